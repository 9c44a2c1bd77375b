# The rules
where = Dove sei
rules = Regole
rules-all = Tutte le regole
rules-search = Cerca nelle regole
rules-find = Cerca
rules-whole = Mostra tutto
rules-found = { $count ->
    [0] Nessuna regola contiene tutte queste parole.
    [one] Trovata una regola.
   *[other] Trovate { $count } regole.
  }
rules-count = { $count } regole numerate, in parole, con le nostre decisioni.
rules-besides = Inoltre
chapters = Capitoli
no-rulebook = Questo gioco non ha regole numerate.
no-such-rule = Non c'è una regola con questo numero.
