# The deck, counted
picture-tracker = This round's deck
tracker-before = This round's deck isn't shuffled yet.
tracker-left = Still in the deck: { $number }: { $cards }.
tracker-seen = Already drawn: { $cards }.
