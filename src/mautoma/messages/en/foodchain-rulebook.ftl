# The rulebook as a whole: its chapter headings, and the words around them
rules-title = Food Chain Magnate against Mautoma Inc.
rules-about = The base game's rules apply unless a rule here says otherwise. “Ruling” marks what the rulebooks leave open and we decided; a note says where the English and Italian rulebooks differ.
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
rules-more = If the bank hasn't broken twice after 60 rounds, the game stops as “unfinished”, on screen and at the table: two chains that never sell would play for ever. Play to win and you won't get near it.
