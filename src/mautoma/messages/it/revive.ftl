game-title = Revive
game-about = Esplora e popola il mondo gelato contro il Mautoma, con o senza Call of the Abyss.
game-revive = Revive
    .about = Esplora e popola il mondo gelato contro il Mautoma, con o senza Call of the Abyss.
mode-table = Al tavolo
    .help = La scatola è sul tavolo; il programma è il Mautoma.
aside-correct = Correggi qualcosa a mano

setting-expansion = Call of the Abyss
    .help = Gioca con l'espansione: si scartano anche le sue carte esplorazione.
expansion-yes = con l'espansione
expansion-no = senza
setting-machines = Variante dei gettoni macchinario
    .help = Solo con l'espansione: il Mautoma scarta due colonne di gettoni macchinario invece di una.
machines-yes = due colonne
machines-no = una colonna
setting-tribe = La tua tribù
    .help = Due tribù hanno regole proprie contro il Mautoma.
tribe-other = un'altra tribù
tribe-0x49 = ]0x49[
tribe-cordycephians = Cordycephians

phase-set-up = Preparazione
phase-human = Il tuo turno
phase-automa = Turno del Mautoma
summary = { $turn ->
    [0] Preparazione
   *[other] Turno { $turn } di { $turns }; carte prima del prossimo ripristino del Mautoma: { $cards }
  }
summary-over = Finita dopo { $turns } turni, con { $score } punti

# Parole
kind-sand = sabbia
kind-terrain = terreno con un bonus
kind-terrain-2 = terreno con 2 bonus
kind-terrain-3 = terreno con 3 bonus
kind-small-crystal = cristallo piccolo
kind-large-crystal = cristallo grande
kind-small-location = locazione piccola
kind-large-location = locazione grande
kind-water = acqua
kind-lake = lago
kind-nothing = niente
kind-centre = centro
kind-hidden = coperto
kind-ask = non ancora indicato
piece-small-building = edificio piccolo
piece-large-building = edificio grande
piece-population = popolazione
part-explore = esplorare
part-build = costruire
part-populate = popolare
part-populate-else-build = popolare (o, se non può, costruire)
colour-purple = viola
colour-orange = arancione
colour-blue = blu
colour-white = bianco
side-human = tu
side-automa = il Mautoma
card-c1 = Costruire
card-c2 = Popolare o costruire
card-c3 = Esplorare
card-c4 = Esplorare e popolare
card-c5 = Esplorare e costruire
card-c6 = Esplorare e popolare ovunque
hex-of-kind = { $hex } ({ $kind })
tile-at = la tessera in { $hex }
option-back = Lascia stare
option-cannot = Non si può fare

# Il tuo turno
ask-your-turn = Il tuo turno { $turn } di { $turns }. Giocalo, poi tocca sulla mappa che cosa è cambiato.
help-your-turn = Le scelte del Mautoma dipendono da ciò che c'è sulla mappa: tessere girate, tuoi edifici e tue popolazioni. Le altre risposte ricordano soltanto una regola che in questa modalità è diversa.
report-done = Fatto
report-stand-in = Fai giocare questo turno al programma
report-explored = ho esplorato una tessera
report-built = ho costruito
report-populated = ho popolato una locazione
report-switch = uso l'azione interruttore
report-hibernated = vado in ibernazione
report-artifact = prendo un artefatto
report-token = ho messo o tolto un token
report-leech = uso l'abilità della mia tribù
ask-explored = Quale tessera hai esplorato?
ask-built = Dove hai costruito?
ask-populated = Dove hai messo una popolazione?
ask-token = Su quale esagono hai messo o tolto un token?
ask-tile-hexes = Che cosa mostra ora la tessera in { $tile }?
help-tile-hexes = Girala nel verso che preferisci; poi resta così. I nomi dei suoi esagoni sono sulla mappa.
ask-open-hexes = Che cosa mostra la tessera in { $tile }? All'inizio è scoperta.
help-open-hexes = I nomi dei suoi esagoni sono sulla mappa.
doubt-no-neighbour = accanto alla tessera in { $tile } non c'è una tessera esplorata.
doubt-build-kind = { $hex } è di tipo «{ $kind }», e gli edifici stanno sulla sabbia.
doubt-building-there = su { $hex } c'è già un edificio.
doubt-populate-kind = { $hex } è di tipo «{ $kind }», e le popolazioni vanno nelle locazioni.
doubt-population-there = su { $hex } hai già una popolazione.
event-you-explored = Esplori la tessera in { $tile }.
event-you-built = Costruisci su { $hex }.
event-you-populated = Metti una popolazione su { $hex }.
event-you-placed-token = Metti un token su { $hex }.
event-you-took-token = Togli il tuo token da { $hex }.
event-pay-a-book = Il Mautoma ha una popolazione su { $hex }: paga { $books ->
    [one] 1 libro extra
   *[other] { $books } libri extra
} alla riserva.
event-remember-switch = Azione interruttore: copia l'effetto superiore di una carta seguace del display, poi scartala.
event-remember-hibernation = Non aggiornare i display quando vai in ibernazione.
event-remember-artifact = Se era l'ultimo artefatto principale, non prendere per questo l'artefatto minore da 4 punti; da allora gli artefatti minori prendono il posto di quelli principali.
event-remember-leech = Riprendi una sanguisuga dal Mautoma e copia l'effetto superiore o inferiore di una carta seguace del display; la carta resta.

# Preparazione
event-stand-in = La scatola non serve: tabellone, tessere e artefatti sono inventati, non copie di quelli stampati.
event-set-up-table = Prepara una partita per due giocatori, con le regole avanzate. Disponi gli { $artifacts } artefatti principali di una partita a due. Lascia nella scatola l'artefatto minore da 4 punti e i segnalini del Mautoma per i tracciati.
event-set-up-human = Prendi 6 carte iniziali: un set standard, oppure, per tre volte, pescane 5 e tienine 2. Prendi 1 cristallo: sei il primo giocatore.
event-set-up-automa = Disponi la plancia stampata del Mautoma e, insieme, { $small } edifici piccoli, { $large } edifici grandi, { $populations } popolazioni e un indicatore di energia.
event-set-up-leech = Dai al Mautoma una sanguisuga e una plancia tribù a caso, e metti su quella plancia i suoi edifici e le sue popolazioni.
event-artifact-variant = Prepara anche l'espansione, come per due giocatori, con 3 carte esplorazione in vista. Lascia nella scatola la variante delle carte artefatto dell'espansione: qui non ha effetto.
event-set-up-decks = Il programma mescola il mazzo azione del Mautoma ({ $cards } carte) e il suo mazzo progressivo ({ $progress } carte); una carta è tornata nella scatola senza essere vista.
event-set-up-energy = Metti il suo indicatore di energia sulla posizione { $position } del tracciato energia.
event-exceptions = Nei tuoi turni valgono le regole normali, con cinque eccezioni. Raggiungere una popolazione del Mautoma costa un libro extra, pagato alla riserva; quando è lui a raggiungerne una tua, ne ricevi uno. L'azione interruttore copia l'effetto superiore di una carta seguace del display, che poi si scarta. L'ultimo artefatto principale non dà quello minore da 4 punti. L'ibernazione non aggiorna i display.
event-first-player = Cominci tu, poi tocca al Mautoma. Hai { $turns } turni.

# Il turno del Mautoma
event-card = Il Mautoma gira «{ $card }»: sposta il suo indicatore di energia di { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
} in senso orario, sulla posizione { $position }. Deve { $parts } { $limit ->
    [none] a qualsiasi distanza
   *[other] entro distanza { $limit }
}.
event-build = Il Mautoma costruisce un { $piece } su { $hex }, che vale { $value ->
    [one] 1 bonus
   *[other] { $value } bonus
}.
event-populate = Il Mautoma mette una popolazione su { $hex }.
event-explore = Il Mautoma esplora la tessera in { $tile }.
event-no-build = Il Mautoma non può costruire: { $reason }.
event-no-populate = Il Mautoma non può popolare: { $reason }.
event-no-explore = Il Mautoma non può esplorare: nessuna tessera coperta raggiungibile confina con una esplorata.
event-from-centre = Il Mautoma non ha ancora pezzi sulla mappa: le distanze si contano dal centro.
event-way = La sua via più breve, di { $number ->
    [one] 1 spazio
   *[other] { $number } spazi
}: { $hexes }. { $ways ->
    [one] Non ce n'è un'altra.
   *[other] Ce ne sono { $ways } ugualmente brevi: scegli tu, se conta per una tua tecnologia.
}
event-from-tribe-board = Prendi la popolazione dalla plancia tribù del Mautoma, dal basso verso l'alto e da sinistra a destra.
event-book-for-you = Su { $hex } c'è anche una tua popolazione: prendi { $books ->
    [one] 1 libro
   *[other] { $books } libri
} dalla riserva.
event-token-gears = Costruisce su un tuo token: prendi { $gears ->
    [one] 1 ingranaggio
   *[other] { $gears } ingranaggi
} dalla riserva, il costo di un { $piece }.
event-token-books = Popola un tuo token: prendi { $books ->
    [one] 1 libro
   *[other] { $books } libri
} dalla riserva, il costo della popolazione numero { $nth }.
reason-no-pieces = non ha più pezzi
reason-no-place = nessun posto valido è raggiungibile
ask-carry-out-build = Prendi un { $piece } { $stock } e mettilo su { $hex }, segnato sulla mappa.
ask-carry-out-populate = Prendi una popolazione { $stock } e mettila su { $hex }, segnato sulla mappa.
ask-carry-out-explore = Gira la tessera in { $hex }, segnata sulla mappa, nel verso che preferisci.
ask-nothing-left = Dopo la tua correzione il Mautoma qui non può fare nulla.
ask-cannot = Perché non si può fare?
help-cannot = La mappa viene corretta e il Mautoma sceglie di nuovo.
reason-occupied = c'è già un edificio
reason-kind = è un altro tipo di esagono
reason-face-up = la tessera è già scoperta
reason-other = un altro motivo
ask-real-kind = Di che tipo è { $hex }?
event-cannot-build = Non può costruire su { $target }: { $reason }.
event-cannot-populate = Non può popolare { $target }: { $reason }.
event-cannot-explore = Non può esplorare la tessera in { $target }: { $reason }.

