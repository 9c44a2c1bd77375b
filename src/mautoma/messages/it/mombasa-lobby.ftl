# Prima di una partita: quanto dura, che cosa serve, che cos'è l'edizione
time-table = Circa un'ora e mezza; 7 round.
time-stand-in = Circa mezz'ora.
needs-table = La scatola di Mombasa e le sue regole. Le otto carte dell'automa sono nel programma.
needs-stand-in = Nient'altro che questa pagina; conoscere Mombasa aiuta.
house-about = Le otto carte dell'automa sono un nostro progetto, e così l'ordine in cui cerca le aree, detto a parole: il regolamento mostra quelli dell'autore solo in immagini.
house-printed = Se hai stampato quelli dell'autore, inseriscili una volta come una tua edizione.
house-printed-table = Se hai stampato le carte dell'autore, scegli «le mie carte stampate» e inserisci ognuna quando la vedi per la prima volta, o inseriscile tutte prima come una tua edizione.
house-kept-table = Le otto carte dell'automa: il programma le mescola, le pesca e le mostra.
house-lay-out-table = Il gioco per due come dicono le sue regole, con una plancia, segnalini e monete per l'automa; non gli servono carte azione. La prima pagina dice ogni passo.
