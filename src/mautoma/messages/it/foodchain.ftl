game-title = Food Chain Magnate
game-about = La tua catena di ristoranti contro la Mautoma Inc., un'azienda con un ristorante a ogni strada che esce dalla città e avvocati per tutto il resto.
mode-solo = Sullo schermo
    .help = L'intera partita qui: la scatola non serve.

setting-level = Livello
    .help = Più alto è il livello, prima arrivano le carte forti.
level-easy = facile
level-normal = normale
level-hard = difficile

phase-opening = Inizio
phase-restructuring = Riorganizzazione
phase-working = Al lavoro
phase-dinnertime = Ora di cena
phase-payday = Giorno di paga
phase-marketing = Campagne pubblicitarie
phase-clean-up = Pulizia

# Parole
side-human = tu
side-automa = la Mautoma Inc.
tile-top-left = in alto a sinistra
tile-left = a sinistra
tile-bottom-left = in basso a sinistra
tile-bottom = in basso
tile-bottom-right = in basso a destra
tile-right = a destra
tile-top-right = in alto a destra
tile-top = in alto
each-house = casa { $value }
arrow-up = su
arrow-down = giù
direction-west = ovest
direction-south = sud
direction-east = est
direction-north = nord

card-burger-van = Il furgone degli hamburger
card-lemonade-stand = Il banchetto delle limonate
card-pizza-oven-on-wheels = Il forno per pizza su ruote
card-lunch-counter = La tavola calda
card-pizza-window = Lo sportello delle pizze
card-soda-fountain = La fontana di bibite
card-model-home = La casa modello
card-evening-classes = Corsi serali
card-boys-on-bicycles = Ragazzi in bicicletta
card-order-book = Il registro degli ordini
card-price-war = La guerra dei prezzi
card-recruiting-fair = La fiera del lavoro
card-stocktaking = L'inventario
card-family-sunday = La domenica in famiglia
card-new-estates = Nuovi quartieri
card-pizza-contest = La gara della pizza
card-radio-hour = L'ora della radio
card-cheap-soda-summer = Un'estate di bibite a poco prezzo
card-star-chef = Lo chef stellato
card-headhunters = Cacciatori di teste
card-shareholders-dinner = La cena degli azionisti
card-garden-parties = Feste in giardino
card-nothing-over-six = Niente sopra i sei dollari
card-central-warehouse = Il magazzino centrale
card-friends-in-the-town-hall = Amici in municipio

# Che cosa succede
event-set-up = Nuova partita a livello { $level }. Case sulla mappa: { $houses }.
event-round-begins = Comincia il round { $round }.
event-card-drawn = La Mautoma Inc. gira «{ $card }».
event-card-stays = «{ $card }» resta in gioco per questo round.
event-deck-reshuffled = Il mazzo è finito: le sue { $number } carte Phase III si rimescolano in un mazzo nuovo.
    .do = Il mazzo è finito: rimescola le sue { $number } carte Phase III in un mazzo nuovo.
event-stored = La Mautoma Inc. mette nei freezer { $products }.
    .do = Sposta in avanti i marker dei freezer della Mautoma Inc.: { $products }.
event-lost = Un freezer tiene al massimo 10 prodotti: { $products } vanno persi.
event-most-chosen = Sceglie { $product }: ne ha di più.
event-sales-payout = La Mautoma Inc. incassa dalla casella { $spot } del tracciato vendite; il marker torna a 0.
    .do = Incasso dalla casella { $spot } del tracciato vendite: rimetti il marker delle vendite sullo 0.
event-price-modifier = Il modificatore del prezzo va { $arrow }, a { NUMBER($modifier) }.
    .do = Sposta il modificatore del prezzo { $arrow }, a { NUMBER($modifier) }.
event-price-modifier-stays = Il modificatore del prezzo resta a { NUMBER($modifier) }.
event-stack-empty = La Mautoma Inc. costruirebbe, ma la pila delle case è vuota.
event-garden-drawn = La Mautoma Inc. pesca la casa { $house } a testa in giù: la tessera esce dal gioco e si costruisce un giardino, se possibile nel quadrante { $tile }.
    .do = La Mautoma Inc. pesca la casa { $house } a testa in giù, quindi costruisce un giardino: rimetti la casa { $house } nella scatola.
event-house-drawn = La Mautoma Inc. pesca la casa { $house } diritta: la costruisce, se può, nel quadrante { $tile }.
event-nothing-fits = Nei quadranti esterni non ci sta nulla: non si costruisce e la casa { $house } esce dal gioco.
    .do = La casa { $house } non ci sta in nessun quadrante esterno: rimettila nella scatola.
