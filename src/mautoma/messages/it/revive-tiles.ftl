# Tessere note
file-tiles = Tessere note
field-tile = Tessera
field-hexes = Esagoni
field-right = Passi a destra
field-down = File in giù, ognuna mezzo esagono a destra
field-kind = Tipo

# The Mautoma explores a tile
ask-turn-up = Volta la tessera in { $tile }, segnata sulla mappa, come preferisci. Che cosa mostra?
help-turn-up = Una volta posata resta così. I nomi dei suoi esagoni stanno sulla mappa.
aside-cannot = Lì non può esplorare
