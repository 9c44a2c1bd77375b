# Una partita sullo schermo
phases = Le fasi di un round
sheet = Che cosa fare adesso
tabs = Che cosa mostrare
tab-board = Mappa
tab-own = Azienda
tab-opponent = Rivale
tab-forecast = Stasera
tab-log = Diario
tab-more = Altro
as-offered = Come suggerito
take-none = Svuota
arrange-help = Tocca una carta, o trascinala, per mandarla al lavoro o riportarla indietro.
scene-by-scene = Una scena alla volta
step-on = Avanti
log-filter = Quali righe mostrare
log-all = Tutto
log-chosen = Scelte dell'avversario
armed-take = Scegli questo
why-sentence = { $who ->
    [human] Vinci tu: { $of_you }.
   *[other] { $chosen }: { $criterion }. Così batte { $others }.
  }
why-more = { $number ->
    [one] un altro
   *[other] altri { $number }
  }
strips = In vista
place-free = libero
handle = Abbassa la domanda, o rialzala
ghost-move = Spostalo sulla mappa, poi tocca.
ghost-nowhere = Lì non ci sta.
