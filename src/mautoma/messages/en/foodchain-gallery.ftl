# The edition to look at and to print
picture-printed-mat = The mat of Mautoma Inc.
picture-printed-reference = A round in short
gallery-mat-alt = The mat of Mautoma Inc.: five freezers from 0 to 10, the price modifier and the sales track.
gallery-one-of-each = one of each product
gallery-city-supply = city supply (FCM-W8)
gallery-arrow-up = price modifier up
gallery-arrow-down = price modifier down
gallery-reference-alt = A round of Mautoma Inc. in short, phase by phase.
gallery-reference-working = After you have worked, turn a card over; the first stays for two rounds. Carry out its icons in order. Ties go to the freezer nearer the top.
gallery-reference-dinnertime = Its price is that of the card plus the modifier; distance from its nearest road out of town. If its card shows the icons: sales marker one step for each house it serves, $1 per milestone.
gallery-reference-marketing = First its new campaigns; then all campaigns in order of their numbers, its own at the blue number.
gallery-reference-clean-up = It takes the milestones of its card. The copies of what was gained this round go.
gallery-price = ${ $price }
