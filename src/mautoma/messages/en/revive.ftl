game-title = Revive
game-about = Explore and settle the frozen world against the Mautoma, with or without Call of the Abyss.
game-revive = Revive
    .about = Explore and settle the frozen world against the Mautoma, with or without Call of the Abyss.
mode-table = At the table
    .help = Your box is on the table; the program plays the Mautoma.
aside-correct = Correct something by hand

setting-expansion = Call of the Abyss
    .help = Play with the expansion: its exploration cards get discarded too.
expansion-yes = with the expansion
expansion-no = without it
setting-machines = Machine-token variant
    .help = Only with the expansion: the Mautoma discards two columns of machine tokens instead of one.
machines-yes = two columns
machines-no = one column
setting-tribe = Your tribe
    .help = Two tribes have special rules against the Mautoma.
tribe-other = any other tribe
tribe-0x49 = ]0x49[
tribe-cordycephians = Cordycephians

phase-set-up = Set-up
phase-human = Your turn
phase-automa = The Mautoma's turn
phase-scoring = Final scoring
summary = { $turn ->
    [0] Setting up
   *[other] Turn { $turn }/{ $turns } · { $cards ->
        [0] it restores next
        [one] it restores after 1 card
       *[other] it restores after { $cards } cards
    }
  }
summary-over = Finished after { $turns } turns with { $score } points

# Words
kind-sand = sand
kind-terrain = terrain with a bonus
kind-terrain-2 = terrain with 2 bonuses
kind-terrain-3 = terrain with 3 bonuses
kind-small-crystal = small crystal
kind-large-crystal = large crystal
kind-small-location = small location
kind-large-location = large location
kind-water = water
kind-lake = lake
kind-nothing = nothing
kind-centre = centre
kind-hidden = face down
kind-ask = not entered yet
kind-back = never mind
piece-small-building = small building
piece-large-building = large building
piece-population = population
part-explore = explore
part-build = build
part-populate = populate
part-populate-else-build = populate (or build if it can't)
colour-purple = purple
colour-orange = orange
colour-blue = blue
colour-white = white
side-human = you
side-automa = the Mautoma
card-c1 = Build
card-c2 = Populate or build
card-c3 = Explore
card-c4 = Explore and populate
card-c5 = Explore and build
card-c6 = Explore and populate anywhere
hex-of-kind = { $hex } ({ $kind })
tile-at = the tile at { $hex }
option-back = Never mind
option-cannot = That can't be done

# Your turn
ask-your-turn = Your turn { $turn } of { $turns }: play it, then tap what changed on the map.
    .typed = Your turn { $turn } of { $turns }: play it, then type what changed on the map.
note-join = Joining the Mautoma's population costs 1 extra book, paid to the supply: { $hexes }.
note-switch = Switch action: copy the upper effect of a citizen card on display, then discard it.
note-hibernation = Hibernating doesn't refresh the displays.
note-artifact = You don't get the 4-point minor artifact with the last major one.
help-your-turn = The Mautoma goes by what's on the map: face-up tiles, your buildings, your populations. The other answers just remind you of rules that differ here.
report-done = I've played · its turn
report-stand-in = Let the program play this turn
report-explored = I explored a tile
report-built = I built
report-populated = I populated a location
report-switch = Remind me of the switch action
report-hibernated = Remind me of hibernation
report-artifact = Remind me of the artifacts
report-token = I placed or took a token
report-leech = Remind me of my tribe's ability
ask-explored = Which tile did you explore?
ask-built = Where did you build?
ask-populated = Where did you place a population?
ask-token = Which hex did you put a token on, or take one from?
ask-tile-hexes = What does the tile at { $tile } show now?
help-tile-hexes = Turn it whichever way you like; then it stays that way. Its hexes are named on the map.
ask-open-hexes = What does the tile at { $tile } show? It starts face up.
help-open-hexes = Its hexes are named on the map.
doubt-no-neighbour = there's no explored tile next to the tile at { $tile }.
doubt-build-kind = { $hex } is { $kind }, and buildings go on sand.
doubt-building-there = there's already a building on { $hex }.
doubt-populate-kind = { $hex } is { $kind }, and populations go to locations.
doubt-population-there = you already have a population on { $hex }.
event-you-explored = You explore the tile at { $tile }.
event-you-built = You build on { $hex }.
event-you-populated = You place a population on { $hex }.
event-you-placed-token = You place a token on { $hex }.
event-you-took-token = You take your token from { $hex }.
event-pay-a-book = The Mautoma has a population on { $hex }: pay { $books ->
    [one] 1 extra book
   *[other] { $books } extra books
} to the supply.
event-remember-switch = Switch action: copy the upper effect of a citizen card on display, then discard it.
event-remember-hibernation = Don't refresh the displays when you hibernate.
event-remember-artifact = If that was the last major artifact, you don't get the 4-point minor one. From now on, take minor artifacts instead.
event-remember-leech = Take a leech back from the Mautoma and copy the upper or lower effect of a citizen card on display; the card stays.

# Set-up
event-stand-in = No box needed: the board, its tiles and the artifacts are made up, not copied from the printed ones.
event-set-up-table = Set up the game for two players, with the advanced rules of the campaign.
event-set-up-expansion = Set up Call of the Abyss too, for two players: three exploration cards face up.
event-set-up-artifacts = Put out only the { $artifacts } major artifacts of a two-player game.
event-set-up-minor-artifact = Leave the 4-point minor artifact in the box: you won't need it.
event-set-up-tracks = Don't put the Mautoma's markers on these tracks: { $tracks }.
track-score = score
track-hibernation = hibernation
track-devotion = devotion
event-set-up-cards = Take your 6 starting cards: a standard set, or draw 5 and keep 2, three times.
event-set-up-crystal = Take 1 crystal: you go first. If you like, take the two action cubes too: they remind you of your two actions.
event-set-up-rest = Put everything else of its colour back in the box.
event-set-up-tribe-board = Draw a random tribe board for the Mautoma and put its buildings and populations on it.
event-set-up-mat = Lay out the Mautoma's mat, with 1 energy marker.
event-set-up-leech = Give the Mautoma a leech token.
event-artifact-variant = Ignore the expansion's artifact-card variant: it does nothing here.
event-set-up-decks = The program handles the Mautoma's cards: { $cards } in its action deck, { $progress } in its progress deck, and one left out that nobody has seen.
event-set-up-energy = Put its energy marker on position { $position } of the energy track.
event-exceptions = Play your turns by the normal rules, with five exceptions. Joining the Mautoma's population costs an extra book, paid to the supply; when it joins yours, you take one. The switch action copies the upper effect of a citizen card on display; then discard that card. You don't get the 4-point minor artifact with the last major one. Hibernating doesn't refresh the displays.
event-first-player = You start, then the Mautoma. You have { $turns } turns.

# The Mautoma's turn
event-card = The Mautoma turns over “{ $card }”: move its energy marker { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} clockwise, to position { $position }. It'll { $parts } { $limit_id ->
    [none] at any distance
   *[other] within distance { $limit }
}.
event-build = Put a { $piece } on { $hex } for the Mautoma, next to { $value ->
    [one] 1 bonus
   *[other] { $value } bonuses
}.
event-populate = Put one of the Mautoma's populations on { $hex }.
event-explore = Turn over the tile at { $tile }, whichever way round you like; after that it never turns again.
event-no-build = The Mautoma can't build: { $reason }.
event-no-populate = The Mautoma can't populate: { $reason }.
event-no-explore = The Mautoma can't explore: there's no face-down tile in reach next to an explored one.
event-from-centre = It has nothing on the map yet, so it counts distance from the centre.
event-way = Its shortest way is { $number ->
    [one] 1 space
   *[other] { $number } spaces
}: { $hexes }. { $ways ->
    [one] It's the only one.
   *[other] { $ways } ways are equally short: pick one if it matters for your technologies.
}
event-from-tribe-board = Take that population from its tribe board: lowest row first, left to right.
event-book-for-you = You have a population on { $hex } too: take { $books ->
    [one] 1 book
   *[other] { $books } books
} from the supply.
event-token-gears = It builds on your token: take { $gears ->
    [one] 1 gear
   *[other] { $gears } gears
} from the supply (what a { $piece } costs).
event-token-books = It populates your token: take { $books ->
    [one] 1 book
   *[other] { $books } books
} from the supply (what population number { $nth } costs).
reason-no-pieces = it has no pieces left
reason-no-place = there's no legal place in reach
ask-carry-out-build = Take the { $piece } { $stock } and put it on { $hex }.
ask-carry-out-populate = Take the population { $stock } and put it on { $hex }.
ask-carry-out-explore = Turn over the tile at { $hex }.
ask-nothing-left = After your correction there's nothing left for the Mautoma to do here.
ask-cannot = Why can't it be done?
help-cannot = The program corrects the map, and the Mautoma chooses again.
reason-occupied = there's already a building
reason-kind = it's a different kind of hex
reason-face-up = the tile is already face up
reason-other = another reason
ask-real-kind = What is { $hex }?
event-cannot-build = It can't build on { $target }: { $reason }.
event-cannot-populate = It can't populate { $target }: { $reason }.
event-cannot-explore = It can't explore the tile at { $target }: { $reason }.

# Restore turn
event-restore = The Mautoma's deck is empty: it restores for the { $number ->
    [1] first
    [2] second
   *[other] third
} time, at position { $position } of the energy track.
ask-artifact-left = Are there any { $colour } major artifacts left?
help-artifact-left = The Mautoma removes one in the colour at its energy marker; if they're gone, one in the next position's colour.
event-remove-artifact = Put one { $colour } major artifact back in the box.
event-no-artifact-of = No { $colour } major artifacts left: go by the next position.
event-no-artifact = No major artifacts left to remove.
event-discard-citizens = Discard citizen { $count ->
    [one] card
   *[other] cards
} { $numbers } from the display, counted from the left.
event-discard-modules = Discard { $count ->
    [one] module
   *[other] modules
} { $numbers } from the display, counted from the left.
event-discard-machines = Discard all machine tokens in { $count ->
    [one] column
   *[other] columns
} { $numbers }: green, yellow and grey.
event-discard-exploration = Discard exploration card { $number }, counted from the left.
event-reshuffle = One progress card joins the Mautoma's used cards: its new deck has { $cards } cards.
event-refill = Refill the displays from their stacks.

