# The frame of every page
tagline = A real opponent for solo players
skip = Skip to content
language = Language
language-en = EN
language-it = IT
offline = The server is not responding. Nothing is lost: start it again and repeat your last answer.
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
import = Open a saved transcript
import-help = A game is one small text file. Open one from a friend, or one of your own.
import-file = Transcript file
import-go = Open

phone = On a phone beside the board
phone-address = On a phone on the same network, open
phone-code = The same address as a QR code
phone-closed = This server can only be reached from this computer. Start it with “{ $command }” to use a phone on the same network.

# New game
new-title = New game of { $game }
edition = Edition
edition-help = The opponent's cards and mats.
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
    [one] This game went back once past something that had been revealed.
   *[other] This game went back { $count } times past something that had been revealed.
  }
taken-back = Undone
moves-none = Nothing to move on your table.
jump = Go back to here

# Why
why = why
why-open = Why?
why-nothing = There was nothing to decide here.
candidates = What could have been chosen
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
dispute-unknown = It was not among the candidates.
dispute-remark = Your reason (optional)
dispute-record = Record my dispute in the transcript
disputed = Recorded in the transcript. Instead: { $instead }. Reason: { $remark }.
no-such-line = There is no such line in the log.

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
keys-help = 1 to 9: choose an option. u: undo. r: redo. n: next event. a: all events at once. Tab reaches everything, the places in the picture too.

# The end
scores = Scores after each round
round = Round
chart-alt = A line for each side: its score after each round. The table below gives the same numbers.
turning-point = Round { $round } was decisive: { $who ->
    [human] you gained { $gain } on your rival.
   *[other] { $side } gained { $gain } on you.
  }
again = Play again with the same seed ({ $seed })

# Watching
watch-title = Watch { $game }
watch-first = To the start
watch-back = Back
watch-next = Next
watch-round = Next round
watch-at = Answer { $number } of { $last }
watch-given = Answer: { $answer }

# The server
serve-here = Play at { $address }
serve-lan = On a phone on the same network: { $address }

# Problems
problem = That did not work
form-field = The form has no usable value for “{ $field }”.
bad-json = The JSON of this request cannot be used: { $reason }
http-404 = There is nothing here.
http-405 = That is not possible here.
http-413 = That is too large.
http-415 = This content type is not accepted.
http-500 = Something went wrong in the program. Your answers are safe. Please send us the problem report.
