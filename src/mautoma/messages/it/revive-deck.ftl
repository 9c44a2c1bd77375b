# Il mazzo stampato
setting-deck = Mazzo del Mautoma
    .help = Le sei carte le mescola il programma, oppure mescoli e peschi tu le tue carte stampate e dici quale è uscita.
deck-shuffled = mescolato dal programma
deck-printed = le mie carte stampate
event-shuffle-printed = Mescola le { $cards } carte del Mautoma con la S, a faccia in giù: sono il suo mazzo azione.
event-remove-printed = Mescola le altre 4 carte e rimettine una nella scatola senza guardarla.
event-progress-printed = Metti accanto le { $progress } che restano, girate di 90°: sono il suo mazzo progressivo.
event-reshuffle-printed = Prendi la prima carta progresso senza guardarla e mescolala con tutte le carte usate del Mautoma: il nuovo mazzo azione ha { $cards } carte.
ask-printed-card = Quale carta è?
event-turn-printed = Gira la prima carta del mazzo azione del Mautoma.
