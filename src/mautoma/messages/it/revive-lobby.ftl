# Prima di una partita: quanto dura, che cosa serve, che cos'è l'edizione
time-table = Circa un'ora e mezza; 18 turni.
time-stand-in = Circa mezz'ora.
needs-table = La scatola di Revive e le sue regole; Call of the Abyss se vuoi. Carte e plancia del Mautoma le ha il programma.
needs-stand-in = Solo questa pagina; conoscere Revive aiuta.
house-about = Le carte del Mautoma, la sua plancia e la mappa le abbiamo inventate noi: il regolamento mostra quelle dell'autore solo in immagini.
house-kept-table = Le sei carte del Mautoma e la sua plancia: il programma le mescola, le pesca e le mostra.
house-lay-out-table = Il gioco per due come da regole, con edifici e popolazioni per il Mautoma. La prima pagina ti guida passo per passo.
