"""The geometry of the map: hexes and tiles, distances, and the order of the arrows."""
