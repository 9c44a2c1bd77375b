# The rules of the game against Mautoma Inc., in our own words; docs/rules/food-chain-magnate.md lists them.

# Set-up
FCM-S1 = Lay nine random map tiles, each turned at random, in a square of three by three. If they show fewer than three houses, start again.
    .title = The map
FCM-S2 = The bank begins with $100.
    .title = The bank
FCM-S3 = Employees and milestones are those of a two-player game, with a single copy of each 1x card. Keep the gardens and marketing tiles ready.
    .title = Employees and milestones
FCM-S4 = The house tiles are shuffled face down, some of them upside down. The program keeps the stack, even at a real table: just have the pieces within reach. Rulings: each tile is upside down with an even chance; your New Business Developer can take any number still in the stack, and the rest stays hidden and in the same order.
    .title = The house stack
    .note = The English text turns “a few” tiles, the Italian one “some at random”.
FCM-S5 = Billboards 12, 15 and 16 and the turn-order track aren't used.
    .title = What stays in the box
FCM-S6 = You have a CEO, three restaurants and the reserve cards of $100, $200 and $300.
    .title = What you have
FCM-S7 = Mautoma Inc. has its mat, its action cards and three reserve cards. Its freezers are empty, and it has no CEO and no restaurants on the map.
    .title = What Mautoma Inc. has
FCM-S8 = The sales marker starts on spot 2 of the sales track.
    .title = The sales marker
FCM-S9 = The price modifier starts at +0.
    .title = The price modifier
FCM-S10 = The five products go to the freezers at random, from top to bottom. Every tie between products goes to the one nearer the top.
    .title = Order of the freezers
    .note = The one exception is “least” (FCM-W6), where it gains all that tie.
FCM-S11 = Pick one of the automa's three reserve cards at random, face down. Nobody looks at the other two.
    .title = The automa's reserve card
FCM-S12 = The deck has one ROUND 1-2 card on top, then Phase I, Phase II and Phase III cards, each group shuffled: 4, 4 and 5 on easy, 3, 4 and 5 on normal, 3, 3 and 5 on hard.
    .title = The deck
    .note = The English text says 22 cards once, the Italian one 25 throughout: 25. The order of the deck is a picture; this is its plain reading.
FCM-S13 = Choose a reserve card and place your first restaurant by the normal rules. Mautoma Inc. doesn't place one.
    .title = Your opening

# What Mautoma Inc. is
FCM-O1 = Mautoma Inc. has a restaurant just outside the map wherever a road leaves it: at most one per outer side of a tile, so at most twelve. They take up no squares and block nothing.
    .title = Outside restaurants
    .note = The English text counts tiles, the Italian one sides of tiles: sides.
FCM-O2 = It has a freezer for each product, which holds 0 to 10. Anything over 10 is lost.
    .title = Freezers
FCM-O3 = It takes milestones and makes employee cards disappear, but never uses their effects. It gets a milestone only when a card shows it, plus the ones for $20 and $100.
    .title = Milestones without effect

# Restructuring and order of business
FCM-R1 = Mautoma Inc. does nothing in the restructuring phase.
    .title = Restructuring
FCM-R2 = You are always first in the order of business.
    .title = Order of business

# Working
FCM-W1 = You work first. Then turn over the automa's next action card.
    .title = Drawing a card
FCM-W2 = The first card stays in play for rounds 1 and 2 and acts in both. Don't draw a card in round 2.
    .title = The first card stays
FCM-W3 = Mautoma Inc. gets the products printed on its card at once, as far as they fit in its freezers.
    .title = Printed products
FCM-W4 = It gets the number shown of the one drink it has most of. A tie goes to the freezer nearer the top.
    .title = Most drink
FCM-W5 = It gets the number shown of burger or pizza, whichever it has more of. A tie goes to the freezer nearer the top.
    .title = Most food
FCM-W6 = It gets 3 of the product it has least of. If several tie, it gets 3 of each of them.
    .title = Least
FCM-W7 = It gets everything on the spot of the sales marker; an arrow there moves the price modifier one step. Then the sales marker goes back to 0.
    .title = Sales payout
FCM-W8 = On the sales track an arrow moves the price modifier, “one of each” gives one of all five products, and “city supply” gives 2 burgers, 2 pizzas and of each drink as many as it has sources on the map, at least 1.
    .title = Icons of the sales track
FCM-W9 = A build icon happens at once: Mautoma Inc. builds a house or a garden on the tile shown.
    .title = Build
FCM-W10 = Ruling: carry out a card's icons in printed order, each with the freezers as they are at that moment.
    .title = Order of the icons

