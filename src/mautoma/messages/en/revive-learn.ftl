# Lessons
learn-link = A turn at the table
learn-title = Revive: a turn at the table
learn-about = The box is on your table, set up for two; you begin. You play as always, with five small exceptions that the program names when they apply. A turn in four steps.
lesson-yours = Take your turn as usual. Then tell the program only what changed on the map: tiles you turned over, hexes you built on or populated. Tap them on the picture.
    .title = Your turn
lesson-card = The Mautoma turns over a card. Its energy marker moves, then it explores, builds or populates within the distance on the card. The program names the hex; ties are broken by the arrows at the energy marker. “Why?” shows how many bonuses each hex was worth.
    .title = Its turn
lesson-restore = With an empty deck it restores instead: a major artifact goes, the displays lose the places that the marker's section shows, and a new card joins its deck. The program lists what to discard, place by place.
    .title = Its restore turn
lesson-mistake = If something cannot be done on your table, say so and name the reason: the map learns it, and the Mautoma chooses again by the same rules.
    .title = When the table says otherwise
lesson-end = After 18 turns the game ends; enter your points, and the program tells how well you did. From 130 on it is a victory.
    .title = The end
