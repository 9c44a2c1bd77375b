# Prima di una partita: quanto dura, che cosa serve, che cos'è l'edizione
time-table = Circa un'ora e mezza; 7 round.
time-stand-in = Circa mezz'ora.
needs-table = La scatola di Mombasa e le sue regole. Le otto carte dell'automa sono nel programma.
needs-stand-in = Basta questa pagina; conoscere Mombasa aiuta.
house-about = Le otto carte dell'automa le abbiamo ideate noi, e così l'ordine in cui cerca le aree, detto a parole: il regolamento mostra quelli dell'autore solo in immagini.
house-kept-table = Le otto carte dell'automa: il programma le mescola, le pesca e le mostra.
house-lay-out-table = Il gioco per due come dicono le sue regole, più una plancia, segnalini e monete per l'automa; non gli servono carte azione. La prima pagina ti guida passo passo.
