edition-open =
    Added { $name }. Not entered yet:
    { $faults }
    Draw from the printed cards, and what is missing is asked as it comes up: “mautoma play { $game } --mode table --edition { $quoted } --set deck=printed”.