# Building
FCM-B1 = Draw the bottom tile of the house stack. If it's upside down, Mautoma Inc. builds a garden; if it's upright, it builds that house.
    .title = House or garden
FCM-B2 = The house goes on the map tile the card shows. Of its three by two squares, the key square is the top-left one when the piece is upright.
    .title = The key square
FCM-B3 = Try the piece upright with its key square on the tile's first square, then turn it counter-clockwise about the key square, a quarter at a time; then try the next square in reading order.
    .title = Trying the squares
    .note = The English text tries blank squares only; a key square that isn't blank is illegal anyway, so it comes to the same.
FCM-B4 = All six squares must be on the map and free of roads, sources, buildings and marketing tiles, and one of them must be beside a road. The piece can reach into neighbouring tiles; campaign stacks aren't in its way.
    .title = A legal place
FCM-B5 = If the house doesn't fit on the tile, try the next outer tile counter-clockwise. The centre tile is never chosen, but a piece can reach into it.
    .title = The next tile
FCM-B6 = A garden is for the house on the tile shown. If no house there can take one, try the next outer tile counter-clockwise, never the centre. Ruling: the garden itself can reach into any tile.
    .title = Which house gets it
    .note = English: skip a tile without a house, or whose house has a garden; Italian: skip a tile that allows no garden. The Italian test is wider, and we follow it. Neither speaks of several houses on one tile: a house is on every tile it touches, and of those that can take a garden the lowest number gets it.
FCM-B7 = The garden goes under the house, the way its picture faces. If it doesn't fit there, it goes on the first side that fits, counter-clockwise: right, top, left of the picture, which turns with its tile.
    .title = Side of the garden
    .note = “Under” follows the picture of the house: a printed house turns with its tile.
FCM-B8 = Ruling: if nothing fits, or a garden is due and none is left, nothing gets built. The drawn tile leaves the game either way; once the stack is empty, nothing more gets built.
    .title = Nothing to build
FCM-B9 = Ruling: the map's top left stays where you saw it at set-up, for the whole game.
    .title = Which way is up

# Dinnertime
FCM-D1 = Dinnertime follows the normal rules, house by house in number order.
    .title = Dinnertime
FCM-D2 = Mautoma Inc.'s unit price is the price on its card plus the price modifier. Ruling: the modifier stops at the ends of its track, and the price is never below $1.
    .title = Its price
FCM-D3 = Distance counts as usual, from its nearest outside restaurant. Entering the map crosses a border, so it's at least 1.
    .title = Its distance
FCM-D4 = The waitresses on its card count for ties.
    .title = Waitresses
FCM-D5 = If price plus distance and waitresses are both tied, you're first in turn order, so you win the house.
    .title = The last tie
FCM-D6 = A house pays Mautoma Inc. its unit price for each item, twice that with a garden, and no other bonus.
    .title = What a house pays
FCM-D7 = If its card shows the sales icon, the sales marker moves one step for each house it serves. Ruling: the marker stops at the last spot.
    .title = Sales icon
FCM-D8 = If its card shows the milestone-cash icon and it served at least one house, it gets $1 for each milestone it holds at the end of dinnertime.
    .title = Milestone cash
FCM-D9 = Mautoma Inc. earns nothing with waitresses and has no CFO.
    .title = No tips, no CFO
FCM-D10 = At the end of dinnertime Mautoma Inc. takes FIRST TO HAVE $20 and $100 by the normal rules.
    .title = $20 and $100
FCM-D11 = Mautoma Inc. competes for a house only if a road joins the two and its freezers hold the whole demand. What it sells leaves the freezers, and the demand leaves the house.
    .title = Who can serve
FCM-D12 = Ruling: after the houses come your waitresses, your CFO, the automa's milestone cash for the milestones it held before, and then the milestones for $20 and $100.
    .title = After the houses
    .note = The English text just says “finally”.
FCM-D13 = Ruling: if the bank can't meet a payment, it pays what it has and breaks; the refilled bank pays the rest. The second time the rest stays owed, and the game ends without payday, marketing and clean-up.
    .title = When the bank breaks

# Payday
FCM-P1 = Mautoma Inc. pays no salaries.
    .title = No salaries

# Marketing
FCM-M1 = Before demand is placed, Mautoma Inc. starts the new campaigns on its card.
    .title = New campaigns
FCM-M2 = A drink campaign is for the drink it has most of, a food campaign for the food it has most of. A tie goes to the freezer nearer the top.
    .title = What it advertises
