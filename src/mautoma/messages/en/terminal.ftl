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
how-some = Choose { $least } to { $most }: numbers or names, separated by commas; “-” for none, “*” for all.
how-ties = A number or a name; if several tie, separate them by commas{ $least ->
        [0] ; “-” for none
       *[other] {""}
    }.
how-number = A number from { $least } to { $most }.
how-numbers = Numbers from { $least } to { $most }, in this order or as name=number.
how-places = Places: { $labels }.
how-fill = One of these for each place, in order or as { $place }={ $value }; “*=…” for all the others.
how-confirm = yes or no
how-enter = Enter: { $offered }.
how-enter-last = Enter, as before: { $offered }.
help-how-pick = Type an option's number or the beginning of its name.
help-how-pick-some = Type numbers or names, separated by commas; “-” for none, “*” for all.
help-how-number = Type a whole number.
help-how-numbers = Type the numbers in order, or only some of them as name=number; the others keep the value offered.
help-how-fill = Type a value for each place in order, or only some of them as place=value; the others keep the value offered.
help-how-confirm = Type “y” or “n”.

# Commands
command-help = help
    .help = explains the question and lists the commands; also “?”
command-why = why
    .help = explains the last choices; “why 12” explains line 12 of the log, “why” and a rule's id shows that rule
command-undo = undo
    .help = takes back an answer; “undo step”, “undo phase” and “undo round” take back more
command-redo = redo
    .help = repeats the answer you took back
command-log = log
    .help = shows everything that happened; “log 10” the last ten lines
command-show = show
    .help = shows the whole position; with a name, that part of it
command-map = map
    .help = shows the board
command-rules = rules
    .help = searches the rules: “rules garden” finds those with that word
command-bgstats = bgstats
    .help = after a game: a link that hands it to BG Stats
command-save = save
    .help = writes the game to a file: “save FILE”
command-quit = quit
    .help = leaves; the game is saved after every answer
level-of-undo-answer = answer
level-of-undo-step = step
level-of-undo-phase = phase
level-of-undo-round = round
undone = { $number ->
    [0] Taken back; you're at the start again.
    [one] Taken back; 1 answer left.
   *[other] Taken back; { $number } answers left.
  }
undone-events = Undone, latest first:
saved = Written to { $file }.

# Refusals
refused-empty = Enter alone won't do here: type an answer, or “?”.
refused-unknown = “{ $text }” is neither an option nor a command.
refused-several = “{ $text }” could be { $labels }: type more of the name, or the number.
refused-number = “{ $text }” isn't a whole number.
refused-confirm = “{ $text }” is neither yes nor no.
refused-pairs = “{ $text }” isn't a list of name=value pairs.
refused-values = { $count ->
    [one] That's 1 value; { $wanted } are needed: { $labels }.
   *[other] That's { $count } values; { $wanted } are needed: { $labels }.
  }
refused-missing = A value is missing for { $labels }.
refused-why = “{ $text }” is neither a line of the log (1 to { $most }) nor a rule.
refused-no-choice = The opponent hasn't chosen anything yet.
refused-save-name = Save to which file? Type “save FILE”.
refused-overwrite = { $file } isn't a transcript, so it won't be overwritten.

# Why
why-heading = Why { $number }: { $text }
why-nothing = No rule is cited here.
why-candidates = Candidates: { $labels }
why-no-candidates = There were no candidates.
why-step = { $criterion } ({ $rule }): { $values } ({ $left } of { $number } left)
why-step-all = { $criterion } ({ $rule }): { $values } (decides nothing)
why-chosen = Chosen: { $label }
why-first = Still tied, so it's the first in order: { $label }
why-none-left = No candidate was left.

# Files and saved games
file-unreadable = Can't read { $file }: { $reason }.
file-not-ours = { $file } is there already, and mautoma didn't write it. Name another file.
file-unwritable = Can't write { $file }: { $reason }.
file-not-text = { $file } isn't a text file.
nothing-saved = No saved games yet; “mautoma play GAME” starts one.
nothing-to-resume = There's no game to continue; “mautoma play GAME” starts one.
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
bad-setting = “{ $text }” isn't a setting: write NAME=VALUE.
no-stand-in = “{ $game }” has no demonstration without the box in this mode.
unknown-bot = There's no bot “{ $name }”; choose from { $names }.
port-taken = Port { $port } is taken or not allowed; choose another with --port.
listed-bots = bots: { $names }
setting-default = { $value } (default)

# Editions
no-template = “{ $game }” has no template for editions.
folder-in-use = { $folder } already exists and isn't an empty folder.
no-folder = There's no folder { $folder }.
edition-made = Wrote a template into { $folder }: { $files }. Fill it in, then “mautoma edition add { $folder }”.
edition-untouched = { $name }: nothing changed yet. Enter your own cards, then add it again.
edition-added = Added { $name }. Play it with “mautoma play { $game } --edition { $quoted }”.
edition-exported = Wrote { $name } into { $folder }: { $files }.
file-there = { $file } is there already: choose another name.
edition-passed-on = Wrote { $name } into { $file }. Anyone who opens it on the page, or with “mautoma edition add”, gets your cards.
edition-there = There's already an edition “{ $name }”; --replace overwrites it.
edition-of-what = { $folder } doesn't say which game it's for; use --game.

# The site
site-needs-npm = Building the site needs npm and node, to fetch Python for the browser and compile for it ({ $reason }).
site-needs-pip = Building the site needs pip, to fetch msgspec for the browser ({ $reason }).
site-not-ours = { $folder } has something in it that mautoma didn't put there ({ $file }), and it stays. Name a new folder, or an empty one.
site-built = The site is in { $folder }: { $megabytes } MB to fetch at the first visit.

# What there is to look up
no-rule-found = No rule has all of “{ $query }”.
no-lessons = This game has no lessons.
nothing-finished = You haven't finished a game yet.
history-line = { $played ->
    [one] 1 game
   *[other] { $played } games
}, { $won } won.
challenge-beat = Result to beat: { $points }.
refused-not-over = The game isn't over yet.
bgstats-about = Open this link to log the play in BG Stats. Nothing is sent until you do.

# Orders at a real table
orders = Do this
word-carried-out = done
orders-wait = When it's all on the table, press Enter or type “done”: then it's your turn.
refused-orders = Do what's listed first, then press Enter.
watch-step = [Enter to go on]
setting-code = or a code
daily-is-fixed = Today's game is the same for everybody: leave the other options out.
