# Revive a un tavolo vero.
tapped-explored = Ho esplorato la tessera in { $hex }
tapped-built = Ho costruito su { $hex }
tapped-populated = Ho popolato { $hex }
ask-correct-tile-hexes = Che cosa mostra la tessera in { $tile }?
help-correct-tile-hexes = Se invece è ancora coperta, tocca quello: non cambia niente.
    .typed = Se invece è ancora coperta, dillo: non cambia niente.
reason-back = lascia stare, si può fare