FCM-M3 = The ×2 or ×3 on the card is how many rounds a campaign lasts. Ruling: several campaigns on one card start in printed order.
    .title = How long
FCM-M4 = The campaign targets the house numbers on the card. If a number isn't on the map, take the next higher one that is, starting again from 1 after the highest.
    .title = Targets
FCM-M5 = New automa campaigns hit a house only once a round; a second hit moves on to the next house, and older campaigns don't count. Ruling: all campaigns on a card share one list of houses hit, and if every house is on it there's no target.
    .title = Once a round
    .note = The Italian sentence stops at “once”; its example and the English text move on to the next house: it moves on.
FCM-M6 = Its campaign is a stack of tokens beside the house. It takes up no squares and acts like a billboard that touches only this house.
    .title = Campaign stacks
FCM-M7 = All of Mautoma Inc.'s campaigns, old and new, run at the blue number on this round's card, among your tiles in number order. On a tie Mautoma Inc. goes first. Ruling: a card without a number counts as 11, so they run after your mailboxes and before your billboards.
    .title = When they run
    .note = The rulebooks take the number for granted. Without it we go by FCM-M6: a stack acts like a billboard, and 11 is the first of these.
FCM-M8 = Otherwise its campaigns follow the normal rules: houses fill up as usual, and a stack loses a token each time it runs, even if it placed nothing. They never last for ever.
    .title = Running a stack
FCM-M9 = If it has two stacks at one house, the product nearer the top of the freezers runs first.
    .title = Two stacks at a house
FCM-M10 = Ruling: a house that's full, or that no outside restaurant can reach, is a target like any other.
    .title = Full and cut-off houses

# Clean-up
FCM-C1 = Mautoma Inc. takes the milestones on its card that are still available. Then the remaining copies of all milestones gained this round, by either of you, leave the game.
    .title = Milestones of the card
FCM-C2 = It takes FIRST BURGER PRODUCED or FIRST PIZZA PRODUCED, depending on what it got while working; if it already has that one, the Burger Chef or Pizza Chef leaves the game. Ruling: if it got both, the larger number counts, then the freezer nearer the top; units lost over 10 count too; if it got neither, nothing happens.
    .title = Burger or pizza produced
    .note = The English text says “the corresponding Chef card”, the Italian one names both cards.
FCM-C3 = It takes FIRST BILLBOARD PLACED; if it already has it, the Brand Director leaves the game. Ruling: the two rulebooks name different cards; the others removed this way are all 1x cards, and so is the Brand Director.
    .title = Billboard placed
    .note = English: Brand Manager. Italian: direttore marketing.
FCM-C4 = It takes FIRST TO TRAIN SOMEONE; if it already has it, the Guru leaves the game.
    .title = Someone trained
FCM-C5 = A 1x employee shown on the card leaves the game. Ruling: take the card from the supply; a copy you hold stays with you.
    .title = An employee leaves
FCM-C6 = Mautoma Inc.'s milestones count only for its milestone cash.
    .title = What its milestones are for
FCM-C7 = Mautoma Inc. keeps everything in its freezers.
    .title = Its stock stays
FCM-C8 = Ruling: if a milestone is gone and the automa doesn't have it, nothing happens. A card you hold stays with you; if you fire it later, it goes back to the supply.
    .title = What is gone is gone
    .note = As the ROUND 1-2 card acts twice, the house deck shows none of the icons of FCM-C2 to FCM-C4 on it.
FCM-C9 = Ruling: you throw away first and can claim that milestone, then Mautoma Inc. takes its own, then the copies go. Both of you can hold the same one.
    .title = Order of clean-up

# The end
FCM-E1 = The bank breaks and the game ends as with two players; both reserve cards count. With two cards, your CEO gets the higher of their slot numbers.
    .title = Bank breaks
    .note = Two cards with different numbers have no most frequent one: the higher number of slots counts.
FCM-E2 = You win with more cash than Mautoma Inc., and on a tie too.
    .title = Who wins
FCM-E3 = Ruling: if the deck is empty and the game goes on, the used Phase III cards, and only these, are shuffled into a new deck.
    .title = The deck runs out
FCM-E4 = If you can't pay for sales at prices below zero, you're bankrupt and lose at the end of that dinnertime.
    .title = Bankruptcy
    .note = From the base game's published questions and answers.
FCM-E5 = FIRST TO HAVE $20 lets you see the automa's chosen reserve card too. Nobody sees the two it didn't choose.
    .title = Looking at the reserve
    .note = The rulebooks don't mention the automa's card: you see the chosen one.
