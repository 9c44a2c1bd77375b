# La pagina che esegue il programma nel browser: che cosa dice prima che il programma ci sia, e accanto.
site-no-script = Questa pagina esegue l'intero programma nel tuo browser: consenti gli script.
site-too-old = Questo browser è troppo vecchio per eseguire il programma. Aggiornalo, oppure usa un Chrome, Edge, Firefox o Safari recente, e non una finestra privata.
site-not-secure = Un browser esegue questo programma solo da un indirizzo che comincia con https://.
site-fetching = Scarico il programma. Succede una volta sola; poi funziona senza rete.
site-starting = Avvio…
site-failed = Il programma si è fermato. Le tue partite salvate sono al sicuro.
site-again = Riavvia
site-elsewhere = mautoma è aperto in un'altra finestra.
site-elsewhere-help = Continua qui appena chiudi quella finestra.
site-take-over = Continua qui
site-handing-over = Chiedo all'altra finestra di cedere il posto…
site-no-answer = L'altra finestra non risponde. Chiudila, per favore.
site-update = È pronta una nuova versione. Le tue partite restano.
site-update-now = Passa alla nuova versione
site-update-later = Più tardi
