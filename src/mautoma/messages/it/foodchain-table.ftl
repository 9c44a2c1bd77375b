# Food Chain Magnate al tavolo: domande sul tavolo e istruzioni per il tavolo.

mode-table = Al tavolo
    .help = Giochi con la scatola; il programma è la Mautoma Inc. e fa i suoi conti.
setting-map = Mappa
    .help = Il programma può preparare la mappa, usare quella che hai sul tavolo o farne a meno.
map-dealt = preparata qui: disponila come indicato
map-entered = è già sul tavolo: inserisco i quadranti
map-none = senza mappa: rispondo a ciò che il programma non vede
setting-deck = Mazzo della Mautoma Inc.
    .help = Le carte le mescola il programma, oppure peschi dalle tue carte stampate e dici quale è uscita.
deck-shuffled = mescolato dal programma
deck-printed = le mie carte stampate

aside-correct = Correggi qualcosa
aside-check = Controlla il tavolo
aside-deck = Passa dal mazzo del programma alle carte stampate o viceversa

# Preparare il tavolo
tile-centre = al centro
place-top-left = in alto a sinistra
place-top = in alto
place-top-right = in alto a destra
place-left = a sinistra
place-centre = al centro
place-right = a destra
place-bottom-left = in basso a sinistra
place-bottom = in basso
place-bottom-right = in basso a destra
turns-0 = non girato
turns-1 = girato una volta
turns-2 = girato due volte
turns-3 = girato tre volte
picture-tiles = I quadranti della mappa, non girati
view-alt-tiles = Tavola dei { $number } quadranti della mappa con le loro lettere, come stanno quando non sono girati.
view-tiles-legend = lettera, casa, * = ponte; # strada, . vuoto, H casa, B birra, L limonata, S bibita
ask-map-tiles = Quali quadranti ci sono, e dove?
help-map-tiles = Le lettere sono quelle della tavola dei quadranti qui mostrata.
ask-map-turns = Quante volte è girato in senso orario ogni quadrante, rispetto al disegno?
event-tile-twice = Un quadrante può stare in un solo posto: ricontrolla.
event-lay-tile = Metti il quadrante { $letter } { $tile }{ $turns ->
    [0] , non girato
    [one] , girato una volta in senso orario
    [2] , girato due volte in senso orario
   *[other] , girato { $turns } volte in senso orario
}.
event-lay-house-tile = Metti il quadrante { $letter }, quello con la casa { $house }, { $tile }{ $turns ->
    [0] , non girato
    [one] , girato una volta in senso orario
    [2] , girato due volte in senso orario
   *[other] , girato { $turns } volte in senso orario
}.
event-set-up-unseen = Nuova partita a livello { $level }. La mappa la tieni tu: disponi 3 per 3 quadranti con almeno tre case.
event-lay-mat = Il programma tiene il playmat della Mautoma Inc. Se ne prepari uno stampato: i freezer dall'alto in basso { $products }, tutti a 0, il marker delle vendite su { $spot }, il modificatore del prezzo su +0.
event-lay-supply = Metti { $bank }$ in banca e tieni pronti { $gardens } giardini. I cartelloni 12, 15 e 16 restano nella scatola. Tieni le case a portata di mano: la loro pila è nel programma. Scegli una carta riserva e mettila coperta.
event-deck-printed = Peschi dalle tue carte stampate. Restano, in quest'ordine, ogni gruppo mescolato: ROUND 1-2 { $round_1_2 }, Phase I { $phase_1 }, Phase II { $phase_2 }, Phase III { $phase_3 }. Togli le carte già giocate.
event-deck-shuffled = D'ora in poi è il programma a pescare le carte della Mautoma Inc.
ask-report-first-restaurant = Dove metti il tuo primo ristorante? Scegli il suo quadrato in alto a sinistra.

