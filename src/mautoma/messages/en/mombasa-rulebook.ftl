# The rulebook as a whole: its chapter titles and the text around them
rules-title = Mombasa against the Automa
rules-about = The base game's rules apply unless a rule here says otherwise. “Ruling” marks what we decided because the rulebook leaves it open or shows it only as a picture.
chapter-S = Set-up
chapter-P = Planning
chapter-A = Actions
chapter-T = Ties
chapter-Q = Which company
chapter-N = Actions without a bonus marker
chapter-K = Actions with a bonus marker
chapter-R = End of the round
chapter-E = End of the game
chapter-X = Printed examples
rules-more = Equal final scores are a draw: the rulebook names no tie-breaker. A full row of books buys no more: points with no space left are lost, unless the ink jar is on the last space (MOM-N11). Areas never become free again, and the display is refilled only between rounds: the program questions a report that contradicts this once. It asks who has the token only when you alone could have changed it (MOM-K7).
