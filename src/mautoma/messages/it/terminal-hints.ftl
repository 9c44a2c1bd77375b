hint-off = basta
command-hint = consiglio
    .help = dice cosa farebbe qui un giocatore forte; «consiglio basta» continua senza suggerimenti