# La fase di lavoro del giocatore
ask-changes = La tua fase «Al lavoro»: che cosa è cambiato sulla mappa?
help-changes = Indica uno dopo l'altro ristoranti, tessere marketing, case e giardini. Assunzioni, formazione e produzione restano affar tuo.
change-none = nulla
change-done = nient'altro
change-campaign = una tessera marketing
change-house = una casa
change-garden = un giardino
change-restaurant = un nuovo ristorante
change-move = un ristorante spostato
ask-report-restaurant = Dov'è? Scegli il suo quadrato in alto a sinistra.
ask-report-which-restaurant = Quale ristorante?
option-restaurant = il ristorante in { $square }
ask-report-opens = Quando apre?
opens-open = subito (direttore regionale)
opens-coming-soon = alla pulizia (direttore locale)
ask-report-tile = Quale tessera marketing?
option-eternal = per sempre (dopo il tuo primo cartellone)
event-tile-reported = La tua tessera { $tile_number } ({ $marketing }) pubblicizza { $product_id ->
    [soda] bibite
   *[other] { $product }
}{ $rounds ->
    [0] {""}, per sempre
    [one] {""} per un round
   *[other] {""} per { $rounds } round
}.
ask-report-house = Quale casa?
ask-report-house-square = Dov'è la casa? Scegli il quadrato in alto a sinistra dei suoi quattro.
event-your-turn = Riorganizza la tua azienda e lavora; poi lavora la Mautoma Inc.

# Ciò che sembra impossibile
thing-road = una strada
thing-beer = un punto di rifornimento di birra
thing-lemonade = un punto di rifornimento di limonata
thing-soda = un punto di rifornimento di bibite
thing-house = una casa stampata
thing-piece = un altro pezzo
doubt-taken = in { $square } c'è { $thing }.
doubt-door = accanto all'ingresso in { $square } non c'è una strada.
doubt-no-road = lì accanto non c'è una strada.
doubt-airplane = lì arriva già un altro aereo.
doubt-restaurants = hai già { $number } ristoranti sulla mappa.
doubt-house-spent = la casa { $house } non è più nella pila.
doubt-no-garden = non ci sono più giardini.
doubt-few-houses = la mappa ha solo { $number } case, e con meno di tre va rifatta.
doubt-salaries = hai solo { $cash }$.
doubt-demand = la casa { $house } tiene al massimo { $limit } segnalini.
doubt-card-used = «{ $card }» è già stata giocata.
doubt-card-group = «{ $card }» non è del gruppo che tocca ora ({ $group }).
doubt-fewer-items = { $houses ->
    [one] una casa compra almeno un prodotto.
   *[other] { $houses } case comprano almeno { $houses } prodotti.
}
doubt-not-in-freezer = la Mautoma Inc. ha solo { $number } { $product }.

# Il mazzo stampato
ask-card = Gira la prossima carta della Mautoma Inc.: qual è?
option-card = { $card } ({ $group })
option-program-draws = D'ora in poi pesca il programma

# L'ora di cena
ask-drive-ins = In questo round i tuoi ristoranti sono drive-in?
help-drive-ins = Lo sono se lavora un direttore locale o regionale. Da questo dipende quali case raggiungono i tuoi ristoranti, o quanto distano.
ask-stock = Quanti ne hai, di questi prodotti? { $most } vuol dire tanti o di più.
help-stock = Solo ciò che vogliono le case a cui porta una strada dai tuoi ristoranti.
ask-price = Qual è il tuo prezzo unitario?
help-price = 10$, modificati dai responsabili al lavoro e dagli obiettivi; senza la distanza.
ask-waitresses = Quante cameriere hai al lavoro?
help-waitresses = Prezzo e distanza sono pari: decidono le cameriere.
ask-extra-money = Che cos'altro ti porta l'ora di cena?
extra-tips = cameriere ($)
extra-cfo-bonus = direttore finanziario ($)
ask-reserve-revealed = La banca si esaurisce. Gira la tua carta riserva: qual è?

