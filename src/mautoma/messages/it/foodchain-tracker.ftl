# Il mazzo, contato
picture-tracker-round-1-2 = Round 1 e 2
picture-tracker-phase-1 = Phase I
picture-tracker-phase-2 = Phase II
picture-tracker-phase-3 = Phase III
picture-tracker-last = Il mazzo rimescolato
tracker-to-come = Devono ancora uscire { $number } di queste { $of }: { $cards }.
tracker-all-seen = Le carte di questo gruppo sono uscite tutte.
tracker-again = Devono ancora uscire { $number }: { $cards }.
tracker-seen = Già uscite: { $cards }.
