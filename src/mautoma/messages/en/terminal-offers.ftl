edition-open =
    { $name } is an edition of { $game } ({ $hash }): incomplete, but playable by drawing from printed cards.
    { $faults }
