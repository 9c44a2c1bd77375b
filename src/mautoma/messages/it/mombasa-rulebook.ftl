# Il regolamento nel suo insieme: i titoli dei capitoli e ciò che sta loro intorno
rules-title = Mombasa contro l'Automa
rules-about = Dove nessuna regola dice altro valgono quelle del gioco base. «Decisione» segna ciò che il regolamento lascia aperto, o mostra solo in un'immagine, e abbiamo deciso noi.
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
rules-more = A parità di punti finali è pareggio: il regolamento non dà spareggi. Una fila di libri piena non ne compra altri: i punti che non trovano spazio sono persi, salvo che il calamaio sia sull'ultimo spazio (MOM-N11). Un'area non torna mai libera e il tabellone delle carte si riempie solo tra un round e l'altro: se ciò che dici lo contraddice, si chiede conferma una volta. Chi ha il segnalino primo giocatore si chiede solo quando può essere cambiato soltanto per mano tua (MOM-K7).
