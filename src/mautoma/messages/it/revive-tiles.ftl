# Tessere note
file-tiles = Tessere note
field-tile = Tessera
field-hexes = Esagoni
field-right = Passi a destra
field-down = File in giù, ognuna mezzo esagono a destra
field-kind = Tipo
