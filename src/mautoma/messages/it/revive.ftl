game-title = Revive
game-about = Esplora e popola il mondo gelato contro il Mautoma, con o senza Call of the Abyss.
game-revive = Revive
    .about = Esplora e popola il mondo gelato contro il Mautoma, con o senza Call of the Abyss.
mode-table = Al tavolo
    .help = La scatola è sul tavolo; il programma gioca per il Mautoma.
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
    .help = Due tribù hanno regole speciali contro il Mautoma.
tribe-other = un'altra tribù
tribe-0x49 = ]0x49[
tribe-cordycephians = Cordycephians

phase-set-up = Preparazione
phase-human = Il tuo turno
phase-automa = Turno del Mautoma
phase-scoring = Punteggio finale
summary = { $turn ->
    [0] Preparazione
   *[other] Turno { $turn }/{ $turns } · { $cards ->
        [0] ora tocca al ripristino
        [one] ripristino fra 1 carta
       *[other] ripristino fra { $cards } carte
    }
  }
summary-over = Finita dopo { $turns } turni con { $score } punti

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
kind-ask = da indicare
kind-back = lascia stare
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
ask-your-turn = Il tuo turno { $turn } di { $turns }: giocalo, poi tocca sulla mappa che cosa è cambiato.
    .typed = Il tuo turno { $turn } di { $turns }: giocalo, poi scrivi che cosa è cambiato sulla mappa.
note-join = Mettere una popolazione dove ce n'è una del Mautoma costa 1 libro extra, alla riserva: { $hexes }.
note-switch = Azione interruttore: copia l'effetto superiore di una carta seguace del display, poi scartala.
note-hibernation = L'ibernazione non aggiorna i display.
note-artifact = Con l'ultimo artefatto principale non ricevi quello minore da 4 punti.
help-your-turn = Il Mautoma guarda che cosa c'è sulla mappa: tessere scoperte, tuoi edifici, tue popolazioni. Le altre risposte ti ricordano solo le regole che qui sono diverse.
report-done = Ho giocato · tocca a lui
report-stand-in = Fai giocare questo turno al programma
report-explored = Ho esplorato una tessera
report-built = Ho costruito
report-populated = Ho popolato una locazione
report-switch = Ricordami l'azione interruttore
report-hibernated = Ricordami l'ibernazione
report-artifact = Ricordami gli artefatti
report-token = Ho messo o tolto un token
report-leech = Ricordami l'abilità della mia tribù
ask-explored = Quale tessera hai esplorato?
ask-built = Dove hai costruito?
ask-populated = Dove hai messo una popolazione?
ask-token = In quale esagono hai messo o tolto un token?
ask-tile-hexes = Che cosa mostra ora la tessera in { $tile }?
help-tile-hexes = Girala nel verso che preferisci; poi resta così. I nomi dei suoi esagoni sono sulla mappa.
ask-open-hexes = Che cosa mostra la tessera in { $tile }? All'inizio è scoperta.
help-open-hexes = I nomi dei suoi esagoni sono sulla mappa.
doubt-no-neighbour = accanto alla tessera in { $tile } non c'è una tessera esplorata.
doubt-build-kind = { $hex } è di tipo «{ $kind }», e gli edifici vanno sulla sabbia.
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
event-remember-artifact = Se era l'ultimo artefatto principale, non ricevi quello minore da 4 punti. D'ora in poi prendi gli artefatti minori.
event-remember-leech = Riprendi un segnalino sanguisuga dal Mautoma e copia l'effetto superiore o inferiore di una carta seguace del display; la carta resta.

# Preparazione
event-stand-in = La scatola non serve: tabellone, tessere e artefatti sono inventati, non copie di quelli stampati.
event-set-up-table = Prepara la partita per due giocatori, con le regole avanzate della campagna.
event-set-up-expansion = Prepara anche Call of the Abyss, per due giocatori: tre carte esplorazione scoperte.
event-set-up-artifacts = Disponi solo gli { $artifacts } artefatti principali di una partita a due.
event-set-up-minor-artifact = Lascia nella scatola l'artefatto minore da 4 punti: non serve.
event-set-up-tracks = Non mettere segnalini del Mautoma su questi tracciati: { $tracks }.
track-score = punti
track-hibernation = ibernazione
track-devotion = devozione
event-set-up-cards = Prendi le tue 6 carte iniziali: un set standard, oppure pescane 5 e tienine 2, per tre volte.
event-set-up-crystal = Prendi 1 cristallo: cominci tu. Se vuoi, prendi anche i due cubi azione: ti ricordano le tue due azioni.
event-set-up-rest = Rimetti nella scatola tutto il resto del suo colore.
event-set-up-tribe-board = Pesca per lui una plancia tribù a caso e mettici sopra i suoi edifici e le sue popolazioni.
event-set-up-mat = Metti sul tavolo la plancia Mautoma, con 1 indicatore di energia.
event-set-up-leech = Dai al Mautoma un segnalino sanguisuga.
event-artifact-variant = Ignora la variante delle carte artefatto dell'espansione: qui non ha effetto.
event-set-up-decks = Alle carte del Mautoma pensa il programma: { $cards } nel mazzo azione, { $progress } nel mazzo progressivo, e una esclusa che nessuno ha visto.
event-set-up-energy = Metti il suo indicatore di energia sulla posizione { $position } del tracciato energia.
event-exceptions = Nei tuoi turni valgono le regole normali, con cinque eccezioni. Mettere una popolazione dove ce n'è una del Mautoma costa un libro extra, alla riserva; quando è lui a metterla dove ce n'è una tua, ne ricevi uno. L'azione interruttore copia l'effetto superiore di una carta seguace del display, che poi scarti. Con l'ultimo artefatto principale non ricevi quello minore da 4 punti. L'ibernazione non aggiorna i display.
event-first-player = Cominci tu, poi tocca al Mautoma. Hai { $turns } turni.

# Il turno del Mautoma
event-card = Il Mautoma gira «{ $card }»: sposta il suo indicatore di energia di { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
} in senso orario, sulla posizione { $position }. Deve { $parts } { $limit_id ->
    [none] a qualsiasi distanza
   *[other] entro distanza { $limit }
}.
event-build = Metti un { $piece } del Mautoma su { $hex }, accanto a { $value } bonus.
event-populate = Metti una popolazione del Mautoma su { $hex }.
event-explore = Gira la tessera in { $tile }, nel verso che preferisci: poi non si ruota più.
event-no-build = Il Mautoma non può costruire: { $reason }.
event-no-populate = Il Mautoma non può popolare: { $reason }.
event-no-explore = Il Mautoma non può esplorare: non c'è nessuna tessera coperta a portata accanto a una esplorata.
event-from-centre = Non ha ancora pezzi sulla mappa, quindi conta la distanza dal centro.
event-way = Il percorso più breve è di { $number ->
    [one] 1 spazio
   *[other] { $number } spazi
}: { $hexes }. { $ways ->
    [one] È l'unico.
   *[other] Ce ne sono { $ways } altrettanto brevi: scegli tu, se conta per una tua tecnologia.
}
event-from-tribe-board = Prendi quella popolazione dalla sua plancia tribù: prima la fila più bassa, da sinistra a destra.
event-book-for-you = Su { $hex } c'è anche una tua popolazione: prendi { $books ->
    [one] 1 libro
   *[other] { $books } libri
} dalla riserva.
event-token-gears = Costruisce su un tuo token: prendi { $gears ->
    [one] 1 ingranaggio
   *[other] { $gears } ingranaggi
} dalla riserva (quanto costa un { $piece }).
event-token-books = Popola un tuo token: prendi { $books ->
    [one] 1 libro
   *[other] { $books } libri
} dalla riserva (quanto costa la popolazione numero { $nth }).
reason-no-pieces = non ha più pezzi
reason-no-place = non c'è un posto valido a portata
ask-carry-out-build = Prendi l'{ $piece } { $stock } e mettilo su { $hex }.
ask-carry-out-populate = Prendi la popolazione { $stock } e mettila su { $hex }.
ask-carry-out-explore = Gira la tessera in { $hex }.
ask-nothing-left = Dopo la tua correzione il Mautoma qui non ha più nulla da fare.
ask-cannot = Perché non si può fare?
help-cannot = Il programma corregge la mappa e il Mautoma sceglie di nuovo.
reason-occupied = c'è già un edificio
reason-kind = è un altro tipo di esagono
reason-face-up = la tessera è già scoperta
reason-other = un altro motivo
ask-real-kind = Di che tipo è { $hex }?
event-cannot-build = Non può costruire su { $target }: { $reason }.
event-cannot-populate = Non può popolare { $target }: { $reason }.
event-cannot-explore = Non può esplorare la tessera in { $target }: { $reason }.

