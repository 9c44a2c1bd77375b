# Le regole della partita contro la Mautoma Inc., con parole nostre; le elenca docs/rules/food-chain-magnate.it.md.

# Preparazione
FCM-S1 = Disponi nove quadranti a caso, ruotati a caso, in una mappa di tre per tre. Se mostrano meno di tre case, rifalla.
    .title = La mappa
FCM-S2 = La banca inizia con 100$.
    .title = La banca
FCM-S3 = Le carte impiegato e le carte obiettivo sono quelle di una partita a due, con una sola copia di ogni carta 1x. Giardini e tessere marketing sono a disposizione.
    .title = Impiegati e obiettivi
FCM-S4 = Le tessere casa sono mescolate a faccia in giù, alcune a testa in giù. La pila la tiene il programma, anche a un tavolo vero: tieni solo le tessere a portata di mano. Decisioni: ogni tessera è a testa in giù con una probabilità su due; il tuo responsabile sviluppo può prendere qualsiasi numero ancora nella pila, e il resto rimane nascosto e nello stesso ordine.
    .title = La pila delle case
    .note = Il testo inglese gira «qualche» tessera, quello italiano «alcune a caso».
FCM-S5 = I cartelloni 12, 15 e 16 e la plancia dell'ordine di turno non si usano.
    .title = Cosa resta nella scatola
FCM-S6 = Hai una carta CEO, tre ristoranti e le carte riserva della banca da 100, 200 e 300$.
    .title = Cosa hai tu
FCM-S7 = La Mautoma Inc. ha il playmat, le carte azione e tre carte riserva della banca. I suoi freezer sono vuoti e non ha né CEO né ristoranti sulla mappa.
    .title = Cosa ha la Mautoma Inc.
FCM-S8 = Il marker delle vendite parte dalla casella 2 del tracciato vendite.
    .title = Il marker delle vendite
FCM-S9 = Il modificatore del prezzo parte da +0.
    .title = Il modificatore del prezzo
FCM-S10 = I cinque prodotti sono assegnati a caso ai freezer, dall'alto in basso. Ogni pareggio tra prodotti è vinto da quello più in alto.
    .title = Ordine dei freezer
    .note = Unica eccezione il prodotto meno presente (FCM-W6): lì si ottengono tutti quelli in parità.
FCM-S11 = Una delle tre carte riserva dell'automa è scelta a caso, a faccia in giù. Nessuno guarda le altre due.
    .title = La carta riserva dell'automa
FCM-S12 = In cima al mazzo c'è una carta ROUND 1-2, poi le carte Phase I, Phase II e Phase III, ogni gruppo mescolato: 4, 4 e 5 a livello facile, 3, 4 e 5 a livello normale, 3, 3 e 5 a livello difficile.
    .title = Il mazzo
    .note = Il testo inglese dice una volta 22 carte, quello italiano sempre 25: sono 25. L'ordine del mazzo è un'immagine; questa è la sua lettura più semplice.
FCM-S13 = Scegli una carta riserva e piazza il tuo primo ristorante secondo le regole normali. La Mautoma Inc. non ne piazza.
    .title = La tua apertura

# Che cos'è la Mautoma Inc.
FCM-O1 = La Mautoma Inc. ha un ristorante appena fuori dalla mappa ovunque ne esca una strada: al massimo uno per lato esterno di quadrante, quindi al massimo dodici. Non occupano quadrati e non bloccano nulla.
    .title = Ristoranti esterni
    .note = Il testo inglese conta i quadranti, quello italiano i loro lati: valgono i lati.
FCM-O2 = Ha un freezer per ogni prodotto, da 0 a 10. Ciò che supera 10 va perduto.
    .title = I freezer
FCM-O3 = Ottiene obiettivi e fa sparire carte impiegato, ma non ne usa mai gli effetti. Ottiene un obiettivo solo quando lo mostra una carta, più quelli dei 20 e 100$.
    .title = Obiettivi senza effetto

# Riorganizzazione e priorità negli affari
FCM-R1 = La Mautoma Inc. non fa nulla nella riorganizzazione.
    .title = Riorganizzazione
FCM-R2 = Nella priorità negli affari vieni sempre prima tu.
    .title = Priorità negli affari

# Al lavoro
FCM-W1 = Prima lavori tu. Poi si gira la prossima carta azione dell'automa.
    .title = Girare una carta
FCM-W2 = La prima carta resta in gioco nei round 1 e 2 e agisce in entrambi. Nel round 2 non si gira nessuna carta.
    .title = La prima carta resta
