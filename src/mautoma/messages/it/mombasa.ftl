game-title = Mombasa
game-about = Mombasa sul tuo tavolo contro l'Automa, una casa commerciale guidata da un mazzo di otto carte. Il programma pensa per lui; i suoi pezzi li muovi tu.
mode-table = Al tavolo
    .help = La scatola è sul tuo tavolo; il programma è il secondo giocatore.

setting-level = Livello
    .help = Il round in cui il mazzo dell'automa passa alla metà più forte.
level-very-easy = molto facile (round 6)
level-easy = facile (round 5)
level-normal = normale (round 4)
level-hard = difficile (round 3)
level-very-hard = molto difficile (round 2)
setting-first = Primo giocatore
    .help = Chi ha all'inizio il segnalino primo giocatore.
first-random = a caso
first-human = tu
first-automa = l'automa
setting-tracks = Tracciati compagnia
    .help = Quale tracciato va con quale compagnia.
tracks-beginner = come per la prima partita
tracks-deal = li distribuisce il programma
tracks-ask = li inserisco io

phase-set-up = Preparazione della partita
phase-planning = Pianificazione
phase-actions = Azioni
phase-preparation = Preparazione del round successivo
phase-scoring = Punteggio finale

# Parole
company-mombasa = Mombasa
company-cape-town = Città del Capo
company-saint-louis = Saint-Louis
company-cairo = Cairo
place-right-1 = riga 1 della colonna destra
place-right-2 = riga 2 della colonna destra
place-right-3 = riga 3 della colonna destra
place-right-4 = riga 4 della colonna destra
place-middle-1 = riga 1 della colonna centrale
place-middle-2 = riga 2 della colonna centrale
place-middle-3 = riga 3 della colonna centrale
place-middle-4 = riga 4 della colonna centrale
place-left-1 = riga 1 della colonna sinistra
place-left-2 = riga 2 della colonna sinistra
place-left-3 = riga 3 della colonna sinistra
place-left-4 = riga 4 della colonna sinistra
track-A = tracciato A
track-B = tracciato B
track-C = tracciato C
track-D = tracciato D
side-human = tu
side-automa = l'automa
good-banana = banane
good-coffee = caffè
good-cotton = cotone
good-expansion = esplorazione
tile-first = primo tassello bonus da sinistra
tile-second = secondo tassello bonus da sinistra
tile-third = terzo tassello bonus da sinistra
tile-fourth = quarto tassello bonus da sinistra
column-right = destra
column-middle = centrale
column-left = sinistra
kind-banana = carta banane
kind-coffee = carta caffè
kind-cotton = carta cotone
kind-expansion = carta esplorazione
kind-diamond = carta diamanti
kind-bookkeeper = carta contabile
kind-share = carta con azioni
action-take-card = acquisire una carta
action-track = avanzare su un tracciato compagnia
action-explore = esplorare
action-books = contabilità
action-diamonds = diamanti
action-majority = maggioranza
action-bonus = azione bonus
action-remove = rimuovere una carta
action-buy = acquistare una carta
action-first-player = primo giocatore
action-remove-post = togliere dal gioco una casetta
card-caravan = Carovana
card-counting-house = Ufficio contabile
card-market-day = Giorno di mercato
card-diamond-mine = Miniera di diamanti
card-quayside = Banchina
card-governors-ball = Ballo del governatore
card-broker = Mediatore
card-outfitter = Fornitore
gain-coins = sterline
gain-diamonds = passi sul tracciato diamanti
gain-books = punti libro
gain-steps = passi su un tracciato compagnia a sua scelta
gain-posts = casette fuori dal gioco
gain-beyond = passi oltre la fine del tracciato
space-majority = maggioranza di { $good }
space-tile = { $tile }
space-remove = «rimozione carta»
space-buy = «acquisto carta»
space-first-player = «primo giocatore»
display-place = riga { $row } della colonna { $column }

# Preparazione
event-track-lies = Metti il { $track } su { $company }.
event-set-up-board = Prepara il tabellone per due giocatori con le regole del gioco: mappa, carte, libri, tasselli bonus.
event-set-up-human = Prepara il tuo materiale come sempre. Prendi il verde: sulle carte automa il verde sei tu, il viola è l'automa.
event-automa-board = Metti di fronte a te una plancia viola per l'automa. Lascia le sue carte azione nella scatola e i suoi slot di riposo vuoti.
event-automa-track-markers = Metti i suoi { $number } segnalini sui tracciati compagnia, uno su ogni spazio 0.
event-automa-diamond = Metti il suo diamante all'inizio del suo tracciato diamanti.
event-automa-jar = Metti il suo calamaio all'inizio del suo tracciato libri.
event-automa-markers = Metti { $number } dei suoi cilindretti accanto alla sua plancia. Lascia gli altri nella scatola.
event-automa-coins = Dagli { $coins ->
        [one] 1 sterlina
       *[other] { $coins } sterline
    } dalla banca.
