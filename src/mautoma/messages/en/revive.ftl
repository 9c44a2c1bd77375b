game-title = Revive
game-about = Explore and settle the frozen world against the Mautoma, with or without Call of the Abyss.
game-revive = Revive
    .about = Explore and settle the frozen world against the Mautoma, with or without Call of the Abyss.
mode-table = At the table
    .help = Your box on the table; the program is the Mautoma.
aside-correct = Correct something by hand

setting-expansion = Call of the Abyss
    .help = Play with the expansion: its exploration cards are discarded too.
expansion-yes = with the expansion
expansion-no = without it
setting-machines = Machine-token variant
    .help = Only with the expansion: the Mautoma discards two columns of machine tokens instead of one.
machines-yes = two columns
machines-no = one column
setting-tribe = Your tribe
    .help = Two tribes have rules of their own against the Mautoma.
tribe-other = any other tribe
tribe-0x49 = ]0x49[
tribe-cordycephians = Cordycephians

phase-set-up = Set-up
phase-human = Your turn
phase-automa = The Mautoma's turn
summary = { $turn ->
    [0] Setting up
   *[other] Turn { $turn } of { $turns }; cards before the Mautoma's next restore turn: { $cards }
  }
summary-over = Over after { $turns } turns, with { $score } points

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
kind-ask = not yet told
piece-small-building = small building
piece-large-building = large building
piece-population = population
part-explore = explore
part-build = build
part-populate = populate
part-populate-else-build = populate or else build
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
option-cannot = That cannot be done

# Your turn
ask-your-turn = Your turn { $turn } of { $turns }. Play it, then tap on the map what changed.
help-your-turn = The Mautoma's choices depend on what lies on the map: tiles turned over, your buildings and your populations. The other answers only bring a reminder of a rule that differs in this mode.
report-done = Done
report-stand-in = Let the stand-in play this turn
report-explored = I explored a tile
report-built = I built
report-populated = I populated a location
report-switch = I use the switch action
report-hibernated = I hibernate
report-artifact = I take an artifact
report-token = I placed or took a token
report-leech = I use my tribe's ability
ask-explored = Which tile did you explore?
ask-built = Where did you build?
ask-populated = Where did you place a population?
ask-token = On which hex did you place a token, or take it away?
ask-tile-hexes = What does the tile at { $tile } show now?
help-tile-hexes = Turn it any way you like; from then on it stays that way. The names of its hexes are on the map.
ask-open-hexes = What does the tile at { $tile } show? It lies face up at the start.
help-open-hexes = The names of its hexes are on the map.
doubt-no-neighbour = no explored tile lies beside the tile at { $tile }.
doubt-build-kind = { $hex } is { $kind }, and buildings stand on sand.
doubt-building-there = a building already stands on { $hex }.
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
event-remember-switch = Switch action: copy the upper effect of a citizen card of the display, then discard that card.
event-remember-hibernation = Do not refresh the displays when you hibernate.
event-remember-artifact = If it was the last major artifact, take no minor artifact of 4 points for it; from then on minor artifacts take the place of major ones.
event-remember-leech = Take a leech back from the Mautoma and copy the upper or the lower effect of a citizen card of the display; the card stays.

# Set-up
event-stand-in = No box needed: the board, its tiles and the artifacts are stand-ins, no copy of the printed ones.
event-set-up-table = Set up for two players, with the advanced rules. Lay out the { $artifacts } major artifacts of a two-player game. Leave out the minor artifact of 4 points and the Mautoma's markers on the tracks.
event-set-up-human = Take 6 starting cards: a standard set, or three times draw 5 and keep 2. Take 1 crystal: you are the first player.
event-set-up-automa = Lay out the Mautoma's printed mat, and with it { $small } small buildings, { $large } large buildings, { $populations } populations and an energy marker.
event-set-up-leech = Give the Mautoma a leech and a random tribe board, and put its buildings and populations on that board.
event-artifact-variant = Set up the expansion as well, as for two players, with 3 exploration cards on display. Leave the artifact-card variant of the expansion in the box: it has no effect here.
event-set-up-decks = The program shuffles the Mautoma's action deck ({ $cards } cards) and its progress deck ({ $progress } cards); one card went back to the box unseen.
event-set-up-energy = Put its energy marker on position { $position } of the energy track.
event-exceptions = In your turns the normal rules hold, with five exceptions. Joining the Mautoma's population costs an extra book, paid to the supply; when it joins yours you get one. The switch action copies the upper effect of a displayed citizen card, which is then discarded. The last major artifact brings no minor one of 4 points. Hibernating does not refresh the displays.
event-first-player = You begin, the Mautoma follows. You have { $turns } turns.

# The Mautoma's turn
event-card = The Mautoma turns over “{ $card }”: move its energy marker { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} clockwise, to position { $position }. It will { $parts }, { $limit ->
    [none] at any distance
   *[other] within distance { $limit }
}.
event-build = The Mautoma builds a { $piece } on { $hex }, worth { $value ->
    [one] 1 bonus
   *[other] { $value } bonuses
}.
event-populate = The Mautoma places a population on { $hex }.
event-explore = The Mautoma explores the tile at { $tile }.
event-no-build = The Mautoma cannot build: { $reason }.
event-no-populate = The Mautoma cannot populate: { $reason }.
event-no-explore = The Mautoma cannot explore: no face-down tile is in reach beside an explored one.
event-from-centre = The Mautoma has no piece on the map yet: its distances are counted from the centre.
event-way = Its shortest way, { $number ->
    [one] 1 space
   *[other] { $number } spaces
}: { $hexes }. { $ways ->
    [one] There is no other.
   *[other] There are { $ways } equally short ones: choose, if it matters to a technology of yours.
}
event-from-tribe-board = Take the population from the Mautoma's tribe board, from the bottom up and from left to right.
event-book-for-you = You have a population on { $hex } too: take { $books ->
    [one] 1 book
   *[other] { $books } books
} from the supply.
event-token-gears = It builds on your token: take { $gears ->
    [one] 1 gear
   *[other] { $gears } gears
} from the supply, the cost of a { $piece }.
event-token-books = It populates your token: take { $books ->
    [one] 1 book
   *[other] { $books } books
} from the supply, the cost of population number { $nth }.
reason-no-pieces = it has no piece left
reason-no-place = no legal place is in reach
ask-carry-out-build = Take a { $piece } { $stock } and put it on { $hex }, marked on the map.
ask-carry-out-populate = Take a population { $stock } and put it on { $hex }, marked on the map.
ask-carry-out-explore = Turn over the tile at { $hex }, marked on the map, any way you like.
ask-nothing-left = After your correction the Mautoma can do nothing here.
ask-cannot = Why can it not be done?
help-cannot = The map is put right and the Mautoma chooses again.
reason-occupied = a building already stands there
reason-kind = it is another kind of hex
reason-face-up = the tile already lies face up
reason-other = another reason
ask-real-kind = What is { $hex }?
event-cannot-build = It cannot build on { $target }: { $reason }.
event-cannot-populate = It cannot populate { $target }: { $reason }.
event-cannot-explore = It cannot explore the tile at { $target }: { $reason }.

# Restore turn
event-restore = The Mautoma's deck is empty: restore turn { $number }, at position { $position } of the energy track.
ask-artifact-left = Is a major artifact of this colour left: { $colour }?
help-artifact-left = The Mautoma removes one of the colour at its energy marker; if none is left, of the colour of the next position.
event-remove-artifact = Remove a major artifact, { $colour }.
event-no-artifact-of = No major artifact is left of this colour: { $colour }. The next position counts.
event-no-artifact = No major artifact is left: none is removed.
event-discard-citizens = Discard from the display { $count ->
    [one] the citizen card at place
   *[other] the citizen cards at places
} { $numbers }, counted from the left.
event-discard-modules = Discard from the display { $count ->
    [one] the module at place
   *[other] the modules at places
} { $numbers }.
event-discard-machines = Discard the green, the yellow and the grey machine { $count ->
    [one] token of column
   *[other] tokens of columns
} { $numbers }.
event-discard-exploration = Discard the exploration card at place { $number }.
event-reshuffle = A progress card joins the Mautoma's used cards: its new action deck has { $cards } cards.
event-refill = Refill the displays.

# The end
event-game-over = The Mautoma's fourth restore turn would begin: the game ends at once, after your { $turns } turns.
ask-final-score = What is your final score?
help-final-score = Count it by the normal rules; the thresholds say how well you did.
event-verdict = { $score } points: { $verdict }.
verdict-defeat = defeat
verdict-survived = survived
verdict-minor = a minor victory
verdict-regular = a regular victory
verdict-major = a major victory
verdict-superior = a superior victory
verdict-utopia = utopia
result-defeat = Defeat: { $score } points. From 120 on you survive.
result-survived = Survived: { $score } points. From 130 on it is a minor victory.
result-minor = Minor victory: { $score } points. From 140 on it is a regular one.
result-regular = Regular victory: { $score } points. From 150 on it is a major one.
result-major = Major victory: { $score } points. From 170 on it is a superior one.
result-superior = Superior victory: { $score } points. From 190 on it is utopia.
result-utopia = Utopia: { $score } points.

# Why
criterion-within-reach = within the distance
criterion-bonuses = most bonuses around
criterion-arrows = first along the arrows
criterion-empty-location = an empty location
criterion-next-to-explored = beside an explored tile

# Corrections
ask-correct = What is different on the table?
correction-kind = the kind of a hex
correction-on-hex = what stands on a hex
correction-tile = a tile, face up or face down
correction-energy = the energy marker
correction-pieces = the Mautoma's pieces
correction-deck = the cards of the action deck
correction-back = Nothing, go on
ask-energy-position = On which position is the energy marker?
ask-pieces-left = How many of this piece does the Mautoma have left: { $piece }?
ask-correct-hex = Which hex?
ask-correct-tile = Which tile?
ask-real-building = Which building stands on { $hex }?
thing-nothing = none
thing-small-building = a small one of the Mautoma
thing-large-building = a large one of the Mautoma
thing-human-building = one of yours
ask-real-populations = Whose populations are on { $hex }?
ask-cards-left = Which of the cards you have seen are still in the action deck?
event-corrected-energy = Corrected: the energy marker is on position { $position }.
event-corrected-pieces = Corrected, what the Mautoma has left: small buildings { $small }, large buildings { $large }, populations { $populations }.
event-corrected-kind = Corrected: { $hex } is { $kind }.
event-corrected-hex = Corrected: what stands on { $hex }.
event-corrected-tile = Corrected: the tile at { $tile } lies { $state }.
state-face-up = face up
state-face-down = face down
event-corrected-deck = Corrected: cards in the action deck: { $cards }.

# On your table, after a step back
event-now-take-away = Take away from { $hex }: { $figure }.
event-now-put = Put on { $hex }: { $figure }.
figure-small-building = a small building of the Mautoma
figure-large-building = a large building of the Mautoma
figure-human-building = a building of yours
figure-automa-population = a population of the Mautoma
figure-human-population = a population of yours
figure-token = a token of yours
event-now-face-down = Turn the tile at { $tile } face down.
event-now-face-up = Turn the tile at { $tile } face up.
event-now-energy = Put the energy marker on position { $position }.
event-now-pieces = The Mautoma then has left: small buildings { $small }, large buildings { $large }, populations { $populations }.
event-now-refill-off = Take off the displays what you last refilled them with.
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
event-now-artifact = Lay out the removed major artifact again, { $colour }.
event-now-yours = Set your own board, cards and goods back too: the program does not keep them.

# Pictures and sections
picture-map = The map
picture-mat = The Mautoma's mat
picture-choice = What the Mautoma chose
word-kind = { $kind }
word-colour = { $colour }
alt-map = Map of hexes: { $explored } tiles lie face up, { $hidden } face down; the Mautoma has pieces on { $automa } hexes, you have { $human } pieces.
legend-kinds = Kinds: { $kinds }.
legend-pieces = On a hex: m a small and M a large building of the Mautoma, h a building of yours, p a population of the Mautoma, q one of yours, ! what the Mautoma chose last.
on-map-building-small = Small buildings of the Mautoma: { $hexes }.
on-map-building-large = Large buildings of the Mautoma: { $hexes }.
on-map-building-human = Your buildings: { $hexes }.
on-map-population-automa = Populations of the Mautoma: { $hexes }.
on-map-population-human = Your populations: { $hexes }.
on-map-token = Your tokens: { $hexes }.
on-map-hidden = Face-down tiles: { $tiles }.
choice-none = Nothing on the map since its last card.
choice-build = It builds on { $hexes }.
choice-populate = It populates { $hexes }.
choice-explore = It explores the tile at { $hexes }.
choice-values = Bonuses around each hex in reach: { $values }.
choice-in-reach = In reach: { $hexes }.
choice-arrows = Arrows of group { $group } broke the tie.
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
label-citizens = Citizen cards
label-modules = Modules
label-machines = Machine columns
label-decks = Action deck: { $deck }. Progress deck: { $progress }. Pieces left:
legend-sides = M: the Mautoma, H: you; square: building, round: population
legend-values = Circle: in reach of the Mautoma, with the bonuses around it
legend-in-reach = Circle: in reach of the Mautoma

# The board editor
editor-title = Draw your own board
editor-about = Choose a brush, then tap the places of the map. Lay it out as your board lies before you: the hexes of each tile, which tiles lie open at the start, and what is printed on them. Face-down tiles need no kinds.
editor-begin = Begin with:
editor-blank = A blank board
editor-kept = Go on with your last drawing
editor-tiles = Hexes and tiles
editor-lies = How the tapped tile lies at the start
editor-kinds = What an open hex shows
editor-whole = The whole board
picture-drawing = Your board
alt-drawing = A board in the making: { $rows } rows, { $tiles } tiles.
brush-new-tile = new tile { $tile }
brush-tile = { $tile }
tile-centre = centre
tile-corner = corner { $at }
tile-start = start { $at }
brush-no-hex = no hex
brush-open = open
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
editor-fault = Still missing: { $fault }
editor-good = This board can be played on.
editor-name = Name of your edition
editor-name-help = Letters, digits, spaces and hyphens. Mat and cards are those of the edition you began with, at first the house's; change their files in the folder of your edition.
editor-save = Save as an edition
editor-download = Download board.toml
editor-saved = Saved. Choose the edition “{ $name }” when you begin a game.
