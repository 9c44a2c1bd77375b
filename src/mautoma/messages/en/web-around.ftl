# The rules
where = Where you are
rules = Rules
rules-all = All rules
rules-search = Search the rules
rules-find = Search
rules-whole = Show everything
rules-found = { $count ->
    [0] No rule has all these words.
    [one] One rule found.
   *[other] { $count } rules found.
  }
rules-count = { $count } numbered rules in words, with our rulings.
rules-besides = Besides
chapters = Chapters
no-rulebook = This game has no numbered rules.
no-such-rule = There is no rule with this number.
