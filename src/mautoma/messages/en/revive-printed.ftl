# The printed mat: asked for when it's first needed, and kept
ask-mat-sections = How many sections does the energy track on your printed mat have?
help-mat-sections = Count them once around the oval. The program asks what your mat shows when it first needs to know, and remembers it for later games.
ask-mat-colour = { $ahead ->
    [0] Which artifact does your mat show at the energy marker?
    [1] Which artifact does the next section show, clockwise from the marker?
   *[other] Which artifact does your mat show { $ahead } sections clockwise from the marker?
}
help-mat-colour = A restore turn removes a major artifact of this colour. Your answer is kept.
ask-mat-arrows = Two places are equally good: which arrows does your mat show for the energy marker's section?
help-mat-arrows = The thickest arrow comes first. Your answer is kept.
arrows-top-down-left-to-right = thickest arrow at the top, pointing right
arrows-top-down-right-to-left = thickest arrow at the top, pointing left
arrows-bottom-up-left-to-right = thickest arrow at the bottom, pointing right
arrows-bottom-up-right-to-left = thickest arrow at the bottom, pointing left
ask-mat-discards = Which citizen cards and modules does the marker's section show? Tap each.
    .typed = Which citizen cards and modules does the marker's section show?
help-mat-discards = A restore turn discards these from the displays, counted from the left. Your answer is kept.
mat-citizen = citizen { $at }
mat-module = module { $at }
ask-mat-column = Which column of machine tokens does the marker's section show?
mat-machines = column { $at }
ask-mat-right = Is this what your mat shows there?
mat-right-right = Yes, go on
mat-right-colour = No, another artifact
mat-right-discards = No, other citizen cards or modules
mat-right-column = No, another column of machines
mat-right-arrows = No, other arrows
ask-gears = How many gears does a { $piece } cost?
help-gears = You take them because it builds on your token. Your answer is kept.
section-nth = section { $at }, counted clockwise from the top
section-of-colour = the section with the { $colour } artifact
section-of-colour-nth = the section with the { $colour } artifact (number { $at } clockwise from the top)
event-set-up-energy-at = Put its energy marker on { $section }.
event-card-moved = The Mautoma turns over “{ $card }”: move its energy marker { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} clockwise{ $colour_id ->
    [unknown] .
   *[other] , to the { $colour } artifact.
} It'll { $parts } { $limit_id ->
    [none] at any distance
   *[other] within distance { $limit }
}.
event-restore-at-marker = The Mautoma's deck is empty: it restores for the { $number ->
    [1] first
    [2] second
   *[other] third
} time, at its energy marker.
event-now-energy-at = Put the energy marker on { $section }.
event-corrected-energy-at = Corrected: the energy marker is on { $section }.
event-corrected-mat = Corrected: what your mat shows.
correction-mat = what my printed mat shows
ask-marker = Where is the energy marker? Tap its section.
    .typed = Where is the energy marker?
ask-mat-section = Which section of the energy track is it? Tap it.
    .typed = Which section of the energy track is it?
option-sections = the number of sections
ask-mat-part = What's different there?
mat-part-colour = the artifact
mat-part-discards = citizen cards and modules
mat-part-column = the column of machines
mat-part-arrows = the arrows
choice-arrows-printed = The arrows broke the tie: { $rows }, { $direction }.
mat-energy-at = Energy marker: { $section }.
mat-arrows-printed = Ties: { $rows }, { $direction }.
mat-unseen = Your printed mat: the program asks what it shows when it needs to know
picture-section = Your printed mat, at one section
alt-section = What a section of the energy track can show; the answers say the same in words.
picture-deck = The cards it may be
alt-deck = The cards that may have come up; the answers say the same in words.

# A card that isn't one of the rulebook's
option-new-card = none of these: enter it as printed
ask-card-steps = How many steps does the card move the energy marker?
ask-card-part = What does the card do { $at ->
    [1] first
   *[other] next
}?
option-no-more = That's all
ask-card-limit = Within what distance?
ask-card-right = Is this your card?
card-right-right = Yes, go on
card-right-steps = No, other steps
card-right-parts = No, it does something else
card-right-limit = No, another distance
own-card = { $parts } (+{ $steps })
word-card = { $card }
cards-then = { $first }, { $last }
picture-entering = Your card
alt-entering = The card as entered so far; the answers say the same in words.
colour-turquoise = turquoise
colour-green = green
colour-yellow = yellow
colour-red = red
colour-pink = pink
colour-brown = brown
colour-grey = grey
colour-black = black
colour-unknown = unknown
