hint-ask = Tu cosa faresti?
hint-none = Senza suggerimenti in questa partita
