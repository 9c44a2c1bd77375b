# What is wrong with a file of an edition. The English texts are what the readers of the files say, word for word.

# Every file
fault-too-large = larger than { $bytes } bytes
fault-not-found = not found in { $folder }
fault-unreadable = cannot be read: { $reason }
fault-unknown-field = unknown field `{ $field }`
fault-missing-field = missing required field `{ $field }`
fault-no-list = expected a list of [[{ $section }]] entries
fault-used-twice = used twice
fault-deep = nested too deeply
fault-syntax = cannot be read from column { $column } on; is a quotation mark, bracket or = missing?
fault-digits = a number has too many digits
part-entry = entry { $number }
part-line = line { $number }
fault-missing = missing
fault-got = Expected `{ $wanted }`, got `{ $given }`
fault-least = Expected `{ $wanted }` >= { $least }
fault-most = Expected `{ $wanted }` <= { $most }
fault-length-least = Expected `{ $wanted }` of length >= { $least }
fault-length-most = Expected `{ $wanted }` of length <= { $most }
fault-length = Expected `{ $wanted }` of length { $length }
fault-id = only small letters, digits and _, beginning with a letter
fault-pattern = Expected `str` matching regex { $pattern }
fault-enum = Invalid enum value { $value }

# Food Chain Magnate
fault-icon = an icon is exactly one of { $icons }
fault-milestone = '{ $value }' is not a milestone
fault-employee = '{ $value }' is not a 1x employee
fault-pool = level '{ $difficulty }' deals { $deals } cards, there are { $there } (FCM-S12)
fault-sales = the track needs a spot { $spot } (FCM-S8)
fault-rising = must rise from the lowest to the highest
fault-no-zero = 0 is missing (FCM-S9)
fault-price = { $price } with the lowest modifier { $modifier } of { $file } is below $1 (FCM-D2)

# Mombasa
fault-goods = `goods` lists the goods shown, with best = "goods" and only then
fault-posts = at least one post, white or black
fault-symbol = symbol { $number } is one good with its number, or "X"
fault-action-twice = one of them is listed twice
fault-bonus = `bonus` lists the bonus tiles in order, with the action "bonus" and only then
fault-deck = the deck has { $deck } cards, there are { $there } (MOM-S4)
fault-no-actions = none yet; list those of the action side in printed order
fault-no-symbols = none yet; list the three symbols of the long side from the left
fault-no-priority = missing, the action '{ $value }' needs it
fault-name-twice = a name is used twice
fault-tracks = each company has one track of A, B, C, D
fault-points = at least one [space, points], rising
fault-area-posts = only a majority removes posts (MOM-K2)
fault-no-tile = '{ $value }' is not in bonus_tiles of { $file }

# Revive
fault-starts = { $start } start cards, must be { $must } (REV-S6)
fault-empty-board = every place is "{ $value }"
fault-no-centre = no open tile has a hex of kind "centre" (REV-D1)
fault-no-hex = no hex of any row belongs to it
fault-face-down = a face-down tile shows no kinds
fault-kinds = { $kinds } kinds for { $hexes } hexes
fault-apart = { $hex } does not touch the rest of the tile
fault-cut-off = { $hex } is cut off from { $other }
fault-groups = { $groups } groups, must be { $must } (REV-K1)
fault-no-group = there is no group '{ $value }'
fault-no-section = there is no section '{ $value }'
fault-costs = must be { $number } numbers (REV-V1)
fault-places = must be places from 1 to { $size }, rising
fault-two-hexes = two at one place
fault-rows = must name each row from 1 to { $size } of the board once
fault-no-stand-in = none with start = { $value }
