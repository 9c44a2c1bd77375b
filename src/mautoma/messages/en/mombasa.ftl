game-title = Mombasa
game-about = Mombasa on your table against the Automa, a trading house that plays by a deck of eight cards. The program is its head; your hands move its pieces.
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
    .help = Who holds the first-player token at the start.
first-random = at random
first-human = you
first-automa = the automa
setting-tracks = Company tracks
    .help = Which track lies at which company.
tracks-beginner = as for a first game
tracks-deal = let the program deal them
tracks-ask = I enter them

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
gain-steps = steps on a company track of one's choice
gain-posts = posts out of the game
gain-beyond = steps past the end of the track
space-majority = majority of { $good }
space-tile = { $tile }
space-remove = “remove a card”
space-buy = “buy a card”
space-first-player = “first player”
display-place = { $column } column, row { $row }

# Set-up
event-track-lies = { $company } has { $track }.
event-set-up = Set the table up for two players. The automa gets a player board, { $markers } bonus markers, 4 track markers, a diamond, an ink jar and { $coins ->
        [one] 1 pound
       *[other] { $coins } pounds
    }; no action cards.{ $scheme_id ->
        [numbers] {" "}Keep the expansion scheme at hand.
       *[other] {""}
    }
event-begins = First player: { $side }.
ask-track-at = Which track lies at { $company }?
help-track-at = Ties between companies are broken by the letters of their tracks.
ask-starting-tile = Draw a starting tile for the automa at random. How many steps does it show on each company track?
help-starting-tile = The automa takes only the company-track bonus of its tile. 0 where the tile shows nothing.
event-starting-steps = Starting tile: advance the automa's marker of { $company } by { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, from space { $start } to { $end }.

# Planning
event-deck-turned = The automa's deck turns: from now on the half “R 4-5-6-7” counts.
event-reference-card = The automa's reference card is { $card }; on top of its deck lies { $top_card }.

# The human's turn
ask-your-action = Your action.
help-your-action = Play one action by the normal rules, then say so. The reference card shows the automa's numbers for majorities: only those not yet covered count.
option-action-done = Done
option-action-finished = I am finished for this round
ask-finish-round = The automa has nothing left to do. Play the rest of your round.
help-finish-round = Take all your remaining actions before you go on.
event-human-finished = You are finished for this round.
event-automa-finished = The automa is finished for this round.

# The automa's turn
event-draws = The automa draws { $card } ({ $actions }). { $priority_card } says how.
event-skipped = Not possible: { $action } ({ $reason }).
event-refused = You say it cannot be done: { $action } ({ $reason }).
event-covers-slot = { $card } covers slot { $slot }.
event-discards = { $card } goes to the discard pile.
event-nothing-done = Nothing on { $card } can be done; it goes to the discard pile.
reason-no-slot = all slots are covered
reason-no-marker = no bonus marker left
reason-display-empty = the display is empty
reason-no-post = no post can be placed
reason-no-majority = no free majority is won
reason-no-tile = no bonus tile is free
reason-space-taken = the space is taken
reason-holds-token = the token was its own when the round began
reason-area-wrong = an area is not as reported
reason-base-empty = the base has no posts left
reason-human-has-more = you have as many or more
reason-other = another reason
ask-carry-out = Carry it out: { $action }.
help-carry-out = If it cannot be done, say why: the automa then does the next best thing.
option-carried-out = Done
cannot-area-wrong = Cannot be done: an area is not as reported
cannot-base-empty = Cannot be done: the base ran out of posts
cannot-space-taken = Cannot be done: the space is taken
cannot-human-has-more = Cannot be done: I have as many or more
cannot-other = Cannot be done: another reason

# Cards of the display
event-take-card = Take the card in the { $place } of the display and lay it beside the automa's board.
event-buy = Put one of the automa's bonus markers on “buy a card”; take the card in the { $place } of the display and lay it beside its board. It pays nothing.
event-card-taken = { $cards ->
        [one] The automa has 1 card.
       *[other] The automa has { $cards } cards.
    }
event-no-card-fits = No card fits: { $cards }. The automa looks for a share of the richest company.
event-looks-for-share = The automa looks for a share of { $company }.
ask-display-cards = Tap { $cards }.
help-display-cards = Of equal cards the automa takes the first in set-up order: columns from right to left, each from top to bottom.
best-goods = the card with the highest number among all { $goods } cards; several only if equal, none if there is no such card
best-diamond = the card with the highest number among all diamond cards; several only if equal, none if there is no such card
best-bookkeeper = the bookkeeper with most book points; several only if equal, none if there is none
best-expansion = the card with the highest number among all expansion cards; several only if equal, none if there is no such card
cards-share = every card with a share of { $company }, or none if there is no such card
ask-first-display-card = No share in the display. Which is its first card in set-up order?
help-first-display-card = Columns from right to left, each from top to bottom.
option-no-card = the display is empty

