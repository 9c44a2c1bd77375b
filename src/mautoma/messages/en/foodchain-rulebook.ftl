# The rulebook as a whole: what heads its chapters, and what stands around them
rules-title = Food Chain Magnate against Mautoma Inc.
rules-about = The base game's own rules apply wherever no rule here says otherwise. “Ruling” marks what the rulebooks leave open and we decided; a note says where the English and the Italian rulebook differ.
chapter-S = Set-up
chapter-O = What Mautoma Inc. is
chapter-R = Restructuring and order of business
chapter-W = Working
chapter-B = Building a house or a garden
chapter-D = Dinnertime
chapter-P = Payday
chapter-M = Marketing
chapter-C = Clean-up
chapter-E = The end
rules-more = On screen, a game in which the bank has not broken twice after 60 rounds is stopped as “unfinished”: two chains that never sell would play for ever. Nobody who plays to win gets near it.
