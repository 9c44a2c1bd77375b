# The demonstration: a made-up table.
mode-stand-in = Demonstration
    .help = Without the box, to see how the Mautoma plays: board and tiles are made up; you play on the map or let the program play your turn.
result-demonstration = The demonstration is over. The made-up score is { $score } points; part of it was left to chance, so it is neither a victory nor a defeat.
outcome-demonstration = demonstrations
