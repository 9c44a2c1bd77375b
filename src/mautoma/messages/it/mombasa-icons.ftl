# Un nome per ogni icona, letto ad alta voce e nella legenda
icon-take-card = Acquisire una carta del tabellone
icon-track = Avanzare su un tracciato compagnia
icon-explore = Esplorare
icon-books = Contabilità
icon-diamonds = Diamanti
icon-majority = Maggioranza
icon-bonus = Azione bonus
icon-remove = Rimuovere una carta
icon-buy = Acquistare una carta
icon-first-player = Primo giocatore
icon-banana = Banane
icon-coffee = Caffè
icon-cotton = Cotone
icon-expansion = Esplorazione
icon-bookkeeper = Contabile
icon-share = Un'azione della compagnia più ricca
icon-highest = Il numero più alto
icon-no-good = Nessuna merce
icon-richest = La compagnia più ricca
icon-lead = Dove è più avanti di te
icon-deficit = Dove è più indietro di te
icon-human-fewest = Dove tu hai meno avanzamenti
icon-automa-most = Dove lui ha più avanzamenti
icon-human-lead = Dove tu sei più avanti: lì scalza casette
icon-white-post = Casetta bianca: in un'area libera
icon-black-post = Casetta nera: in un'area di un'altra compagnia
icon-remove-post = Una casetta esce dal gioco
icon-book = Libro
icon-jar = Calamaio
icon-coin = Sterline
icon-marker = Cilindretto
icon-yours = Il tuo segnalino
icon-its = Il segnalino dell'automa
icon-round = Un nuovo round

# Il lato azioni di una carta: per ogni azione un nome e una riga d'aiuto
ledger-first = La prima possibile.
ledger-unknown = ?
ledger-unknown-how = non ancora inserita
ledger-take-card = Acquisisci una carta
ledger-take-card-how = dal tabellone
ledger-track = Avanza
ledger-track-how = su un tracciato compagnia
ledger-explore = Esplora
ledger-explore-how = casette sulla mappa
ledger-books = Contabilità
ledger-books-how = calamaio sull'ultimo libro, poi punti
ledger-diamonds = Diamanti
ledger-diamonds-how = passi sul suo tracciato
ledger-majority = Maggioranza
ledger-majority-how = di una merce di cui ha di più
ledger-bonus = Azione bonus
ledger-bonus-how = il primo tassello libero fra questi
ledger-remove = Rimuovi una carta
ledger-remove-how = per 5 sterline
ledger-buy = Acquista una carta
ledger-buy-how = gratis
ledger-first-player = Primo giocatore
ledger-first-player-how = il segnalino e un punto libro

# Il lato priorità
rounds-early = R 1-2-3
rounds-late = R 4-5-6-7
half-symbols = Come carta di riferimento: { $symbols }.
rounds-from-to = { $last ->
    [1] Round 1
   *[other] Round { $first }–{ $last }
  } ({ $printed })

# Le carte dell'automa sul tavolo
round-of = Round { $round } di { $rounds }
slot-covered = { $symbol }, coperto
says-how = In che modo lo fa
line-own-back = Era l'ultima carta: il suo stesso dorso dice in che modo si svolgono le azioni:

# La sua plancia
board-diamonds = Diamanti: { $at } di { $last }
board-books = Calamaio: { $at } di { $last }

# La mappa
picture-map = La mappa
map-alt = Una mappa dell'Africa con le basi delle quattro compagnie.
map-base = { $company }: un'azione vale { $value }, casette nella base: { $posts }.
