# Lezioni
learn-link = Un round al tavolo
learn-title = Mombasa: un round al tavolo
learn-about = La scatola è sul tuo tavolo, preparata per due. Tu giochi come sempre; il programma pensa per il secondo giocatore e ti dice che cosa muovere. Un round in cinque passi.
lesson-plan = Pianifica le tue carte come al solito, coperte. Il programma mescola le otto carte dell'automa e mette di traverso quella in fondo: i suoi tre simboli sono gli slot dell'automa e le sue merci per le maggioranze. Puoi guardarla, come il lato priorità in cima al mazzo.
    .title = Pianificazione
lesson-act = Tu e l'automa fate un'azione a testa, a turno. Dopo la tua premi «Fatto»: il programma pesca una carta, esegue la prima azione possibile e ti dice quale pezzo va dove. «Perché?» mostra la regola, e perché gli altri candidati hanno perso.
    .title = A turno
lesson-ask = Il programma non vede il tuo tavolo. Chiede solo quando una regola ne dipende: quali carte ci sono sul tabellone, quali aree sono libere, fin dove è arrivato il tuo segnalino. Ciò che sa già lo propone come risposta, e puoi correggere un errore a qualsiasi domanda.
    .title = Che cosa chiede
lesson-round-end = Quando avete finito entrambi, l'automa riprende i suoi cilindretti e le otto carte si rimescolano. Dal round di svolta del livello in poi il mazzo mostra la sua metà più forte.
    .title = Fine del round
lesson-end = Dopo il round 7 il programma chiede una volta sola che cosa c'è sulle due plance e compila il foglio dei punti.
    .title = La fine
