# Lezioni
learn-link = Un turno al tavolo
learn-title = Revive: un turno al tavolo
learn-about = La scatola è sul tuo tavolo, preparata per due; cominci tu. Giochi come sempre, con cinque piccole eccezioni: il programma te le ricorda quando servono. Un turno in quattro passi.
lesson-yours = Fa' il tuo turno come al solito. Poi di' al programma solo che cosa è cambiato sulla mappa: tessere che hai girato, esagoni su cui hai costruito o messo una popolazione. Toccali nel disegno.
    .title = Il tuo turno
    .typed = Fa' il tuo turno come al solito. Poi di' al programma solo che cosa è cambiato sulla mappa: tessere che hai girato, esagoni su cui hai costruito o messo una popolazione. Un esagono si chiama con lettera e numero, per esempio E3.
lesson-card = Il Mautoma gira una carta. L'indicatore di energia si sposta, poi il Mautoma esplora, costruisce o popola entro la distanza della carta. Il programma nomina l'esagono; i pareggi li risolvono le frecce dell'indicatore. «Perché?» mostra quanti bonus valeva ogni esagono.
    .title = Il suo turno
lesson-restore = Quando il mazzo è vuoto fa invece un turno di ripristino: un artefatto principale se ne va, i display perdono i posti mostrati dalla sezione dell'indicatore e una nuova carta entra nel mazzo. Il programma elenca che cosa scartare, posto per posto.
    .title = Il suo ripristino
lesson-mistake = Se qualcosa sul tuo tavolo non si può fare, dillo e di' perché: il programma corregge la mappa, e il Mautoma sceglie di nuovo con le stesse regole.
    .title = Quando sul tavolo è diverso
lesson-end = Dopo 18 turni la partita finisce. Scrivi i tuoi punti, e il programma ti dice com'è andata: da 130 in su è una vittoria.
    .title = La fine
