# One name for each icon, read aloud and listed in the legend
icon-take-card = Take a card from the display
icon-track = Advance on a company track
icon-explore = Explore
icon-books = Bookkeeping
icon-diamonds = Diamonds
icon-majority = Majority
icon-bonus = Bonus action
icon-remove = Remove a card
icon-buy = Buy a card
icon-first-player = First player
icon-banana = Bananas
icon-coffee = Coffee
icon-cotton = Cotton
icon-expansion = Expansion
icon-bookkeeper = Bookkeeper
icon-share = A share of the richest company
icon-highest = The highest number
icon-no-good = No good
icon-richest = The richest company
icon-lead = Where it's furthest ahead of you
icon-deficit = Where it's furthest behind you
icon-human-fewest = Where you have the fewest steps
icon-automa-most = Where it has the most steps
icon-human-lead = Where you're furthest ahead: it ousts posts there
icon-white-post = White post: into a free area
icon-black-post = Black post: into another company's area
icon-remove-post = A post leaves the game
icon-book = Book
icon-jar = Ink jar
icon-coin = Pounds
icon-marker = Bonus marker
icon-yours = Your marker
icon-its = The automa's marker
icon-round = A new round

# The action side of a card: a name and a line of help for each action
ledger-first = The first it can do.
ledger-unknown = ?
ledger-unknown-how = not entered yet
ledger-take-card = Take a card
ledger-take-card-how = from the display
ledger-track = Advance
ledger-track-how = on a company track
ledger-explore = Explore
ledger-explore-how = posts on the map
ledger-books = Books
ledger-books-how = ink jar to the last book, then points
ledger-diamonds = Diamonds
ledger-diamonds-how = steps on its track
ledger-majority = Majority
ledger-majority-how = in a good it has more of
ledger-bonus = Bonus action
ledger-bonus-how = the first free tile of these
ledger-remove = Remove a card
ledger-remove-how = for 5 pounds
ledger-buy = Buy a card
ledger-buy-how = free of charge
ledger-first-player = First player
ledger-first-player-how = the token and a book point

# The priority side
rounds-early = R 1-2-3
rounds-late = R 4-5-6-7
half-symbols = As reference card: { $symbols }.
rounds-from-to = { $last ->
    [1] Round 1
   *[other] Rounds { $first }–{ $last }
  } ({ $printed })

# The automa's cards on the table
round-of = Round { $round } of { $rounds }
slot-covered = { $symbol }, covered
says-how = How it does it
line-own-back = That was the last card: its own back says how actions are done:

# Its board
board-diamonds = Diamonds: { $at } of { $last }
board-books = Ink jar: { $at } of { $last }

# The map
picture-map = The map
map-alt = A map of Africa with the bases of the four companies.
map-base = { $company }: a share is worth { $value }, posts in the base: { $posts }.
