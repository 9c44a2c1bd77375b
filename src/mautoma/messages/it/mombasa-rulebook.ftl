# Il regolamento nel suo insieme: i titoli dei capitoli e il testo attorno
rules-title = Mombasa contro l'Automa
rules-about = Valgono le regole del gioco base, salvo che una regola qui dica altro. «Decisione» segna ciò che abbiamo deciso noi, perché il regolamento lo lascia aperto o lo mostra solo in un'immagine.
chapter-S = Preparazione
chapter-P = Pianificazione
chapter-A = Azioni
chapter-T = Pareggi
chapter-Q = Quale compagnia
chapter-N = Azioni senza cilindretto
chapter-K = Azioni con un cilindretto
chapter-R = Fine del round
chapter-E = Fine della partita
chapter-X = Esempi stampati
rules-more = A parità di punti finali è pareggio: il regolamento non dà spareggi. Una fila di libri piena non ne compra altri: i punti che non trovano spazio sono persi, salvo che il calamaio sia sull'ultimo spazio (MOM-N11). Le aree non tornano mai libere e le carte sul tabellone si riforniscono solo tra un round e l'altro: se ciò che dici lo contraddice, il programma chiede conferma una volta. Chiede chi ha il segnalino primo giocatore solo quando puoi averlo cambiato soltanto tu (MOM-K7).
