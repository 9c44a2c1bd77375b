edition-open =
    Aggiunta { $name }. Non ancora inserito:
    { $faults }
    Pesca dalle carte stampate, e quel che manca viene chiesto quando serve: «mautoma play { $game } --mode table --edition { $quoted } --set deck=printed».
