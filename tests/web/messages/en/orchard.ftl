game-title = Orchard
game-about = Plant more trees than your rival.
mode-solo = On screen
    .help = The whole game in the program.
setting-level = Level
    .help = How strong your rival is.
level-easy = Easy
level-hard = Hard
setting-weather = Weather
    .help = Rain makes trees grow.
weather-dry = Dry
weather-wet = Wet
ask-stock = How much fruit is in stock?
help-stock = The market starts from it.
ask-sheds = What lies in each shed?
ask-plant = Where do you plant a tree? There are { $trees } trees.
help-plant = You plant before your rival does.
ask-harvest = Which trees do you harvest?
ask-price = At what price do you sell?
ask-stop = Do you stop here?
ask-new-score = What is your score really?
aside-correct = Correct the score
option-done = Plant nothing
plot = Plot { $name }
fruit-apple = { $number ->
    [one] apple
   *[other] apples
  }
fruit-pear = { $number ->
    [one] pear
   *[other] pears
  }
place-north = North shed
place-south = South shed
side-you = You
side-rival = Rival
event-round-begins = Round { $round } begins.
event-card = The rival's card shows row { $row }.
event-planted = { $who ->
    [rival] The rival plants a tree on { $plot }.
   *[you] You plant a tree on { $plot }.
  }
event-rival-scores = The rival scores { $points } points.
event-sold = You sell { $fruits } for { $price } each.
criterion-free = the plot is free
criterion-same-row = the plot is in the row of the card
criterion-neighbours = trees next to it
result-won = You win, { $score } to { $rival }.
result-lost = The rival wins, { $rival } to { $score }.
summary = Round { $round }: you { $score }, rival { $rival }
picture-orchard = The orchard
picture-stock = Stock
stock-line = In stock: { $fruits }.
alt-orchard = An orchard with { $count } trees.
phase-plant = Planting
phase-rival = The rival
phase-market = Market
ORC-1 = A game lasts three rounds.
    .title = Rounds
ORC-2 = Plant one tree on a free plot, or none.
    .title = Planting
ORC-3 = The rival plants in the row of its card.
    .title = The rival's tree
ORC-4 = Of several plots, the one with most trees beside it.
    .title = Company
ORC-5 = Each harvested tree brings the price.
    .title = Market
