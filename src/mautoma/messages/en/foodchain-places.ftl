# Which way round a piece goes, on screen
ask-restaurant-lies = Which way round does it go, and where's the entrance?
help-restaurant-lies = The entrance must be next to a road; distances count from there.
option-restaurant-lies = { $first } to { $last }, entrance { $entrance }: { $distances }
ask-house-lies = Which way round does house { $house } go?
option-house-lies = { $first } to { $last }, garden to the { $direction }
ask-campaign-map-tile = Which map tile do you place the radio on?
help-campaign-map-tile = It reaches every house on that tile and on the eight around it.
option-map-tile = { $first } to { $last }: { $reach }
