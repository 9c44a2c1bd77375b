# What can be wrong with a file of an edition: where, and what. File, entry and field keep the names they have there.

fault-at-file = { $file }: { $reason }
fault-at-file-entry = { $file }: { $entry }: { $reason }
fault-at-file-path = { $file }: { $path }: { $reason }
fault-at-file-entry-path = { $file }: { $entry }: { $path }: { $reason }
fault-nth = { $section }, entry { $number }

# Every file
fault-no-file = this file is missing
fault-unreadable = can't be read as text (UTF-8)
fault-large = more than { $most } characters, too long for an edition
fault-long-line = line { $line } has more than { $most } characters
fault-syntax = line { $line }, column { $column }: can't be read from here on; is a quotation mark, a bracket or an = missing?
fault-deep = too many brackets inside each other
fault-digits = a number has too many digits
fault-unknown = there's no such field
fault-missing = missing
fault-twice = appears twice
fault-kind = expected { $wanted }, found { $given }
fault-a-table = a group of fields
fault-a-list = a list
fault-a-number = a whole number
fault-a-decimals = a number with decimals
fault-a-text = a text
fault-a-truth = true or false
fault-a-date = a date or time
fault-range = must be from { $least } to { $most }
fault-entries = must have from { $least } to { $most } entries, has { $number }
fault-length = must have { $length } entries, has { $number }
fault-characters = must have from { $least } to { $most } characters, has { $number }
fault-id = use small letters, digits and _ only, starting with a letter
fault-pattern = “{ $given }” isn't in the right form
fault-choice = “{ $given }” isn't one of: { $choices }
fault-listed-twice = something is listed twice
fault-no-cards = this game has no cards to change

# Food Chain Magnate
fault-icon = an icon is exactly one of { $choices }
fault-milestone = there's no milestone “{ $given }”
fault-employee = there's no 1x employee “{ $given }”
fault-pool = level { $difficulty } deals { $deals } cards, there are { $there } (FCM-S12)
fault-sales = the track needs a spot { $spot } (FCM-S8)
fault-rising = must rise from the lowest to the highest
fault-no-zero = 0 is missing (FCM-S9)
fault-mat = part of the mat isn't entered yet
fault-price = { $price } with the lowest modifier of { $file }, { $modifier }, is below $1 (FCM-D2)

# Mombasa
fault-goods = lists the goods shown if best = "goods"; otherwise empty
fault-posts = needs at least one post, white or black
fault-three-symbols = needs three symbols
fault-symbol = a symbol is one good with its number, or "X"
fault-bonus = lists the bonus tiles in order if "bonus" is among the actions; otherwise empty
fault-deck = the deck has { $deck } cards, there are { $there } (MOM-S4)
fault-no-priority = missing; the action { $needed } needs it
fault-tracks = give each company one track of A, B, C and D
fault-points = needs at least one [space, points], rising
fault-area-posts = only a majority removes posts (MOM-K2)
fault-no-tile = “{ $given }” isn't in bonus_tiles of { $file }

# Revive
fault-starts = { $start } start cards, must be { $must } (REV-S6)
fault-empty-board = every place is "{ $given }"
fault-no-centre = no open tile has a hex of kind "centre" (REV-D1)
fault-no-hex = no hex of any row belongs to it
fault-face-down = a face-down tile shows no kinds
fault-kinds = { $kinds } kinds for { $hexes } hexes
fault-apart = { $hex } doesn't touch the rest of the tile
fault-cut-off = { $hex } is cut off from { $other }
fault-groups = { $groups } groups, must be { $must } (REV-K1)
fault-no-group = there's no group “{ $given }”
fault-no-section = there's no section “{ $given }”
fault-costs = must be { $number } numbers (REV-V1)
fault-places = must be places from 1 to { $size }, rising
fault-two-hexes = two at one place
fault-rows = must name each row of the board from 1 to { $size } once
fault-no-stand-in = needs one with start = { $start }

# Drawing a board
edits-too-many = A drawing can have at most { $most } steps.
edit-no-size = A drawing starts with its size.
edit-size = “{ $given }” isn't a number from 1 to { $most }.
edit-name = A tile can't be called “{ $given }”: start with a small letter, then small letters and digits.
edit-place = There's no place “{ $given }”.
edit-no-hex = There's no hex at { $hex }.
edit-no-tile = There's no tile “{ $given }”.
edit-no-brush = There's no brush “{ $given }”.
