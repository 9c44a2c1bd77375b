# Revive a un tavolo vero.
tapped-explored = ho esplorato la tessera in { $hex }
tapped-built = ho costruito su { $hex }
tapped-populated = ho popolato { $hex }
