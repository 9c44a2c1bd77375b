# Il mazzo stampato
setting-deck = Mazzo del Mautoma
    .help = Lascia mescolare le sei carte al programma, o mescola e pesca le tue carte stampate e di' quale è uscita.
deck-shuffled = mescolato dal programma
deck-printed = le mie carte stampate
event-shuffle-printed = Mescola le { $cards } carte con la S: sono il mazzo azione del Mautoma. Mescola le altre e rimettine una nella scatola senza guardarla; { $progress } sono il mazzo progressivo.
event-reshuffle-printed = Prendi la prima carta progresso senza guardarla e mescolala con tutte le carte usate del Mautoma: il nuovo mazzo azione ha { $cards } carte.
ask-printed-card = Gira la prima carta del mazzo del Mautoma: qual è?
