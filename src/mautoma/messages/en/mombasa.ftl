game-title = Mombasa
game-about = Mombasa on your table against the Automa, a trading house run by a deck of eight cards. The program does its thinking; you move its pieces.
mode-table = At the table
    .help = Your box is on the table; the program is the second player.

setting-level = Level
    .help = The round in which the automa's deck turns to its stronger half.
level-very-easy = very easy (round 6)
level-easy = easy (round 5)
level-normal = normal (round 4)
level-hard = hard (round 3)
level-very-hard = very hard (round 2)
setting-first = First player
    .help = Who has the first-player token at the start.
first-random = at random
first-human = you
first-automa = the automa
setting-tracks = Company tracks
    .help = Which track goes with which company.
tracks-beginner = as for a first game
tracks-deal = let the program deal them
tracks-ask = I'll enter them

phase-set-up = Set-up
phase-planning = Planning
phase-actions = Actions
phase-preparation = Preparation
phase-scoring = Final scoring

# Words
company-mombasa = Mombasa
company-cape-town = Cape Town
company-saint-louis = Saint-Louis
company-cairo = Cairo
place-right-1 = right column, row 1
place-right-2 = right column, row 2
place-right-3 = right column, row 3
place-right-4 = right column, row 4
place-middle-1 = middle column, row 1
place-middle-2 = middle column, row 2
place-middle-3 = middle column, row 3
place-middle-4 = middle column, row 4
place-left-1 = left column, row 1
place-left-2 = left column, row 2
place-left-3 = left column, row 3
place-left-4 = left column, row 4
track-A = track A
track-B = track B
track-C = track C
track-D = track D
side-human = you
side-automa = the automa
good-banana = bananas
good-coffee = coffee
good-cotton = cotton
good-expansion = expansion
tile-first = first bonus tile from the left
tile-second = second bonus tile from the left
tile-third = third bonus tile from the left
tile-fourth = fourth bonus tile from the left
column-right = right
column-middle = middle
column-left = left
kind-banana = banana card
kind-coffee = coffee card
kind-cotton = cotton card
kind-expansion = expansion card
kind-diamond = diamond card
kind-bookkeeper = bookkeeper card
kind-share = share card
action-take-card = take a card
action-track = advance on a company track
action-explore = explore
action-books = bookkeeping
action-diamonds = diamonds
action-majority = majority
action-bonus = bonus action
action-remove = remove a card
action-buy = buy a card
action-first-player = first player
action-remove-post = take a post out of the game
card-caravan = Caravan
card-counting-house = Counting house
card-market-day = Market day
card-diamond-mine = Diamond mine
card-quayside = Quayside
card-governors-ball = Governor's ball
card-broker = Broker
card-outfitter = Outfitter
gain-coins = pounds
gain-diamonds = steps on the diamond track
gain-books = book points
gain-steps = steps on a company track of its choice
gain-posts = posts out of the game
gain-beyond = steps past the end of the track
space-majority = majority in { $good }
space-tile = { $tile }
space-remove = “remove a card”
space-buy = “buy a card”
space-first-player = “first player”
display-place = { $column } column, row { $row }

# Set-up
event-track-lies = Put { $track } at { $company }.
event-set-up-board = Set up the board for two players, as the game's rules say: map, display, books, bonus tiles.
event-set-up-human = Set yourself up as in any game. Play green: on the automa's cards green is you and purple is the automa.
event-automa-board = Put a purple player board opposite you for the automa. Leave its action cards in the box and its resting slots empty.
event-automa-track-markers = Put its { $number } track markers on the company tracks, one on each space 0.
event-automa-diamond = Put its diamond at the start of its diamond track.
event-automa-jar = Put its ink jar at the start of its book track.
event-automa-markers = Put { $number } of its bonus markers beside its board. Leave any others in the box.
event-automa-coins = Give it { $coins ->
        [one] 1 pound
       *[other] { $coins } pounds
    } from the bank.
event-automa-tile = Draw a starting tile at random and put it beside its board.
event-automa-deck = Put its { $number } cards beside its board as a deck.
event-automa-scheme = Keep the expansion scheme handy.
event-begins = { $side_id ->
        [human] Take the first-player token: you start.
       *[automa] Give the first-player token to the automa: it starts.
    }
ask-track-at = Which track is at { $company }?
help-track-at = Track letters break ties between companies.
ask-starting-tile = Where does the automa's starting tile move it?
help-starting-tile = The automa only takes its tile's company-track bonus. Tap the space its marker goes to.
    .typed = The automa only takes its tile's company-track bonus. Type the space its marker goes to.
