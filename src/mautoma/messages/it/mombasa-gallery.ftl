# L'edizione, da guardare e da stampare
picture-printed-reference = Un round in breve
gallery-cards = Le otto carte
gallery-tile = { $bonus }
bonus-first = primo
bonus-second = secondo
bonus-third = terzo
bonus-fourth = quarto
gallery-card-alt = { $card }: { $actions }
gallery-reference-alt = Il round dell'automa in breve.
gallery-plan = Pianificazione
gallery-plan-how = Metti le otto carte nello stesso verso, girate sulla metà del round, mescolate, lato priorità in su. La carta in fondo va di traverso: i suoi tre simboli sono gli slot.
gallery-act = La sua azione
gallery-act-how = Pesca una carta ed esegui la prima azione possibile; il lato priorità ora in cima al mazzo dice in che modo. Se usa un cilindretto la carta va negli scarti, altrimenti sul primo slot libero.
gallery-tie = Pareggi
gallery-tie-how = Carte del tabellone: colonne da destra a sinistra, ciascuna dall'alto in basso. Compagnie: per lettera del tracciato.
gallery-end = Fine del round
gallery-end-how = Di nuovo insieme le otto carte, indietro i suoi cilindretti.
