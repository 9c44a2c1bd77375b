# La dimostrazione: un tavolo inventato.
mode-stand-in = Dimostrazione
    .help = La scatola non serve: guarda come gioca il Mautoma, con tabellone e tessere inventati. Giochi sulla mappa o fai giocare il turno al programma.
result-demonstration = La dimostrazione è finita, con un punteggio inventato di { $score } punti. In parte l'ha deciso il caso, quindi non è né una vittoria né una sconfitta.
outcome-demonstration = dimostrazioni
