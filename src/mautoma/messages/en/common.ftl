# Lists
list-none = none
list-none-cards = none
list-none-houses = none
list-none-items = none
list-none-products = none
list-none-tiles = none
list-and = { $first } and { $last }
list-and-e = { $first } and { $last }

# Answers that don't fit
unfit-pick = “{ $answer }” isn't one of the options: { $values }{ $more ->
    [0] {""}
   *[other] {" "}(and { $more } more)
  }.
unfit-some = “{ $answer }” isn't a list of options; choose from { $values }{ $more ->
    [0] {""}
   *[other] {" "}(and { $more } more)
  }.
unfit-count = You chose { $count }; choose { $least } to { $most }.
unfit-twice = You chose something twice: { $answer }.
unfit-number = “{ $answer }” isn't a whole number from { $least } to { $most }.
unfit-names = Give each of these a value, and nothing else: { $names }.
unfit-confirm = Answer yes or no, not “{ $answer }”.
unfit-counts = “{ $answer }” doesn't say how many of each: { $names }.
unfit-together = { $reason }
unfit-no-hint = There's no hint for this question.
unfit-aside = “{ $answer }” isn't possible here; you can: { $names }.
unfit-no-orders = There's nothing to confirm here.
unfit-no-way-back = There's no question before this one to go back to.
unfit-no-aside = There's no correction to leave.
unfit-no-answer = There's no such answer to change.
unfit-no-undo = There's nothing to undo.
unfit-no-redo = There's nothing to redo here.
unfit-no-change = You aren't changing an answer.
unfit-over = The game is over; undo to change an answer.

# Transcripts
transcript-too-long = The file is too long for a transcript (at most { $most } characters).
transcript-first-line = This isn't a mautoma transcript: its first line must be “{ $expected }”.
transcript-header-line = Line { $line }: the header takes only { $names }, each as name = value, and ends with an empty line.
transcript-header-missing = The header has no “{ $name }”.
transcript-header-value = The header's “{ $name }” has a value mautoma can't use.
transcript-not-json = Line { $line }: “{ $text }” isn't a JSON value; text goes in double quotes.
transcript-after-answer = Line { $line }: only one answer per line; “{ $text }” is left over.
transcript-note = Line { $line }: a note is “! kind { "{" }data{ "}" }”; found “{ $text }”.
transcript-not-text = The file isn't plain text.
transcript-bad-answer = Line { $line }: the answer to “{ $question }” doesn't fit. { $reason }
transcript-after-end = Line { $line }: this answer comes after the end of the game.
transcript-rules = mautoma { $version } saved this game under rules { $theirs }; this program plays rules { $ours }. Finish it with mautoma { $version }.
transcript-edition = This game was saved with the edition “{ $edition }” ({ $theirs }); the one here is { $ours }. Install that edition to go on.
transcript-version = Another version of mautoma ({ $version }) made this game, and its own cards weren't the ones here. Finish it in that version, or begin a new game with the same seed: { $seed }.
transcript-option = The option “{ $name }” can't be “{ $value }”; choose from { $options }.
transcript-unknown-option = There's no option “{ $name }”; choose from { $options }.

# Games
unknown-game = There's no game “{ $name }”; choose from { $names }.
unknown-mode = There's no mode “{ $mode_name }”; choose from { $names }.
no-sample = “{ $game }” has no sample game.

option-done = Done

# Saved games and editions
edition-house = house edition
edition-veterans = house edition, for veterans
play-human = Me
transcript-not-same = This can't be saved: read back, it wouldn't be the same game.
unknown-save = There's no such game.
stale = The game has moved on. This is where it is now.
unknown-edition = There's no edition “{ $name }”; choose from { $names }.
bad-edition = The edition “{ $name }” can't be played: { $fault }
bad-edition-faults =
    The edition “{ $name }” can't be played; it has { $number } faults:
    { $faults }
edition-unfinished =
    The edition “{ $name }” isn't complete yet. You can play it at the table, drawing from your printed deck: enter what's missing as it comes up.
    { $faults }