# Paga e pulizia
ask-salaries = Quanto paghi di salari ($)?
ask-milestones = Quali obiettivi hai ottenuto in questo round?
help-milestones = Quelli per contanti, salari e campagne indicate il programma li conosce. Ciò che qualcuno ha ottenuto in questo round non è più disponibile.
option-milestone = { $milestone }

# Senza la mappa
ask-sources = Quanti punti di rifornimento di ogni bevanda ci sono sulla mappa?
ask-tile-for-house = La Mautoma Inc. costruisce la casa { $house }, a partire dal quadrante { $tile }: qual è il primo quadrante in cui ci sta?
help-tile-for-house = In senso antiorario intorno alla mappa, mai al centro. Nel quadrante, il quadrato in alto a sinistra della tessera diritta va su ogni quadrato in ordine di lettura; su ognuno gira la tessera in senso antiorario finché tutti e sei i quadrati sono liberi e uno è accanto a una strada.
ask-tile-for-garden = La Mautoma Inc. costruisce un giardino (la tessera casa { $house } è spesa), a partire dal quadrante { $tile }: qual è il primo quadrante con una casa che può averlo?
help-tile-for-garden = In senso antiorario intorno alla mappa, mai al centro. Il giardino va sotto la casa, secondo la sua illustrazione, altrimenti sul primo lato libero in senso antiorario.
option-outer-tile = { $tile }
option-nowhere = in nessuno
option-taken = ho già preso io questa casa: pescane un'altra
event-house-by-you = Costruisci la casa { $house } nel quadrante { $tile }.
event-garden-by-you = Aggiungi un giardino alla casa nel quadrante { $tile }.
ask-next-house = Una campagna per la casa { $listed }: qual è la prima di queste sulla mappa?
option-no-house = nessuna di queste
event-put-demand = Metti 1 { $product } sulla casa { $house }, se c'è posto.
event-automa-offers = La Mautoma Inc. vende a { $price }$, { $waitresses ->
    [0] senza cameriere
    [one] con una cameriera
   *[other] con { $waitresses } cameriere
}. Ha { $products }.
ask-houses-served = Servi le case. Quante ne serve la Mautoma Inc.?
ask-items-sold = Che cosa vende in tutto?
ask-items-with-garden = Quanti di questi prodotti vanno a case con giardino?
event-automa-sold = La Mautoma Inc. serve { $houses ->
    [one] una casa
   *[other] { $houses } case
}: { $products } per { $income }$.
ask-earned = Quanto ti pagano in tutto le case ($)?
event-houses-paid-you = Le case ti pagano { NUMBER($income) }$.
event-run-all-tiles = La Mautoma Inc. non ha campagne: esegui le tue tessere marketing.
event-run-tiles-below = Esegui le tue tessere marketing con numero minore di { $priority }; poi seguono quelle della Mautoma Inc.
event-run-tiles-from = Esegui le tue tessere marketing dal numero { $priority } in su.

# Correzioni
ask-correct = Che cosa è diverso sul tavolo?
correct-freezers = i freezer
correct-sales = il marker delle vendite
correct-modifier = il modificatore del prezzo
correct-cash = i contanti
correct-bank = la banca
correct-demand = le richieste di una casa
correct-stacks = una pila della Mautoma Inc. accanto a una casa
correct-put = sulla mappa c'è un pezzo in più
correct-take = sulla mappa c'è un pezzo in meno
correct-campaign = una tua campagna
correct-houses = quali case sono sulla mappa
correct-house-stack = la pila delle case
correct-gardens = i giardini rimasti
correct-milestones = gli obiettivi
ask-correct-freezers = Che cosa c'è nei freezer?
ask-correct-sales = Su quale casella è il marker delle vendite?
ask-correct-modifier = Dov'è il modificatore del prezzo?
ask-correct-cash = Quanti contanti avete tu e la Mautoma Inc.?
ask-correct-bank = Quanto c'è in banca?
ask-correct-demand-house = Quale casa?
ask-correct-demand = Che cosa vuole la casa { $house }?
ask-correct-stacks-house = Quale casa?
ask-correct-stacks = Quanti segnalini della Mautoma Inc. ci sono accanto alla casa { $house }?
ask-correct-put = Che cosa c'è sulla mappa che il programma non conosce?
ask-correct-take = Che cosa non è sulla mappa?
option-tile-at = la tessera marketing { $tile_number } in { $place }
option-garden-of = il giardino della casa { $house }
ask-correct-campaign = Quale tessera marketing?
ask-correct-rounds = Quanti round restano? 0: non finisce mai.
ask-correct-houses = Quali case sono sulla mappa?
ask-correct-house-stack = Quali case sono ancora nella pila?
ask-correct-gardens = Quanti giardini restano?
ask-correct-milestones = Quali obiettivi { $side_id ->
    [human] hai tu
   *[automa] ha la Mautoma Inc.
}?
ask-correct-open-milestones = Quali obiettivi si possono ancora ottenere?
event-corrected = Corretto: { $part }.
event-no-piece-to-take = Sulla mappa non c'è nulla del genere.