# Company tracks, diamonds
event-track = { $steps ->
        [0] The automa's marker of { $company } ({ $track }) is at the end of its track: leave it on space { $start }.
        [one] Advance the automa's marker of { $company } ({ $track }) by 1 step, from space { $start } to { $end }.
       *[other] Advance the automa's marker of { $company } ({ $track }) by { $steps } steps, from space { $start } to { $end }.
    }
event-free-steps = { $steps ->
        [0] Steps of its choice: the automa's marker of { $company } ({ $track }) is at the end of its track; leave it on space { $start }.
        [one] A step of its choice: advance the automa's marker of { $company } ({ $track }) from space { $start } to { $end }.
       *[other] { $steps } steps of its choice: advance the automa's marker of { $company } ({ $track }) from space { $start } to { $end }.
    }
ask-track-gives = { $company }, { $track }, from space { $start } to { $end }: what does the automa pass or reach that gives something once?
help-track-gives = It takes printed pounds and one-off rewards; it pays no costs and uses no bonus actions and no permanent abilities. If the track ends on the way, say how many steps are left over.
event-past-the-end = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } past the end of the track: give the automa { $coins } pounds. It has { $total }.
event-diamonds = { $steps ->
        [0] The automa's diamond is at the end of its track: leave it on space { $start }.
        [one] Advance the automa's diamond by 1 step, from space { $start } to { $end }.
       *[other] Advance the automa's diamond by { $steps } steps, from space { $start } to { $end }.
    }
event-coins = Give the automa { $coins ->
        [one] 1 pound
       *[other] { $coins } pounds
    }. It has { $total }.

# Exploring
event-explore = Put { $number ->
        [one] a post of { $company } { $posts }
       *[other] { $number } posts of { $company }: { $posts }
    }.
event-explored-part = Only { $number ->
        [one] 1 post
       *[other] { $number } posts
    } of { $company } could be placed: { $posts }.
event-columns-taken = Take from the base of { $company }, columns counted from the left: { $columns }.
event-columns-returned = Put back to the base of { $company }: { $columns }.
column-posts = { $number ->
        [one] 1 post
       *[other] { $number } posts
    } in column { $column }
ask-base-columns = How many posts are still in each column of the base of { $company }, from the left?
help-base-columns = Then the program names the columns, and knows the share value.
doubt-column = column { $column } of { $company } holds { $most } posts, not { $posts }.
event-victim = Black posts oust { $company }, where you lead most.
post-one = one { $post }
post-white = in area { $area }
post-black = in area { $area } in place of { $company }'s
all-and = { $first } and { $rest }
all-comma = { $first }, { $rest }
ask-lowest-area = Expansion scheme: which is the lowest-numbered { $area }? 0 if there is none.
help-lowest-area = The automa goes up the numbers of the scheme; adjacency does not matter.
ask-next-area = Expansion scheme: which is the next { $area } after { $after }? 0 if there is none.
help-next-area = The automa goes up the numbers of the scheme; adjacency does not matter.
area-free = free area
area-of = area with a post of { $company }
ask-posts-placed = How many of these posts of { $company } could be placed, in the order told?
ask-area-gives = What does area { $area } give?
help-area-gives = Asked once for each area; 0 for what it does not show.

# Books
event-books = { $at ->
        [0] The automa has no book yet: its ink jar stays where it is.
       *[other] Move the automa's ink jar to its last book (space { $at }).
    } It gains { $points ->
        [one] 1 book point
       *[other] { $points } book points
    }{ $at ->
        [0] .
       *[other] , and nothing from that book.
    }
event-book-points = The automa spends { $points ->
        [one] 1 book point
       *[other] { $points } book points
    }.
event-book-points-sold = Its ink jar is on the last space: { $points ->
        [one] 1 book point becomes
       *[other] { $points } book points become
    } { $coins } pounds. Give them to the automa: it has { $total }.
event-book-points-lost = { $points ->
        [one] 1 book point is
       *[other] { $points } book points are
    } lost: no book can be bought.
event-book-with-coin = Take { $letter } book number { $number } in reading order with the coin beneath it and lay it on space { $at } of the automa's board. It has { $total } pounds.
event-book-first = Take the first { $letter } book in reading order (if none is left, the first of the next letter that is) and lay it on space { $at } of the automa's board.
ask-book-coin = Which { $letter } book, in reading order, is the first with a coin beneath it?
help-book-coin = The automa prefers a book with a coin; otherwise it takes the first in reading order.
option-book-no-coin = none of them has a coin
option-book-none = no book of this letter is left
option-book-place = book { $number }

# Bonus markers
event-majority = Put one of the automa's bonus markers on the majority of { $good } (it has { $number }), if the space is free and you have fewer than { $number } on face-up, unused cards.
event-bonus = Put one of the automa's bonus markers on the { $tile }, if that is free. It never gets the tile.
event-remove = Put one of the automa's bonus markers on “remove a card” and give it { $coins } pounds: then it has { $total }. It removes nothing.
event-first-player = Put one of the automa's bonus markers on “first player” and give it the token. The new order counts from the next round.
event-post-removed = Remove a post of { $company } from its base and from the game.
ask-majority-gives = When the marker is placed: what does the majority of { $good } give?
help-majority-gives = Asked once for each majority; 0 for what it does not show.

