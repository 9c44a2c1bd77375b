# The code of a map, and today's game
map-code-broken = “{ $text }” isn't a map. Write nine tiles, each a letter and a turn from 0 to 3, such as A0B1C2-D3E0F1-G2H3I0.
map-code-letter = There's no map tile { $letter }; the letters are { $letters }.
map-code-twice = Tile { $letter } is in the map twice: use each tile once.
map-code-houses = A map needs at least three houses: choose more tiles with a house.
daily-line = Food Chain Magnate { $date }: { $outcome ->
    [won] won
    [lost] lost
    [bankrupt] bankrupt
   *[unfinished] not finished
}, ${ $human } to ${ $automa } in { $rounds } rounds{ $hints ->
    [0] {""}
    [one] , 1 hint
   *[other] , { $hints } hints
}
