game-title = Mombasa
game-about = Mombasa sul tuo tavolo contro l'Automa, una casa commerciale guidata da un mazzo di otto carte. Il programma è la sua testa; i suoi pezzi li muovi tu.
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
    .help = Quale tracciato sta presso quale compagnia.
tracks-beginner = come nella prima partita
tracks-deal = li distribuisce il programma
tracks-ask = dico io come sono disposti

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
gain-steps = passi su un tracciato compagnia a scelta
gain-posts = casette fuori dal gioco
gain-beyond = passi oltre la fine del tracciato
space-majority = maggioranza di { $good }
space-tile = { $tile }
space-remove = «rimozione carta»
space-buy = «acquisto carta»
space-first-player = «primo giocatore»
display-place = riga { $row } della colonna { $column }

# Preparazione
event-track-lies = { $company } ha il { $track }.
event-set-up = Prepara il tavolo per due giocatori. L'automa riceve una plancia, { $markers } cilindretti, 4 segnalini tracciato, un diamante, un calamaio e { $coins ->
        [one] 1 sterlina
       *[other] { $coins } sterline
    }; nessuna carta azione.{ $scheme_id ->
        [numbers] {" "}Tieni a portata di mano lo schemino di espansione.
       *[other] {""}
    }
event-begins = Primo giocatore: { $side }.
ask-track-at = Quale tracciato sta presso { $company }?
help-track-at = I pareggi tra compagnie si risolvono con le lettere dei tracciati.
ask-starting-tile = Pesca a caso un tassello iniziale per l'automa. Quanti passi mostra su ciascun tracciato compagnia?
help-starting-tile = L'automa prende solo il bonus di tracciato del suo tassello. 0 dove il tassello non mostra nulla.
event-starting-steps = Tassello iniziale: fai avanzare il segnalino dell'automa su { $company } di { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }, dallo spazio { $start } allo spazio { $end }.

# Pianificazione
event-deck-turned = Il mazzo dell'automa si gira: d'ora in poi vale la metà «R 4-5-6-7».
event-reference-card = La carta di riferimento dell'automa è «{ $card }»; in cima al suo mazzo c'è «{ $top_card }».

# Il turno del giocatore
ask-your-action = La tua azione.
help-your-action = Gioca un'azione con le regole normali, poi dillo. La carta di riferimento mostra i numeri dell'automa per le maggioranze: valgono solo quelli non ancora coperti.
option-action-done = Fatto
option-action-finished = Ho finito per questo round
ask-finish-round = L'automa non ha più nulla da fare. Gioca il resto del tuo round.
help-finish-round = Fai tutte le azioni che ti restano prima di proseguire.
event-human-finished = Hai finito per questo round.
event-automa-finished = L'automa ha finito per questo round.

# Il turno dell'automa
event-draws = L'automa pesca «{ $card }» ({ $actions }). «{ $priority_card }» dice in che modo.
event-skipped = Non è possibile: { $action } ({ $reason }).
event-refused = Hai detto che non si può fare: { $action } ({ $reason }).
event-covers-slot = «{ $card }» copre lo slot { $slot }.
event-discards = «{ $card }» va nella pila degli scarti.
event-nothing-done = Di «{ $card }» non si può fare nulla: va nella pila degli scarti.
reason-no-slot = tutti gli slot sono coperti
reason-no-marker = nessun cilindretto disponibile
reason-display-empty = sul tabellone non ci sono carte
reason-no-post = non si può piazzare nessuna casetta
reason-no-majority = non vince nessuna maggioranza libera
reason-no-tile = nessun tassello bonus è libero
reason-space-taken = lo spazio è occupato
reason-holds-token = aveva il segnalino all'inizio del round
reason-area-wrong = un'area non è come indicato
reason-base-empty = le casette della base sono finite
reason-human-has-more = ne hai almeno altrettanti
reason-other = un altro motivo
ask-carry-out = Esegui: { $action }.
help-carry-out = Se non si può fare, di' perché: l'automa passa alla cosa migliore che resta.
option-carried-out = Fatto
cannot-area-wrong = Non si può: un'area non è come indicato
cannot-base-empty = Non si può: le casette della base sono finite
cannot-space-taken = Non si può: lo spazio è occupato
cannot-human-has-more = Non si può: ne ho almeno altrettanti
cannot-other = Non si può: un altro motivo

