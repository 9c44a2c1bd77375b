# At a real table.
orders = Do this
orders-done = Done already

# One's own editions
editions = Editions
editions-of = Your editions of { $game }
editions-about = The house edition is our own design. To enter your printed cards, copy it and change the copy card by card. A game can be continued only with the edition it was begun with: to change one that you are playing with, change a copy.
edition-edit = Change its cards and mats
edition-board = Draw its board
edition-export = Pass it on as a file
edition-name = Name
edition-copy = Copy under this name
edition-rename = Rename
edition-remove = Remove
edition-remove-sure = Games begun with it can be played on; no new ones can be begun.
edition-import = Import an edition that somebody passed on
edition-import-go = Import it
edition-file = This is not a file of an edition of this game.
edition-files = Parts of the edition
edition-entries = Cards and spaces
edition-one-more = One more
edition-other-kind = Another kind
edition-drop = Drop { $label }
edition-keep = Keep
edition-kept-at-once = Every change is kept at once, if the edition can be played with it.
