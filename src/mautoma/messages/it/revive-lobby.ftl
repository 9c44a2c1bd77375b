# Prima di una partita: quanto dura, che cosa serve, che cos'è l'edizione
time-table = Circa un'ora e mezza; 18 turni.
time-stand-in = Circa mezz'ora.
needs-table = La scatola di Revive e le sue regole; Call of the Abyss se vuoi. Le carte e la plancia del Mautoma sono nel programma.
needs-stand-in = Nient'altro che questa pagina; conoscere Revive aiuta.
house-about = Le carte del Mautoma, la sua plancia e la mappa sono un nostro progetto: il regolamento mostra quelli dell'autore solo in immagini.
house-printed = Se hai stampato quelli dell'autore, inseriscili una volta come una tua edizione.
house-kept-table = Le sei carte del Mautoma e la sua plancia: il programma mescola e pesca le carte, tiene la plancia e mostra tutto.
house-lay-out-table = Il gioco per due come dicono le sue regole, con edifici e popolazioni per il Mautoma. La prima pagina dice ogni passo.