# Carte del tabellone
event-take-card = Prendi dal tabellone la carta in { $place } e mettila a fianco della plancia dell'automa.
event-buy = Metti un cilindretto dell'automa su «acquisto carta»; prendi dal tabellone la carta in { $place } e mettila a fianco della sua plancia. Non paga nulla.
event-card-taken = { $cards ->
        [one] L'automa ha 1 carta.
       *[other] L'automa ha { $cards } carte.
    }
event-no-card-fits = Nessuna carta va bene: { $cards }. L'automa cerca un'azione della compagnia più ricca.
event-looks-for-share = L'automa cerca un'azione di { $company }.
ask-display-cards = Tocca { $cards }.
help-display-cards = Tra carte pari l'automa prende la prima nell'ordine di piazzamento: colonne da destra a sinistra, ciascuna dall'alto in basso.
best-goods = la carta con il numero più alto fra tutte le carte { $goods }; più d'una solo se pari, nessuna se non ce n'è
best-diamond = la carta con il numero più alto fra tutte le carte diamanti; più d'una solo se pari, nessuna se non ce n'è
best-bookkeeper = il contabile con più punti libro; più d'uno solo se pari, nessuno se non ce n'è
best-expansion = la carta con il numero più alto fra tutte le carte esplorazione; più d'una solo se pari, nessuna se non ce n'è
cards-share = ogni carta con un'azione di { $company }, o nessuna se non ce n'è
ask-first-display-card = Nessuna azione di compagnia sul tabellone. Qual è la sua prima carta nell'ordine di piazzamento?
help-first-display-card = Colonne da destra a sinistra, ciascuna dall'alto in basso.
option-no-card = sul tabellone non ci sono carte

# Tracciati compagnia, diamanti
event-track = { $steps ->
        [0] Il segnalino dell'automa su { $company } ({ $track }) è alla fine del tracciato: lascialo sullo spazio { $start }.
        [one] Fai avanzare il segnalino dell'automa su { $company } ({ $track }) di 1 passo, dallo spazio { $start } allo spazio { $end }.
       *[other] Fai avanzare il segnalino dell'automa su { $company } ({ $track }) di { $steps } passi, dallo spazio { $start } allo spazio { $end }.
    }
event-free-steps = { $steps ->
        [0] Passi a sua scelta: il segnalino dell'automa su { $company } ({ $track }) è alla fine del tracciato; lascialo sullo spazio { $start }.
        [one] Un passo a sua scelta: fai avanzare il segnalino dell'automa su { $company } ({ $track }) dallo spazio { $start } allo spazio { $end }.
       *[other] { $steps } passi a sua scelta: fai avanzare il segnalino dell'automa su { $company } ({ $track }) dallo spazio { $start } allo spazio { $end }.
    }
ask-track-gives = { $company }, { $track }, dallo spazio { $start } allo spazio { $end }: quali premi una tantum supera o raggiunge l'automa?
help-track-gives = Prende le sterline stampate e i premi immediati; non paga costi e non usa azioni bonus né abilità permanenti. Se il tracciato finisce prima, di' quanti passi avanzano.
event-past-the-end = { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    } oltre la fine del tracciato: dai all'automa { $coins } sterline. Ne ha { $total }.
event-diamonds = { $steps ->
        [0] Il diamante dell'automa è alla fine del tracciato: lascialo sullo spazio { $start }.
        [one] Fai avanzare il diamante dell'automa di 1 passo, dallo spazio { $start } allo spazio { $end }.
       *[other] Fai avanzare il diamante dell'automa di { $steps } passi, dallo spazio { $start } allo spazio { $end }.
    }
event-coins = Dai all'automa { $coins ->
        [one] 1 sterlina
       *[other] { $coins } sterline
    }. Ne ha { $total }.

# Esplorazione
event-explore = Piazza { $number ->
        [one] una casetta di { $company } { $posts }
       *[other] { $number } casette di { $company }: { $posts }
    }.
event-explored-part = Solo { $number ->
        [one] 1 casetta
       *[other] { $number } casette
    } di { $company } { $number ->
        [one] si è potuta piazzare
       *[other] si sono potute piazzare
    }: { $posts }.
event-columns-taken = Prendi dalla base di { $company }, colonne contate da sinistra: { $columns }.
event-columns-returned = Rimetti nella base di { $company }: { $columns }.
column-posts = { $number ->
        [one] 1 casetta
       *[other] { $number } casette
    } nella colonna { $column }
