# Food Chain Magnate at the table: the pause, more corrections, more reasons.
event-your-first-turn = Hire one employee: nobody is at work yet. Then Mautoma Inc. turns over its first card.
correct-breaks = how many times the bank broke
ask-correct-breaks = How many times has the bank broken?
breaks-0 = not yet
breaks-1 = once
correct-card = the card in play
ask-correct-card = Which of Mautoma Inc.'s cards is in play?
help-correct-card = This card counts from now on. Put right by hand what the other one has already done.
event-no-card-in-play = No card has been turned over yet.
event-now-card = Card in play: “{ $card }”.
criterion-counter-clockwise-from-the-card = first tile counter-clockwise from the one on the card
criterion-garden-side-fits = a garden fits on this side
