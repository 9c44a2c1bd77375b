# Quando qualcosa va storto
undrawn = Non è stato possibile disegnare il tabellone. Continua con la domanda o annulla l'ultima risposta; per favore inviaci la segnalazione.

# Giocare attraverso la rete
serve-lan-key = Solo questo indirizzo fa entrare un telefono; cambia a ogni avvio. (--lan --open fa entrare chiunque.)
serve-lan-open = Chiunque in questa rete può giocare, cambiare ed eliminare le tue partite.
lan-key-needed = Questo tavolo è chiuso. Apri l'indirizzo che mautoma mostra, o inquadra il suo codice.
