# How strong the levels are
level-measured-too = With “{ $edition }”: { $strong ->
    [0] none
    [50] half
   *[other] { $strong } %
}, the simple one { $simple ->
    [0] none
    [50] half
   *[other] { $simple } %
}.
level-measured-in = ({ $number } trial games.)
