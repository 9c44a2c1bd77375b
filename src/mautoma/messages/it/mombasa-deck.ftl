# Il mazzo stampato
setting-deck = Mazzo dell'automa
    .help = Mescola il programma, oppure mescoli e peschi le tue carte stampate e dici quale è uscita.
deck-shuffled = lo mescola il programma
deck-printed = le mie carte stampate
event-shuffle-printed = Mescola le otto carte, lato priorità in su, girate sulla { $half }. Metti quella in fondo di traverso come carta di riferimento.
event-draw-printed = Pesca la carta in cima al suo mazzo e girala.
ask-printed-reference = Qual è la carta di riferimento?
ask-printed-top = Quale carta c'è ora in cima al mazzo?
option-printed-card = { $card }
option-new-card = Un'altra carta: una nuova
card-called = { $name }
card-quoted = «{ $first } · { $second } · { $third }»
card-with-symbols = { $first } · { $second } · { $third }
picture-known-cards = Le tue carte
known-cards-alt = Le carte che hai inserito, riconoscibili dai tre simboli del lato lungo.

# Una carta che l'edizione non conosce ancora
role-reference = Carta di riferimento
role-top = Carta in cima al mazzo
role-wrong = Di nuovo
ask-card-symbol = { $at ->
    [1] { $role }, { $half }: il primo dei tre simboli?
    [2] Il secondo simbolo?
   *[other] E il terzo?
}
help-card-symbol = Metti la carta di traverso e leggi il lato lungo da sinistra. D'ora in poi questi simboli identificano la carta, in ogni partita.
option-other-number = un numero più grande
ask-card-good = Un numero più grande: di quale merce?
ask-card-number = Che numero c'è per { $good }?
ask-priority-card = { $last ->
    [0] La carta in cima: quale carta del tabellone cerca?
   *[1] Il dorso di quest'ultima carta: quale carta del tabellone cerca?
}
ask-priority-track = { $last ->
    [0] La carta in cima, tracciato compagnia: quale compagnia e quanti passi?
   *[1] Il dorso di quest'ultima carta, tracciato compagnia: quale compagnia e quanti passi?
}
ask-priority-company = Tracciato compagnia: quale compagnia?
ask-priority-steps = Tracciato compagnia: quanti passi?
option-track = { $by }: { $steps }
ask-priority-explore = { $last ->
    [0] La carta in cima, esplorazione: per quale compagnia?
   *[1] Il dorso di quest'ultima carta, esplorazione: per quale compagnia?
}
ask-priority-posts = Esplorazione: quante casette bianche e nere?
ask-priority-posts-all = Esplorazione: quante casette bianche e nere?
posts-white = casette bianche
posts-black = casette nere
option-posts = { $white } bianche, { $black } nere
ask-priority-books = { $last ->
    [0] La carta in cima, contabilità: quanti punti libro?
   *[1] Il dorso di quest'ultima carta, contabilità: quanti punti libro?
}
ask-priority-books-all = Contabilità: quanti punti libro?
ask-priority-diamonds = { $last ->
    [0] La carta in cima, diamanti: quanti passi?
   *[1] Il dorso di quest'ultima carta, diamanti: quanti passi?
}
ask-priority-diamonds-all = Diamanti: quanti passi?
option-amount = { $number }
option-not-shown = La carta non lo mostra
ask-side-action = { $at ->
    [1] Gira la carta pescata: qual è la prima azione?
   *[other] E l'azione successiva?
}
ask-side-tile = { $at ->
    [1] Azione bonus: quale tassello bonus viene per primo?
   *[other] Quale tassello bonus viene dopo?
}
option-no-more = È tutto
picture-entered = La tua carta
entered-alt = La carta che stai inserendo, con ciò che se ne sa.

# Una carta inserita male
aside-card-wrong = Una carta è sbagliata
ask-wrong-card = Quale carta è sbagliata?
ask-wrong-part = Che cosa c'è di sbagliato? Si richiede solo quello.
part-actions = il lato azioni
part-symbols = { $half }: i tre simboli
part-card = { $half }: acquisire una carta
part-track = { $half }: tracciato compagnia
part-explore = { $half }: esplorazione
part-books = { $half }: contabilità
part-diamonds = { $half }: diamanti
event-card-corrected = Hai corretto la carta { $card }.

# I tracciati della plancia
ask-last-space = { $of_id ->
    [diamonds] Il tuo tracciato diamanti: che numero ha l'ultimo spazio?
   *[books] Il tuo tracciato libri: che numero ha l'ultimo spazio?
}
help-last-space = Oltre la fine di un tracciato ogni passo dà 2 sterline. Se gli spazi non hanno numeri, contali dopo la partenza. Si chiede una volta sola.
ask-space-points = { $of_id ->
    [diamonds] Tracciato diamanti: quanti punti vale lo spazio { $at }?
   *[books] Tracciato libri: quanti punti vale lo spazio { $at }?
}
reason-not-shown = la carta in cima non lo mostra