event-starting-steps = Starting tile: move the automa's { $company } marker from space { $start } to { $end }.

# Planning
event-deck-turned = The automa's deck turns: from now on its “R 4-5-6-7” half counts.
event-reference-card = The automa's reference card is { $card }. On top of its deck: { $top_card }.

# The human's turn
ask-your-action = Your action.
help-your-action = Take one action by the normal rules, then tell the program.
note-open-symbols = For a majority, beat its open symbols: { $symbols }.
note-no-symbols = It has no open symbols left: any number wins you a majority.
option-action-done = Done
option-action-finished = I'm done for this round
ask-finish-round = The automa is done. Play out the rest of your round.
help-finish-round = Take all the actions you have left, then go on.
event-human-finished = You're done for this round.
event-automa-finished = The automa is done for this round.

# The automa's turn
event-draws = The automa draws { $card } ({ $actions }). { $priority_card } says how.
event-skipped = Can't be done: { $action } ({ $reason }).
event-refused = You say it can't be done: { $action } ({ $reason }).
event-covers-slot = { $card } covers slot { $slot }.
event-discards = { $card } goes to the discard pile.
event-nothing-done = Nothing on { $card } works, so it goes to the discard pile.
reason-no-slot = all slots are covered
reason-no-marker = it has no bonus marker left
reason-display-empty = the display is empty
reason-no-post = it can't place any posts
reason-no-majority = it can't win any open majority
reason-no-tile = no bonus tile is free
reason-space-taken = the space is taken
reason-holds-token = it already had the token when the round began
reason-area-wrong = an area isn't as reported
reason-base-empty = the base has no posts left
reason-no-base = no base has any posts left
reason-human-has-more = you have as many or more
reason-other = another reason
ask-carry-out = Do this: { $action }.
help-carry-out = Can't be done? Say why, and the automa does its next best thing.
option-carried-out = Done
cannot-area-wrong = Can't be done: an area isn't as reported
cannot-base-empty = Can't be done: the base ran out of posts
cannot-space-taken = Can't be done: the space is taken
cannot-human-has-more = Can't be done: I have as many or more
cannot-other = Can't be done: another reason

# Cards of the display
event-take-card = Take the display card in the { $place }, and put it beside the automa's board.
event-buy = Put one of the automa's bonus markers on “buy a card”. It pays nothing.
event-card-taken = { $cards ->
        [one] The automa has 1 card.
       *[other] The automa has { $cards } cards.
    }
event-card-not-shown = Its top card doesn't show which card to take. It looks for a share of the richest company.
event-no-card-fits = Nothing fits in the display ({ $cards }). It looks for a share of the richest company.
event-looks-for-share = The automa looks for a { $company } share.
ask-display-cards = Which card fits best: { $cards }?
help-display-cards = If cards tie, the automa takes the first in set-up order: right column first, top to bottom.
best-goods = { $goods }, highest number
best-diamond = diamonds, highest number
best-bookkeeper = bookkeeper, most book points
best-expansion = expansion, highest number
ask-share-card = Which card is the first with a { $company } share? Right column first, top to bottom.
option-no-share = no card has one
ask-first-display-card = No card has a share. Which is the first card in the display? Right column first, top to bottom.
help-first-display-card = Columns from right to left, each from top to bottom.
option-no-card = the display is empty

# Company tracks, diamonds
event-track = { $steps ->
        [0] The automa's { $company } marker ({ $track }) is at the end of its track and stays on space { $start }.
       *[other] Move the automa's { $company } marker ({ $track }) from space { $start } to { $end }.
    }
event-free-steps = { $steps ->
        [0] Steps of its choice: the automa's { $company } marker ({ $track }) is at the end of its track and stays on space { $start }.
       *[other] Steps of its choice: move the automa's { $company } marker ({ $track }) from space { $start } to { $end }.
    }
ask-track-gives = { $company }, { $track }, from space { $start } to { $end }: which one-off rewards does the automa get?
help-track-gives = It takes the pounds and one-off rewards it passes or reaches. It pays no costs, and uses no bonus actions or permanent abilities. If the track ends on the way, say how many steps are left over.
event-past-the-end = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } past the end of the track: give the automa { $coins } pounds from the bank. It has { $total }.
event-diamonds = { $steps ->
        [0] The automa's diamond is at the end of its track and stays on space { $start }.
       *[other] Move the automa's diamond from space { $start } to { $end }.
    }
event-coins = Give the automa { $coins ->
        [one] 1 pound
       *[other] { $coins } pounds
    } from the bank. It has { $total }.