# Turno di ripristino
event-restore = Il mazzo del Mautoma è finito: turno di ripristino { $number }, sulla posizione { $position } del tracciato energia.
ask-artifact-left = È rimasto un artefatto principale di colore { $colour }?
help-artifact-left = Il Mautoma ne rimuove uno del colore a cui si trova il suo indicatore di energia; se sono finiti, uno del colore della posizione successiva.
event-remove-artifact = Rimuovi un artefatto principale di colore { $colour }.
event-no-artifact-of = Gli artefatti principali di colore { $colour } sono finiti: vale la posizione successiva.
event-no-artifact = Gli artefatti principali sono finiti: non se ne rimuove nessuno.
event-discard-citizens = Scarta dal display { $count ->
    [one] la carta seguace al posto
   *[other] le carte seguace ai posti
} { $numbers }, contando da sinistra.
event-discard-modules = Scarta dal display { $count ->
    [one] il modulo al posto
   *[other] i moduli ai posti
} { $numbers }.
event-discard-machines = Scarta { $count ->
    [one] il gettone macchinario verde, il giallo e il grigio della colonna
   *[other] i gettoni macchinario verdi, gialli e grigi delle colonne
} { $numbers }.
event-discard-exploration = Scarta la carta esplorazione al posto { $number }.
event-reshuffle = Una carta progresso si aggiunge alle carte usate del Mautoma: il nuovo mazzo azione ha { $cards } carte.
event-refill = Riempi di nuovo i display.

