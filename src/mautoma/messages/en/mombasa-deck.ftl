# The printed deck
setting-deck = The automa's deck
    .help = Let the program shuffle, or shuffle and draw your own printed cards and say which came up.
deck-shuffled = the program shuffles
deck-printed = my printed cards
event-shuffle-printed = Shuffle the eight cards, priority side up, turned to the { $half }. Put the bottom one sideways as the reference card.
event-draw-printed = Draw the top card of its deck and turn it over.
ask-printed-reference = Which is the reference card?
ask-printed-top = Which card is on top of the deck now?
option-printed-card = { $card }
option-new-card = Another card: a new one
card-called = { $name }
card-quoted = “{ $first } · { $second } · { $third }”
card-with-symbols = { $first } · { $second } · { $third }
picture-known-cards = Your cards
known-cards-alt = The cards you've entered, told apart by the three symbols on their long side.

# A card the edition doesn't know yet
role-reference = Reference card
role-top = Top card of the deck
role-wrong = Once more
ask-card-symbol = { $at ->
    [1] { $role }, { $half }: the first of its three symbols?
    [2] The second symbol?
   *[other] And the third?
}
help-card-symbol = Put the card sideways and read its long side from the left. From now on these symbols identify the card, in every game.
option-other-number = a bigger number
ask-card-good = A bigger number: which good?
ask-card-number = What's the number for { $good }?
ask-priority-card = { $last ->
    [0] Its top card: which display card does it want?
   *[1] The back of this last card: which display card does it want?
}
ask-priority-track = { $last ->
    [0] Its top card, company track: which company, how many steps?
   *[1] The back of this last card, company track: which company, how many steps?
}
ask-priority-company = Company track: which company?
ask-priority-steps = Company track: how many steps?
option-track = { $by }: { $steps }
ask-priority-explore = { $last ->
    [0] Its top card, explore: for which company?
   *[1] The back of this last card, explore: for which company?
}
ask-priority-posts = Explore: how many white and black posts?
ask-priority-posts-all = Explore: how many white and black posts?
posts-white = white posts
posts-black = black posts
option-posts = { $white } white, { $black } black
ask-priority-books = { $last ->
    [0] Its top card, bookkeeping: how many points?
   *[1] The back of this last card, bookkeeping: how many points?
}
ask-priority-books-all = Bookkeeping: how many points?
ask-priority-diamonds = { $last ->
    [0] Its top card, diamonds: how many steps?
   *[1] The back of this last card, diamonds: how many steps?
}
ask-priority-diamonds-all = Diamonds: how many steps?
option-amount = { $number }
option-not-shown = The card doesn't show this
ask-side-action = { $at ->
    [1] Turn the drawn card over: what's its first action?
   *[other] Its next action?
}
ask-side-tile = { $at ->
    [1] Bonus action: which bonus tile comes first?
   *[other] Which bonus tile comes next?
}
option-no-more = That's all
picture-entered = Your card
entered-alt = The card you're entering, as far as it's known.

# A card that was entered wrong
aside-card-wrong = A card is wrong
ask-wrong-card = Which card is wrong?
ask-wrong-part = What's wrong with it? Only that is asked again.
part-actions = its action side
part-symbols = { $half }: the three symbols
part-card = { $half }: take a card
part-track = { $half }: company track
part-explore = { $half }: explore
part-books = { $half }: bookkeeping
part-diamonds = { $half }: diamonds
event-card-corrected = You corrected the card { $card }.

# The tracks of the player board
ask-last-space = { $of_id ->
    [diamonds] Your diamond track: what number is its last space?
   *[books] Your book track: what number is its last space?
}
help-last-space = Past the end of a track, each step pays 2 pounds. If the spaces have no numbers, count them after the start. Asked only once.
ask-space-points = { $of_id ->
    [diamonds] Diamond track: how many points is space { $at } worth?
   *[books] Book track: how many points is space { $at } worth?
}
reason-not-shown = its top card doesn't show it
