# The deck, counted
picture-tracker = The action deck
tracker-surely = Certainly still in the deck: { $number }: { $cards }.
tracker-stranger = And one card that nobody has seen, one of these { $number }: { $cards }.
tracker-seen = Turned over since it was shuffled: { $cards }.