ask-base-columns = Quante casette ci sono ancora in ciascuna colonna della base di { $company }, da sinistra?
help-base-columns = Così il programma dice le colonne e conosce il valore delle azioni.
doubt-column = la colonna { $column } di { $company } contiene { $most } casette, non { $posts }.
event-victim = Le casette nere scalzano { $company }, dove il tuo vantaggio è maggiore.
post-one = una { $post }
post-white = nell'area { $area }
post-black = nell'area { $area } al posto di quella di { $company }
all-and = { $first } e { $rest }
all-comma = { $first }, { $rest }
ask-lowest-area = Schemino di espansione: qual è il numero più basso tra le { $area }? 0 se non ce ne sono.
help-lowest-area = L'automa segue i numeri dello schemino in ordine crescente; l'adiacenza non conta.
ask-next-area = Schemino di espansione: qual è il numero successivo a { $after } tra le { $area }? 0 se non ce ne sono.
help-next-area = L'automa segue i numeri dello schemino in ordine crescente; l'adiacenza non conta.
area-free = aree libere
area-of = aree con una casetta di { $company }
ask-posts-placed = Quante di queste casette di { $company } si sono potute piazzare, nell'ordine detto?
ask-area-gives = Che cosa dà l'area { $area }?
help-area-gives = Si chiede una volta per area; 0 per ciò che non mostra.

# Libri
event-books = { $at ->
        [0] L'automa non ha ancora libri: il calamaio resta dov'è.
       *[other] Sposta il calamaio dell'automa sul suo ultimo libro (spazio { $at }).
    } Guadagna { $points ->
        [one] 1 punto libro
       *[other] { $points } punti libro
    }{ $at ->
        [0] .
       *[other] , e nulla da quel libro.
    }
event-book-points = L'automa spende { $points ->
        [one] 1 punto libro
       *[other] { $points } punti libro
    }.
event-book-points-sold = Il calamaio è sull'ultimo spazio: { $points ->
        [one] 1 punto libro diventa
       *[other] { $points } punti libro diventano
    } { $coins } sterline. Dalle all'automa: ne ha { $total }.
event-book-points-lost = { $points ->
        [one] 1 punto libro è perso
       *[other] { $points } punti libro sono persi
    }: non si può comprare nessun libro.
event-book-with-coin = Prendi il libro { $letter } numero { $number } in ordine di lettura, con la moneta sottostante, e mettilo sullo spazio { $at } della plancia dell'automa. Ha { $total } sterline.
event-book-first = Prendi il primo libro { $letter } in ordine di lettura (se non ne restano, il primo della lettera successiva che c'è) e mettilo sullo spazio { $at } della plancia dell'automa.
ask-book-coin = Quale libro { $letter }, in ordine di lettura, è il primo con una moneta sottostante?
help-book-coin = L'automa preferisce un libro con una moneta; altrimenti prende il primo in ordine di lettura.
option-book-no-coin = nessuno ha una moneta
option-book-none = non restano libri di questa lettera
option-book-place = libro { $number }

# Cilindretti
event-majority = Metti un cilindretto dell'automa sulla maggioranza di { $good } (ne ha { $number }), se lo spazio è libero e le tue carte scoperte e non usate ne mostrano meno di { $number }.
event-bonus = Metti un cilindretto dell'automa sul { $tile }, se è libero. Non riceve mai il tassello.
event-remove = Metti un cilindretto dell'automa su «rimozione carta» e dagli { $coins } sterline: così ne ha { $total }. Non rimuove nulla.
event-first-player = Metti un cilindretto dell'automa su «primo giocatore» e dagli il segnalino. Il nuovo ordine vale dal prossimo round.
event-post-removed = Togli dal gioco una casetta della base di { $company }.
ask-majority-gives = Messo il cilindretto: che cosa dà la maggioranza di { $good }?
help-majority-gives = Si chiede una volta per maggioranza; 0 per ciò che non mostra.

# Notizie per compagnia
ask-human-steps = Su quali spazi sono i tuoi segnalini: { $companies }?
ask-share-values = Quanto vale adesso un'azione: { $companies }?

# Preparazione del round successivo
event-round-over = Il round { $round } è finito. Le carte dell'automa sono di nuovo insieme e i suoi cilindretti tornano da lui; non riceve tasselli bonus.

# Punteggio
ask-automa-track-shares = Quante azioni mostra il segnalino dell'automa su ciascun tracciato compagnia? Il segnalino è qui: { $markers }.
help-automa-track-shares = L'ultimo simbolo raggiunto è il numero posseduto, non si somma.
marker-on = spazio { $at } di { $company }
ask-human-shares = Quante azioni di ciascuna compagnia possiedi, tra tracciati e carte?
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
    }: sterline { $coins }, azioni { $share_points }, diamanti { $diamond_points }, libri { $book_points }. In tutto { $total }.
