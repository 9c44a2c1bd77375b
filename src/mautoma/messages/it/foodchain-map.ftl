# Il codice di una mappa, e la partita del giorno
map-code-broken = «{ $text }» non è una mappa: scrivi nove quadranti, ognuno con la sua lettera e un giro da 0 a 3, come A0B1C2-D3E0F1-G2H3I0.
map-code-letter = Non c'è un quadrante { $letter }; le lettere sono { $letters }.
map-code-twice = Il quadrante { $letter } è due volte nella mappa: usalo una volta sola.
map-code-houses = A una mappa servono almeno tre case: scegli più quadranti con una casa.
daily-line = Food Chain Magnate { $date }: { $outcome ->
    [won] vinta
    [lost] persa
    [bankrupt] bancarotta
   *[unfinished] non finita
}, { $human }$ a { $automa }$ in { $rounds } round{ $hints ->
    [0] {""}
    [one] , 1 suggerimento
   *[other] , { $hints } suggerimenti
}
