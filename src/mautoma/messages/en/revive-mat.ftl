# Who keeps the Mautoma's mat
setting-mat = The Mautoma's mat
    .help = It shows the energy marker, which says which arrows break a tie and what a restore turn discards.
mat-program = The program keeps it
    .help = Nothing to lay out and no marker to move: you are told the outcome.
mat-printed = I use the printed mat
    .help = You are told where its energy marker goes. Enter your mat as an edition if it is not the house's.
event-set-up-pieces = Lay { $small } small buildings, { $large } large buildings and { $populations } populations of one colour beside the board, for the Mautoma. It needs no mat and no energy marker: the program keeps them.
event-card-turned = The Mautoma turns over “{ $card }”: it will { $parts }, { $limit ->
    [none] at any distance
   *[other] within distance { $limit }
}.
stock-heap = from the Mautoma's heap
stock-mat = from the Mautoma's mat
stock-tribe-board = from the Mautoma's tribe board
