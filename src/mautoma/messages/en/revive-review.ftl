# A look back
review-growth = The map after each turn
review-turn = Turn
review-tiles = Tiles face up
review-small = The Mautoma's small buildings
review-large = Its large ones
review-populations = Its populations
