# Il mazzo stampato
setting-deck = Mazzo dell'automa
    .help = Lascia mescolare le carte al programma, o mescola e pesca le tue carte stampate e di' quale è uscita.
deck-shuffled = mescolato dal programma
deck-printed = le mie carte stampate
event-shuffle-printed = Mescola le otto carte, lato priorità in su, girate sulla metà { $half }. Metti quella in fondo di traverso come carta di riferimento.
ask-printed-reference = Qual è la carta di riferimento?
ask-printed-top = Quale carta è ora in cima al mazzo, lato priorità in su?
option-printed-card = { $card }: { $first } · { $second } · { $third }
option-new-card = una carta che non è in elenco: inseriscila ora

# Una carta che l'edizione non conosce ancora
ask-half-symbol = { $half }: qual è il simbolo { $at } del lato lungo, da sinistra?
ask-half-number = { $good }: quale numero c'è?
ask-half-card = Quale carta dell'esposizione cerca questa metà?
shown-goods = il numero più alto di certe merci
shown-diamond = la carta diamante più alta
shown-bookkeeper = il contabile con più punti
shown-expansion = la carta espansione più alta
shown-richest-share = una quota della compagnia di maggior valore
ask-half-goods = Quali merci sono mostrate?
ask-half-track = Tracciato compagnia: quale compagnia?
ask-half-steps = Tracciato compagnia: quanti passi?
ask-half-explore = Esplorare: quale compagnia?
ask-half-white = Esplorare: quanti avamposti bianchi, in aree libere?
ask-half-black = Esplorare: quanti avamposti neri, in aree di un'altra compagnia?
ask-half-books = Contabilità: quanti punti?
ask-half-diamonds = Diamanti: quanti passi?
ask-side-action = { $at ->
    [1] Gira la carta pescata: qual è la prima azione del lato azioni?
   *[other] Qual è l'azione { $at }?
}
ask-side-tile = { $at ->
    [1] Azione bonus: quale tessera bonus viene prima?
   *[other] Qual è la tessera bonus numero { $at }?
}
option-no-more = nient'altro
ask-side-right = Questo lato di { $card } è così?
picture-entered = La carta che inserisci
