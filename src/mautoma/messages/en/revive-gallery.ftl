# The edition to look at and to print
picture-printed-mat = The Mautoma's mat
gallery-card = { $card }
gallery-start = The two cards with the S
gallery-progress = The other four cards
gallery-back = Mautoma
gallery-steps = Energy marker: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }
gallery-part = { $part }
gallery-distance = Within distance { $distance }
gallery-any-distance = At any distance
gallery-mat-alt = The Mautoma's mat: the positions of the energy track, and what a restore turn discards in each section.
card-start = S
card-within = within { $distance }
card-anywhere = any distance
card-or = or else
card-else = If it can't populate, it builds.
card-nothing = If it can't, it does nothing.
card-skip = It skips what it can't do.
picture-card = The Mautoma's card
