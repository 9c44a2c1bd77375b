# The editions a game can be begun with
edition-in-part = { $name } (entered in part: you draw, and enter what is new)
edition-not-entered = my own printed cards, not entered yet: you draw, and enter each as it comes up
edition-incomplete = Not complete yet. It can be played at the table by drawing from your printed cards: what is missing is entered as it comes up.
edition-blank = A new edition without any cards yet
edition-blank-help = Enter its cards here, or begin a game at the table and enter each when you first draw it. Everything else comes from the house edition until you change it.
edition-blank-go = Begin it
house-kept = Needs no printing
house-lay-out = Lay out
