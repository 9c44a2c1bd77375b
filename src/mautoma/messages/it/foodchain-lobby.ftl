# Prima di una partita: quanto dura, che cosa serve, che cos'è l'edizione
time-solo = Circa un'ora; da 8 a 12 round. Puoi fermarti in ogni momento.
time-table = Da un'ora e mezza a due ore.
needs-solo = Basta questa pagina. Se non conosci Food Chain Magnate, comincia da «La tua prima partita».
needs-table = La scatola di Food Chain Magnate e le sue regole. Le carte della Mautoma Inc. sono nel programma.
house-about = Le carte azione e il playmat della Mautoma Inc. sono un nostro progetto: il regolamento mostra quelli dell'autore solo in immagini.
house-kept-table = Le carte azione e il playmat della Mautoma Inc.: il programma pesca le carte, tiene i conti e mostra tutto. Un playmat stampato serve solo da guardare (è tra le carte da stampare).
house-lay-out-table = Il gioco per due come dicono le sue regole: nove quadranti della mappa, le case e i giardini, gli impiegati, gli obiettivi, la banca. Dei pezzi dell'altro giocatore servono solo i segnalini prodotto e campagna. La prima pagina ti guida passo per passo.
