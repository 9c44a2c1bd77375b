# Food Chain Magnate al tavolo: domande sul tavolo e istruzioni per il tavolo.

mode-table = Al tavolo
    .help = Giochi con la scatola; il programma guida la Mautoma Inc. e fa i suoi conti.
setting-map = Mappa
    .help = Il programma può preparare la mappa, usare quella che hai sul tavolo o farne a meno.
map-dealt = preparata qui: disponila come indicato
map-entered = è già sul tavolo: inserisco i quadranti
map-none = senza mappa: rispondo a ciò che il programma non vede
setting-deck = Mazzo della Mautoma Inc.
    .help = Le carte le mescola il programma, oppure peschi dalle tue carte stampate e dici quale è uscita.
deck-shuffled = mescolato dal programma
deck-printed = le mie carte stampate
setting-mat = Playmat della Mautoma Inc.
    .help = I suoi freezer, il tracciato vendite e il modificatore del prezzo.
mat-program = Lo tiene il programma
    .help = Niente da preparare e nessun marker da spostare.
mat-printed = Uso il playmat stampato
    .help = Il programma ti dice dove vanno i marker. Inserisci il tuo playmat come edizione, se non è quello della casa.

aside-correct = Correggi qualcosa
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
picture-tiles = I quadranti della mappa, non girati
view-alt-tiles = Tavola dei { $number } quadranti della mappa con le loro lettere, nessuno girato.
view-tiles-legend = lettera, casa, * = ponte; # strada, . vuoto, H casa, B birra, L limonata, S bibita
picture-laying = La tua mappa
view-alt-laying = La mappa con { $number ->
    [one] un quadrante
   *[other] { $number } quadranti
} finora, sopra la tavola dei quadranti rimasti, ognuno con la sua lettera.
ask-map-tile = Quale quadrante c'è { $tile }?
help-map-tile = Toccalo nella tavola. Un quadrante già sulla mappa fa un quarto di giro in senso orario a ogni tocco.
    .typed = Il numero del quadrante nella tavola, o la sua lettera.
ask-map-turns = La tua mappa è così? Tocca un quadrante per girarlo.
    .typed = La tua mappa è così? Se no, scrivi quale quadrante girare.
option-lay-tile = quadrante { $letter }{ $house ->
    [0] {""}
   *[other] {""} con la casa { $house }
}
option-turn-tile = gira il quadrante { $letter } ({ $tile })
option-map-done = Sì, è la mia mappa
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
event-set-up-unseen = Nuova partita a livello { $level }. La mappa la vedi solo tu.
event-lay-map = Disponi una mappa di 3 per 3 quadranti, pescati e girati a caso. Se ha meno di tre case, rifalla.
event-lay-bank = Metti { $cash }$ in banca.
event-lay-employees = Disponi le carte impiegato. Delle carte 1x una sola copia: { $employees }. Le altre copie restano nella scatola.
event-lay-milestones = Disponi i { $number } obiettivi come per due giocatori.
event-lay-gardens = Tieni a portata di mano gli { $number } giardini.
event-lay-houses = Tieni a portata di mano, scoperte, le case { $houses }. Non fare una pila: pesca il programma.
event-lay-marketing = Tieni a portata di mano le tessere marketing e i segnalini «busy». I cartelloni 12, 15 e 16 restano nella scatola.
event-leave-track = Lascia nella scatola la plancia dell'ordine di turno: cominci sempre tu.
event-take-company = Prendi un CEO e { $number } ristoranti. Cominci senza soldi.
event-choose-reserve = Prendi le carte riserva { $cards }: mettine una coperta davanti a te e rimetti le altre due nella scatola.
event-lay-mat = Prepara il playmat della Mautoma Inc.
event-lay-sales = Metti un marker dell'ordine di turno, a faccia in giù, sulla casella { $spot } del suo tracciato vendite.
event-lay-modifier = Metti un segnalino pizza accanto al +0 del modificatore del prezzo.
event-lay-freezers = Metti un segnalino sullo 0 di ogni freezer, dall'alto in basso: { $products }.
event-mat-kept = Il playmat della Mautoma Inc. lo tiene il programma. I suoi freezer dall'alto in basso: { $products }.
event-reserve-kept = Il programma ha pescato la carta riserva della Mautoma Inc. e la tiene lui: non prenderne una per lei.
event-deck-printed = Forma il mazzo con le tue carte stampate, ogni gruppo mescolato, dall'alto in basso: { $round_1_2 } ROUND 1-2, { $phase_1 } Phase I, { $phase_2 } Phase II, { $phase_3 } Phase III. Lascia fuori le carte già giocate.
event-place-first-restaurant = Piazza il tuo primo ristorante: su 2 per 2 quadrati vuoti, con l'ingresso accanto a una strada. La Mautoma Inc. non ne piazza.
event-deck-shuffled = D'ora in poi è il programma a pescare le carte della Mautoma Inc.
ask-report-first-restaurant = Dove piazzi il tuo primo ristorante? Scegli il suo quadrato in alto a sinistra.

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
event-your-turn = Riorganizza la tua azienda e lavora; poi tocca alla Mautoma Inc.

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
doubt-card-group = «{ $card }» non è del gruppo di turno ({ $group }).

