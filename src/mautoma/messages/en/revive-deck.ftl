# The printed deck
setting-deck = Deck of the Mautoma
    .help = The program shuffles the six cards, or you shuffle and draw your printed ones and say which came up.
deck-shuffled = shuffled by the program
deck-printed = my printed cards
event-shuffle-printed = Shuffle the Mautoma's { $cards } S cards face down: that's its action deck.
event-remove-printed = Shuffle its other 4 cards and put one back in the box unseen.
event-progress-printed = Put the { $progress } that are left beside it, turned sideways: that's its progress deck.
event-reshuffle-printed = Take the top progress card unseen and shuffle it with all the Mautoma's used cards: the new action deck has { $cards } cards.
ask-printed-card = Which card is it?
event-turn-printed = Turn over the top card of the Mautoma's action deck.
