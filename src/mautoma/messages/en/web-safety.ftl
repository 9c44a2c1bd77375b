# What goes wrong
undrawn = The board couldn't be drawn. Go on with the question or take your last answer back; please send us the report.

# Playing over the network
serve-lan-key = Only this address lets a phone in; it changes with every start. (--lan --open lets everybody in.)
serve-lan-open = Anybody on this network can play, change and delete your games.
lan-key-needed = This game table is locked. Open the address that mautoma shows, or scan its code.