event-no-garden-left = Non ci sono più giardini: non si costruisce e la casa { $house } esce dal gioco.
event-tile-chosen = Costruisce nel quadrante { $tile }.
each-way = quadrato { $name }{ $number ->
    [0] {""}
    [1] {" "}(casa girata una volta)
    [2] {" "}(casa girata due volte)
   *[other] {" "}(casa girata tre volte)
}
event-house-built = La casa { $house } è costruita con il quadrato chiave in { $square }{ $turn ->
    [0] , diritta
    [one] , ruotata una volta in senso antiorario
   *[other] , ruotata { $turn } volte in senso antiorario
}: { $places }.
    .do = Costruisci la casa { $house } su { $squares }, con il giardino su { $garden }.
event-garden-built = La casa { $house } riceve un giardino sul lato { $direction }: { $places }.
    .do = Metti un giardino sul lato { $direction } della casa { $house }: { $places }.
event-stack-product = Nuova campagna della Mautoma Inc.: { $product }.
event-stack-placed = La Mautoma Inc. pubblicizza { $product } alla casa { $house }{ $moved ->
    [true] {""} (la carta dice { $listed })
   *[false] {""}
}: accanto va una pila di { $number }.
    .do = Metti una pila di { $number } { $product } accanto alla casa { $house }{ $moved ->
    [true] {""} (la carta dice { $listed })
   *[false] {""}
}.
event-no-target = La campagna per la casa { $listed } trova tutte le case già colpite.
event-tile-over = La tua tessera { $tile_number } ({ $marketing }) è scaduta e lascia la mappa.
    .do = Togli dalla mappa la tua tessera { $tile_number } ({ $marketing }): è scaduta. L'ultimo segnalino torna nella riserva, il segnalino «busy» lascia il tuo pubblicitario.
event-marketeer-back = Il tuo { $employee } è di nuovo libero.
event-demand-placed = La tua tessera { $tile_number } ({ $marketing }) mette { $products } { $number ->
    [one] sulla casa { $houses }
   *[other] su ognuna delle case { $houses }
}.
    .do = La tua tessera { $tile_number } ({ $marketing }): metti { $products } { $number ->
    [one] sulla casa { $houses }
   *[other] su ognuna delle case { $houses }
}{ $left ->
    [0] .
    [one] {""} e lascia 1 segnalino sulla tessera.
   *[other] {""} e lascia { $left } segnalini sulla tessera.
}
event-demand-full = { $number ->
    [one] La casa { $houses } è piena
   *[other] Le case { $houses } sono piene
}: lì la tua tessera { $tile_number } ({ $marketing }) non aggiunge nulla.
event-stays-home = Nella casa { $house } nessuno esce a cena: nessuno ha tutto ciò che vuole.
event-house-served = La casa { $house } compra { $products } { $side_id ->
    [human] da te
   *[automa] dalla Mautoma Inc.
} per { NUMBER($income) }$.
    .do = La casa { $house } compra { $products } { $side_id ->
    [human] da te: togli i suoi segnalini e i tuoi prodotti, e prendi { NUMBER($income) }$ dalla banca.
   *[automa] dalla Mautoma Inc.: togli i suoi segnalini e dalle { NUMBER($income) }$ dalla banca.
}
event-ceo-bonus = Il bonus del tuo CEO: { $way ->
    [pay] −{ $amount }$ (la metà di −{ $base }$)
   *[take] +{ $amount }$ (la metà di { $base }$)
}.
    .do = { $way ->
    [pay] Paga { $amount }$ alla banca: il bonus del tuo CEO è la metà di −{ $base }$
   *[take] Prendi { $amount }$ dalla banca: il bonus del tuo CEO, la metà di { $base }$
}.
event-tile-idle = La tua tessera { $tile_number } ({ $marketing }) non trova case con posto.
    .do = La tua tessera { $tile_number } ({ $marketing }) non trova case con posto: lascia { $left ->
    [one] 1 segnalino
   *[other] { $left } segnalini
} sulla tessera.
event-stacks-full = La casa { $house } è piena: { $products } delle campagne della Mautoma Inc. vanno a vuoto.{ $over ->
    [0] {""}
   *[other] {""} Pile finite: { $over_products }.
}
    .do = La casa { $house } è piena: rimetti nella riserva { $products } dalle pile accanto{ $over ->
    [0] .
   *[other] . Pile finite: { $over_products }.
}
event-stacks-run = La casa { $house } riceve { $products } dalle campagne della Mautoma Inc.{ $over ->
    [0] {""}
   *[other] {""} Pile finite: { $over_products }.
}
    .do = Sposta { $products } dalle pile accanto alla casa { $house } sulla casa{ $over ->
    [0] .
   *[other] . Pile finite: { $over_products }.
}
event-freezers-down = Sposta indietro i marker dei freezer della Mautoma Inc.: { $products }.
event-sales-marker = Il marker delle vendite va sulla casella { $spot }.
    .do = Sposta il marker delle vendite sulla casella { $spot }.
