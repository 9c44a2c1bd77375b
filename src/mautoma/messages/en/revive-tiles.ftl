# Tiles that are known
file-tiles = Known tiles
field-tile = Tile
field-hexes = Hexes
field-right = Steps to the right
field-down = Rows down (each half a hex right)
field-kind = Kind

# The Mautoma explores a tile
ask-turn-up = What does the tile at { $tile } show, now that you've turned it over?
help-turn-up = Its hexes are named on the map.
aside-cannot = It can't explore there

# The known tiles in the gallery
picture-tiles = Known tiles
alt-tiles = { $number ->
    [one] The one known tile.
   *[other] The { $number } known tiles; S marks a start tile.
  }
did-open-hexes = the tile at { $tile }
did-tile-hexes = the tile at { $tile }
did-turn-up = the tile at { $tile }
