# The rules
rules = Rules
rules-search = Search the rules
rules-find = Search
rules-whole = Show everything
rules-found = { $count ->
    [0] No rule has all these words.
    [one] One rule found.
   *[other] { $count } rules found.
  }
rules-count = { $count } numbered rules in plain words, with our rulings.
rules-besides = Besides
chapters = Chapters
no-rulebook = This game has no numbered rules.
no-such-rule = There's no rule with this number.

# The pages around a game
around = More pages
resume-go = Continue
finished = Finished games
again-short = Again with this seed

# New game
new-time = Time
new-needs = You need
level-measured = Our strong bot wins { $strong ->
    [0] no game
    [50] half
   *[other] { $strong } %
} here, our simple one { $simple ->
    [0] none
    [50] half
   *[other] { $simple } %
}.

# History
history = Your games
history-csv = All finished games as a table (CSV)
history-all = All finished games and statistics
history-games = { $played ->
    [one] One game finished, { $won ->
        [0] not won
       *[other] won
      }.
   *[other] { $played } games finished, { $won } won.
  }
history-streak = { $now ->
    [0] Longest run of wins: { $longest }.
   *[other] Wins in a row: { $now } now, { $longest } at best.
  }
history-table = { $game }: results by level
history-mode = How
history-level = Level
history-played = Played
history-won = Won
history-best = Best
history-none = No game finished yet.
history-rung-won = won
ladder = Next: { $mode }
ladder-level = Try level “{ $level }”
ladder-beat = Beat your best result: { $points }
ladder-first = Play a first game
pager = Pages of the list
pager-newer = Newer
pager-older = Older
pager-at = Page { $page } of { $pages }

# After a game
review = Review
review-open = Look back at the game
review-bg-stats = Log this play in BG Stats
review-next = What next?
review-level = Play level “{ $level }”
review-table = The table at the end
review-figures = { $title }: figures
challenge-friend = Challenge a friend
challenge-how = This link begins the same game with the same cards and says what to beat. Your friend opens it, or pastes it on the first page of their own mautoma, under “Open a link”.
challenge-here-only = This address works on this computer only. For somebody on the same network, start mautoma with “{ $command }”; anybody else pastes the link into their own mautoma.
challenge-by-hand = Or tell your friend what to choose for a new game:
challenge-game = Game
challenge-own-cards = your friend's own
challenge-link = Link
challenge-code = The link as a QR code
challenge = A challenge
challenge-same = Play exactly the game a friend played.
challenge-alone = A friend scored { $points } points in this game. Can you beat that?
challenge-both = A friend finished this game { $points } to { $against }. Can you do better?
challenge-accept = Take it on
challenge-beaten = Challenge won: { $points }, with { $beat } to beat.
challenge-missed = Challenge lost: { $points }, with { $beat } to beat.
challenge-equalled = A tie: { $points } each.

# Cards
cards = Cards
cards-of = { $game }: cards, mats and boards
card-back = back
no-gallery = This game has no cards to show.
print-how = Print them in real size, 63 × 88 mm. Print on both sides, and fronts and backs meet.
print-european = Sheets for A4
print-letter = Sheets for Letter
print-title = Sheets to print
print-steps = { $pages } pages. In your browser's print dialogue choose 100 % (don't fit to the page), no margins, both sides, flipped on the long edge.
cut-how = Cut along the marks. The edge's colour goes on for 3 mm, so a cut that strays doesn't show.
legend = Icons
legend-how = One icon for each thing, wherever it appears. The terminal draws the letter instead.

# Learning
learn = How to play
learn-begin = Begin a game
learn-rules = The rules against this opponent
no-lessons = There are no lessons for this game.
tip-title = Beginner's tip
tip-off = Stop beginner's tips

# Counting cards
tracker = Cards seen and to come
tracker-about = What you could know by counting, and nothing more.
tracker-cards = All cards of this edition

# A question
choose-exactly = Choose { $number ->
    [one] one
   *[other] { $number }
  }.
choose-any = Choose as many as you like, or none.
choose-up-to = Choose up to { $number }, or none.
setting-chosen = { $setting }: { $value }
edition-chosen = edition “{ $name }”
