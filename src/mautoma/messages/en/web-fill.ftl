fill-known = { $count ->
    [one] 1 known answer
   *[other] { $count } known answers
  }
fill-offers = Is it one of these?
