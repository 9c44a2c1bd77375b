# At a real table.
orders = Do this
turn-own = Your turn
turn-opponent = Its turn
turn-set-up = Set-up
turn-scoring = Final scoring
turn-over = The end
turn-done = Done · my turn
turn-played = I've played · its turn
turn-cannot = Something can't be done
turn-wrong = Something isn't right
turn-why = Why?
turn-listen = Listen
turn-stop = Stop
turn-enlarge = Show the card large
change = Change
changing = You're changing this answer. Your later answers are kept where they still fit.
changing-on = That changes what follows: answer this too. { $count ->
    [one] One later answer waits.
   *[other] { $count } later answers wait.
  }
changing-leave = Leave it as it was
changing-play-on = Play on from here without them
way-back = ‹ Back
way-leave = Never mind
note-kept = ✓ Kept in “{ $edition }”
glance = What to know about it
undo-confirmed = Undo: not all done yet

# Your own editions
editions = Editions
editions-of = Your editions of { $game }
editions-about = Cards, mats and boards to play with: ours, and your own. Change yours whenever you like: a game in progress keeps the cards it began with.
edition-names = Your cards in “{ $name }”: look at them, give them names
edition-edit = Change its cards and mats
edition-board = Draw its board
edition-export = Pass it on
edition-name = Name
edition-copy = Copy under this name
edition-rename = Rename
edition-remove = Remove
edition-remove-sure = You can finish games begun with it, but not begin new ones.
edition-gone = There's no edition “{ $name }” any more. You can finish games begun with it: they keep its cards.
edition-import = Open an edition somebody passed on
edition-import-go = Look at it
edition-files = Parts of the edition
edition-one-more = one more
edition-drop = Remove { $label }
edition-keep = Keep
edition-number = { $number ->
    [one] one entry
   *[other] { $number } entries
  }
edition-all = All of it
edition-not-yet = none
edition-close = Close
edition-listed = in an order of its own
edition-kept-at-once = Every change is kept at once, as long as the edition can be played.

# Editions passed on
parcel-title = “{ $name }”: have a look
parcel-about = { $cards ->
    [0] An edition of { $game }, without cards so far. Nothing is kept until you take it.
    [one] An edition of { $game } with one card. Nothing is kept until you take it.
   *[other] An edition of { $game } with { $cards } cards. Nothing is kept until you take it.
  }
parcel-same = You have it already: it's your edition “{ $name }”.
parcel-taken = You already have an edition called “{ $name }”. Give this one another name, or take the one proposed.
parcel-take = Take it
parcel-refused = Nothing was kept. Ask whoever sent it to correct it and pass it on again.
