# Areas in words, areas from your own list, and what spaces give.
posts-north-free = { $number ->
        [one] in the northernmost free area (if tied, the westernmost)
       *[other] in the { $number } northernmost free areas (if tied, the westernmost)
    }
posts-north-of = { $number ->
        [one] in { $company }'s northernmost area (if tied, the westernmost), replacing its post
       *[other] in { $company }'s { $number } northernmost areas (if tied, the westernmost), replacing its posts
    }
areas-free = free areas
areas-of = areas of { $company }
ask-areas-left = How many { $areas } are there?
reason-no-free-area = there aren't enough free areas
cannot-no-free-area = Can't be done: there aren't enough free areas
reason-no-area-of = the company to oust doesn't have enough areas
cannot-no-area-of = Can't be done: the company to oust doesn't have enough areas
option-area = { $area }
area-named = { $area }, { $name }
option-no-area = there's none
ask-post-gives = { $posts ->
        [one] A { $company } post { $where }: what does the area give?
       *[other] { $company } post { $number } of { $posts }, { $where }: what does the area give?
    }
ask-post-gives-all = { $posts ->
        [one] A { $company } post { $where }: what does the area give?
       *[other] { $company } post { $number } of { $posts }, { $where }: what does the area give?
    }
ask-area-gives-all = What does area { $area } give?
ask-majority-gives-all = What does the majority in { $good } give?
ask-track-gives-all = { $company }, { $track }, from space { $start } to { $end }: which one-off rewards does the automa get?
help-track-gives-all = It takes the pounds and one-off rewards it passes or reaches. It pays no costs, and uses no bonus actions or permanent abilities. If the track ends on the way, say how many steps are left over.
option-gain-nothing = nothing
option-gain-other = something else
option-gain-coins = { $number ->
        [one] 1 pound
       *[other] { $number } pounds
    }
option-gain-diamonds = { $number ->
        [one] 1 diamond step
       *[other] { $number } diamond steps
    }
option-gain-books = { $number ->
        [one] 1 book point
       *[other] { $number } book points
    }
option-gain-steps = { $number ->
        [one] 1 step on any company
       *[other] { $number } steps on any company
    }
option-gain-posts = 1 post out of the game
option-tile-steps = { $number ->
        [one] { $company }: 1 step
       *[other] { $company }: { $number } steps
    }
ask-starting-tile-all = How many steps does the automa's starting tile give on each company track?
event-now-north-free = Put the last { $company } post you placed back from the map into its base.
event-now-north-owner = Put the last { $company } post you placed back into its base, and a { $owner_company } post in its place.

# The columns of a base
event-columns-by-value = { $number ->
        [one] Take a post from { $company }'s base: the front one that covers the most pounds. If tied, the leftmost.
       *[other] Take { $number } posts from { $company }'s base, each from the front of its column: those that together cover the most pounds. If tied, further left.
    }
event-return-by-value = { $number ->
        [one] Put the ousted { $company } post back into its base, in the column where it covers the most pounds. If tied, the leftmost. An innermost space that's uncovered stays uncovered.
       *[other] Put the { $number } ousted { $company } posts back into its base so that together they cover the most pounds. If tied, further left. An innermost space that's uncovered stays uncovered.
    }
ask-open-columns = Which of these columns in { $company }'s base have their innermost space uncovered?
help-open-columns = If a column was emptied and has posts again, its innermost space stays uncovered.
option-column = column { $column }
option-higher-area = a higher number
ask-last-area = Expansion scheme: what's the last number?
help-last-area = Asked only once; then you tap the areas by number.
    .typed = Asked only once; then you name the areas by number.
ask-higher-area = Which number is it?
picture-scheme = Expansion scheme
scheme-alt = The numbers of the expansion scheme; areas with a known owner show its letter.
