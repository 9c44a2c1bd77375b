# I tracciati in caratteri colorati
mosaic-human = il tuo segnalino
mosaic-last-seen = dov'era l'ultima volta
mosaic-automa = il segnalino dell'automa
