# La posizione
picture-reference = Le carte dell'automa
picture-board = La plancia dell'automa
picture-tracks = I tracciati compagnia
picture-display = Le carte del tabellone
picture-score = Il foglio dei punti
summary = { $round ->
    [0] Preparazione
   *[other] Round { $round }/7 · l'automa ha £{ $coins }
  }
summary-over = Finita: tu { $human }, l'automa { $automa }
half-early = metà «R 1-2-3»
half-late = metà «R 4-5-6-7»
symbol-none = X
symbol-good = { $good } { $number }
card-name = { $card }
company-name = { $company }
track-name = { $track }
mark-automa = A
mark-human = T
mark-last-seen = L'ultima volta il tuo segnalino era sullo spazio { $human }; può essersi mosso.
pile-deck = carte nel mazzo
pile-discard = pila degli scarti
order-number = n. { $number }
display-gone = presa
display-alt = Le carte del tabellone: tre colonne di quattro, numerate nell'ordine di piazzamento dalla cima della colonna destra.
line-set-up = Preparazione della partita.
line-round = Round { $round } di { $rounds }, { $half }.
line-reference = Carta di riferimento: «{ $card }».
line-slot-open = Slot { $slot }: { $symbol }, scoperto.
line-slot-covered = Slot { $slot }: { $symbol }, coperto da «{ $card }».
line-deck = { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } nel mazzo, { $discards } negli scarti.
line-drawn = Pescata: «{ $card }» ({ $actions }).
line-top = In cima al mazzo: «{ $card }». Dice in che modo si svolgono le azioni:
line-priority-card = Carta: { $best }.
line-priority-track = Tracciato: { $by }, { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }.
line-priority-explore = Esplorazione: { $by }, casette bianche { $white }, nere { $black }.
line-priority-books = Libri: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
line-priority-diamonds = Diamanti: { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }.
best-richest-share = azione della compagnia più ricca
side-name = { $side }
sheet-coins = Sterline
sheet-shares = Azioni
sheet-diamonds = Tracciato diamanti
sheet-books = Tracciato libri
sheet-total = Totale
line-coins = Sterline: { $coins }.
line-diamonds = Tracciato diamanti: spazio { $at } di { $last }.
line-books = Libri: { $books } di { $last } spazi; calamaio sullo spazio { $jar }.
line-markers = Cilindretti disponibili: { $markers }.
line-cards = Carte prese: { $cards }{ $shares ->
        [0] {""}; le loro azioni si contano alla fine
       *[other] ; le loro azioni di compagnia: { $companies }
    }.
line-first = Primo giocatore: { $side }.
line-track = { $company } ({ $track }): l'automa su { $automa }, tu su { $human }.
line-track-unsure = { $company } ({ $track }): l'automa su { $automa }, tu (l'ultima volta) su { $human }.

# Nel tuo turno: che cosa conta dell'automa
glance-good = { $good }
glance-none = nessun simbolo
glance-covered = coperto
