# Quanto sono forti i livelli
level-measured-too = Con «{ $edition }»: { $strong ->
    [0] nessuna
    [50] la metà
   *[other] il { $strong } %
}, quello semplice { $simple ->
    [0] nessuna
    [50] la metà
   *[other] il { $simple } %
}.
level-measured-in = ({ $number } partite di prova.)
