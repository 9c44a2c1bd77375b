# A look back
review-growth = The map after each turn
review-turn = Turn
review-tiles = Tiles face up
review-small = Small buildings of the Mautoma
review-large = Large ones
review-populations = Its populations
