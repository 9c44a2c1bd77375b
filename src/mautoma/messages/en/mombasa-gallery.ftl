# The edition to look at and to print
picture-printed-reference = A round in short
gallery-cards = The eight cards
gallery-tile = { $bonus }
bonus-first = first
bonus-second = second
bonus-third = third
bonus-fourth = fourth
gallery-card-alt = { $card }: { $actions }
gallery-reference-alt = The automa's round in short.
gallery-plan = Planning
gallery-plan-how = Put all eight cards the same way round, turned to the half of the round, shuffled, priority side up. The bottom card goes sideways: its three symbols are the slots.
gallery-act = Its action
gallery-act-how = Draw a card and do the first action on it that it can; the priority side now on top of the deck says how. With a bonus marker the card goes to the discard pile, otherwise onto the next free slot.
gallery-tie = Ties
gallery-tie-how = Display cards: columns from right to left, each from top to bottom. Companies: by the letter of their track.
gallery-end = End of the round
gallery-end-how = All eight cards back together, its markers back.
