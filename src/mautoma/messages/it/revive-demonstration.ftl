# La dimostrazione: un tavolo inventato.
mode-stand-in = Dimostrazione
    .help = Senza la scatola, per vedere come gioca il Mautoma: tabellone e tessere sono inventati; giochi sulla mappa o fai giocare il turno al programma.
result-demonstration = La dimostrazione è finita. Il punteggio inventato è di { $score } punti; in parte lo ha deciso la sorte, quindi non è né una vittoria né una sconfitta.
outcome-demonstration = dimostrazioni
