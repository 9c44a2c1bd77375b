# The rulebook as a whole: its chapter titles, and the words around them
rules-title = Revive and Call of the Abyss against the Mautoma
rules-about = The base game's own rules, and the expansion's if you use it, apply wherever no rule here says otherwise. “Ruling” marks what the rulebook leaves open and we decided.
chapter-S = Set-up
chapter-H = Your exceptions
chapter-T = The Mautoma's turn
chapter-C = The six cards
chapter-B = Building
chapter-P = Populating
chapter-X = Exploring
chapter-D = Distance
chapter-K = Ties
chapter-V = Tribes and variants
chapter-E = The end
rules-more = The program tells you your five exceptions at the start, and each again when it applies. “That can't be done” asks for a reason: there's already a building, it's a different kind of hex, the tile is already face up, or something else. The program corrects the map and the Mautoma chooses again by the same rules; a hex or tile refused for another reason is left out for that action only. You can also correct by hand, at any question, whatever the program keeps, and the log says so.
