# The demonstration: a made-up table.
mode-stand-in = Demonstration
    .help = No box needed: see how the Mautoma plays on a made-up board with made-up tiles. You play on the map or let the program play your turn.
result-demonstration = The demonstration is over, with a made-up score of { $score } points. Part of it was left to chance, so it's neither a victory nor a defeat.
outcome-demonstration = demonstrations
