# The rulebook as a whole: what heads its chapters, and what stands around them
rules-title = Revive and Call of the Abyss against the Mautoma
rules-about = The base game's own rules, and those of the expansion where it is used, apply wherever no rule here says otherwise. “Ruling” marks what the rulebook leaves open and we decided.
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
rules-more = Your five exceptions are told once at the start, and each again at the moment it applies. “That cannot be done” names a reason: a building stands there already, it is another kind of hex, the tile already lies face up, or something else. The map learns it and the Mautoma chooses again by the same rules; a hex or tile refused for another reason is left out for that action only. Whatever the program keeps can also be corrected by hand at any question, and the log says so.
