# Tiles that are known
file-tiles = Known tiles
field-tile = Tile
field-hexes = Hexes
field-right = Steps to the right
field-down = Rows down, each half a hex to the right
field-kind = Kind
