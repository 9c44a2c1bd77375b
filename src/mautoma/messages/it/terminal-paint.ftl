# Su uno schermo a colori
status-round = Round { $name }
why-candidate = Candidato
why-and-more = { $names } e altri { $number }
up-to = fino a { $number }
command-forecast = previsione
    .help = che cosa sta per succedere, per quanto si vede: la cena di stasera
refused-no-forecast = Qui non c'è niente da prevedere.
