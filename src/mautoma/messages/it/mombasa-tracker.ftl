# Il mazzo, contato
picture-tracker = Il mazzo di questo round
tracker-before = Il mazzo di questo round non è ancora stato mescolato.
tracker-left = Ancora nel mazzo, { $number }: { $cards }.
tracker-seen = Già pescate: { $cards }.