FCM-W3 = La Mautoma Inc. ottiene subito i prodotti mostrati sulla carta, finché entrano nei freezer.
    .title = Prodotti sulla carta
FCM-W4 = Ottiene la quantità indicata della singola bevanda più presente nei freezer. Il pareggio è vinto dalla bevanda più in alto.
    .title = Bevanda più presente
FCM-W5 = Ottiene la quantità indicata di hamburger o pizza: del più presente nei freezer. Il pareggio è vinto dal cibo più in alto.
    .title = Cibo più presente
FCM-W6 = Ottiene 3 unità del prodotto meno presente. Se più prodotti sono in parità, 3 di ognuno.
    .title = Prodotto meno presente
FCM-W7 = Ottiene tutto ciò che mostra la casella del marker delle vendite; una freccia sposta di un passo il modificatore del prezzo. Poi il marker torna a 0.
    .title = Incasso delle vendite
FCM-W8 = Sul tracciato vendite una freccia sposta il modificatore del prezzo, «uno di ognuno» dà 1 di tutti e cinque i prodotti e «rifornimento» dà 2 hamburger, 2 pizze e di ogni bevanda tante unità quanti sono i suoi punti di rifornimento sulla mappa, almeno 1.
    .title = Icone del tracciato vendite
FCM-W9 = L'icona di costruzione si esegue subito: la Mautoma Inc. piazza una casa o un giardino nel quadrante indicato.
    .title = Costruire
FCM-W10 = Decisione: le icone di una carta si eseguono nell'ordine stampato, ognuna guardando i freezer come sono in quel momento.
    .title = Ordine delle icone

# Costruire
FCM-B1 = Pesca la tessera in fondo alla pila delle case. Se è a testa in giù la Mautoma Inc. piazza un giardino, altrimenti piazza quella casa.
    .title = Casa o giardino
FCM-B2 = La casa va nel quadrante indicato dalla carta. Dei suoi tre per due quadrati, il quadrato chiave è quello in alto a sinistra quando la tessera è diritta.
    .title = Il quadrato chiave
FCM-B3 = La tessera si prova diritta con il quadrato chiave sul primo quadrato del quadrante, poi ruotata di 90° alla volta in senso antiorario intorno al quadrato chiave; poi sul quadrato successivo in ordine di lettura.
    .title = Provare i quadrati
    .note = Il testo inglese prova solo quadrati vuoti; un quadrato chiave non vuoto è comunque illegale, quindi è lo stesso.
FCM-B4 = Tutti e sei i quadrati devono essere sulla mappa e liberi da strade, punti di rifornimento, edifici e tessere marketing, e uno deve essere accanto a una strada. La tessera può invadere altri quadranti; le pile delle campagne non contano.
    .title = Piazzamento legale
FCM-B5 = Se la casa non ci sta nel quadrante, si prova il successivo quadrante esterno in senso antiorario. Quello centrale non è mai scelto, ma può essere invaso.
    .title = Il quadrante successivo
FCM-B6 = Un giardino è per la casa nel quadrante indicato. Se nessuna casa lì può riceverlo, si prova il successivo quadrante esterno in senso antiorario, mai quello centrale. Decisione: il giardino può invadere qualsiasi quadrante.
    .title = A chi va il giardino
    .note = Inglese: si salta un quadrante senza case, o la cui casa ha già un giardino; italiano: un quadrante che non permette giardini. Il criterio italiano è più ampio, e seguiamo quello. Nessuno dei due parla di più case in un quadrante: una casa è in ogni quadrante che tocca, e tra quelle che possono ricevere il giardino vale il numero più basso.
FCM-B7 = Il giardino va sotto la casa, secondo la sua illustrazione. Se non ci sta, va sul primo lato valido in senso antiorario: destra, sopra, sinistra dell'illustrazione, che ruota con il suo quadrante.
    .title = Lato del giardino
    .note = «Sotto» segue l'illustrazione della casa: una casa stampata ruota con il suo quadrante.
FCM-B8 = Decisione: se non ci sta nulla, o spetta un giardino e non ce ne sono più, non si costruisce. La tessera pescata esce comunque dal gioco; a pila vuota non si costruisce più.
    .title = Niente da costruire
FCM-B9 = Decisione: l'angolo in alto a sinistra della mappa resta quello della preparazione, per tutta la partita.
    .title = Dov'è l'alto