# La fine
event-game-over = Comincerebbe il quarto turno di ripristino del Mautoma: la partita finisce subito, dopo i tuoi { $turns } turni.
ask-final-score = Qual è il tuo punteggio finale?
help-final-score = Calcolalo con le regole normali; le soglie dicono come è andata.
event-verdict = { $score } punti: { $verdict }.
verdict-defeat = sconfitta
verdict-survived = sopravvivenza
verdict-minor = vittoria minore
verdict-regular = vittoria regolare
verdict-major = vittoria importante
verdict-superior = vittoria superiore
verdict-utopia = utopia
result-defeat = Sconfitta: { $score } punti. Da 120 in su è sopravvivenza.
result-survived = Sopravvivenza: { $score } punti. Da 130 in su è una vittoria minore.
result-minor = Vittoria minore: { $score } punti. Da 140 in su è regolare.
result-regular = Vittoria regolare: { $score } punti. Da 150 in su è importante.
result-major = Vittoria importante: { $score } punti. Da 170 in su è superiore.
result-superior = Vittoria superiore: { $score } punti. Da 190 in su è utopia.
result-utopia = Utopia: { $score } punti.

# Perché
criterion-within-reach = entro la distanza
criterion-bonuses = più bonus intorno
criterion-arrows = prima lungo le frecce
criterion-empty-location = locazione vuota
criterion-next-to-explored = accanto a una tessera esplorata

