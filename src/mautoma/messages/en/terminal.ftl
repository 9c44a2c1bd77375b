# A game at the terminal
game-begins-from = Seed { $seed }, edition: { $edition }.
game-help = Answer each question, or type a command: “?” explains the question and lists the commands.
game-left = The game is saved. “mautoma resume” continues it.
game-over = The game is over. Enter leaves; “undo”, “log”, “why”, “show” and “save” still work.
show-references = To look up: { $names } (“show” and the name).
resumed-cut-off = The file breaks off in the middle of a line; the game continues after answer { $number }.

# How to answer
word-yes = yes
word-no = no
entry-offered = { $text } (Enter)
entry-remembered = { $text } (Enter: as before)
entry-last = { "" } (last: { $number })
hint-some = Choose { $least } to { $most }: numbers or names, separated by commas; “-” for none, “*” for all.
hint-number = A number from { $least } to { $most }.
hint-numbers = Numbers from { $least } to { $most }, in this order or as name=number.
hint-places = Places: { $labels }.
hint-fill = One of these for each place, in order or as { $place }={ $value }; “*=…” for all the others.
hint-confirm = yes or no
hint-enter = Enter: { $offered }.
hint-enter-last = Enter, as before: { $offered }.
help-how-pick = To answer, type the number of an option or the beginning of its name.
help-how-pick-some = To answer, type numbers or names, separated by commas; “-” for none, “*” for all.
help-how-number = To answer, type a whole number.
help-how-numbers = To answer, type the numbers in order, or only some of them as name=number; the others keep the value offered.
help-how-fill = To answer, type a value for each place in order, or only some of them as place=value; the others keep the value offered.
help-how-confirm = To answer, type “y” or “n”.

# Commands
command-help = help
    .help = explains the open question and lists the commands; also “?”
command-why = why
    .help = shows how the last choices were made; “why 12” of line 12 of the log, “why” and a rule's id for its text
command-undo = undo
    .help = takes back an answer; “undo step”, “undo phase” and “undo round” more
command-redo = redo
    .help = gives the undone answer again
command-log = log
    .help = tells all that happened; “log 10” the last ten lines
command-show = show
    .help = shows the whole position; with a name, that part of it
command-map = map
    .help = shows the board
command-save = save
    .help = writes the game to a file: “save FILE”
command-quit = quit
    .help = leaves; the game is saved after every answer
level-of-undo-answer = answer
level-of-undo-step = step
level-of-undo-phase = phase
level-of-undo-round = round
undone = Taken back; { $number ->
    [one] 1 answer stands.
   *[other] { $number } answers stand.
  }
undone-events = What is taken back, the last first:
saved = Written to { $file }.

# Refusals
refused-empty = Nothing is offered here: type an answer, or “?”.
refused-unknown = “{ $text }” is neither an option nor a command.
refused-several = “{ $text }” could be { $labels }: type more of the name, or the number.
refused-number = “{ $text }” is not a whole number.
refused-confirm = “{ $text }” is neither yes nor no.
refused-pairs = “{ $text }” is not a list of name=value pairs.
refused-values = { $count ->
    [one] 1 value, but { $wanted } are needed: { $labels }.
   *[other] { $count } values, but { $wanted } are needed: { $labels }.
  }
refused-missing = A value is missing for { $labels }.
refused-why = “{ $text }” is neither a line of the log (1 to { $most }) nor a rule.
refused-no-choice = The opponent has made no choice yet.
refused-undo = There is nothing to take back.
refused-redo = There is nothing to redo.
refused-save-name = Save to which file? Type “save FILE”.
refused-overwrite = { $file } is not a transcript and will not be overwritten.

# Why
why-heading = Why { $number }: { $text }
why-nothing = No rule is cited for this.
why-candidates = Candidates: { $labels }
why-no-candidates = There was no candidate.
why-step = { $criterion } ({ $rule }): { $values } ({ $left } of { $number } left)
why-step-all = { $criterion } ({ $rule }): { $values } (decides nothing)
why-chosen = Chosen: { $label }
why-first = Still tied; the first in order is chosen: { $label }
why-none-left = No candidate was left.

# Files and saved games
file-unreadable = { $file } cannot be read: { $reason }.
file-unwritable = { $file } cannot be written: { $reason }.
file-not-text = { $file } is not a text file.
nothing-to-resume = There is no game to continue; “mautoma play GAME” begins one.
saved-over = over
ago-minutes = { $number ->
    [0] just now
    [one] 1 minute ago
   *[other] { $number } minutes ago
  }
ago-hours = { $number ->
    [one] 1 hour ago
   *[other] { $number } hours ago
  }
ago-days = { $number ->
    [one] 1 day ago
   *[other] { $number } days ago
  }

# The command line
bad-setting = “{ $text }” is not a setting; write NAME=VALUE.
no-stand-in = “{ $game }” has no demonstration without the box in this mode.
unknown-bot = There is no bot “{ $name }”; choose from { $names }.
port-taken = Port { $port } is taken or not allowed; choose another with --port.
listed-bots = bots: { $names }
setting-default = { $value } (default)

# Editions
no-template = “{ $game }” has no template for editions.
folder-in-use = { $folder } already exists and is not an empty folder.
no-folder = There is no folder { $folder }.
edition-made = Made { $folder } with { $files }. Fill it in, then “mautoma edition check { $folder }”.
edition-good = { $name } is a complete edition of { $game } ({ $hash }).
edition-added = Added { $name }. Play it with “mautoma play { $game } --edition { $quoted }”.
edition-there = There is already an edition “{ $name }”; --replace puts this one in its place.
edition-of-what = { $folder } does not say which game it is for; use --game.

# The site
site-needs-npm = Building the site needs npm and node, to fetch Python for the browser and compile for it ({ $reason }).
site-needs-pip = Building the site needs pip, to fetch msgspec for the browser ({ $reason }).
site-built = The site is in { $folder }: { $megabytes } MB to fetch at the first visit.
