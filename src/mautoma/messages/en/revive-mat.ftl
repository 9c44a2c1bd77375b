# Who keeps the Mautoma's mat
setting-mat = The Mautoma's mat
    .help = Its energy marker decides which arrows break ties and what a restore turn discards.
mat-program = The program keeps it
    .help = Nothing to lay out, no marker to move: the program tells you the outcome.
mat-printed = I use the printed mat
    .help = The program tells you where its energy marker goes. If yours isn't the house's mat, enter it as an edition.
event-set-up-pieces = Put { $small } small buildings, { $large } large buildings and { $populations } populations of one colour beside the board for the Mautoma.
event-card-turned = The Mautoma turns over “{ $card }”: it'll { $parts } { $limit_id ->
    [none] at any distance
   *[other] within distance { $limit }
}.
stock-heap = from the Mautoma's pile
stock-mat = from the Mautoma's mat
stock-tribe-board = from the Mautoma's tribe board

# On your own turn: what it has left
glance-restore = It restores
glance-restore-after = { $cards ->
    [0] next
    [one] in 1 card
   *[other] in { $cards } cards
}
glance-tiles = Tiles it reaches
glance-sites = Building sites it reaches
glance-locations = Locations it reaches
glance-buildings = Buildings left, small + large
glance-populations = Populations left