card-own = card { $at }
edition-name = An edition can't be called “{ $name }”: a name has at most { $most } letters, digits, spaces and hyphens, and “house” and “printed” are taken.
edition-too-large = The edition “{ $name }” is too large to keep.
edition-damaged = The edition “{ $name }” is damaged: its cards can't be read.
edition-taken = There's already an edition called “{ $name }”; choose another name.
parcel-not-one = This isn't an edition from mautoma. Choose the file that “Pass it on” made.
parcel-cut-off = Part of this file is missing. Download it again, or ask for it again.
parcel-damaged = This edition is damaged. Ask for the file again.
parcel-later = A later version of mautoma made this file. Update the program to open it.
parcel-backup = This is a backup. Open it on the page “All games in one file”.
parcel-game = This is a saved game. Open it on the first page.
unreadable-shelf = { $path } is damaged, or doesn't hold saved games. Move it away to start afresh.
not-saved = This couldn't be saved ({ $reason }): { $path }. Your last step wasn't taken; everything before it is safe.
miscounted = That would lead to a position that can't be: the numbers don't add up ({ $pieces }). It's the program's mistake, not yours. Nothing has changed: give another answer or step back, and please send us the report.
miscounted-already = Something's wrong with this game: the numbers don't add up ({ $pieces }). It's the program's mistake, not yours. You can look at it, take it along or step back; please send us the report.
rewind-lost = The answers you had taken back couldn't be read and are gone. The game itself is whole.
pieces-cards = cards
pieces-money = money
pieces-employees = employees
pieces-milestones = milestones
pieces-houses = houses
pieces-gardens = gardens
pieces-campaigns = campaigns
pieces-markers = markers
pieces-posts = posts
pieces-buildings = buildings
pieces-populations = population
pieces-tiles = tiles
other-rules = A game of mautoma { $version }, to look at
unreadable-save = This game can't be read.
unusable-shelf = Your saved games can't be opened right now ({ $reason }): { $path }. Everything you confirmed is safe.
early-shelf = A trial version of mautoma before 0.2.0 wrote { $path }. Open it with mautoma 0.2.0 once; then this version opens it too.
other-shelf = Another version of mautoma wrote { $path }; this one can't open it.

# Reports of a real table
ask-own-turn = Your turn. Play it at the table.
ask-ready = Do all of this, then go on.
option-ready = Ready
ask-insist = That seems impossible: { $doubt } Is that really so?

event-on-your-table = On your table, now:
event-insisted = Your word counts, although: { $doubt }

# Bots
bot-cannot-answer = A bot can't answer “{ $question }”: it doesn't see a real table. Choose another mode.

# Challenges
challenge-broken = Part of this link is missing or wrong, so there's no game to begin. Copy the whole link.
challenge-rules = Another version of the program made this challenge; here the same game would go differently.
challenge-edition = Your friend played this with cards of their own, which aren't here. Ask for that edition first.
challenge-version = Your friend played this with another version of mautoma, which had other cards. Play it in that version; here the same seed gives another game.

# Hints
amount = { $sign }{ $number }
hint-why = Expect to finish { $standing ->
    [ahead] { $margin } ahead
    [behind] { $margin } behind
   *[level] level
} ({ $tries } trial games). That's { $behind } better than “{ $other }”.
hint-only = Expect to finish { $standing ->
    [ahead] { $margin } ahead
    [behind] { $margin } behind
   *[level] level
} ({ $tries } trial games).
hint-equal = Expect to finish { $standing ->
    [ahead] { $margin } ahead
    [behind] { $margin } behind
   *[level] level
} ({ $tries } trial games). “{ $other }” does as well.
hint-both = You earn { $own } more that way, and the opponent { $theirs } less.
hint-earn = You earn { $own } more that way.
hint-race = You earn { $own } more that way, and the opponent only { $theirs } more.
hint-deny = The opponent earns { $theirs } less that way.
hint-give = You earn { $own } less that way, but the opponent { $theirs } less.
hints-off = Hints are switched off in this game.
no-hints = There are no hints for this way to play.

# What a game found out about the box
own-edition = My box
findings-not-kept = Your answer counts, but it couldn't be kept in the edition “{ $edition }” for your next games.
findings-kept = Kept for your next games, in your own edition “{ $edition }”. Choose it when you begin one.
findings-added = Kept in “{ $edition }”: your next games will know it.

# Looking back
regrets = The answers that cost most
regrets-how = Each was tried beside a better one ({ $tries } trial games, with the hidden cards dealt again).
regrets-none = No answer was clearly worse than another.
no-regrets = Reviews need a finished on-screen game.
regret-where = { $round ->
    [0] Before the first round: { $question }
   *[other] Round { $round }: { $question }
}
regret-cost = It cost about { $cost }.
regret-given = You answered: { $answer }
regret-better = Better: { $better }
regret-margin = You could then expect to finish { $standing ->
    [ahead] { $margin } ahead
    [behind] { $margin } behind
   *[level] level
}.
hints-taken = { $asked ->
    [one] You asked for one hint
   *[other] You asked for { $asked } hints
}{ $followed ->
    [0] {" "}and followed none.
   *[other] {" "}and followed { $followed }.
}

# Icons that all games share
icon-human = You
icon-automa = The automa
icon-card = The automa's card
icon-unknown = Not known yet
no-daily = There's no game of the day for “{ $game }”.