# Turno di ripristino
event-restore = Il mazzo del Mautoma è finito: { $number ->
    [1] primo
    [2] secondo
   *[other] terzo
} turno di ripristino, sulla posizione { $position } del tracciato energia.
ask-artifact-left = C'è ancora un artefatto principale di colore { $colour }?
help-artifact-left = Il Mautoma ne rimuove uno del colore del suo indicatore di energia; se sono finiti, uno del colore della posizione successiva.
event-remove-artifact = Rimetti nella scatola un artefatto principale di colore { $colour }.
event-no-artifact-of = Gli artefatti principali di colore { $colour } sono finiti: vale la posizione successiva.
event-no-artifact = Non ci sono più artefatti principali da rimuovere.
event-discard-citizens = Scarta dal display { $count ->
    [one] la carta seguace
   *[other] le carte seguace
} { $numbers }, contando da sinistra.
event-discard-modules = Scarta dal display { $count ->
    [one] il modulo
   *[other] i moduli
} { $numbers }, contando da sinistra.
event-discard-machines = Scarta tutti i gettoni macchinario { $count ->
    [one] della colonna
   *[other] delle colonne
} { $numbers }: verde, giallo e grigio.
event-discard-exploration = Scarta la carta esplorazione { $number }, contando da sinistra.
event-reshuffle = Una carta del mazzo progressivo si aggiunge alle carte usate del Mautoma: il nuovo mazzo azione ha { $cards } carte.
event-refill = Riempi di nuovo i display dalle loro pile.

