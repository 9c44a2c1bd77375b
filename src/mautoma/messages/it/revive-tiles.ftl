# Tessere note
file-tiles = Tessere note
field-tile = Tessera
field-hexes = Esagoni
field-right = Passi a destra
field-down = File in giù (ognuna mezzo esagono a destra)
field-kind = Tipo

# Il Mautoma esplora una tessera
ask-turn-up = Che cosa mostra la tessera in { $tile }, ora che l'hai girata?
help-turn-up = I nomi dei suoi esagoni sono sulla mappa.
aside-cannot = Lì non può esplorare

# Le tessere note nella galleria
picture-tiles = Tessere note
alt-tiles = { $number ->
    [one] L'unica tessera nota.
   *[other] Le { $number } tessere note; S segna una tessera iniziale.
  }
did-open-hexes = la tessera in { $tile }
did-tile-hexes = la tessera in { $tile }
did-turn-up = la tessera in { $tile }
