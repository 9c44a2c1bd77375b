# Il regolamento nel suo insieme: i titoli dei capitoli e ciò che sta loro intorno
rules-title = Food Chain Magnate contro la Mautoma Inc.
rules-about = Valgono le regole del gioco base, dove qui non si dice altro. «Decisione» segna ciò che i regolamenti lasciano aperto e abbiamo deciso noi; una nota dice dove il regolamento inglese e quello italiano differiscono.
chapter-S = Preparazione
chapter-O = Che cos'è la Mautoma Inc.
chapter-R = Riorganizzazione e priorità negli affari
chapter-W = Al lavoro
chapter-B = Costruire una casa o un giardino
chapter-D = Ora di cena
chapter-P = Giorno di paga
chapter-M = Campagne pubblicitarie
chapter-C = Pulizia
chapter-E = Fine della partita
rules-more = Se dopo 60 round la banca non si è esaurita due volte, la partita si ferma come «non finita», sullo schermo e al tavolo: due catene che non vendono mai giocherebbero per sempre. Chi gioca per vincere non ci arriva mai.
