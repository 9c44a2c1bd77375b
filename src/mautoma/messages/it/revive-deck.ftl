# Il mazzo stampato
setting-deck = Mazzo del Mautoma
    .help = Le sei carte le mescola il programma, oppure mescoli e peschi le tue carte stampate e dici quale è uscita.
deck-shuffled = mescolato dal programma
deck-printed = le mie carte stampate
event-shuffle-printed = Mescola le { $cards } carte con la S: sono il mazzo azione del Mautoma. Mescola le altre e rimettine una nella scatola senza guardarla; le { $progress } che restano sono il mazzo progressivo.
event-reshuffle-printed = Prendi la prima carta progresso senza guardarla e mescolala con tutte le carte usate del Mautoma: il nuovo mazzo azione ha { $cards } carte.
ask-printed-card = Gira la prima carta del mazzo del Mautoma: qual è?
