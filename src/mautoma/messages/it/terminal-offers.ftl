edition-open =
    { $name } è un'edizione di { $game } ({ $hash }): incompleta, ma giocabile pescando dalle carte stampate.
    { $faults }
