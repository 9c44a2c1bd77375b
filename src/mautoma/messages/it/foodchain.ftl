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
event-stored = La Mautoma Inc. mette nel freezer { $products }.
event-lost = I suoi freezer sono pieni: perde { $products }.
event-most-chosen = Sceglie { $product }: è ciò di cui ha di più.
event-sales-payout = La Mautoma Inc. riscuote la casella { $spot } del tracciato vendite; il marker torna a 0.
event-price-modifier = Il modificatore del prezzo va { $arrow }, a { NUMBER($modifier) }.
event-stack-empty = La Mautoma Inc. costruirebbe, ma la pila delle case è vuota.
event-garden-drawn = La Mautoma Inc. pesca una tessera casa a testa in giù: costruisce un giardino, se può, nel quadrante { $tile }.
event-house-drawn = La Mautoma Inc. pesca la casa { $house } diritta: la costruisce, se può, nel quadrante { $tile }.
event-nothing-fits = Non ci sta da nessuna parte nei quadranti esterni: non si costruisce nulla e la tessera pescata è persa.
event-no-garden-left = Non ci sono più giardini: non si costruisce nulla e la tessera pescata è persa.
event-tile-chosen = Costruisce nel quadrante { $tile }.
event-house-built = La casa { $house } è costruita con il quadrato chiave in { $square }{ $turn ->
    [0] , diritta
    [one] , ruotata una volta in senso antiorario
   *[other] , ruotata { $turn } volte in senso antiorario
}: { $places }.
event-garden-built = La casa { $house } riceve un giardino sul lato { $direction }: { $places }.
event-stack-product = Nuova campagna della Mautoma Inc.: { $product }.
event-stack-placed = La Mautoma Inc. pubblicizza { $product } alla casa { $house } (la carta dice { $listed }): accanto va una pila di { $number }.
event-no-target = La campagna per la casa { $listed } non trova case non ancora colpite.
event-campaign-over = La pila della Mautoma Inc. alla casa { $house } è esaurita ({ $product }).
event-tile-over = La tua tessera marketing { $tile_number } è scaduta.
event-marketeer-back = Il tuo { $employee } è di nuovo libero.
event-demand-placed = La casa { $house } ora vuole anche { $number } { $product } ({ $side_id ->
    [human] la tua campagna
   *[automa] campagna della Mautoma Inc.
}).
event-demand-full = La casa { $house } è piena: la campagna di { $product } non aggiunge nulla.
event-stays-home = La casa { $house } resta a casa: nessuno può darle tutto quello che vuole.
event-house-served = La casa { $house } compra { $products } { $side_id ->
    [human] da te
   *[automa] dalla Mautoma Inc.
} per { NUMBER($income) }$.
event-sales-marker = Il marker delle vendite va alla casella { $spot }.
event-bankrupt = Devi { $owed }$ per vendite sotto zero e hai solo { $cash }$: bancarotta.
event-tips = Le tue cameriere portano { $income }$.
event-cfo-bonus = Il tuo direttore finanziario aggiunge { NUMBER($income) }$.
event-milestone-cash = La Mautoma Inc. guadagna { $income }$ con i suoi obiettivi.
event-bank-broke = La banca si esaurisce. Si girano le carte riserva: la tua è da { $human }$, quella della Mautoma Inc. da { $automa }$. La banca ha di nuovo { $bank }$ e il tuo CEO ha { $slots } posti.
event-bank-broke-again = La banca si esaurisce per la seconda volta: la partita finisce con questa cena.
event-reserve-seen = Puoi guardare le carte riserva: { $human ->
    [0] {""}
   *[other] la tua è da { $human }$,{" "}
}quella della Mautoma Inc. è da { $automa }$.
event-milestone-gained = { $side_id ->
    [human] Ottieni
   *[automa] La Mautoma Inc. ottiene
} l'obiettivo «{ $milestone }».
event-milestones-closed = Non più disponibili: { $milestones }.
event-food-produced = Decide ciò che ha ottenuto in questo round: { $product }.
event-nothing-produced = La Mautoma Inc. non ha ottenuto né hamburger né pizze in questo round: non succede nulla.
event-employee-leaves = Il { $employee } nella riserva esce dal gioco.

# Perché
criterion-most-in-freezer = la quantità maggiore nel freezer
criterion-nearest-the-top = più in alto nei freezer, contando dall'alto
criterion-house-fits = nel quadrante ci sta una casa
criterion-garden-fits = una casa del quadrante può avere un giardino
criterion-piece-fits = sei quadrati liberi, uno accanto a una strada
criterion-reading-order = provato per primo, in ordine di lettura e rotazione per rotazione
criterion-counter-clockwise-from-the-bottom = primo lato in senso antiorario da sotto la casa
criterion-not-hit-this-round = non ancora colpita in questo round
criterion-at-or-after = dal numero della carta in su
criterion-next-number = numero successivo sulla mappa
criterion-got-this-round = ottenuto in questo round
criterion-got-most-of = ottenuto in maggiore quantità in questo round
criterion-joined-by-road = collegato alla casa da una strada
criterion-has-whole-demand = ha tutto quello che la casa vuole
criterion-price-and-distance = la somma più bassa di prezzo e distanza
criterion-waitresses = più cameriere
criterion-first-in-turn-order = chi viene prima nell'ordine di turno

# La fine
result-won = Hai vinto contro la Mautoma Inc., { $human }$ a { $automa }$, dopo { $rounds } round.
result-lost = Vince la Mautoma Inc., { $automa }$ a { $human }$, dopo { $rounds } round.
result-bankrupt = Sei in bancarotta dopo { $rounds } round: vince la Mautoma Inc. con { $automa }$.
result-unfinished = Dopo { $rounds } round la banca non si è esaurita due volte: la partita si ferma con { $human }$ per te e { $automa }$ per la Mautoma Inc.

# Simulazioni
outcome-won = vinte
outcome-lost = perse
outcome-bankrupt = in bancarotta
outcome-unfinished = non finite
figure-human = il tuo denaro
figure-automa = denaro della Mautoma Inc.
figure-rounds = round
