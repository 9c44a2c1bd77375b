game-title = Frutteto
game-about = Pianta più alberi del rivale.
mode-solo = Sullo schermo
    .help = Tutto il gioco nel programma.
setting-level = Livello
    .help = Quanto è forte il rivale.
level-easy = Facile
level-hard = Difficile
setting-weather = Tempo
    .help = La pioggia fa crescere gli alberi.
weather-dry = Secco
weather-wet = Umido
ask-stock = Quanta frutta c'è in magazzino?
help-stock = Il mercato parte da lì.
ask-sheds = Che cosa c'è in ogni capanno?
ask-plant = Dove pianti un albero? Gli alberi sono { $trees }.
help-plant = Pianti prima del rivale.
ask-harvest = Quali alberi raccogli?
ask-price = A che prezzo vendi?
ask-stop = Ti fermi qui?
ask-new-score = Qual è davvero il tuo punteggio?
aside-correct = Correggi il punteggio
option-done = Non piantare
plot = Casella { $name }
fruit-apple = { $number ->
    [one] mela
   *[other] mele
  }
fruit-pear = { $number ->
    [one] pera
   *[other] pere
  }
place-north = Capanno nord
place-south = Capanno sud
side-you = Tu
side-rival = Rivale
event-round-begins = Comincia il turno { $round }.
event-card = La carta del rivale mostra la riga { $row }.
event-planted = { $who ->
    [rival] Il rivale pianta un albero in { $plot }.
   *[you] Pianti un albero in { $plot }.
  }
event-rival-scores = Il rivale fa { $points } punti.
event-sold = Vendi { $fruits } a { $price }.
criterion-free = la casella è libera
criterion-same-row = la casella è nella riga della carta
criterion-neighbours = alberi vicini
result-won = Vinci, { $score } a { $rival }.
result-lost = Vince il rivale, { $rival } a { $score }.
summary = Turno { $round }: tu { $score }, rivale { $rival }
picture-orchard = Il frutteto
picture-stock = Magazzino
stock-line = In magazzino: { $fruits }.
alt-orchard = Un frutteto con { $count } alberi.
phase-plant = Semina
phase-rival = Il rivale
phase-market = Mercato
ORC-1 = La partita dura tre turni.
    .title = Turni
ORC-2 = Pianta un albero in una casella libera, o nessuno.
    .title = Semina
ORC-3 = Il rivale pianta nella riga della sua carta.
    .title = L'albero del rivale
ORC-4 = Tra più caselle, quella con più alberi accanto.
    .title = Compagnia
ORC-5 = Ogni albero raccolto rende il prezzo.
    .title = Mercato
