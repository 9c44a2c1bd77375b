# The map in coloured characters
mosaic-automa = the Mautoma: small, large, population
mosaic-human = you: a building, a population
mosaic-chosen = what the Mautoma chose last
mosaic-open = you can choose this
mosaic-reach = within { $distance } of the Mautoma: how far its next card may get
