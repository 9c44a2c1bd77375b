# Lists
list-none = none
list-none-cards = none
list-none-houses = none
list-none-items = none
list-none-products = none
list-none-tiles = none
list-and = { $first } and { $last }
list-and-e = { $first } and { $last }

# Answers that do not fit
unfit-pick = “{ $answer }” is not among the options: { $values }{ $more ->
    [0] {""}
   *[other] {" "}(and { $more } more)
  }.
unfit-some = “{ $answer }” is not a list of options; choose from { $values }{ $more ->
    [0] {""}
   *[other] {" "}(and { $more } more)
  }.
unfit-count = { $count } chosen; choose { $least } to { $most }.
unfit-twice = You chose something twice: { $answer }.
unfit-number = “{ $answer }” is not a whole number from { $least } to { $most }.
unfit-names = Give a value for each of these and nothing else: { $names }.
unfit-confirm = “{ $answer }” is neither yes nor no.
unfit-counts = “{ $answer }” does not say how many of these: { $names }.
unfit-together = { $reason }
unfit-aside = “{ $answer }” is not possible here; you can: { $names }.
unfit-over = The game is over; undo to change an answer.

# Transcripts
transcript-too-long = The file is too long for a transcript (at most { $most } characters).
transcript-first-line = This is not a mautoma transcript: its first line must be “{ $expected }”.
transcript-header-line = Line { $line }: the header takes only { $names }, each as name = value, and ends with an empty line.
transcript-header-missing = The header has no “{ $name }”.
transcript-header-value = The header's “{ $name }” has a value that cannot be used.
transcript-not-json = Line { $line }: “{ $text }” is not a JSON value; text goes in double quotes.
transcript-after-answer = Line { $line }: only one answer per line; “{ $text }” is left over.
transcript-note = Line { $line }: a note is “! kind { "{" }data{ "}" }”; found “{ $text }”.
transcript-not-text = The file is not plain text.
transcript-bad-answer = Line { $line }: the answer to “{ $question }” does not fit. { $reason }
transcript-after-end = Line { $line }: this answer comes after the end of the game.
transcript-rules = This game was saved under rules { $theirs } by mautoma { $version }, and mautoma { $version } finishes it: this program plays rules { $ours }.
transcript-edition = This game was saved with the edition “{ $edition }” ({ $theirs }); the one here is { $ours }. Install that edition to continue.
transcript-version = This game was made with another version of mautoma ({ $version }), whose own cards differed from those here. Finish it in that version, or begin a new game with the same seed: { $seed }.
transcript-option = The option “{ $name }” cannot be “{ $value }”; choose from { $options }.
transcript-unknown-option = There is no option “{ $name }”; choose from { $options }.

# Games
unknown-game = There is no game “{ $name }”; choose from { $names }.
unknown-mode = There is no mode “{ $mode_name }”; choose from { $names }.
no-sample = “{ $game }” has no sample game.

option-done = Done

# Saved games and editions
edition-house = mautoma's own
edition-veterans = mautoma's own, for veterans
transcript-not-same = This cannot be saved: what would be written does not read back as the same game.
unknown-save = There is no such game.
stale = The game has moved on; this is where it is now.
unknown-edition = There is no edition “{ $name }”; choose from { $names }.
bad-edition = The edition “{ $name }” cannot be played: { $fault }
bad-edition-faults =
    The edition “{ $name }” cannot be played; it has { $number } faults:
    { $faults }
edition-unfinished =
    The edition “{ $name }” is not complete yet. It can be played at the table by drawing from your printed deck: what is missing is entered as it comes up.
    { $faults }
card-own = card { $at }
edition-unwritable = The edition “{ $name }” could not be kept: { $reason }. Nothing has changed.
edition-name = An edition cannot be called “{ $name }”: a name has at most { $most } letters, digits, spaces and hyphens, and “house” is taken.
edition-taken = There is already an edition called “{ $name }”; choose another name.
unreadable-shelf = { $path } is damaged, or does not hold saved games. Move it away to start afresh.
not-saved = This could not be saved ({ $reason }): { $path }. Your last step was not taken; everything before it is safe.
unreadable-save = This game cannot be read.
unusable-shelf = Your saved games cannot be opened right now ({ $reason }): { $path }. Everything you confirmed is safe.
other-shelf = { $path } was written by another version of mautoma; this one cannot open it.

# Reports of a real table
ask-ready = Carry this out, then continue.
option-ready = Ready
ask-insist = That seems impossible: { $doubt } Is it really so?

event-on-your-table = On your table, now:
event-insisted = Taken as reported, although: { $doubt }

# Bots
bot-cannot-answer = A bot cannot answer “{ $question }”: it does not see a real table. Choose another mode.

# Challenges
challenge-broken = Part of this link is missing or wrong, so there is no game to begin. Copy the whole link.
challenge-rules = This challenge was made with another version of the program; here the same game would go differently.
challenge-edition = This challenge was played with your friend's own cards, which are not here. Ask for that edition first.
challenge-version = This challenge was played with another version of mautoma, whose own cards differed. Play it in that version; here the same seed gives another game.

# Hints
amount = { $sign }{ $number }
hint-why = It came out at { $margin } on average over { $tries } games played to the end with the hidden cards dealt again: { $behind } better than “{ $other }”.
hint-only = It came out at { $margin } on average over { $tries } games played to the end with the hidden cards dealt again.
hint-equal = It came out at { $margin } on average over { $tries } games played to the end with the hidden cards dealt again; “{ $other }” did as well.
hint-both = You earn { $own } more that way, and the opponent { $theirs } less.
hint-earn = You earn { $own } more that way.
hint-race = You earn { $own } more that way, and the opponent only { $theirs } more.
hint-deny = The opponent earns { $theirs } less that way.
hint-give = You earn { $own } less that way, but the opponent { $theirs } less.
hints-off = There are no hints in this game: they were switched off.
no-hints = There are no hints for this way to play.

# What a game found out about the box
own-edition = My box
findings-kept = What you entered is kept for your next games, in an edition of your own called “{ $edition }”. Choose it when you begin one.

# Looking back
regrets = The answers that cost most
regrets-how = Each was tried beside a better one, in { $tries } games played to the end with the hidden cards dealt again.
regrets-none = No answer was clearly worse than another.
no-regrets = This game cannot be examined: it is not over, or there is nobody to judge it.
regret-where = { $round ->
    [0] Before the first round: { $question }
   *[other] Round { $round }: { $question }
}
regret-cost = It cost about { $cost }.
regret-given = You answered: { $answer }
regret-better = Better: { $better }
regret-margin = On average the game then ends at { $margin }.
hints-taken = { $asked ->
    [one] You asked for one hint
   *[other] You asked for { $asked } hints
}{ $followed ->
    [0] {" "}and followed none.
   *[other] {" "}and followed { $followed }.
}
