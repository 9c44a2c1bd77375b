# Quando qualcosa va storto
undrawn = Non è stato possibile disegnare il tabellone. Puoi continuare con la domanda o annullare l'ultima risposta; per favore inviaci la segnalazione.
