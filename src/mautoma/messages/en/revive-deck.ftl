# The printed deck
setting-deck = Deck of the Mautoma
    .help = Let the program shuffle the six cards, or shuffle and draw your own printed ones and say which came up.
deck-shuffled = shuffled by the program
deck-printed = my printed cards
event-shuffle-printed = Shuffle the { $cards } cards with the S: they are the Mautoma's action deck. Shuffle the others, put one back into the box unseen; { $progress } are the progress deck.
event-reshuffle-printed = Take the top progress card unseen and shuffle it with all used cards of the Mautoma: the new action deck has { $cards } cards.
ask-printed-card = Turn over the top card of the Mautoma's deck: which one is it?
