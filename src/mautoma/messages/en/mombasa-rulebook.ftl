# The rulebook as a whole: what heads its chapters, and what stands around them
rules-title = Mombasa against the Automa
rules-about = The base game's own rules apply wherever no rule here says otherwise. “Ruling” marks what the rulebook leaves open, or shows only as a picture, and we decided.
chapter-S = Set-up
chapter-P = Planning
chapter-A = Acting
chapter-T = Ties
chapter-Q = Which company
chapter-N = Actions without a bonus marker
chapter-K = Actions with a bonus marker
chapter-R = End of the round
chapter-E = End of the game
chapter-X = Printed examples
rules-more = Equal final scores are a draw: the rulebook names no tie-breaker. A full row of books buys no more: points that find no space are lost, unless the ink jar is on the last space (MOM-N11). Areas never become free again, and the display is filled up between rounds only: a report that contradicts this is questioned once. Who holds the token is asked only when you alone could have changed it (MOM-K7).