# Exploring
event-explore = Put { $number ->
        [one] a { $company } post { $posts }
       *[other] { $number } { $company } posts: { $posts }
    }.
event-explored-part = Only { $number ->
        [one] 1 { $company } post
       *[other] { $number } { $company } posts
    } could be placed: { $posts }.
event-columns-taken = Take from { $company }'s base (columns from the left): { $columns }.
event-columns-returned = Put back into { $company }'s base: { $columns }.
column-posts = { $number ->
        [one] 1 post
       *[other] { $number } posts
    } in column { $column }
ask-base-columns = How many posts are left in each column of { $company }'s base, from the left?
help-base-columns = Then the program can name the columns, and knows the share value.
doubt-column = column { $column } of { $company } holds { $most } posts, not { $posts }.
event-victim = Black posts oust { $company }, where your lead is biggest.
post-one = one { $post }
post-white = in area { $area }
post-black = in area { $area }, replacing { $company }'s
all-and = { $first } and { $rest }
all-comma = { $first }, { $rest }
ask-lowest-area = Expansion scheme: which { $area } has the lowest number?
help-lowest-area = The automa goes up the numbers of the scheme; areas needn't be adjacent.
ask-next-area = Expansion scheme: which { $area } comes next after { $after }?
help-next-area = The automa goes up the numbers of the scheme; areas needn't be adjacent.
area-free = free area
area-of = area with a { $company } post
ask-posts-placed = How many of these { $company } posts could you place, in this order?
ask-area-gives = What does area { $area } give?
help-area-gives = Asked once per area; 0 for what it doesn't show.

# Books
event-ink-jar = Move the automa's ink jar to its last book, on space { $at }. It gets nothing for that book.
event-ink-jar-stays = { $at ->
        [0] The automa has no books yet: its ink jar stays put.
       *[other] The automa's ink jar is already on its last book and stays on space { $at }.
    }
event-book-points = { $points ->
        [0] Its top card shows no book points: the automa gets none.
        [one] The automa has 1 book point to spend.
       *[other] The automa has { $points } book points to spend.
    }
event-book-points-sold = Its ink jar is on the last space: { $points ->
        [one] 1 book point becomes
       *[other] { $points } book points become
    } { $coins } pounds. Give them to the automa from the bank: it has { $total }.
event-book-points-lost = { $points ->
        [one] 1 book point is
       *[other] { $points } book points are
    } lost: it can't buy any book.
event-book-with-coin = Take { $letter } book number { $number }, in reading order, and put it on space { $at } of the automa's board. Give the automa the coin under it: it has { $total } pounds.
event-book-first = Take the first { $letter } book in reading order and put it on space { $at } of the automa's board. No { $letter } left? Then the first book that's there of A, B, C.
ask-book-left = Are there any { $letter } books left?
help-book-left = If a letter has run out, the automa takes the first that's left of A, B, C.
ask-book-coin = Which { $letter } book, in reading order, is the first with a coin under it?
help-book-coin = The automa prefers a book with a coin; otherwise it takes the first in reading order. A book has at most one coin under it.
option-book-no-coin = none of them has a coin
option-book-none = no book of this letter is left
option-book-place = book { $number }

# Bonus markers
event-majority = Put one of the automa's bonus markers on the majority in { $good }, if the space is free and you show fewer than { $number } on face-up, unused cards.
event-bonus = Put one of the automa's bonus markers on the { $tile }, if it's free. It won't get the tile.
event-remove = Put one of the automa's bonus markers on “remove a card”. It removes no card.
event-first-player = Put one of the automa's bonus markers on “first player”.
event-take-token = Give the automa the first-player token. It starts from the next round on.
ask-space-free = Is the space { $space } free?
event-post-removed = Put that { $company } post in the box: it's out of the game.
ask-majority-gives = Place the marker. What does the majority in { $good } give?
help-majority-gives = Asked once per majority; 0 for what it doesn't show.

# Facts by company
ask-human-steps = Where are your markers: { $companies }?
ask-share-values = What's one share worth now: { $companies }?

# Preparation
event-round-over = Round { $round } is over.
event-markers-back = { $number ->
        [one] Take the automa's bonus marker back from the board.
       *[other] Take the automa's { $number } bonus markers back from the board.
    }
event-no-tile = Don't give the automa any bonus tiles: those it reserved stay on the board.
event-cards-together = Put the automa's eight cards back together, the reference card too.

