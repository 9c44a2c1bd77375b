# Tiles that are known
file-tiles = Known tiles
field-tile = Tile
field-hexes = Hexes
field-right = Steps to the right
field-down = Rows down, each half a hex to the right
field-kind = Kind

# The Mautoma explores a tile
ask-turn-up = Turn over the tile at { $tile }, marked on the map, any way you like. What does it show?
help-turn-up = Once it lies there it stays that way. The names of its hexes are on the map.
aside-cannot = It cannot explore there

# The known tiles in the gallery
picture-tiles = Known tiles
alt-tiles = { $number ->
    [one] The one tile that is known.
   *[other] The { $number } tiles that are known; S marks a start tile.
  }
