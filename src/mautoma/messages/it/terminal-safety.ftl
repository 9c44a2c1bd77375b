# Quando si lascia una partita
game-left-unsaved = La partita non è tra quelle salvate: { $reason }
refused-long = È troppo lungo: nessuna risposta richiede più di { $most } caratteri.
