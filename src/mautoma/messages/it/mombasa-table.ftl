# Mombasa a un tavolo vero.
event-plan-your-cards = Pianifica le tue carte per il round { $round }, coperte. Poi cominciano le azioni.
event-fill-up = Prepara il round { $round } come sempre: rifornisci le carte e i libri sul tabellone.
event-named-steps = { $steps ->
        [0] Il segnalino dell'automa su { $company } ({ $track }) è alla fine del tracciato e resta sullo spazio { $start }.
       *[other] Sposta il segnalino dell'automa su { $company } ({ $track }) dallo spazio { $start } allo spazio { $end }.
    }
gain-steps-mombasa = passi sul tracciato di Mombasa
gain-steps-cape-town = passi sul tracciato di Città del Capo
gain-steps-saint-louis = passi sul tracciato di Saint-Louis
gain-steps-cairo = passi sul tracciato di Cairo
ask-automa-card-shares = Quante azioni di ciascuna compagnia mostrano le carte dell'automa ({ $cards } carte)?
help-automa-card-shares = Contale sulle carte accanto alla sua plancia.
line-next = In cima al mazzo: «{ $card }». È la prossima; la carta sotto dice in che modo si svolgono le sue azioni.
option-action-token = Fatto, e ho preso il segnalino primo giocatore
event-human-took-token = Prendi il segnalino primo giocatore: cominci tu il prossimo round.
ask-richest = Quale compagnia ha le azioni che valgono di più?
ask-human-board = Che cosa c'è sulla tua plancia?
own-coins = sterline
own-diamonds = il tuo spazio sul tracciato diamanti
own-jar = lo spazio del tuo calamaio

# Perché fa quel che fa della sua carta
reason-first = Prima azione della sua carta: { $action }.
reason-next = Non è possibile: { $actions }. Azione seguente della carta: { $action }.
reason-none = Nessuna azione della sua carta è possibile.