# Facts by company
ask-human-steps = On which spaces do your markers stand: { $companies }?
ask-share-values = How much is one share worth now: { $companies }?

# Preparation
event-round-over = Round { $round } is over. The automa's cards are together again, its markers are back; it gets no bonus tile.

# Scoring
ask-automa-track-shares = How many shares does the automa's marker show on each company track? It stands on { $markers }.
help-automa-track-shares = The last share icon reached is the number held, not an addition.
marker-on = space { $at } of { $company }
ask-human-shares = How many shares of each company do you hold, on tracks and cards together?
event-score-shares = { $side_id ->
        [human] You
       *[automa] The automa
    }: { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    } of { $company } at { $value }: { $points }.
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
    }: pounds { $coins }, shares { $share_points }, diamonds { $diamond_points }, books { $book_points }. Together { $total }.
result-won = You won, { $human } to { $automa }.
result-lost = The automa won, { $automa } to { $human }.
result-drawn = A draw: { $human } each.

# Correction by hand
aside-correct = Correct a number
ask-correct-what = Which of the automa's numbers is wrong?
ask-correct-to = What is it really: { $number }?
ask-correct-token = Who holds the first-player token?
event-corrected = Corrected by hand: { $number }, { $old } → { $new }.
event-corrected-token = Corrected by hand: the first-player token is with { $side_id ->
        [human] you
       *[automa] the automa
    }.
number-coins = pounds
number-diamonds = space on the diamond track
number-books = books on its board
number-jar = space of the ink jar
number-markers = free bonus markers
number-cards = cards taken
number-steps = steps on the track of { $company }
number-shares = shares of { $company } on its cards
number-first = the first-player token

# On your table, now
event-now-round = It is round { $round } again: undo what was prepared for the rounds after it.
event-now-in-deck = Back in the automa's deck: { $cards }.
event-now-reference = The automa's reference card: { $card }.
event-now-slots = Over its slots, from the first: { $cards }.
event-now-discards = On its discard pile: { $cards }.
event-now-drawn = Drawn, not yet put away: { $card }.
event-now-area-free = Area { $area } is free: put the post of { $company } back into its base.
event-now-area-owner = Area { $area } has a post of { $owner_company }, from its base: put the one of { $company } back into its base.
event-now-post-in-game = Put a removed post of { $company } back into its base.
event-now-columns = Posts in the base of { $company }, column by column from the left: { $numbers }.
event-now-display-card = Put the last card the automa took back into the display: { $place }.
event-now-book-with-coin = Put the { $letter } book on space { $at } of the automa's board back as number { $number } of its letter in reading order, with a coin beneath it.
event-now-book-first = Put the { $letter } book on space { $at } of the automa's board back as the first of its letter in reading order.
event-now-number = The automa, { $number }: { $value }.
event-now-marker = One of the automa's bonus markers lies here: { $space }.
event-now-no-marker = Take the automa's bonus marker back from here: { $space }.
event-now-token = First-player token: { $side }.

# Reports that seem impossible
doubt-steps-back = in { $company } your marker was on { $before } and nothing moves it back to { $steps }.
doubt-steps-length = the track of { $company } has only { $length } spaces, not { $steps }.
doubt-share-value = a share of { $company } at { $value } is more than { $most }.
doubt-shares = { $shares } shares of { $company } are more than the { $most } there can be.
doubt-area-order = area { $area } does not come after { $after }.
doubt-area-number = there are not { $area } areas, at most { $most }.
doubt-area-owner = area { $area } has a post of { $company }, put there by the automa.
doubt-area-lower = area { $area } is below { $before }, which was the lowest free one, and areas do not become free again.
doubt-beyond = only { $steps ->
        [one] 1 step was
       *[other] { $steps } steps were
    } to be made.

# Why
criterion-richest = highest share value
criterion-lead = the automa's biggest lead over you
criterion-deficit = the automa's biggest deficit to you
criterion-human-fewest = your fewest steps
criterion-automa-most = the automa's most steps
criterion-human-leads = you really lead there
criterion-human-lead = your biggest lead
criterion-track-order = first letter of the track
criterion-set-up-order = first in set-up order
criterion-space-free = the space is free
criterion-majority-won = the automa has more than you
criterion-own-goods = the automa's highest number

# The stand-in table
event-stand-in-acts = Your side: { $did }
did-steps = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } on the track of { $company }, to space { $at }.
did-post = a post of { $company } into area { $area }.
did-oust = a post of { $company } into area { $area }, in place of { $ousted_company }'s.
did-card = takes a card from the display: { $kind }, { $number }.
did-book = takes a book { $letter } and moves the ink jar.
did-diamonds = advances on the diamond track, to space { $at }.
did-marker = puts a bonus marker on: { $space }.
