# Looking back
review-sheet = The score sheet
review-growth = The automa's board after each round
review-round = Round
review-coins = Pounds
review-diamonds = Diamond track
review-books = Ink jar
