# The deck, counted
picture-tracker-round-1-2 = Rounds 1 and 2
picture-tracker-phase-1 = Phase I
picture-tracker-phase-2 = Phase II
picture-tracker-phase-3 = Phase III
picture-tracker-last = The deck, shuffled again
tracker-to-come = Still to come: { $number } of these { $of }: { $cards }.
tracker-all-seen = Every card of this group has come up.
tracker-again = Still to come: { $number }: { $cards }.
tracker-seen = Turned over: { $cards }.
