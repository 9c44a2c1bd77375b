# Revive at a real table.
tapped-explored = I explored the tile at { $hex }
tapped-built = I built on { $hex }
tapped-populated = I populated { $hex }
