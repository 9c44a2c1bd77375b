# Areas in words, areas by one's own list, and what spaces give.
posts-north-free = { $number ->
        [one] in the northernmost free area, of equals the westernmost
       *[other] in the { $number } northernmost free areas, of equals the westernmost
    }
posts-north-of = { $number ->
        [one] in the northernmost area of { $company }, of equals the westernmost, in place of its post
       *[other] in the { $number } northernmost areas of { $company }, of equals the westernmost, in place of its posts
    }
areas-free = free areas
areas-of = areas of { $company }
ask-areas-left = How many { $areas } are there?
reason-no-free-area = there are not enough free areas
cannot-no-free-area = Cannot be done: there are not enough free areas
reason-no-area-of = the company to be ousted does not have enough areas
cannot-no-area-of = Cannot be done: the company to be ousted does not have enough areas
option-area = { $area }
area-named = { $area }, { $name }
option-no-area = there is none
ask-first-area = Which is the lowest-numbered { $area }?
help-first-area = The automa goes up the numbers of your list; adjacency does not matter.
ask-next-listed-area = Which is the next { $area } after { $after }?
help-next-listed-area = The automa goes up the numbers of your list; adjacency does not matter.
ask-post-gives = { $posts ->
        [one] A post of { $company } { $where }: what does the area give?
       *[other] Post { $number } of { $posts } of { $company }, { $where }: what does the area give?
    }
ask-post-gives-all = { $posts ->
        [one] A post of { $company } { $where }: what does the area give?
       *[other] Post { $number } of { $posts } of { $company }, { $where }: what does the area give?
    }
ask-area-gives-all = What does area { $area } give?
ask-majority-gives-all = What does the majority of { $good } give?
ask-track-gives-all = { $company }, { $track }, from space { $start } to { $end }: what does the automa pass or reach that gives something once?
help-track-gives-all = It takes printed pounds and one-off rewards; it pays no costs and uses no bonus actions and no permanent abilities. If the track ends on the way, say how many steps are left over.
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
        [one] 1 step on a company of choice
       *[other] { $number } steps on a company of choice
    }
option-gain-posts = 1 post out of the game
option-tile-steps = { $number ->
        [one] { $company }: 1 step
       *[other] { $company }: { $number } steps
    }
ask-starting-tile-all = How many steps does the automa's starting tile show on each company track?
event-now-north-free = Put the post of { $company } that was placed last back from the map into its base.
event-now-north-owner = Put the post of { $company } that was placed last back into its base, and a post of { $owner_company } in its place.

# The columns of a base
event-columns-by-value = { $number ->
        [one] Take it from the column of { $company }'s base whose front post covers the most pounds; of equals from the leftmost.
       *[other] Take the { $number } posts of { $company }'s base that together cover the most pounds, each column from its front; of equal ways the one further left.
    }
event-return-by-value = { $number ->
        [one] Put the ousted post of { $company } back into the column of its base where it covers the most pounds; of equals into the leftmost. An innermost space that was uncovered stays uncovered.
       *[other] Put the { $number } ousted posts of { $company } back into its base so that together they cover the most pounds; of equal ways further left. An innermost space that was uncovered stays uncovered.
    }
ask-open-columns = In which of these columns of { $company }'s base is the innermost space uncovered?
help-open-columns = A column that was emptied and has posts again: its innermost space stays uncovered.
option-column = column { $column }