# Correzioni
ask-correct = Che cosa non è come sul tavolo?
correction-kind = il tipo di un esagono
correction-on-hex = ciò che sta su un esagono
correction-tile = una tessera, scoperta o coperta
correction-energy = l'indicatore di energia
correction-pieces = i pezzi del Mautoma
correction-deck = le carte del mazzo azione
correction-back = Nulla, continua
ask-energy-position = Su quale posizione è l'indicatore di energia?
ask-pieces-left = Quanti pezzi di questo tipo restano al Mautoma: { $piece }?
ask-correct-hex = Quale esagono?
ask-correct-tile = Quale tessera?
ask-real-building = Quale edificio c'è su { $hex }?
thing-nothing = nessuno
thing-small-building = uno piccolo del Mautoma
thing-large-building = uno grande del Mautoma
thing-human-building = uno tuo
ask-real-populations = Di chi sono le popolazioni su { $hex }?
ask-cards-left = Quali delle carte che hai visto sono ancora nel mazzo azione?
event-corrected-energy = Corretto: l'indicatore di energia è sulla posizione { $position }.
event-corrected-pieces = Corretto, quanto resta al Mautoma: edifici piccoli { $small }, edifici grandi { $large }, popolazioni { $populations }.
event-corrected-kind = Corretto: { $hex } è di tipo «{ $kind }».
event-corrected-hex = Corretto: ciò che sta su { $hex }.
event-corrected-tile = Corretto: la tessera in { $tile } è { $state }.
state-face-up = scoperta
state-face-down = coperta
event-corrected-deck = Corretto: carte nel mazzo azione: { $cards }.

# Sul tuo tavolo, dopo un passo indietro
event-now-take-away = Togli da { $hex }: { $figure }.
event-now-put = Metti su { $hex }: { $figure }.
figure-small-building = un edificio piccolo del Mautoma
figure-large-building = un edificio grande del Mautoma
figure-human-building = un tuo edificio
figure-automa-population = una popolazione del Mautoma
figure-human-population = una tua popolazione
figure-token = un tuo token
event-now-face-down = Copri di nuovo la tessera in { $tile }.
event-now-face-up = Scopri la tessera in { $tile }.
event-now-energy = Metti l'indicatore di energia sulla posizione { $position }.
event-now-pieces = Al Mautoma restano allora: edifici piccoli { $small }, edifici grandi { $large }, popolazioni { $populations }.
event-now-refill-off = Togli dai display le carte e i pezzi con cui li hai riempiti l'ultima volta.
event-now-citizens = { $count ->
    [one] Rimetti la carta seguace scartata al posto
   *[other] Rimetti le carte seguace scartate ai posti
} { $numbers }, contando da sinistra.
event-now-modules = { $count ->
    [one] Rimetti il modulo scartato al posto
   *[other] Rimetti i moduli scartati ai posti
} { $numbers }.
event-now-machines = { $count ->
    [one] Rimetti il gettone macchinario verde, il giallo e il grigio nella colonna
   *[other] Rimetti i gettoni macchinario verdi, gialli e grigi nelle colonne
} { $numbers }.
event-now-exploration = Rimetti la carta esplorazione scartata al posto { $number }.
event-now-artifact = Rimetti sul tavolo l'artefatto principale rimosso, di colore { $colour }.
event-now-yours = Riporta com'erano anche la tua plancia, le tue carte e le tue risorse: il programma non ne tiene conto.

