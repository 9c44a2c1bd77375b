fill-known = { $count ->
    [one] 1 risposta conosciuta
   *[other] { $count } risposte conosciute
  }
fill-offers = È una di queste?