result-won = Hai vinto, { $human } a { $automa }.
result-lost = Ha vinto l'automa, { $automa } a { $human }.
result-drawn = Pareggio: { $human } a testa.

# Correzione a mano
aside-correct = Correggi un numero
ask-correct-what = Quale numero dell'automa è sbagliato?
ask-correct-to = Quanto è in realtà: { $number }?
ask-correct-token = Chi ha il segnalino primo giocatore?
event-corrected = Corretto a mano: { $number }, { $old } → { $new }.
event-corrected-token = Corretto a mano: il segnalino primo giocatore è { $side_id ->
        [human] tuo
       *[automa] dell'automa
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
event-now-round = È di nuovo il round { $round }: annulla ciò che è stato preparato per i round successivi.
event-now-in-deck = Di nuovo nel mazzo dell'automa: { $cards }.
event-now-reference = Carta di riferimento dell'automa: { $card }.
event-now-slots = Sui suoi slot, dal primo: { $cards }.
event-now-discards = Nella sua pila degli scarti: { $cards }.
event-now-drawn = Pescata, non ancora riposta: { $card }.
event-now-area-free = L'area { $area } è libera: rimetti la casetta di { $company } nella sua base.
event-now-area-owner = Nell'area { $area } va una casetta di { $owner_company }, dalla sua base: rimetti quella di { $company } nella sua.
event-now-post-in-game = Rimetti nella sua base una casetta di { $company } tolta dal gioco.
event-now-columns = Casette nella base di { $company }, colonna per colonna da sinistra: { $numbers }.
event-now-display-card = Rimetti sul tabellone l'ultima carta presa dall'automa: { $place }.
event-now-book-with-coin = Rimetti il libro { $letter } dallo spazio { $at } della plancia dell'automa come numero { $number } della sua lettera in ordine di lettura, con una moneta sotto.
event-now-book-first = Rimetti il libro { $letter } dallo spazio { $at } della plancia dell'automa come primo della sua lettera in ordine di lettura.
event-now-number = L'automa, { $number }: { $value }.
event-now-marker = Qui c'è un cilindretto dell'automa: { $space }.
event-now-no-marker = Riprendi il cilindretto dell'automa da qui: { $space }.
event-now-token = Segnalino primo giocatore: { $side }.

# Notizie che sembrano impossibili
doubt-steps-back = su { $company } il tuo segnalino era allo spazio { $before } e nulla lo fa tornare a { $steps }.
doubt-steps-length = il tracciato di { $company } ha solo { $length } spazi, non { $steps }.
doubt-share-value = un'azione di { $company } non può valere { $value }: al massimo { $most }.
doubt-shares = { $shares } azioni di { $company } sono più delle { $most } che possono esserci.
doubt-area-order = l'area { $area } non viene dopo la { $after }.
doubt-area-number = un'area { $area } non c'è: sono al massimo { $most }.
doubt-area-owner = nell'area { $area } c'è una casetta di { $company }, messa dall'automa.
doubt-area-lower = l'area { $area } è più bassa della { $before }, che era la più bassa libera, e le aree non tornano libere.
doubt-beyond = { $steps ->
        [one] c'era solo 1 passo
       *[other] c'erano solo { $steps } passi
    } da fare.

# Perché
criterion-richest = azioni di maggior valore
criterion-lead = maggior vantaggio dell'automa su di te
criterion-deficit = maggior svantaggio dell'automa rispetto a te
criterion-human-fewest = compagnia in cui hai meno avanzamenti
criterion-automa-most = compagnia in cui l'automa ha più avanzamenti
criterion-human-leads = sei davvero in vantaggio
criterion-human-lead = il tuo maggior vantaggio
criterion-track-order = prima lettera del tracciato
criterion-set-up-order = prima nell'ordine di piazzamento
criterion-space-free = lo spazio è libero
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
