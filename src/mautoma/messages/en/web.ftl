# The frame of every page
tagline = A real opponent for solo players
skip = Skip to content
language = Language
language-en = EN
language-it = IT
offline = The server isn't responding. Nothing is lost: start it again and repeat your last answer.
to-home = All games
to-game = Back to the game
yes = Yes
no = No

# Home
resume = Continue playing
older = Older games ({ $count })
remove = Delete
remove-of = Delete { $game }, { $summary }
remove-really = Delete for good
new-game = New game
watch = Watch a short game
import = Open a game or an edition
import-help = A game, or a friend's cards, is one small file. Choose it here.
import-file = File
import-go = Open

phone = On a phone beside the board
phone-address = On a phone on the same network, open
phone-code = The same address as a QR code
phone-closed = Only this computer can reach this server. Start it with “{ $command }” to use a phone on the same network.

# New game
new-title = New game of { $game }
edition = Edition
seed = Seed
seed-help = Leave it empty for a surprise. Enter a friend's number to take on exactly the same game.
begin = Begin
form-seed = A seed is a whole number from 0 to { $most }.

# A question
go = Done
why-asked = Why this question?
fill-in-order = Tap what each place shows, in order.
tap-the-board = Tap a place in the picture.
options-here = At this place
options-listed = Or choose from the list ({ $count })
spot-several = { $label }, and { $count ->
    [2] one more way
   *[other] other ways
  }
choose-some = Choose { $least } to { $most }.
several-equal = It's a tie: several are equal
only-one = No tie: just one
tick-equals = Tick all that are equal.
equal-as-last = A tie, as before: { $values }
choose-none = None
numbers-listed = Or choose the numbers here
from-to = { $least } to { $most }
last-known = Your last answer is filled in.
each-from-to = Each from { $least } to { $most }.

# What happened
news = What happened
show-on-board = Show
step-next = Next
step-all = Show all
step-pace = always show all at once
log = Log
log-setup = Setup
log-round = Round { $name }
log-whole = The whole log
rewound = { $count ->
    [one] This game went back once past something already revealed.
   *[other] This game went back { $count } times past something already revealed.
  }
taken-back = Undone
moves-none = Nothing to move on your table.
jump = Go back to here

# Why
why = why
why-open = Why?
why-nothing = There was nothing to decide here.
candidates = What there was to choose from
candidate = Candidate
verdict = Result
keep-true = required
keep-most = highest wins
keep-least = lowest wins
chosen = Chosen
lost-on = ruled out by { $rule }
lost-order = tied, but later in order
dispute = I think this is wrong
dispute-which = What should have been chosen?
dispute-other = Something else
dispute-ask = Check
dispute-lost = { $label } was ruled out by { $rule }, “{ $criterion }”: { $seen }.
dispute-order = { $label } was tied on every rule; the first in order was taken.
dispute-unknown = It wasn't among the candidates.
dispute-remark = Your reason (optional)
dispute-record = Record my dispute in the transcript
disputed = Recorded in the transcript. Instead: { $instead }. Reason: { $remark }.
no-such-line = There's no such line in the log.

# Tools
tools = Undo and redo
undo-answer = Undo
undo-step = Undo the step
undo-phase = Undo the phase
undo-round = Undo the round
redo = Redo
redo-all = Redo all
in-words = The position in words
files = This game
level = level { $level }
seed-line = Seed { $seed }, edition: { $edition }
download = Download the transcript
report = Download a problem report
keys = Keyboard
keys-help = 1 to 9: choose an option. u: undo. r: redo. n: next event. a: all events at once. Tab gets you everywhere, to the places in the picture too.

# The end
scores = Scores after each round
round = Round
chart-alt = A line for each side: its score after each round. The table below gives the same numbers.
margin = { $outcome ->
    [won] You won by { $by }.
   *[lost] You lost by { $by }.
  }
turning-point = Round { $round } was decisive: { $who ->
    [human] you gained { $gain } on your rival.
   *[other] { $side } gained { $gain } on you.
  }
counts-left = # left
new-game-next = Next game
again = Play again with the same seed ({ $seed })

# Watching
watch-title = Watch { $game }
watch-first = To the start
watch-back = Back
watch-next = Next
watch-round = Next round
watch-at = Answer { $number } of { $last }
watch-news = What the player at the table is told
watch-given = Answer: { $answer }

# The server
serve-here = Play at { $address }
serve-lan = On a phone on the same network: { $address }

# Problems
problem = That didn't work
form-field = The form has no usable value for “{ $field }”.
bad-json = The JSON of this request can't be used: { $reason }
http-403 = This change came from another website, so mautoma didn't make it. Open mautoma's own page and try again.
http-404 = Page not found.
no-endpoint = Nothing answers here. /api/openapi.json lists every address; none of them ends in a slash.
review-not-over = You can only look back at a finished game.
http-405 = That isn't possible here.
http-408 = That took too long to arrive. Please send it again.
http-413 = That's more than mautoma takes at once. Nothing was changed: choose a smaller file.
http-415 = This content type isn't accepted.
http-421 = mautoma isn't at this address. Use the one it showed when it started.
http-500 = Something went wrong in the program. Your answers are safe. Please send us the problem report.
