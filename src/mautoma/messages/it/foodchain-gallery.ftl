# L'edizione, da guardare e da stampare
picture-printed-mat = Il playmat della Mautoma Inc.
picture-printed-reference = Un round in breve
gallery-mat-alt = Il playmat della Mautoma Inc.: cinque freezer da 0 a 10, il modificatore del prezzo e il tracciato vendite.
gallery-one-of-each = uno di ogni prodotto
gallery-city-supply = rifornimento
gallery-reference-alt = Un round della Mautoma Inc. in breve, fase per fase.
gallery-reference-working = Quando hai lavorato, gira una carta; la prima resta per due round. Esegui le sue icone in ordine. I pareggi li vince il freezer più in alto.
gallery-reference-dinnertime = Il suo prezzo è quello della carta più il modificatore; la distanza parte dalla strada più vicina che esce dalla mappa. Se la carta mostra le icone: marker delle vendite avanti di un passo per ogni casa servita, 1$ per obiettivo.
gallery-reference-marketing = Prima le sue nuove campagne; poi tutte le campagne in ordine di numero, le sue al numero blu.
gallery-reference-clean-up = Prende gli obiettivi della sua carta. Escono dal gioco le altre copie di quelli ottenuti nel round.
gallery-price = { $price }$