# Il controllo del tavolo
ask-check = Confronta i totali; cambia ciò che sul tuo tavolo è diverso.
total-demand = segnalini richiesta sulle case
total-stacks = segnalini della Mautoma Inc. nelle pile delle campagne
total-human-cash = i tuoi contanti
total-automa-cash = i contanti della Mautoma Inc.
total-bank = la banca
event-check-agrees = Il tavolo è come risulta al programma.
event-check-differs = Non corrisponde ({ $total }): per il programma { $ours }, sul tuo tavolo { $theirs }.
event-check-demand = La casa { $house }, secondo il programma, vuole { $products }.
event-check-stacks = Accanto alla casa { $house }, secondo il programma: { $products }.
ask-check-house = Quale casa è diversa?

# Ora sul tuo tavolo
event-now-freezer = { $number } { $product } nel freezer.
event-now-sales = Marker delle vendite su { $spot }.
event-now-modifier = Modificatore del prezzo su { NUMBER($modifier) }.
event-now-cash = Contanti, { $side_id ->
    [human] tuoi
   *[automa] della Mautoma Inc.
}: { $cash }$.
event-now-bank = Banca: { $cash }$.
event-now-gardens = Giardini rimasti: { $number }.
event-now-house-stack = Case nella pila: { $numbers }.
event-now-house = Casa { $house } su { $places }.
event-now-no-house = Nessuna casa { $house }.
event-now-garden = Casa { $house } con giardino.
event-now-no-garden = Casa { $house } senza giardino.
event-now-demand = La casa { $house } vuole { $products }.
event-now-no-demand = La casa { $house } non vuole nulla.
event-now-stack = Accanto alla casa { $house }: { $number } { $product }.
event-now-no-stack = Accanto alla casa { $house }: nessun segnalino di { $product }.
event-now-restaurant = Il tuo ristorante su { $places }.
event-now-no-restaurant = Nessun ristorante su { $places }.
event-now-tile = Tessera marketing { $tile_number } su { $places }.
event-now-no-tile = Nessuna tessera marketing { $tile_number }.
event-now-campaign = La tessera marketing { $tile_number } pubblicizza { $product_id ->
    [soda] bibite
   *[other] { $product }
}{ $rounds ->
    [0] {""}, per sempre
    [one] {""} per un altro round
   *[other] {""} per altri { $rounds } round
}.
event-now-milestones = Obiettivi, { $side_id ->
    [human] tuoi
   *[automa] della Mautoma Inc.
}: { $milestones }.
event-now-cards-back = Rimetti sul tuo mazzo stampato, una dopo l'altra: { $cards }.
event-now-reserve-cards-down = Le due carte riserva sono coperte.
event-now-coming-soon = Il tuo ristorante in { $square } deve ancora aprire.
event-now-open = Il tuo ristorante in { $square } è aperto.
event-now-milestones-again = Di nuovo disponibili: { $milestones }.
event-now-milestones-gone = Non più disponibili: { $milestones }.