# Ora di cena
FCM-D1 = L'ora di cena segue le regole normali, casa per casa in ordine di numero.
    .title = Ora di cena
FCM-D2 = Il prezzo unitario della Mautoma Inc. è il prezzo della carta più il modificatore del prezzo. Decisione: il modificatore si ferma agli estremi del tracciato e il prezzo non scende mai sotto 1$.
    .title = Il suo prezzo
FCM-D3 = La distanza si conta normalmente dal suo ristorante esterno più vicino. Per entrare nella mappa si attraversa un bordo, quindi è almeno 1.
    .title = La sua distanza
FCM-D4 = Le cameriere sulla carta contano negli spareggi.
    .title = Cameriere
FCM-D5 = Se sono pari sia prezzo più distanza sia le cameriere, vieni prima tu nell'ordine di turno e la casa è tua.
    .title = L'ultimo spareggio
FCM-D6 = Una casa paga alla Mautoma Inc. il prezzo unitario per ogni prodotto, il doppio con un giardino, e nessun altro bonus.
    .title = Cosa paga una casa
FCM-D7 = Se la carta mostra l'icona vendite, il marker delle vendite si sposta di un passo per ogni casa servita. Decisione: si ferma all'ultima casella.
    .title = Icona vendite
FCM-D8 = Se la carta mostra l'icona dei soldi per gli obiettivi e la Mautoma Inc. ha servito almeno una casa, riceve 1$ per ogni obiettivo che possiede alla fine dell'ora di cena.
    .title = Soldi degli obiettivi
FCM-D9 = La Mautoma Inc. non guadagna nulla con le cameriere e non ha direttore finanziario.
    .title = Né mance né direttore finanziario
FCM-D10 = Alla fine dell'ora di cena la Mautoma Inc. ottiene PRIMO AD AVERE 20$ e 100$ secondo le regole normali.
    .title = 20$ e 100$
FCM-D11 = La Mautoma Inc. compete per una casa solo se una strada le collega e i suoi freezer contengono tutto ciò che la casa vuole. Ciò che vende lascia i freezer e la richiesta lascia la casa.
    .title = Chi può servire
FCM-D12 = Decisione: dopo le case vengono le tue cameriere, il tuo direttore finanziario, i soldi degli obiettivi che l'automa aveva prima, e poi gli obiettivi dei 20 e 100$.
    .title = Dopo le case
    .note = Il testo inglese dice soltanto «infine».
FCM-D13 = Decisione: se la banca non basta per un pagamento, paga quello che ha e si esaurisce; il resto lo paga la banca rifornita. La seconda volta il resto rimane dovuto e la partita finisce senza giorno di paga, campagne e pulizia.
    .title = Quando la banca si esaurisce

# Giorno di paga
FCM-P1 = La Mautoma Inc. non paga salari.
    .title = Nessun salario

# Campagne pubblicitarie
FCM-M1 = Prima di piazzare le richieste, la Mautoma Inc. inizia le nuove campagne della sua carta.
    .title = Nuove campagne
FCM-M2 = Una campagna di bevande pubblicizza la bevanda più presente, una di cibo il cibo più presente. Il pareggio è vinto dal prodotto più in alto.
    .title = Cosa pubblicizza
FCM-M3 = Il ×2 o ×3 sulla carta è la durata in round. Decisione: più campagne sulla stessa carta iniziano nell'ordine stampato.
    .title = Quanto dura
FCM-M4 = La campagna colpisce le case con i numeri della carta. Se un numero non è sulla mappa, vale il successivo che c'è, ripartendo da 1 dopo il più alto.
    .title = Bersagli
FCM-M5 = Le nuove campagne dell'automa colpiscono una casa una volta sola per round; un secondo colpo passa alla casa successiva, e le campagne vecchie non contano. Decisione: le campagne di una carta condividono l'elenco delle case colpite; se ci sono tutte, non c'è bersaglio.
    .title = Una volta per round
    .note = La frase italiana si ferma a «una volta»; il suo esempio e il testo inglese passano alla casa successiva: si passa oltre.
FCM-M6 = La sua campagna è una pila di segnalini accanto alla casa. Non occupa quadrati e agisce come un cartellone che tocca solo quella casa.
    .title = Pile delle campagne
FCM-M7 = Tutte le campagne della Mautoma Inc., vecchie e nuove, hanno la priorità del numero blu sulla carta di questo round, tra le tue tessere in ordine di numero. In caso di parità va prima la Mautoma Inc. Decisione: una carta senza numero vale come 11, quindi si eseguono dopo le tue cassette postali e prima dei tuoi cartelloni.
    .title = Quando si eseguono
    .note = I manuali danno il numero per scontato. Senza, ci basiamo su FCM-M6: una pila funziona come un cartellone, e l'11 è il primo.