event-automa-tile = Pesca a caso un tassello bonus iniziale e mettilo accanto alla sua plancia.
event-automa-deck = Metti le sue { $number } carte in un mazzo accanto alla sua plancia.
event-automa-scheme = Tieni a portata di mano lo schemino di espansione.
event-begins = { $side_id ->
        [human] Prendi il segnalino primo giocatore: cominci tu.
       *[automa] Dai all'automa il segnalino primo giocatore: comincia lui.
    }
ask-track-at = Quale tracciato è su { $company }?
help-track-at = Le lettere dei tracciati risolvono i pareggi tra compagnie.
ask-starting-tile = Dove porta l'automa il suo tassello iniziale?
help-starting-tile = L'automa prende solo il bonus di tracciato compagnia. Tocca lo spazio su cui va il suo segnalino.
    .typed = L'automa prende solo il bonus di tracciato compagnia. Scrivi lo spazio su cui va il suo segnalino.
event-starting-steps = Tassello iniziale: sposta il segnalino dell'automa su { $company } dallo spazio { $start } allo spazio { $end }.

# Pianificazione
event-deck-turned = Il mazzo dell'automa si gira: d'ora in poi vale la metà «R 4-5-6-7».
event-reference-card = La carta di riferimento dell'automa è «{ $card }». In cima al suo mazzo: «{ $top_card }».

# Il turno del giocatore
ask-your-action = La tua azione.
help-your-action = Fai un'azione con le regole normali, poi conferma.
note-open-symbols = Per una maggioranza devi battere i suoi simboli scoperti: { $symbols }.
note-no-symbols = Non ha più simboli scoperti: qualsiasi numero ti dà la maggioranza.
option-action-done = Fatto
option-action-finished = Ho finito per questo round
ask-finish-round = L'automa ha finito. Completa il tuo round.
help-finish-round = Fai tutte le azioni che ti restano, poi prosegui.
event-human-finished = Hai finito per questo round.
event-automa-finished = L'automa ha finito per questo round.

# Il turno dell'automa
event-draws = L'automa pesca «{ $card }» ({ $actions }). «{ $priority_card }» dice in che modo.
event-skipped = Non si può: { $action } ({ $reason }).
event-refused = Hai detto che non si può: { $action } ({ $reason }).
event-covers-slot = «{ $card }» copre lo slot { $slot }.
event-discards = «{ $card }» va nella pila degli scarti.
event-nothing-done = Con «{ $card }» non può fare nulla: va nella pila degli scarti.
reason-no-slot = tutti gli slot sono coperti
reason-no-marker = non ha più cilindretti
reason-display-empty = sul tabellone non ci sono carte
reason-no-post = non può piazzare casette
reason-no-majority = non può vincere nessuna maggioranza libera
reason-no-tile = nessun tassello bonus è libero
reason-space-taken = lo spazio è occupato
reason-holds-token = aveva già il segnalino all'inizio del round
reason-area-wrong = un'area non è come indicato
reason-base-empty = la base non ha più casette
reason-no-base = nessuna base ha più casette
reason-human-has-more = tu ne hai almeno altrettanti
reason-other = un altro motivo
ask-carry-out = Esegui: { $action }.
help-carry-out = Non si può? Di' perché, e l'automa passa alla scelta successiva.
option-carried-out = Fatto
cannot-area-wrong = Non si può: un'area non è come indicato
cannot-base-empty = Non si può: la base non ha più casette
cannot-space-taken = Non si può: lo spazio è occupato
cannot-human-has-more = Non si può: ne ho almeno altrettanti
cannot-other = Non si può: un altro motivo

# Carte del tabellone
event-take-card = Prendi dal tabellone la carta nella { $place } e mettila accanto alla plancia dell'automa.
event-buy = Metti un cilindretto dell'automa su «acquisto carta». Non paga nulla.
event-card-taken = { $cards ->
        [one] L'automa ha 1 carta.
       *[other] L'automa ha { $cards } carte.
    }
