# Cambiare una risposta
command-change = cambia
    .help = a un tavolo vero: elenca le tue risposte; «cambia 12» riapre la dodicesima domanda, e le risposte successive restano dove valgono ancora
command-leave = lascia
    .help = lascia una correzione a metà, con tutto com'era
change-back = indietro
change-on = avanti
change-which = Le tue ultime risposte; «cambia» e un numero riapre quella domanda:
changing = Stai cambiando questa risposta. Le risposte successive restano dove valgono ancora; «cambia indietro» lascia tutto com'era.
changing-on = Così cambia anche il seguito: rispondi anche qui. { $count ->
    [one] Resta in attesa una risposta successiva
   *[other] Restano in attesa { $count } risposte successive
  }; «cambia avanti» continua senza.
changed = Cambiato. { $kept ->
    [0] Nessuna risposta successiva è rimasta.
    [one] Una risposta successiva è rimasta.
   *[other] { $kept } risposte successive sono rimaste.
  }
change-left = Tutto è com'era.
refused-change = «{ $text }» non è il numero di una risposta (da 1 a { $most }); «cambia» le elenca.
refused-change-here = Sullo schermo «annulla» ritira le risposte; «cambia» serve nelle partite al tavolo.
yes = sì
no = no
