# How a piece lies, on screen
ask-restaurant-lies = How does the restaurant lie, and where is its entrance?
help-restaurant-lies = The entrance must be next to a road; distances are counted from it.
option-restaurant-lies = { $first } to { $last }, entrance { $entrance }: { $distances }
ask-house-lies = How does house { $house } lie?
option-house-lies = { $first } to { $last }, garden to the { $direction }
ask-campaign-map-tile = On which tile of the map do you place the radio?
help-campaign-map-tile = It reaches every house on that tile and on the eight around it.
option-map-tile = { $first } to { $last }: { $reach }
