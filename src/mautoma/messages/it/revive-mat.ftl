# Chi tiene la plancia del Mautoma
setting-mat = La plancia del Mautoma
    .help = Mostra l'indicatore di energia, che dice quali frecce risolvono i pareggi e che cosa scarta un turno di ripristino.
mat-program = La tiene il programma
    .help = Niente da disporre e nessun indicatore da spostare: il programma ti dice il risultato.
mat-printed = Uso la plancia stampata
    .help = Il programma ti dice dove va l'indicatore di energia. Inserisci la tua plancia come edizione, se non è quella della casa.
event-set-up-pieces = Metti accanto al tabellone, per il Mautoma, { $small } edifici piccoli, { $large } edifici grandi e { $populations } popolazioni dello stesso colore. Non gli servono né plancia né indicatore di energia: li tiene il programma.
event-card-turned = Il Mautoma gira «{ $card }»: deve { $parts } { $limit ->
    [none] a qualsiasi distanza
   *[other] entro distanza { $limit }
}.
stock-heap = tra i pezzi del Mautoma
stock-mat = dalla plancia del Mautoma
stock-tribe-board = dalla plancia tribù del Mautoma
