# Quando si lascia una partita
game-left-unsaved = La partita non è tra quelle salvate: { $reason }