event-card-not-shown = La carta in cima non mostra quale carta prendere. Cerca un'azione della compagnia più ricca.
event-no-card-fits = Sul tabellone nessuna carta adatta ({ $cards }). Cerca un'azione della compagnia più ricca.
event-looks-for-share = L'automa cerca un'azione di { $company }.
ask-display-cards = Qual è la carta: { $cards }?
help-display-cards = A parità l'automa prende la prima nell'ordine di piazzamento: prima la colonna destra, dall'alto in basso.
best-goods = { $goods }, valore più alto
best-diamond = diamanti, valore più alto
best-bookkeeper = contabile, più punti libro
best-expansion = esplorazione, valore più alto
ask-share-card = Qual è la prima carta con un'azione di { $company }? Prima la colonna destra, dall'alto in basso.
option-no-share = nessuna
ask-first-display-card = Nessuna carta ha azioni. Qual è la prima sul tabellone? Prima la colonna destra, dall'alto in basso.
help-first-display-card = Colonne da destra a sinistra, ciascuna dall'alto in basso.
option-no-card = sul tabellone non ci sono carte

# Tracciati compagnia, diamanti
event-track = { $steps ->
        [0] Il segnalino dell'automa su { $company } ({ $track }) è alla fine del tracciato e resta sullo spazio { $start }.
       *[other] Sposta il segnalino dell'automa su { $company } ({ $track }) dallo spazio { $start } allo spazio { $end }.
    }
event-free-steps = { $steps ->
        [0] Passi a sua scelta: il segnalino dell'automa su { $company } ({ $track }) è alla fine del tracciato e resta sullo spazio { $start }.
       *[other] Passi a sua scelta: sposta il segnalino dell'automa su { $company } ({ $track }) dallo spazio { $start } allo spazio { $end }.
    }
ask-track-gives = { $company }, { $track }, dallo spazio { $start } allo spazio { $end }: quali bonus immediati ottiene l'automa?
help-track-gives = Prende le sterline e i bonus immediati che supera o raggiunge. Non paga costi e non usa azioni bonus né bonus permanenti. Se il tracciato finisce prima, di' quanti passi avanzano.
event-past-the-end = { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    } oltre la fine del tracciato: dai all'automa { $coins } sterline dalla banca. Ne ha { $total }.
event-diamonds = { $steps ->
        [0] Il diamante dell'automa è alla fine del tracciato e resta sullo spazio { $start }.
       *[other] Sposta il diamante dell'automa dallo spazio { $start } allo spazio { $end }.
    }
event-coins = Dai all'automa { $coins ->
        [one] 1 sterlina
       *[other] { $coins } sterline
    } dalla banca. Ne ha { $total }.

# Esplorazione
event-explore = Metti { $number ->
        [one] una casetta di { $company } { $posts }
       *[other] { $number } casette di { $company }: { $posts }
    }.
event-explored-part = { $number ->
        [one] È stato possibile piazzare solo 1 casetta
       *[other] È stato possibile piazzare solo { $number } casette
    } di { $company }: { $posts }.
event-columns-taken = Prendi dalla base di { $company } (colonne da sinistra): { $columns }.
event-columns-returned = Rimetti nella base di { $company }: { $columns }.
column-posts = { $number ->
        [one] 1 casetta
       *[other] { $number } casette
    } nella colonna { $column }
ask-base-columns = Quante casette restano in ogni colonna della base di { $company }, da sinistra?
help-base-columns = Così il programma dice le colonne e conosce il valore delle azioni.
doubt-column = la colonna { $column } di { $company } contiene { $most } casette, non { $posts }.
event-victim = Le casette nere scalzano { $company }, dove hai il maggior vantaggio.
post-one = una { $post }
post-white = nell'area { $area }
post-black = nell'area { $area } al posto di quella di { $company }
all-and = { $first } e { $rest }
all-comma = { $first }, { $rest }
ask-lowest-area = Schemino di espansione: qual è il numero più basso tra le { $area }?
help-lowest-area = L'automa segue i numeri dello schemino in ordine crescente; l'adiacenza non conta.
ask-next-area = Schemino di espansione: qual è il numero dopo { $after } tra le { $area }?
help-next-area = L'automa segue i numeri dello schemino in ordine crescente; l'adiacenza non conta.
area-free = aree libere
area-of = aree con una casetta di { $company }
ask-posts-placed = Quante di queste casette di { $company } hai potuto piazzare, in quest'ordine?
ask-area-gives = Che cosa dà l'area { $area }?
help-area-gives = Si chiede una volta per area; 0 per ciò che non mostra.

# Libri
event-ink-jar = Sposta il calamaio dell'automa sul suo ultimo libro, spazio { $at }. Quel libro non gli dà nulla.
event-ink-jar-stays = { $at ->
        [0] L'automa non ha ancora libri: il suo calamaio resta dov'è.
       *[other] Il calamaio dell'automa è già sul suo ultimo libro e resta sullo spazio { $at }.
    }
