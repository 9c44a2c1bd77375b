# Il mazzo stampato
setting-deck = Mazzo dell'automa
    .help = Le carte le mescola il programma, oppure mescoli e peschi le tue carte stampate e dici quale è uscita.
deck-shuffled = mescolato dal programma
deck-printed = le mie carte stampate
event-shuffle-printed = Mescola le otto carte, lato priorità in su, girate sulla { $half }. Metti quella in fondo di traverso come carta di riferimento.
ask-printed-reference = Qual è la carta di riferimento?
ask-printed-top = Quale carta è ora in cima al mazzo, lato priorità in su?
option-printed-card = { $card }: { $first } · { $second } · { $third }
option-new-card = una carta che non è in elenco: inseriscila ora

# Una carta che l'edizione non conosce ancora
ask-half-symbol = { $half }: qual è il simbolo { $at } del lato lungo, da sinistra?
ask-half-number = { $good }: quale numero c'è?
ask-half-card = Quale carta del tabellone cerca questa metà?
shown-goods = il numero più alto tra certe merci
shown-diamond = la carta diamanti con il numero più alto
shown-bookkeeper = il contabile con più punti libro
shown-expansion = la carta esplorazione con il numero più alto
shown-richest-share = un'azione della compagnia più ricca
ask-half-goods = Quali merci sono mostrate?
ask-half-track = Tracciato compagnia: quale compagnia?
ask-half-steps = Tracciato compagnia: quanti passi?
ask-half-explore = Esplorazione: quale compagnia?
ask-half-white = Esplorazione: quante casette bianche, in aree libere?
ask-half-black = Esplorazione: quante casette nere, in aree di un'altra compagnia?
ask-half-books = Contabilità: quanti punti libro?
ask-half-diamonds = Diamanti: quanti passi?
ask-side-action = { $at ->
    [1] Gira la carta pescata: qual è la prima azione del lato azioni?
   *[other] Qual è l'azione { $at }?
}
ask-side-tile = { $at ->
    [1] Azione bonus: quale tassello bonus viene per primo?
   *[other] Qual è il tassello bonus numero { $at }?
}
option-no-more = nient'altro
ask-side-right = Questo lato di «{ $card }» è fatto così?
picture-entered = La carta che inserisci
