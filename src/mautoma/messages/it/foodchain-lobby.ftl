# Before a game: how long it takes, what one needs, what the edition is
time-solo = Circa un'ora; da 8 a 12 round. Puoi fermarti in ogni momento.
time-table = Da un'ora e mezza a due ore.
needs-solo = Nient'altro che questa pagina. Se non conosci Food Chain Magnate comincia da «La tua prima partita».
needs-table = La scatola di Food Chain Magnate e le sue regole. Le carte della Mautoma Inc. sono nel programma.
house-about = Le carte e il playmat dell'avversario sono un nostro progetto: il regolamento mostra quelli dell'autore solo in immagini. Se hai stampato quelli dell'autore, inseriscili una volta come una tua edizione.
