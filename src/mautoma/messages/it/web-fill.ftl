fill-known = { $count ->
    [one] 1 risposta nota
   *[other] { $count } risposte note
  }
fill-offers = È una di queste?