# La fine
event-game-over = Questo sarebbe il quarto turno di ripristino del Mautoma: la partita finisce subito, dopo i tuoi { $turns } turni.
ask-final-score = Qual è il tuo punteggio finale?
help-final-score = Calcolalo con le regole normali; le soglie dicono com'è andata.
event-verdict = { $score } punti: { $verdict }.
verdict-defeat = sconfitta
verdict-survived = sopravvivenza
verdict-minor = vittoria minore
verdict-regular = vittoria regolare
verdict-major = vittoria importante
verdict-superior = vittoria superiore
verdict-utopia = utopia
result-defeat = Sconfitta: { $score } punti. Con 120 sopravvivi.
result-survived = Sopravvivenza: { $score } punti. Per la vittoria minore ne servono 130.
result-minor = Vittoria minore: { $score } punti. Per quella regolare ne servono 140.
result-regular = Vittoria regolare: { $score } punti. Per quella importante ne servono 150.
result-major = Vittoria importante: { $score } punti. Per quella superiore ne servono 170.
result-superior = Vittoria superiore: { $score } punti. Per l'utopia ne servono 190.
result-utopia = Utopia: { $score } punti.

# Perché
criterion-within-reach = entro la distanza
criterion-bonuses = più bonus intorno
criterion-arrows = prima lungo le frecce
criterion-empty-location = locazione vuota
criterion-next-to-explored = accanto a una tessera esplorata

# Correzioni
ask-correct = Che cosa è diverso sul tavolo?
correction-kind = il tipo di un esagono
correction-on-hex = che cosa c'è su un esagono
correction-tile = una tessera, scoperta o coperta
correction-energy = l'indicatore di energia
correction-pieces = i pezzi del Mautoma
correction-deck = le carte del mazzo azione
correction-back = Nulla, continua
ask-energy-position = Su quale posizione è l'indicatore di energia?
ask-pieces-left = Quanti ne restano al Mautoma: { $piece }?
ask-correct-hex = Quale esagono?
ask-correct-tile = Quale tessera?
ask-real-building = Quale edificio c'è su { $hex }?
thing-nothing = nessuno
thing-small-building = uno piccolo del Mautoma
thing-large-building = uno grande del Mautoma
thing-human-building = uno tuo
thing-back = lascia stare
ask-real-populations = Di chi sono le popolazioni su { $hex }?
ask-cards-left = Quali delle carte che hai visto sono ancora nel mazzo azione?
event-corrected-energy = Corretto: l'indicatore di energia è sulla posizione { $position }.
event-corrected-pieces = Corretto. Pezzi rimasti al Mautoma: edifici piccoli { $small }, edifici grandi { $large }, popolazioni { $populations }.
event-corrected-kind = Corretto: { $hex } è di tipo «{ $kind }».
event-corrected-hex = Corretto: che cosa c'è su { $hex }.
event-corrected-tile = Corretto: la tessera in { $tile } è { $state }.
state-face-up = scoperta
state-face-down = coperta
event-corrected-deck = Corretto. Carte nel mazzo azione: { $cards }.

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
event-now-pieces = Al Mautoma restano: edifici piccoli { $small }, edifici grandi { $large }, popolazioni { $populations }.
event-now-printed-cards = Ora le carte stampate del Mautoma sono: { $used ->
    [0] nessuna usata
   *[other] usate, scoperte: { $cards }
}; mazzo azione: { $deck }, mazzo progressivo: { $progress }, coperte.
event-now-refill-off = Togli dai display ciò che hai aggiunto per ultimo.
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
event-now-artifact = Rimetti sul tavolo l'artefatto principale di colore { $colour } che avevi tolto.
event-now-yours = Riporta com'erano anche la tua plancia, le tue carte e le tue risorse: il programma non ne tiene conto.

