# L'edizione, da guardare e da stampare
picture-printed-mat = La plancia del Mautoma
gallery-card = { $card }
gallery-start = Le due carte con la S
gallery-progress = Le altre quattro carte
gallery-back = Mautoma
gallery-steps = Indicatore di energia: { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
  }
gallery-part = { $part }
gallery-distance = Entro distanza { $distance }
gallery-any-distance = A qualsiasi distanza
gallery-mat-alt = La plancia del Mautoma: le posizioni del tracciato energia e che cosa scarta un turno di ripristino in ogni sezione.
card-start = S
card-within = entro { $distance }
card-anywhere = ovunque
card-or = oppure
card-else = Se non può popolare, costruisce.
card-nothing = Se non può, non fa nulla.
card-skip = Salta ciò che non può fare.
picture-card = La carta del Mautoma
