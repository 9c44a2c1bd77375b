# The printed deck
setting-deck = Deck of the automa
    .help = Let the program shuffle the cards, or shuffle and draw your own printed ones and say which came up.
deck-shuffled = shuffled by the program
deck-printed = my printed cards
event-shuffle-printed = Shuffle the eight cards, priority side up, turned to the { $half }. Lay the bottom one sideways as the reference card.
ask-printed-reference = Which card is the reference card?
ask-printed-top = Which card lies on top of the deck now, priority side up?
option-printed-card = { $card }: { $first } · { $second } · { $third }
option-new-card = a card that is not listed: enter it now

# A card that the edition does not know yet
ask-half-symbol = { $half }: what is symbol { $at } of the long side, from the left?
ask-half-number = { $good }: what number is on it?
ask-half-card = Which card of the display does this half look for?
shown-goods = the highest number of certain goods
shown-diamond = the highest diamond card
shown-bookkeeper = the bookkeeper with most points
shown-expansion = the highest expansion card
shown-richest-share = a share of the most valuable company
ask-half-goods = Which goods are shown?
ask-half-track = Company track: which company?
ask-half-steps = Company track: how many steps?
ask-half-explore = Explore: which company?
ask-half-white = Explore: how many white posts, into free areas?
ask-half-black = Explore: how many black posts, into areas of another company?
ask-half-books = Bookkeeping: how many points?
ask-half-diamonds = Diamonds: how many steps?
ask-side-action = { $at ->
    [1] Turn the drawn card over: what is the first action on its action side?
   *[other] What is action { $at }?
}
ask-side-tile = { $at ->
    [1] Bonus action: which bonus tile comes first?
   *[other] Which bonus tile is number { $at }?
}
option-no-more = nothing more
ask-side-right = Does this side of { $card } look like this?
picture-entered = The card you enter
