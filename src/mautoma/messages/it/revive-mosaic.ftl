# La mappa in caratteri colorati
mosaic-automa = il Mautoma: piccolo, grande, popolazione
mosaic-human = tu: un edificio, una popolazione
mosaic-chosen = l'ultima scelta del Mautoma
mosaic-open = puoi sceglierlo
mosaic-reach = entro { $distance } dal Mautoma: fin dove può arrivare la sua prossima carta
