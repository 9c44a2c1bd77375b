# Mombasa a un tavolo vero.
event-plan-your-cards = { $round ->
        [1] Disponi le carte e i libri sul tabellone e pianifica le tue carte per il round 1.
       *[other] Rifornisci le carte e i libri sul tabellone e pianifica le tue carte per il round { $round }.
    } Poi cominciano le azioni.
event-named-steps = { $steps ->
        [0] Il segnalino dell'automa di { $company } ({ $track }) è alla fine del tracciato: lascialo sullo spazio { $start }.
        [one] Un passo su { $company } ({ $track }): fai avanzare il segnalino dell'automa dallo spazio { $start } allo spazio { $end }.
       *[other] { $steps } passi su { $company } ({ $track }): fai avanzare il segnalino dell'automa dallo spazio { $start } allo spazio { $end }.
    }
gain-steps-mombasa = passi sul tracciato di Mombasa
gain-steps-cape-town = passi sul tracciato di Città del Capo
gain-steps-saint-louis = passi sul tracciato di Saint-Louis
gain-steps-cairo = passi sul tracciato di Cairo
ask-automa-card-shares = Quante azioni di ciascuna compagnia mostrano le carte dell'automa ({ $cards } carte)?
help-automa-card-shares = Contale sulle carte a fianco della sua plancia.
line-next = In cima al mazzo: «{ $card }». Sarà pescata per prima; la carta sotto dice in che modo si svolgono le sue azioni.
option-action-token = Fatto, e ho preso il segnalino primo giocatore
event-human-took-token = Prendi il segnalino primo giocatore: cominci tu il prossimo round.
ask-richest = Di quale compagnia valgono di più le azioni? Più d'una solo se pari.
ask-human-board = Che cosa c'è sulla tua plancia?
own-coins = sterline
own-diamonds = il tuo spazio sul tracciato diamanti
own-jar = lo spazio del tuo calamaio