event-book-points = { $points ->
        [0] La carta in cima non mostra punti libro: l'automa non ne guadagna.
        [one] L'automa ha 1 punto libro da spendere.
       *[other] L'automa ha { $points } punti libro da spendere.
    }
event-book-points-sold = Il calamaio è sull'ultimo spazio: { $points ->
        [one] 1 punto libro diventa
       *[other] { $points } punti libro diventano
    } { $coins } sterline. Dalle all'automa dalla banca: ne ha { $total }.
event-book-points-lost = { $points ->
        [one] 1 punto libro è perso
       *[other] { $points } punti libro sono persi
    }: non può comprare libri.
event-book-with-coin = Prendi il libro { $letter } numero { $number }, in ordine di lettura, e mettilo sullo spazio { $at } della plancia dell'automa. Dai all'automa la moneta che c'è sotto: ha { $total } sterline.
event-book-first = Prendi il primo libro { $letter } in ordine di lettura e mettilo sullo spazio { $at } della plancia dell'automa. Non ci sono più { $letter }? Allora il primo libro rimasto fra A, B, C.
ask-book-left = Ci sono ancora libri { $letter }?
help-book-left = Se una lettera è esaurita, l'automa prende la prima rimasta fra A, B, C.
ask-book-coin = Quale libro { $letter }, in ordine di lettura, è il primo con una moneta sotto?
help-book-coin = L'automa preferisce un libro con una moneta; altrimenti prende il primo in ordine di lettura. Sotto un libro c'è al massimo una moneta.
option-book-no-coin = nessuno ha una moneta
option-book-none = non restano libri di questa lettera
option-book-place = libro { $number }

# Cilindretti
event-majority = Metti un cilindretto dell'automa sulla maggioranza di { $good }, se lo spazio è libero e le tue carte scoperte e non usate ne mostrano meno di { $number }.
event-bonus = Metti un cilindretto dell'automa sul { $tile }, se è libero. Non riceverà il tassello.
event-remove = Metti un cilindretto dell'automa su «rimozione carta». Non rimuove carte.
event-first-player = Metti un cilindretto dell'automa su «primo giocatore».
event-take-token = Dai all'automa il segnalino primo giocatore. Comincia lui dal prossimo round.
ask-space-free = Lo spazio { $space } è libero?
event-post-removed = Metti nella scatola quella casetta di { $company }: è fuori dal gioco.
ask-majority-gives = Metti il cilindretto. Che cosa dà la maggioranza di { $good }?
help-majority-gives = Si chiede una volta per maggioranza; 0 per ciò che non mostra.

# Notizie per compagnia
ask-human-steps = Dove sono i tuoi segnalini: { $companies }?
ask-share-values = Quanto vale adesso un'azione: { $companies }?

# Preparazione del round successivo
event-round-over = Il round { $round } è finito.
event-markers-back = { $number ->
        [one] Riprendi dal tabellone il cilindretto dell'automa.
       *[other] Riprendi dal tabellone i { $number } cilindretti dell'automa.
    }
event-no-tile = Non dare tasselli bonus all'automa: quelli che ha prenotato restano sul tabellone.
event-cards-together = Ricomponi il mazzo dell'automa: tutte e otto le carte, anche quella di riferimento.

# Punteggio
ask-automa-track-shares = Quante azioni mostra il segnalino dell'automa su ciascun tracciato compagnia? È qui: { $markers }.
help-automa-track-shares = L'ultimo simbolo raggiunto dà il totale: non si sommano.
marker-on = spazio { $at } di { $company }
ask-human-shares = Quante azioni di ciascuna compagnia hai, tra tracciati e carte?
event-score-shares = { $side_id ->
        [human] Tu
       *[automa] L'automa
    }: { $shares ->
        [one] 1 azione
       *[other] { $shares } azioni
    } di { $company } a { $value }: { $points }.
event-score-diamonds = { $side_id ->
        [human] Tu
       *[automa] L'automa
    }: tracciato diamanti, spazio { $at }: { $points }.
event-score-books = { $side_id ->
        [human] Tu
       *[automa] L'automa
    }: calamaio, spazio { $at }: { $points }.
event-score = { $side_id ->
        [human] Tu
       *[automa] L'automa
    }: sterline { $coins }, azioni { $share_points }, diamanti { $diamond_points }, libri { $book_points }. Totale { $total }.
result-won = Hai vinto, { $human } a { $automa }.
result-lost = Ha vinto l'automa, { $automa } a { $human }.
result-drawn = Pareggio: { $human } a testa.

