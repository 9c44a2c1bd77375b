# Una carta stampata che l'edizione non conosce ancora
option-new-card = una carta che non è in elenco: inseriscila ora
option-forget-card = Dimentica una carta che è in elenco due volte
ask-forget-card = Quale carta va dimenticata?
option-forget = { $card } · cameriere: { $waitresses } · numero { $number }
help-forget-card = Esce anche dalla tua edizione. Le carte già giocate in questa partita non sono in elenco.
event-card-forgotten = Dimenticata: { $card }.
ask-card-price = Che prezzo c'è sulla nuova carta?
option-card-price = { $price }$
help-card-price = Il prezzo stampato in dollari, prima del modificatore del playmat.
ask-card-waitresses = Quante cameriere ci sono sulla carta?
ask-card-work = { $at ->
    [1] Al lavoro: qual è la prima icona?
   *[other] Al lavoro: e poi?
}
ask-card-amount = { $icon }: quale numero c'è accanto?
ask-card-build = In quale quadrante della mappa costruisce?
ask-card-dinner = Quali di queste icone ha la carta per l'ora di cena?
card-dinner-nothing = nessuna
card-dinner-both = tutte e due
ask-card-campaigns = { $at ->
    [1] Campagne pubblicitarie: qual è la prima campagna?
   *[other] Campagne pubblicitarie: qual è la campagna { $at }?
}
option-card-campaign = { $kind_id ->
    [drink] bevanda, { $rounds } round
   *[food] cibo, { $rounds } round
}
ask-card-houses = { $at ->
    [1] Qual è il primo numero di casa di questa campagna?
   *[other] E il prossimo numero di casa?
}
ask-card-priority = Qual è il numero blu accanto alle campagne?
option-no-number = nessun numero
doubt-no-number = il manuale dà un numero blu a ogni carta; senza, vale l'11.
ask-card-clean-up = { $at ->
    [1] Pulizia: qual è la prima icona?
   *[other] Pulizia: qual è l'icona { $at }?
}
ask-card-milestone = Quale obiettivo ottiene?
ask-card-leaves = Quale impiegato esce dal gioco?
option-no-more = nient'altro
ask-card-right = La carta è fatta così?
option-card-right = Sì, proprio così
field-dinner = Ora di cena
event-card-entered = Inserita: { $card }. D'ora in poi il programma la conosce.
tracker-not-entered = Devono ancora uscire: { $number }. Non hai ancora inserito tutte le carte di questo gruppo.
option-card-leaves = { $employee }

# Una carta senza un nome suo
card-shows = { $price }$ · { $what }
card-new = una carta nuova
card-shows-nothing = nient'altro
card-houses = case { $houses }
and-more = { $first }, { $last }

# Un playmat stampato che nessuno ha ancora inserito
ask-mat-spot = Casella { $spot } del tracciato vendite: tocca ciò che è stampato
    .typed = Casella { $spot } del tracciato vendite: che cosa è stampato?
help-mat-spot = Guarda il tuo playmat. Tocca due volte un'icona che c'è due volte. Te lo chiede una volta sola.
    .typed = Guarda il tuo playmat. Indica due volte un'icona che c'è due volte. Te lo chiede una volta sola.
picture-looking = Il tracciato vendite
view-alt-looking = Casella { $spot } del tracciato vendite, con { $number ->
    [0] ancora nulla
    [1] un'icona
   *[other] { $number } icone
}; sotto, le icone da scegliere
option-spot-enough = È tutto
option-spot-empty = Non c'è stampato nulla
ask-mat-last-spot = Quale numero ha l'ultima casella del tracciato vendite?
help-mat-last-spot = Il marker scende per ogni casa servita, e lì si ferma.
ask-mat-step = Modificatore del prezzo: che cosa viene { $arrow_id ->
    [up] sopra
   *[down] sotto
} { $modifier }?
help-mat-step = Guarda il tuo playmat. Te lo chiede una volta sola.
option-track-ends = nulla, finisce qui
event-mat-entered = Annotato: d'ora in poi il programma conosce questa parte del tuo playmat.
view-spot-unknown = Casella { $spot }: non ancora guardata

# Sotto le icone da toccare
palette-most-drink = Più bevanda
palette-most-food = Più cibo
palette-least = Meno
palette-payout = Incasso
palette-build = Costruisce
palette-sales-icon = Vendite
palette-milestone-cash = Soldi
palette-drink-2 = Bevanda ×2
palette-drink-3 = Bevanda ×3
palette-food-2 = Cibo ×2
palette-food-3 = Cibo ×3
palette-milestone = Obiettivo
palette-produced = Prodotto
palette-billboard = Cartellone
palette-train = Formazione
palette-leaves = Esce
palette-one-of-each = Uno di ogni
palette-city-supply = Rifornimento
palette-arrow-up = Prezzo su
palette-arrow-down = Prezzo giù