# The end
event-game-over = This would be the Mautoma's fourth restore turn, so the game ends at once, after your { $turns } turns.
ask-final-score = What's your final score?
help-final-score = Score by the normal rules; the thresholds tell you how well you did.
event-verdict = { $score } points: { $verdict }.
verdict-defeat = defeat
verdict-survived = survived
verdict-minor = a minor victory
verdict-regular = a regular victory
verdict-major = a major victory
verdict-superior = a superior victory
verdict-utopia = utopia
result-defeat = Defeat: { $score } points. You survive with 120.
result-survived = Survived: { $score } points. A minor victory takes 130.
result-minor = Minor victory: { $score } points. A regular one takes 140.
result-regular = Regular victory: { $score } points. A major one takes 150.
result-major = Major victory: { $score } points. A superior one takes 170.
result-superior = Superior victory: { $score } points. Utopia takes 190.
result-utopia = Utopia: { $score } points.

# Why
criterion-within-reach = within the distance
criterion-bonuses = most bonuses around
criterion-arrows = first along the arrows
criterion-empty-location = an empty location
criterion-next-to-explored = next to an explored tile

# Corrections
ask-correct = What's different on the table?
correction-kind = the kind of a hex
correction-on-hex = what's on a hex
correction-tile = a tile, face up or face down
correction-energy = the energy marker
correction-pieces = the Mautoma's pieces
correction-deck = the cards of the action deck
correction-back = Nothing, go on
ask-energy-position = Which position is the energy marker on?
ask-pieces-left = How many of these does the Mautoma have left: { $piece }?
ask-correct-hex = Which hex?
ask-correct-tile = Which tile?
ask-real-building = Which building is on { $hex }?
thing-nothing = none
thing-small-building = a small one of the Mautoma's
thing-large-building = a large one of the Mautoma's
thing-human-building = one of yours
thing-back = never mind
ask-real-populations = Whose populations are on { $hex }?
ask-cards-left = Which of the cards you've seen are still in the action deck?
event-corrected-energy = Corrected: the energy marker is on position { $position }.
event-corrected-pieces = Corrected. The Mautoma's pieces left: small buildings { $small }, large buildings { $large }, populations { $populations }.
event-corrected-kind = Corrected: { $hex } is { $kind }.
event-corrected-hex = Corrected: what's on { $hex }.
event-corrected-tile = Corrected: the tile at { $tile } is { $state }.
state-face-up = face up
state-face-down = face down
event-corrected-deck = Corrected. Cards in the action deck: { $cards }.

