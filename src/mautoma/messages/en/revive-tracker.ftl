# The deck, counted
picture-tracker = The action deck
tracker-surely = Still in the deck for sure, { $number }: { $cards }.
tracker-stranger = Plus one card nobody has seen, one of these { $number }: { $cards }.
tracker-seen = Turned over since it was shuffled: { $cards }.