# Il mazzo stampato
ask-card = Gira la prossima carta della Mautoma Inc.: qual è?
option-card = { $card } ({ $group })
option-program-draws = D'ora in poi pesca il programma

# L'ora di cena
ask-drive-ins = In questo round i tuoi ristoranti sono drive-in?
help-drive-ins = Lo sono se è al lavoro un direttore locale o regionale. Cambia quali case raggiungono, o a che distanza.
ask-stock = Quanti ne hai di questi prodotti? Indica { $most } per { $most } o più.
help-stock = Solo ciò che vogliono le case che i tuoi ristoranti raggiungono su strada.
ask-price = Qual è il tuo prezzo unitario?
help-price = 10$, modificati dai tuoi responsabili al lavoro e dai tuoi obiettivi. La distanza non si somma.
ask-waitresses = Quante cameriere hai al lavoro?
help-waitresses = Prezzo più distanza è pari: decidono le cameriere.
ask-at-work = Chi ti porta denaro stasera?
help-at-work = Le cameriere e il direttore finanziario, se sono al lavoro. I conti li fa il programma.
ask-reserve-revealed = La banca si esaurisce. Gira la tua carta riserva: qual è?

# Paga e pulizia
ask-salaries = Quanto paghi di salari ($)?
ask-milestones = Quali obiettivi hai ottenuto in questo round?
help-milestones = Quelli per contanti, salari e campagne indicate il programma li conosce già. Gli obiettivi ottenuti in questo round ora si chiudono per tutti.
option-milestone = { $milestone }

# Senza la mappa
ask-sources = Quanti punti di rifornimento di ogni bevanda ci sono sulla mappa?
ask-house-by-you = Hai costruito la casa { $house }?
ask-garden-by-you = Hai costruito il giardino?
option-built = Sì
option-nowhere = No, non ci sta da nessuna parte
option-taken = Questa casa l'ho già presa io: pescane un'altra
event-house-by-you = Costruisci la casa { $house } nel primo posto in cui ci sta. Comincia dal quadrante { $tile } e prosegui in senso antiorario intorno alla mappa, saltando il centro. In ogni quadrante prova i quadrati in ordine di lettura: la tessera diritta con il suo quadrato in alto a sinistra lì, poi ruotata in senso antiorario attorno a quel quadrato una, due, tre volte. Ci sta se tutti e sei i quadrati sono liberi e uno è accanto a una strada.
event-garden-by-you = Aggiungi un giardino alla prima casa che può averlo. Comincia dal quadrante { $tile } e prosegui in senso antiorario intorno alla mappa, saltando il centro. Il giardino va sotto la casa, secondo la sua illustrazione; se lì non ci sta, a destra, poi sopra, poi a sinistra.
ask-next-house = Una campagna per la casa { $listed }: quale di queste viene prima sulla mappa?
option-no-house = nessuna di queste
event-put-demand = Sposta { $products } dalle pile accanto alla casa { $house } sulla casa; ciò che non ci sta torna nella riserva.{ $over ->
    [0] {""}
   *[other] {""} Pile finite: { $over_products }.
}
event-automa-offers = Servi le case, dal numero più basso. La Mautoma Inc. vende a { $price }$, { $waitresses ->
    [0] senza cameriere
    [one] con una cameriera
   *[other] con { $waitresses } cameriere
}, e ha { $products }. Serve una casa solo se ha tutto quello che la casa vuole.
event-automa-restaurants = I suoi ristoranti sono appena fuori dalla mappa, uno a ogni strada che ne esce: ognuno dista almeno 1. A parità di prezzo più distanza vince chi ha più cameriere, poi tu.
event-automa-sells-nothing = Servi le case, dal numero più basso. La Mautoma Inc. non ha nulla da vendere.
ask-houses-served = Servi le case. Quante ne serve la Mautoma Inc.?
ask-items-sold = Che cosa vende in tutto?
misfit-fewer-items = { $houses ->
    [one] Una casa compra almeno un prodotto.
   *[other] { $houses } case comprano almeno { $houses } prodotti.
}
ask-items-with-garden = Quanti di questi prodotti vanno a case con giardino?
event-automa-sold = La Mautoma Inc. serve { $houses ->
    [one] una casa
   *[other] { $houses } case
}: dalle { $income }$ dalla banca per { $products }.
ask-earned = Quanto ti pagano in tutto le case ($)?
event-houses-paid-you = Le case ti pagano { NUMBER($income) }$.
option-elsewhere = altrove sulla mappa
event-run-all-tiles = La Mautoma Inc. non ha campagne: esegui le tue tessere marketing.
event-run-tiles-below = Esegui le tue tessere marketing con numero minore di { $priority }.
event-run-tiles-from = Ora esegui le tue tessere marketing dal numero { $priority } in su.

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
correct-leave = nulla: lascia tutto com'è
option-leave = nessuno: lascia tutto com'è
ask-correct-keep = Tieni questa correzione?
ask-correct-freezers = Che cosa c'è nei freezer?
ask-correct-sales = Su quale casella è il marker delle vendite?
ask-correct-modifier = Dov'è il modificatore del prezzo?
ask-correct-cash = Quanti contanti avete tu e la Mautoma Inc.?
ask-correct-bank = Quanto c'è in banca?
ask-correct-demand-house = Quale casa?
ask-correct-demand = Che cosa vuole la casa { $house }?
ask-correct-stacks-house = Quale casa?
ask-correct-stacks = Quanti segnalini della Mautoma Inc. ci sono accanto alla casa { $house }?
ask-correct-put = Che cosa c'è sulla mappa che il programma non sa?
ask-correct-take = Che cosa manca sulla mappa?
option-tile-at = la tessera marketing { $tile_number } in { $place }
option-garden-of = il giardino della casa { $house }
ask-correct-campaign = Quale tessera marketing?
ask-correct-rounds = Quanti round restano? (0 = per sempre)
ask-correct-houses = Quali case sono sulla mappa?
ask-correct-house-stack = Quali case sono ancora nella pila?
ask-correct-gardens = Quanti giardini restano?
ask-correct-milestones = Quali obiettivi { $side_id ->
    [human] hai tu
   *[automa] ha la Mautoma Inc.
}?
ask-correct-open-milestones = Quali obiettivi si possono ancora ottenere?
event-corrected = Corretto: { $part }.
event-nothing-corrected = Nessuna correzione.
event-no-piece-to-take = Sulla mappa non c'è nulla del genere.