# On your table, after a step back
event-now-take-away = Take away from { $hex }: { $figure }.
event-now-put = Put on { $hex }: { $figure }.
figure-small-building = one of the Mautoma's small buildings
figure-large-building = one of the Mautoma's large buildings
figure-human-building = one of your buildings
figure-automa-population = one of the Mautoma's populations
figure-human-population = one of your populations
figure-token = one of your tokens
event-now-face-down = Turn the tile at { $tile } face down.
event-now-face-up = Turn the tile at { $tile } face up.
event-now-energy = Put the energy marker on position { $position }.
event-now-pieces = That leaves the Mautoma: small buildings { $small }, large buildings { $large }, populations { $populations }.
event-now-printed-cards = The Mautoma's printed cards are now: { $used ->
    [0] none used
   *[other] used, face up: { $cards }
}; action deck: { $deck }, progress deck: { $progress }, face down.
event-now-refill-off = Take the last refill off the displays again.
event-now-citizens = Put the discarded citizen { $count ->
    [one] card back at place
   *[other] cards back at places
} { $numbers }, counted from the left.
event-now-modules = Put the discarded { $count ->
    [one] module back at place
   *[other] modules back at places
} { $numbers }.
event-now-machines = Put the green, the yellow and the grey machine { $count ->
    [one] token back in column
   *[other] tokens back in columns
} { $numbers }.
event-now-exploration = Put the discarded exploration card back at place { $number }.
event-now-artifact = Put the { $colour } major artifact you removed back on the table.
event-now-yours = Set your own board, cards and goods back too: the program doesn't track them.

