# Che cosa non va nel file di un'edizione.

# Ogni file
fault-too-large = più grande di { $bytes } byte
fault-not-found = non si trova in { $folder }
fault-unreadable = non si può leggere: { $reason }
fault-unknown-field = campo sconosciuto `{ $field }`
fault-missing-field = manca il campo obbligatorio `{ $field }`
fault-no-list = qui va un elenco di voci [[{ $section }]]
fault-used-twice = usato due volte
fault-deep = troppi livelli uno dentro l'altro
fault-syntax = non si legge dalla colonna { $column } in poi; mancano virgolette, una parentesi o un =?
fault-digits = un numero ha troppe cifre
part-entry = voce { $number }
part-line = riga { $number }
fault-missing = manca
fault-got = qui va `{ $wanted }`, non `{ $given }`
fault-least = qui va `{ $wanted }`, almeno { $least }
fault-most = qui va `{ $wanted }`, al massimo { $most }
fault-length-least = qui va `{ $wanted }` con almeno { $least } elementi o caratteri
fault-length-most = qui va `{ $wanted }` con al massimo { $most } elementi o caratteri
fault-length = qui va `{ $wanted }` con { $length } elementi
fault-id = solo lettere minuscole, cifre e _, e per prima una lettera
fault-pattern = il testo deve seguire lo schema { $pattern }
fault-enum = il valore { $value } non è tra quelli possibili

# Food Chain Magnate
fault-icon = un'icona è esattamente una tra { $icons }
fault-milestone = '{ $value }' non è un obiettivo
fault-employee = '{ $value }' non è un impiegato 1x
fault-pool = il livello '{ $difficulty }' distribuisce { $deals } carte, ce ne sono { $there } (FCM-S12)
fault-sales = al tracciato serve la casella { $spot } (FCM-S8)
fault-rising = i valori devono crescere dal più basso al più alto
fault-no-zero = manca lo 0 (FCM-S9)
fault-price = { $price } con il modificatore più basso { $modifier } di { $file } scende sotto 1$ (FCM-D2)

# Mombasa
fault-goods = `goods` elenca le merci mostrate, con best = "goods" e solo allora
fault-posts = almeno una casetta, bianca o nera
fault-symbol = il simbolo { $number } è una merce con il suo numero, oppure "X"
fault-action-twice = una è elencata due volte
fault-bonus = `bonus` elenca in ordine i tasselli bonus, con l'azione "bonus" e solo allora
fault-deck = il mazzo ha { $deck } carte, ce ne sono { $there } (MOM-S4)
fault-no-actions = ancora nessuna; elenca quelle del lato azione nell'ordine stampato
fault-no-symbols = ancora nessuno; elenca da sinistra i tre simboli del lato lungo
fault-no-priority = manca, e serve all'azione '{ $value }'
fault-name-twice = un nome è usato due volte
fault-tracks = ogni compagnia ha un tracciato tra A, B, C, D
fault-points = almeno un [spazio, punti], in ordine crescente
fault-area-posts = solo una maggioranza toglie casette (MOM-K2)
fault-no-tile = '{ $value }' non è in bonus_tiles di { $file }

# Revive
fault-starts = le carte iniziali sono { $start }, devono essere { $must } (REV-S6)
fault-empty-board = ogni posto è "{ $value }"
fault-no-centre = nessuna tessera scoperta ha un esagono di tipo "centre" (REV-D1)
fault-no-hex = nessun esagono di nessuna fila le appartiene
fault-face-down = una tessera coperta non mostra tipi
fault-kinds = { $kinds } tipi per { $hexes } esagoni
fault-apart = { $hex } non tocca il resto della tessera
fault-cut-off = { $hex } è separato da { $other }
fault-groups = i gruppi sono { $groups }, devono essere { $must } (REV-K1)
fault-no-group = non c'è un gruppo '{ $value }'
fault-no-section = non c'è una sezione '{ $value }'
fault-costs = devono essere { $number } numeri (REV-V1)
fault-places = devono essere posti da 1 a { $size }, in ordine crescente
fault-two-hexes = due nello stesso posto
fault-rows = deve nominare una volta ogni fila del tabellone da 1 a { $size }
fault-no-stand-in = nessuna con start = { $value }
