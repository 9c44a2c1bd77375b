# Chi tiene la plancia del Mautoma
setting-mat = La plancia del Mautoma
    .help = Il suo indicatore di energia decide quali frecce risolvono i pareggi e che cosa scarta un turno di ripristino.
mat-program = La tiene il programma
    .help = Niente da disporre, nessun indicatore da spostare: il programma ti dice il risultato.
mat-printed = Uso la plancia stampata
    .help = Il programma ti dice dove va l'indicatore di energia. Se la tua plancia non è quella della casa, inseriscila come edizione.
event-set-up-pieces = Metti accanto al tabellone, per il Mautoma, { $small } edifici piccoli, { $large } edifici grandi e { $populations } popolazioni dello stesso colore.
event-card-turned = Il Mautoma gira «{ $card }»: deve { $parts } { $limit_id ->
    [none] a qualsiasi distanza
   *[other] entro distanza { $limit }
}.
stock-heap = dai pezzi del Mautoma
stock-mat = dalla plancia del Mautoma
stock-tribe-board = dalla plancia tribù del Mautoma

# Nel tuo turno: che cosa gli resta
glance-restore = Ripristino
glance-restore-after = { $cards ->
    [0] ora
    [one] fra 1 carta
   *[other] fra { $cards } carte
}
glance-tiles = Tessere a portata
glance-sites = Posti per costruire a portata
glance-locations = Locazioni a portata
glance-buildings = Edifici rimasti, piccoli + grandi
glance-populations = Popolazioni rimaste