# Scoring
ask-automa-track-shares = How many shares does the automa's marker show on each company track? It's on { $markers }.
help-automa-track-shares = The last share icon it reached is the total; don't add them up.
marker-on = space { $at } of { $company }
ask-human-shares = How many shares of each company do you have, on tracks and cards together?
event-score-shares = { $side_id ->
        [human] You
       *[automa] The automa
    }: { $shares ->
        [one] 1 { $company } share
       *[other] { $shares } { $company } shares
    } at { $value }: { $points }.
event-score-diamonds = { $side_id ->
        [human] You
       *[automa] The automa
    }: diamond track, space { $at }: { $points }.
event-score-books = { $side_id ->
        [human] You
       *[automa] The automa
    }: ink jar, space { $at }: { $points }.
event-score = { $side_id ->
        [human] You
       *[automa] The automa
    }: pounds { $coins }, shares { $share_points }, diamonds { $diamond_points }, books { $book_points }. Total { $total }.
result-won = You won, { $human } to { $automa }.
result-lost = The automa won, { $automa } to { $human }.
result-drawn = A draw: { $human } each.

# Correction by hand
aside-correct = Correct a number
ask-correct-what = Which of the automa's numbers is wrong?
correct-nothing = none: they're all right
ask-correct-to = What should it be: { $number }?
ask-correct-token = Who has the first-player token?
event-corrected = Corrected by hand: { $number }, { $old } → { $new }.
event-corrected-token = Corrected by hand: { $side_id ->
        [human] you have
       *[automa] the automa has
    } the first-player token.
number-coins = pounds
number-diamonds = space on the diamond track
number-books = books on its board
number-jar = space of the ink jar
number-markers = free bonus markers
number-cards = cards taken
number-steps = steps on the { $company } track
number-shares = { $company } shares on its cards
number-first = the first-player token

# On your table, now
event-now-round = It's round { $round } again: undo what you prepared for later rounds.
event-now-in-deck = Back in the automa's deck: { $cards }.
event-now-reference = The automa's reference card: { $card }.
event-now-slots = Over its slots, from the first: { $cards }.
event-now-discards = On its discard pile: { $cards }.
event-now-drawn = Drawn, not yet put away: { $card }.
event-now-area-free = Area { $area } is free: put the { $company } post back into its base.
event-now-area-owner = Area { $area } gets a { $owner_company } post from its base: put the { $company } one back into its own.
event-now-post-in-game = Put a removed { $company } post back into its base.
event-now-columns = Posts in { $company }'s base, column by column from the left: { $numbers }.
event-now-display-card = Put the last card the automa took back into the display: { $place }.
event-now-book-with-coin = Put the { $letter } book on space { $at } of the automa's board back as number { $number } of its letter in reading order, with a coin under it.
event-now-book-first = Put the { $letter } book on space { $at } of the automa's board back as the first of its letter in reading order.
event-now-number = The automa, { $number }: { $value }.
event-now-marker = Put one of the automa's bonus markers here: { $space }.
event-now-no-marker = Take the automa's bonus marker back from here: { $space }.
event-now-token = First-player token: { $side }.

# Reports that seem impossible
doubt-steps-back = your { $company } marker was on { $before }, and nothing moves it back to { $steps }.
doubt-steps-length = the { $company } track has only { $length } spaces, not { $steps }.
doubt-share-value = a { $company } share can't be worth { $value }: the most is { $most }.
doubt-shares = there can't be { $shares } { $company } shares: the most is { $most }.
doubt-area-owner = the automa put a { $company } post in area { $area }.
doubt-area-lower = area { $area } comes before { $before }, the lowest free one, and areas never become free again.
doubt-beyond = it had only { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } to make.

# Why
criterion-richest = highest share value
criterion-lead = the automa's biggest lead over you
criterion-deficit = the automa's biggest deficit against you
criterion-human-fewest = your fewest steps
criterion-automa-most = the automa's most steps
criterion-human-leads = you really lead there
criterion-human-lead = your biggest lead
criterion-track-order = first letter of the track
criterion-set-up-order = first in set-up order
criterion-space-free = the space is free
criterion-base-has-posts = its base has posts left
criterion-majority-won = the automa has more than you
criterion-own-goods = the automa's highest number

# The stand-in table
event-stand-in-acts = Your side: { $did }
did-steps = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } on the { $company } track, to space { $at }.
did-post = a { $company } post into area { $area }.
did-oust = a { $company } post into area { $area }, replacing { $ousted_company }'s.
did-card = takes a card from the display: { $kind }, { $number }.
did-book = takes a { $letter } book and moves the ink jar.
did-diamonds = advances on the diamond track, to space { $at }.
did-marker = puts a bonus marker on: { $space }.
