# The deck, counted
picture-tracker = This round's deck
tracker-before = The deck of this round is not shuffled yet.
tracker-left = Still in the deck: { $number }: { $cards }.
tracker-seen = Already drawn: { $cards }.