FCM-M8 = Per il resto valgono le regole normali: le case si riempiono come sempre e una pila perde un segnalino a ogni esecuzione, anche senza piazzare nulla. Non durano mai per sempre.
    .title = Eseguire una pila
FCM-M9 = Se due pile sono alla stessa casa, si esegue prima il prodotto più in alto nei freezer.
    .title = Due pile a una casa
FCM-M10 = Decisione: una casa piena, o che nessun ristorante esterno raggiunge, è un bersaglio come le altre.
    .title = Case piene o isolate

# Pulizia
FCM-C1 = La Mautoma Inc. ottiene gli obiettivi sulla sua carta ancora disponibili. Poi escono dal gioco le copie restanti di tutti gli obiettivi ottenuti in questo round, da te o da lei.
    .title = Obiettivi della carta
FCM-C2 = Ottiene PRIMO HAMBURGER PRODOTTO o PRIMA PIZZA PRODOTTA, secondo ciò che ha ottenuto al lavoro; se ha già quello, il grigliatore o il pizzaiolo esce dal gioco. Decisione: se ha ottenuto entrambi conta la quantità maggiore, poi il freezer più in alto; contano anche le unità perse oltre 10; se nessuno dei due, non succede nulla.
    .title = Hamburger o pizza prodotti
    .note = Il testo inglese dice «la carta Chef corrispondente», quello italiano nomina le due carte.
FCM-C3 = Ottiene PRIMO CARTELLONE AFFISSO; se l'ha già, il direttore marketing esce dal gioco. Decisione: i due regolamenti nominano carte diverse; le altre tolte così sono tutte carte 1x, e lo è anche il direttore marketing.
    .title = Cartellone affisso
    .note = Inglese: Brand Manager. Italiano: direttore marketing.
FCM-C4 = Ottiene PRIMO A FORMARE UN DIPENDENTE; se l'ha già, il guru esce dal gioco.
    .title = Dipendente formato
FCM-C5 = Un impiegato 1x mostrato sulla carta esce dal gioco. Decisione: la carta si prende dalla riserva; una copia che hai tu resta tua.
    .title = Un impiegato esce
FCM-C6 = Gli obiettivi della Mautoma Inc. contano solo per i soldi che ne riceve.
    .title = A cosa servono i suoi obiettivi
FCM-C7 = La Mautoma Inc. conserva tutto nei suoi freezer.
    .title = Le scorte restano
FCM-C8 = Decisione: se un obiettivo non c'è più e l'automa non ce l'ha, non succede nulla. Una carta che hai tu resta tua e, se la licenzi, torna nella riserva.
    .title = Ciò che è andato è andato
    .note = Poiché la carta ROUND 1-2 agisce due volte, nel nostro mazzo non porta nessuna delle icone da FCM-C2 a FCM-C4.
FCM-C9 = Decisione: prima butti via tu e puoi prendere quell'obiettivo, poi la Mautoma Inc. prende i suoi, poi escono le copie. Potete averlo entrambi.
    .title = Ordine della pulizia

# Fine della partita
FCM-E1 = La banca si esaurisce e la partita finisce come nel gioco per due, contando entrambe le carte riserva. Con due carte i posti del tuo CEO diventano il numero più alto.
    .title = Esaurimento della banca
    .note = Due carte diverse non hanno un numero più frequente: vale il numero di posti più alto.
FCM-E2 = Vinci se hai più denaro della Mautoma Inc., e anche in caso di pareggio.
    .title = Chi vince
FCM-E3 = Decisione: se il mazzo è vuoto e la partita continua, le carte Phase III usate, e solo quelle, si mescolano in un nuovo mazzo.
    .title = Il mazzo finisce
FCM-E4 = Se non puoi pagare per vendite a prezzi sotto zero, sei in bancarotta e perdi alla fine di quell'ora di cena.
    .title = Bancarotta
    .note = Dalle domande e risposte pubblicate per il gioco base.
FCM-E5 = PRIMO AD AVERE 20$ ti fa vedere anche la carta riserva scelta dall'automa. Le due non scelte restano nascoste.
    .title = Guardare la riserva
    .note = I regolamenti non parlano della carta dell'automa: si mostra quella scelta.
