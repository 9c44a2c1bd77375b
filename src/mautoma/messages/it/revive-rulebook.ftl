# Il regolamento nel suo insieme: i titoli dei capitoli e ciò che sta loro intorno
rules-title = Revive e Call of the Abyss contro il Mautoma
rules-about = Dove nessuna regola dice altro valgono quelle del gioco base, e dell'espansione se si usa. «Decisione» segna ciò che il regolamento lascia aperto e abbiamo deciso noi.
chapter-S = Preparazione
chapter-H = Le tue eccezioni
chapter-T = Il turno del Mautoma
chapter-C = Le sei carte
chapter-B = Costruire
chapter-P = Popolare
chapter-X = Esplorare
chapter-D = Distanza
chapter-K = Pareggi
chapter-V = Tribù e varianti
chapter-E = Fine della partita
rules-more = Il programma ti dice le tue cinque eccezioni all'inizio, e ognuna di nuovo quando si applica. «Non si può fare» chiede il motivo: c'è già un edificio, l'esagono è di un altro tipo, la tessera è già scoperta, o altro. Il programma corregge la mappa e il Mautoma sceglie di nuovo con le stesse regole; un esagono o una tessera rifiutati per un altro motivo si escludono solo per quell'azione. Puoi anche correggere a mano, a ogni domanda, tutto ciò che il programma tiene, e il diario lo dice.
