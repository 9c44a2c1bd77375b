# Una carta stampata che l'edizione non conosce ancora
option-new-card = una carta che non è in elenco: inseriscila ora
ask-card-price = Quanto fa pagare la nuova carta per ogni prodotto?
help-card-price = Il prezzo stampato in dollari, prima del modificatore del playmat.
ask-card-waitresses = Quante cameriere mostra la carta?
ask-card-work = { $at ->
    [1] Al lavoro: qual è la prima icona?
   *[other] Al lavoro: qual è l'icona { $at }?
}
ask-card-gain = Quali prodotti mostra l'icona?
card-gain-nothing = Scegli almeno un prodotto.
ask-card-amount = { $icon }: quale numero c'è accanto?
ask-card-build = In quale quadrante della mappa costruisce?
ask-card-dinner = Quali di queste icone mostra la carta per l'ora di cena?
ask-card-campaigns = { $at ->
    [1] Campagne pubblicitarie: qual è la prima campagna?
   *[other] Campagne pubblicitarie: qual è la campagna { $at }?
}
option-card-campaign = { $kind_id ->
    [drink] bevanda, { $rounds } round
   *[food] cibo, { $rounds } round
}
ask-card-houses = Quali numeri di casa mostra questa campagna?
ask-card-priority = Qual è il numero blu accanto alle campagne?
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
event-card-entered = Inserita, e d'ora in poi nota: { $card }.
tracker-not-entered = Devono ancora uscire: { $number }. Non tutte le carte di questo gruppo sono inserite.
option-card-leaves = { $employee }
