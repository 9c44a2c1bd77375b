# Una partita sullo schermo
phases = Le fasi di un round
sheet = Che cosa fare adesso
tabs = Che cosa mostrare
tab-board = Mappa
tab-company = Azienda
tab-rival = Rivale
tab-tonight = Stasera
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
why-sentence = { $chosen }: { $criterion }. Esclusi per questo: { $others }{ $more ->
    [0] {""}
   *[other] {" "}e altri { $more }
}.
