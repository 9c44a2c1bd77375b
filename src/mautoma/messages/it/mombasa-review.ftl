# Riepilogo
review-sheet = Il foglio dei punti
review-growth = La plancia dell'automa dopo ogni round
review-round = Round
review-coins = Sterline
review-diamonds = Tracciato diamanti
review-books = Calamaio
