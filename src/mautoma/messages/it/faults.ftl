# Che cosa può non andare nel file di un'edizione: dove, e che cosa. File, voce e campo si chiamano come nel file.

fault-at-file = { $file }: { $reason }
fault-at-file-entry = { $file }: { $entry }: { $reason }
fault-at-file-path = { $file }: { $path }: { $reason }
fault-at-file-entry-path = { $file }: { $entry }: { $path }: { $reason }
fault-nth = { $section }, voce { $number }

# Ogni file
fault-no-file = questo file manca
fault-unreadable = non si legge come testo (UTF-8)
fault-large = più di { $most } caratteri: troppi per un'edizione
fault-long-line = la riga { $line } ha più di { $most } caratteri
fault-syntax = riga { $line }, colonna { $column }: da qui non si legge più; mancano virgolette, una parentesi o un =?
fault-deep = troppe parentesi una dentro l'altra
fault-digits = un numero ha troppe cifre
fault-unknown = questo campo non esiste
fault-missing = manca
fault-twice = compare due volte
fault-kind = qui va { $wanted }, non { $given }
fault-a-table = un gruppo di campi
fault-a-list = un elenco
fault-a-number = un numero intero
fault-a-decimals = un numero con decimali
fault-a-text = un testo
fault-a-truth = true o false
fault-a-date = una data o un'ora
fault-range = dev'essere tra { $least } e { $most }
fault-entries = deve avere da { $least } a { $most } voci, ne ha { $number }
fault-length = deve avere { $length } voci, ne ha { $number }
fault-characters = deve avere da { $least } a { $most } caratteri, ne ha { $number }
fault-id = usa solo lettere minuscole, cifre e _, e comincia con una lettera
fault-pattern = «{ $given }» non ha la forma giusta
fault-choice = «{ $given }» non è tra questi: { $choices }
fault-listed-twice = qualcosa è elencato due volte
fault-no-cards = questo gioco non ha carte da cambiare

# Food Chain Magnate
fault-icon = un'icona è esattamente una tra { $choices }
fault-milestone = l'obiettivo «{ $given }» non esiste
fault-employee = l'impiegato 1x «{ $given }» non esiste
fault-pool = il livello { $difficulty } distribuisce { $deals } carte, ce ne sono { $there } (FCM-S12)
fault-sales = al tracciato serve la casella { $spot } (FCM-S8)
fault-rising = i valori devono crescere dal più basso al più alto
fault-no-zero = manca lo 0 (FCM-S9)
fault-mat = una parte del playmat non è ancora inserita
fault-price = { $price } con il modificatore più basso di { $file }, { $modifier }, scende sotto 1$ (FCM-D2)

# Mombasa
fault-goods = elenca le merci mostrate se best = "goods"; altrimenti è vuoto
fault-posts = serve almeno una casetta, bianca o nera
fault-three-symbols = ci vogliono tre simboli
fault-symbol = un simbolo è una merce con il suo numero, oppure "X"
fault-bonus = elenca in ordine i tasselli bonus se tra le azioni c'è "bonus"; altrimenti è vuoto
fault-deck = il mazzo ha { $deck } carte, ce ne sono { $there } (MOM-S4)
fault-no-priority = manca, e serve all'azione { $needed }
fault-tracks = dai a ogni compagnia un tracciato tra A, B, C e D
fault-points = serve almeno un [spazio, punti], in ordine crescente
fault-area-posts = solo una maggioranza toglie casette (MOM-K2)
fault-no-tile = «{ $given }» non è in bonus_tiles di { $file }

# Revive
fault-starts = le carte iniziali sono { $start }, ne servono { $must } (REV-S6)
fault-empty-board = ogni posto è "{ $given }"
fault-no-centre = nessuna tessera scoperta ha un esagono di tipo "centre" (REV-D1)
fault-no-hex = nessun esagono di nessuna fila le appartiene
fault-face-down = una tessera coperta non mostra tipi
fault-kinds = { $kinds } tipi per { $hexes } esagoni
fault-apart = { $hex } non tocca il resto della tessera
fault-cut-off = { $hex } è separato da { $other }
fault-groups = i gruppi sono { $groups }, ne servono { $must } (REV-K1)
fault-no-group = il gruppo «{ $given }» non esiste
fault-no-section = la sezione «{ $given }» non esiste
fault-costs = devono essere { $number } numeri (REV-V1)
fault-places = devono essere posti da 1 a { $size }, in ordine crescente
fault-two-hexes = due nello stesso posto
fault-rows = deve nominare una volta ogni fila del tabellone da 1 a { $size }
fault-no-stand-in = ne serve una con start = { $start }

# Disegnare un tabellone
edits-too-many = Un disegno può avere al massimo { $most } passi.
edit-no-size = Un disegno comincia dalla sua grandezza.
edit-size = «{ $given }» non è un numero da 1 a { $most }.
edit-name = Una tessera non può chiamarsi «{ $given }»: comincia con una lettera minuscola, poi lettere minuscole e cifre.
edit-place = Il posto «{ $given }» non esiste.
edit-no-hex = In { $hex } non c'è nessun esagono.
edit-no-tile = La tessera «{ $given }» non esiste.
edit-no-brush = Il pennello «{ $given }» non esiste.
