# Lessons
learn-link = A turn at the table
learn-title = Revive: a turn at the table
learn-about = The box is on your table, set up for two, and you go first. You play as always, with five small exceptions; the program reminds you when they apply. A turn in four steps.
lesson-yours = Take your turn as usual. Then tell the program only what changed on the map: tiles you turned over, hexes you built on or populated. Tap them on the picture.
    .title = Your turn
    .typed = Take your turn as usual. Then tell the program only what changed on the map: tiles you turned over, hexes you built on or populated. Name a hex by its letter and number, such as E3.
lesson-card = The Mautoma turns over a card. Its energy marker moves, then it explores, builds or populates within the distance on the card. The program names the hex; the arrows at the energy marker break ties. “Why?” shows how many bonuses each hex was worth.
    .title = Its turn
lesson-restore = When its deck is empty, it restores instead: a major artifact goes, the displays lose the places that the marker's section shows, and a new card joins its deck. The program lists what to discard, place by place.
    .title = Its restore turn
lesson-mistake = If something can't be done on your table, say so and say why: the program corrects the map, and the Mautoma chooses again by the same rules.
    .title = When the table says otherwise
lesson-end = After 18 turns the game ends. Enter your points, and the program tells you how well you did: 130 or more is a victory.
    .title = The end