# Correzione a mano
aside-correct = Correggi un numero
ask-correct-what = Quale numero dell'automa è sbagliato?
correct-nothing = nessuno: è tutto giusto
ask-correct-to = Qual è il numero giusto: { $number }?
ask-correct-token = Chi ha il segnalino primo giocatore?
event-corrected = Corretto a mano: { $number }, { $old } → { $new }.
event-corrected-token = Corretto a mano: il segnalino primo giocatore { $side_id ->
        [human] ce l'hai tu
       *[automa] ce l'ha l'automa
    }.
number-coins = sterline
number-diamonds = spazio sul tracciato diamanti
number-books = libri sulla sua plancia
number-jar = spazio del calamaio
number-markers = cilindretti disponibili
number-cards = carte prese
number-steps = passi sul tracciato di { $company }
number-shares = azioni di { $company } sulle sue carte
number-first = il segnalino primo giocatore

# Ora sul tuo tavolo
event-now-round = Sei di nuovo al round { $round }: annulla ciò che hai preparato per i round successivi.
event-now-in-deck = Di nuovo nel mazzo dell'automa: { $cards }.
event-now-reference = Carta di riferimento dell'automa: { $card }.
event-now-slots = Sui suoi slot, dal primo: { $cards }.
event-now-discards = Nella sua pila degli scarti: { $cards }.
event-now-drawn = Pescata, non ancora riposta: { $card }.
event-now-area-free = L'area { $area } è libera: rimetti la casetta di { $company } nella sua base.
event-now-area-owner = Nell'area { $area } va una casetta di { $owner_company }, dalla sua base: rimetti quella di { $company } nella propria.
event-now-post-in-game = Rimetti nella sua base una casetta di { $company } tolta dal gioco.
event-now-columns = Casette nella base di { $company }, colonna per colonna da sinistra: { $numbers }.
event-now-display-card = Rimetti sul tabellone l'ultima carta presa dall'automa: { $place }.
event-now-book-with-coin = Rimetti il libro { $letter } dallo spazio { $at } della plancia dell'automa come numero { $number } della sua lettera in ordine di lettura, con una moneta sotto.
event-now-book-first = Rimetti il libro { $letter } dallo spazio { $at } della plancia dell'automa come primo della sua lettera in ordine di lettura.
event-now-number = L'automa, { $number }: { $value }.
event-now-marker = Metti qui un cilindretto dell'automa: { $space }.
event-now-no-marker = Riprendi il cilindretto dell'automa da qui: { $space }.
event-now-token = Segnalino primo giocatore: { $side }.

# Notizie che sembrano impossibili
doubt-steps-back = su { $company } il tuo segnalino era allo spazio { $before } e nulla lo fa tornare a { $steps }.
doubt-steps-length = il tracciato di { $company } ha solo { $length } spazi, non { $steps }.
doubt-share-value = un'azione di { $company } non può valere { $value }: al massimo { $most }.
doubt-shares = non possono esserci { $shares } azioni di { $company }: al massimo { $most }.
doubt-area-owner = nell'area { $area } l'automa ha messo una casetta di { $company }.
doubt-area-lower = l'area { $area } viene prima della { $before }, la più bassa libera, e le aree non tornano mai libere.
doubt-beyond = { $steps ->
        [one] aveva solo 1 passo
       *[other] aveva solo { $steps } passi
    } da fare.

# Perché
criterion-richest = azioni di maggior valore
criterion-lead = maggior vantaggio dell'automa su di te
criterion-deficit = maggior svantaggio dell'automa rispetto a te
criterion-human-fewest = dove hai meno avanzamenti
criterion-automa-most = dove l'automa ha più avanzamenti
criterion-human-leads = lì sei davvero in vantaggio
criterion-human-lead = il tuo maggior vantaggio
criterion-track-order = prima lettera del tracciato
criterion-set-up-order = prima nell'ordine di piazzamento
criterion-space-free = lo spazio è libero
criterion-base-has-posts = la sua base ha ancora casette
criterion-majority-won = l'automa ne ha più di te
criterion-own-goods = numero più alto dell'automa

# Il tavolo di prova
event-stand-in-acts = La tua parte: { $did }
did-steps = { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    } sul tracciato di { $company }, fino allo spazio { $at }.
did-post = una casetta di { $company } nell'area { $area }.
did-oust = una casetta di { $company } nell'area { $area }, al posto di quella di { $ousted_company }.
did-card = prende una carta dal tabellone: { $kind }, { $number }.
did-book = prende un libro { $letter } e sposta il calamaio.
did-diamonds = avanza sul tracciato diamanti, fino allo spazio { $at }.
did-marker = mette un cilindretto su: { $space }.