event-sales-marker-stays = Il marker delle vendite resta sulla casella { $spot }.
event-bankrupt = Devi { $owed }$ per vendite sotto zero e hai solo { $cash }$: bancarotta.
event-tips = Mance per te: { $income }$.
    .do = Prendi { $income }$ di mance dalla banca.
event-cfo-bonus = Il bonus del tuo direttore finanziario: { $way ->
    [pay] −{ $amount }$ (la metà di −{ $base }$)
   *[take] +{ $amount }$ (la metà di { $base }$)
}.
    .do = { $way ->
    [pay] Paga { $amount }$ alla banca: il bonus del tuo direttore finanziario è la metà di −{ $base }$
   *[take] Prendi { $amount }$ dalla banca: il bonus del tuo direttore finanziario, la metà di { $base }$
}.
event-milestone-cash = La Mautoma Inc. guadagna { $income }$ con i suoi obiettivi.
    .do = Dai { $income }$ dalla banca alla Mautoma Inc. per i suoi obiettivi.
event-bank-broke = La banca si esaurisce. La tua carta riserva porta { $human }$, quella della Mautoma Inc. { $automa }$: la banca ha { $bank }$, il tuo CEO { $slots } posti.
    .do = La banca si esaurisce: aggiungi { $human }$ per la tua carta riserva e { $automa }$ per quella della Mautoma Inc. Ora il tuo CEO ha { $slots } posti.
event-bank-broke-again = La banca si esaurisce per la seconda volta: la partita finisce con questa cena.
event-reserve-seen = Puoi guardare le carte riserva: { $human ->
    [0] {""}
   *[other] la tua è da { $human }$,{" "}
}quella della Mautoma Inc. è da { $automa }$.
event-milestone-gained = { $side_id ->
    [human] Ottieni
   *[automa] La Mautoma Inc. ottiene
} l'obiettivo «{ $milestone }».
    .do = { $side_id ->
    [human] Prendi
   *[automa] Dai alla Mautoma Inc.
} l'obiettivo «{ $milestone }».
event-milestones-closed = Non più disponibili: { $milestones }.
    .do = Rimetti nella scatola le altre copie: { $milestones }.
event-food-produced = In questo round ha fatto { $product_id ->
    [burger] hamburger
   *[pizza] pizze
}.
event-nothing-produced = In questo round la Mautoma Inc. non ha fatto né hamburger né pizze: non succede nulla.
event-employee-leaves = Il { $employee } nella riserva esce dal gioco.
    .do = Rimetti nella scatola questa carta della riserva: { $employee }.

# Perché
criterion-most-in-freezer = la quantità maggiore nel freezer
criterion-nearest-the-top = più in alto nei freezer (1 = in cima)
criterion-house-fits = nel quadrante ci sta una casa
criterion-garden-fits = una casa del quadrante ha posto per un giardino
criterion-piece-fits = sei quadrati liberi, uno accanto a una strada
criterion-reading-order = provato per primo, in ordine di lettura e rotazione per rotazione
criterion-counter-clockwise-from-the-bottom = primo lato in senso antiorario da sotto la casa
criterion-not-hit-this-round = non ancora colpita in questo round
criterion-at-or-after = dal numero della carta in su
criterion-next-number = numero successivo sulla mappa
criterion-got-this-round = ottenuto in questo round
criterion-got-most-of = ottenuto in maggiore quantità in questo round
criterion-joined-by-road = collegato alla casa da una strada
    .you = solo tu hai una strada fino alla casa
criterion-has-whole-demand = ha tutto quello che la casa vuole
    .you = solo tu hai tutto quello che la casa vuole
criterion-price-and-distance = la somma più bassa di prezzo e distanza
criterion-waitresses = più cameriere
criterion-first-in-turn-order = chi viene prima nell'ordine di turno

# La fine
result-won = Hai vinto contro la Mautoma Inc., { $human }$ a { $automa }$, dopo { $rounds } round.
result-lost = Vince la Mautoma Inc., { $automa }$ a { $human }$, dopo { $rounds } round.
result-bankrupt = Sei in bancarotta dopo { $rounds } round: vince la Mautoma Inc. con { $automa }$.
result-unfinished = Dopo { $rounds } round la banca non si è esaurita due volte: la partita si ferma con { $human }$ tuoi e { $automa }$ della Mautoma Inc.

# Simulazioni
outcome-won = vinte
outcome-lost = perse
outcome-bankrupt = in bancarotta
outcome-unfinished = non finite
figure-human = il tuo denaro
figure-automa = denaro della Mautoma Inc.
figure-rounds = round