# Pictures and sections
picture-map = The map
picture-mat = The Mautoma's mat
picture-choice = What the Mautoma chose
word-kind = { $kind }
word-colour = { $colour }
alt-map = Map of hexes: { $explored } tiles face up, { $hidden } face down; the Mautoma has pieces on { $automa } hexes, you have { $human } pieces.
legend-kinds = Kinds: { $kinds }.
legend-pieces = On a hex: m the Mautoma's small building, M its large one, h your building, p the Mautoma's population, q yours, ! what the Mautoma chose last.
on-map-building-small = The Mautoma's small buildings: { $hexes }.
on-map-building-large = The Mautoma's large buildings: { $hexes }.
on-map-building-human = Your buildings: { $hexes }.
on-map-population-automa = The Mautoma's populations: { $hexes }.
on-map-population-human = Your populations: { $hexes }.
on-map-token = Your tokens: { $hexes }.
on-map-hidden = Face-down tiles: { $tiles }.
choice-none = No choice on the map to show.
choice-build = It builds on { $hexes }.
choice-populate = It populates { $hexes }.
choice-explore = It explores the tile at { $hexes }.
choice-values = Bonuses around each hex in reach: { $values }.
choice-in-reach = In reach: { $hexes }.
choice-arrows = The arrows of group { $group } broke the tie.
mat-energy = Energy marker on position { $position } of { $last }; artifact colour: { $colour }.
mat-section = A restore turn here discards citizen cards { $citizens }, modules { $modules }, machine { $count ->
    [one] column
   *[other] columns
} { $columns }.
mat-arrows = Ties: arrows of group { $group }, { $rows }, { $direction }.
row-top-down = rows from the top
row-bottom-up = rows from the bottom
direction-left-to-right = from left to right
direction-right-to-left = from right to left
mat-cards = Cards in the action deck: { $deck }; used: { $used_cards }; in the progress deck: { $progress }.
mat-pieces = Pieces left: small buildings { $small }, large buildings { $large }, populations { $populations }.
label-deck = Deck
label-progress = Progress
label-used = Used
mat-discards = What a restore turn discards
letter-human = H
legend-sides = M: the Mautoma, H: you; square: building, round: population
legend-values = Circle: in the Mautoma's reach, with the bonuses around it
legend-in-reach = Circle: in the Mautoma's reach
legend-reach = Red line: how far its next card gets, within { $distance }

# The board editor
editor-title = Draw your own board
editor-about = Choose a brush, then tap places on the map. Copy your board as you see it: the hexes of each tile, which tiles start face up, and what's printed on them. Face-down tiles don't need kinds.
editor-begin = Start with:
editor-blank = A blank board
editor-kept = Go on with your last drawing
editor-tiles = Hexes and tiles
editor-lies = How the tapped tile starts
editor-kinds = What a face-up hex shows
editor-whole = The whole board
picture-drawing = Your board
alt-drawing = A board in the making: { $rows } rows, { $tiles } tiles.
brush-new-tile = new tile { $tile }
brush-tile = { $tile }
tile-centre = centre
tile-corner = corner { $at }
tile-start = start { $at }
brush-no-hex = no hex
brush-open = face up
brush-corner = a corner location
brush-face-down = face down
change-row = One more row
change-no-row = One row less
change-column = One more column
change-no-column = One column less
change-shifted-even = Shift the even rows
change-shifted-odd = Shift the odd rows
change-mat-top-top = the top edge is the top of the mat's picture
change-mat-top-bottom = the bottom edge is the top of the mat's picture
editor-undo = Undo the last change
editor-fault = Still to fix: { $fault }
editor-good = You can play on this board.
editor-name = Name of your edition
editor-name-help = A new edition knows your board; what your printed cards and mat show is asked in play. Keep the name of the edition you started with, and this board replaces its board; its cards and mat stay.
editor-save = Save as an edition
editor-save-house = Save with mautoma's cards and mat
editor-saved = Saved. When you start a game at the table, “{ $name }” is there to choose.
