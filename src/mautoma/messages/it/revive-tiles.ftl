# Tessere conosciute
file-tiles = Tessere conosciute
field-tile = Tessera
field-hexes = Esagoni
field-right = Passi a destra
field-down = Righe in giù, ognuna mezzo esagono a destra
field-kind = Tipo