# Disegni e sezioni
picture-map = La mappa
picture-mat = La plancia del Mautoma
picture-choice = Che cosa ha scelto il Mautoma
word-kind = { $kind }
word-colour = { $colour }
alt-map = Mappa di esagoni: { $explored } tessere scoperte, { $hidden } coperte; il Mautoma ha pezzi su { $automa } esagoni, tu hai { $human } pezzi.
legend-kinds = Tipi: { $kinds }.
legend-pieces = Su un esagono: m un edificio piccolo e M uno grande del Mautoma, h un tuo edificio, p una popolazione del Mautoma, q una tua, ! l'ultima scelta del Mautoma.
on-map-building-small = Edifici piccoli del Mautoma: { $hexes }.
on-map-building-large = Edifici grandi del Mautoma: { $hexes }.
on-map-building-human = I tuoi edifici: { $hexes }.
on-map-population-automa = Popolazioni del Mautoma: { $hexes }.
on-map-population-human = Le tue popolazioni: { $hexes }.
on-map-token = I tuoi token: { $hexes }.
on-map-hidden = Tessere coperte: { $tiles }.
choice-none = Nulla sulla mappa dalla sua ultima carta.
choice-build = Costruisce su { $hexes }.
choice-populate = Popola { $hexes }.
choice-explore = Esplora la tessera in { $hexes }.
choice-values = Bonus intorno a ogni esagono raggiungibile: { $values }.
choice-in-reach = Raggiungibili: { $hexes }.
choice-arrows = Le frecce del gruppo { $group } hanno deciso lo spareggio.
mat-energy = Indicatore di energia sulla posizione { $position } di { $last }; colore dell'artefatto: { $colour }.
mat-section = Un ripristino qui scarta le carte seguace { $citizens }, i moduli { $modules }, { $count ->
    [one] la colonna
   *[other] le colonne
} macchinario { $columns }.
mat-arrows = Pareggi: frecce del gruppo { $group }, { $rows }, { $direction }.
row-top-down = file dall'alto
row-bottom-up = file dal basso
direction-left-to-right = da sinistra a destra
direction-right-to-left = da destra a sinistra
mat-cards = Carte nel mazzo azione: { $deck }; usate: { $used_cards }; nel mazzo progressivo: { $progress }.
mat-pieces = Pezzi rimasti: edifici piccoli { $small }, edifici grandi { $large }, popolazioni { $populations }.
label-citizens = Carte seguace
label-modules = Moduli
label-machines = Colonne macchinario
label-decks = Mazzo azione: { $deck }. Mazzo progressivo: { $progress }. Pezzi rimasti:
legend-sides = M: il Mautoma, H: tu; quadrato: edificio, tondo: popolazione
legend-values = Cerchio: raggiungibile dal Mautoma, con i bonus intorno
legend-in-reach = Cerchio: raggiungibile dal Mautoma

# L'editor del tabellone
editor-title = Disegna il tuo tabellone
editor-about = Scegli un pennello, poi tocca i posti della mappa. Disegnala come il tuo tabellone sta davanti a te: gli esagoni di ogni tessera, quali tessere sono scoperte all'inizio e che cosa vi è stampato. Per le tessere coperte i tipi non servono.
editor-begin = Comincia con:
editor-blank = Un tabellone vuoto
editor-kept = Continua l'ultimo disegno
editor-tiles = Esagoni e tessere
editor-lies = Come sta all'inizio la tessera toccata
editor-kinds = Che cosa mostra un esagono scoperto
editor-whole = Tutto il tabellone
picture-drawing = Il tuo tabellone
alt-drawing = Un tabellone in lavorazione: file { $rows }, tessere { $tiles }.
brush-new-tile = nuova tessera { $tile }
brush-tile = { $tile }
tile-centre = centro
tile-corner = angolo { $at }
tile-start = inizio { $at }
brush-no-hex = nessun esagono
brush-open = scoperta
brush-corner = locazione d'angolo
brush-face-down = coperta
change-row = Una fila in più
change-no-row = Una fila in meno
change-column = Una colonna in più
change-no-column = Una colonna in meno
change-shifted-even = Sposta le file pari
change-shifted-odd = Sposta le file dispari
change-mat-top-top = il bordo superiore è l'alto dell'immagine della plancia
change-mat-top-bottom = il bordo inferiore è l'alto dell'immagine della plancia
editor-undo = Annulla l'ultima modifica
editor-fault = Ancora da sistemare: { $fault }
editor-good = Su questo tabellone si può giocare.
editor-name = Nome della tua edizione
editor-name-help = Lettere, cifre, spazi e trattini. Plancia e carte sono quelle dell'edizione da cui hai cominciato, all'inizio quelle della casa; cambia i loro file nella cartella della tua edizione.
editor-save = Salva come edizione
editor-download = Scarica board.toml
editor-saved = Salvata. Scegli l'edizione «{ $name }» quando cominci una partita.