# Ora sul tuo tavolo
event-now-freezer = { $number } { $product } nel freezer.
event-now-sales = Marker delle vendite su { $spot }.
event-now-modifier = Modificatore del prezzo su { NUMBER($modifier) }.
event-now-bank = Banca: { $cash }$.
event-now-cash-more = Contanti, { $side_id ->
    [human] tuoi
   *[automa] della Mautoma Inc.
}: { $cash }$ ({ $income }$ in più).
event-now-cash-less = Contanti, { $side_id ->
    [human] tuoi
   *[automa] della Mautoma Inc.
}: { $cash }$ ({ $income }$ in meno).
event-now-houses-back = { $number ->
    [one] La casa { $houses } è
   *[other] Le case { $houses } sono
} di nuovo fuori dalla scatola, a portata di mano.
event-now-houses-spent = { $number ->
    [one] La casa { $houses } è
   *[other] Le case { $houses } sono
} nella scatola.
event-now-employees-back = Fuori dalla scatola, di nuovo nella riserva: { $employees }.
event-now-employees-gone = Nella scatola, fuori dalla riserva: { $employees }.
event-now-reserve-card-down = La tua carta riserva è coperta.
event-now-milestones-gained = Di nuovo { $side_id ->
    [human] tuoi
   *[automa] della Mautoma Inc.
}: { $milestones }.
event-now-milestones-returned = Non più { $side_id ->
    [human] tuoi
   *[automa] della Mautoma Inc.
}: { $milestones }.
event-now-gardens = Giardini rimasti: { $number }.
event-now-house = Casa { $house } su { $places }.
event-now-no-house = La casa { $house } non è sulla mappa.
event-now-garden = Casa { $house } con giardino.
event-now-no-garden = Casa { $house } senza giardino.
event-now-demand = La casa { $house } vuole { $products }.
event-now-no-demand = La casa { $house } non vuole nulla.
event-now-stack = Accanto alla casa { $house }: { $number } { $product }.
event-now-no-stack = Accanto alla casa { $house }: nessun segnalino di { $product }.
event-now-restaurant = Il tuo ristorante su { $places }.
event-now-no-restaurant = Il tuo ristorante non è su { $places }.
event-now-tile = Tessera marketing { $tile_number } su { $places }.
event-now-no-tile = La tessera marketing { $tile_number } non è sulla mappa.
event-now-campaign = La tessera marketing { $tile_number } pubblicizza { $product_id ->
    [soda] bibite
   *[other] { $product }
}{ $rounds ->
    [0] {""}, per sempre
    [one] {""} per un altro round
   *[other] {""} per altri { $rounds } round
}.
event-now-cards-back = Rimetti sul tuo mazzo stampato, una dopo l'altra: { $cards }.
event-now-coming-soon = Il tuo ristorante in { $square } deve ancora aprire.
event-now-open = Il tuo ristorante in { $square } è aperto.
event-now-milestones-again = Fuori dalla scatola, di nuovo disponibili: { $milestones }.
event-now-milestones-gone = Nella scatola, non più disponibili: { $milestones }.