# Disegni e sezioni
picture-map = La mappa
picture-mat = La plancia del Mautoma
picture-choice = Che cosa ha scelto il Mautoma
word-kind = { $kind }
word-colour = { $colour }
alt-map = Mappa di esagoni: { $explored } tessere scoperte, { $hidden } coperte; il Mautoma ha pezzi su { $automa } esagoni, tu hai { $human } pezzi.
legend-kinds = Tipi: { $kinds }.
legend-pieces = Su un esagono: m edificio piccolo del Mautoma, M uno grande, h un tuo edificio, p una popolazione del Mautoma, q una tua, ! l'ultima scelta del Mautoma.
on-map-building-small = Edifici piccoli del Mautoma: { $hexes }.
on-map-building-large = Edifici grandi del Mautoma: { $hexes }.
on-map-building-human = I tuoi edifici: { $hexes }.
on-map-population-automa = Popolazioni del Mautoma: { $hexes }.
on-map-population-human = Le tue popolazioni: { $hexes }.
on-map-token = I tuoi token: { $hexes }.
on-map-hidden = Tessere coperte: { $tiles }.
choice-none = Nessuna scelta da mostrare sulla mappa.
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
} { $columns } di macchinari.
mat-arrows = Pareggi: frecce del gruppo { $group }, { $rows }, { $direction }.
row-top-down = file dall'alto
row-bottom-up = file dal basso
direction-left-to-right = da sinistra a destra
direction-right-to-left = da destra a sinistra
mat-cards = Carte nel mazzo azione: { $deck }; usate: { $used_cards }; nel mazzo progressivo: { $progress }.
mat-pieces = Pezzi rimasti: edifici piccoli { $small }, edifici grandi { $large }, popolazioni { $populations }.
label-deck = Mazzo
label-progress = Progresso
label-used = Usate
mat-discards = Che cosa scarta un ripristino
letter-human = T
legend-sides = M: il Mautoma, T: tu; quadrato: edificio, tondo: popolazione
legend-values = Cerchio: a portata del Mautoma, con i bonus intorno
legend-in-reach = Cerchio: a portata del Mautoma
legend-reach = Linea rossa: fin dove arriva la sua prossima carta, entro { $distance }

# L'editor del tabellone
editor-title = Disegna il tuo tabellone
editor-about = Scegli un pennello, poi tocca i posti sulla mappa. Copia il tuo tabellone come lo vedi: gli esagoni di ogni tessera, quali tessere sono scoperte all'inizio e che cosa c'è stampato. Per le tessere coperte i tipi non servono.
editor-begin = Comincia con:
editor-blank = Un tabellone vuoto
editor-kept = Continua l'ultimo disegno
editor-tiles = Esagoni e tessere
editor-lies = Com'è all'inizio la tessera toccata
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
editor-fault = Da sistemare: { $fault }
editor-good = Su questo tabellone si può giocare.
editor-name = Nome della tua edizione
editor-name-help = Una nuova edizione conosce il tuo tabellone; che cosa mostrano le tue carte e la tua plancia stampate te lo chiede in partita. Se tieni il nome dell'edizione da cui sei partito, questo tabellone sostituisce il suo; carte e plancia restano.
editor-save = Salva come edizione
editor-save-house = Salva con carte e plancia di mautoma
editor-saved = Salvata. Quando cominci una partita al tavolo, puoi scegliere «{ $name }».
