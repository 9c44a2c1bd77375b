# The tracks in coloured characters
mosaic-human = your marker
mosaic-last-seen = where it was last seen
mosaic-automa = the automa's marker
