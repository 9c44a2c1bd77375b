# The edition to look at and to print
picture-printed-mat = Mautoma Inc.'s mat
picture-printed-reference = A round in short
gallery-mat-alt = Mautoma Inc.'s mat: five freezers from 0 to 10, the price modifier and the sales track.
gallery-one-of-each = one of each product
gallery-city-supply = city supply
gallery-reference-alt = Mautoma Inc.'s round in short, phase by phase.
gallery-reference-working = When you've worked, turn over a card; the first stays for two rounds. Carry out its icons in order. Ties go to the freezer nearer the top.
gallery-reference-dinnertime = Its price is the card's plus the modifier; distance is from its nearest road out of town. If its card shows the icons: sales marker one step for each house it serves, $1 per milestone.
gallery-reference-marketing = First its new campaigns; then all campaigns in number order, its own at the blue number.
gallery-reference-clean-up = It takes the milestones on its card. Other copies of any gained this round leave the game.
gallery-price = ${ $price }
