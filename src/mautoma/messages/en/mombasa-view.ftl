# The position
picture-reference = The automa's cards
picture-board = The automa's board
picture-tracks = The company tracks
picture-display = The display
picture-score = The score sheet
summary = { $round ->
    [0] Setting up
   *[other] Round { $round }/7 · it has £{ $coins }
  }
summary-over = Over: you { $human }, the automa { $automa }
half-early = half “R 1-2-3”
half-late = half “R 4-5-6-7”
symbol-none = X
symbol-good = { $good } { $number }
card-name = { $card }
company-name = { $company }
track-name = { $track }
mark-automa = A
mark-human = Y
mark-last-seen = Your marker was last seen on space { $human }; it may have moved since.
pile-deck = cards in the deck
pile-discard = discard pile
order-number = no. { $number }
display-gone = taken
display-alt = The display: three columns of four cards, numbered in set-up order from the top of the right column.
line-set-up = Set-up.
line-round = Round { $round } of { $rounds }, { $half }.
line-reference = Reference card: { $card }.
line-slot-open = Slot { $slot }: { $symbol }, open.
line-slot-covered = Slot { $slot }: { $symbol }, covered by { $card }.
line-deck = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in the deck, { $discards } discarded.
line-drawn = Drawn: { $card } ({ $actions }).
line-top = On top of the deck: { $card }. It says how actions are done:
line-priority-card = Card: { $best }.
line-priority-track = Track: { $by }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
line-priority-explore = Explore: { $by }, posts: { $white } white, { $black } black.
line-priority-books = Books: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
line-priority-diamonds = Diamonds: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
best-richest-share = a share of the richest company
side-name = { $side }
sheet-coins = Pounds
sheet-shares = Shares
sheet-diamonds = Diamond track
sheet-books = Book track
sheet-total = Total
line-coins = Pounds: { $coins }.
line-diamonds = Diamond track: space { $at } of { $last }.
line-books = Books: { $books } of { $last } spaces; ink jar on space { $jar }.
line-markers = Free bonus markers: { $markers }.
line-cards = Cards taken: { $cards }{ $shares ->
        [0] {""}; their shares are counted at the end
       *[other] ; their shares: { $companies }
    }.
line-first = First player: { $side }.
line-track = { $company } ({ $track }): the automa on { $automa }, you on { $human }.
line-track-unsure = { $company } ({ $track }): the automa on { $automa }, you last seen on { $human }.

# On your own turn: what counts of the automa
glance-good = { $good }
glance-none = no symbol
glance-covered = covered
