# Revive at a real table.
tapped-explored = I explored the tile at { $hex }
tapped-built = I built on { $hex }
tapped-populated = I populated { $hex }
ask-correct-tile-hexes = What does the tile at { $tile } show?
help-correct-tile-hexes = If it's face down after all, tap that: nothing changes.
    .typed = If it's face down after all, say so: nothing changes.
reason-back = never mind, it can be done
