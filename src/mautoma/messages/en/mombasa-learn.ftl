# Lessons
learn-link = A round at the table
learn-title = Mombasa: a round at the table
learn-about = The box is on your table, set up for two. You play as usual; the program thinks for the second player and tells you what to move. A round in five steps.
lesson-plan = Plan your cards as usual, face down. The program shuffles the automa's eight cards and puts the bottom one sideways: its three symbols are the automa's slots and its goods for majorities. You may look at it, and at the priority side on top of the deck.
    .title = Planning
lesson-act = You and the automa take turns, one action at a time. After yours, press “Done”: the program draws a card, takes the first action on it that it can, and tells you which piece goes where. “Why?” shows the rule, and why the other candidates lost.
    .title = Taking turns
lesson-ask = The program can't see your table. It asks only when a rule depends on it: which cards are in the display, which areas are free, how far your marker is. It offers what it already knows as an answer, and you can correct a mistake at any question.
    .title = What it asks
lesson-round-end = When you're both done, it gets its markers back and all eight cards are shuffled again. From the level's turning round on, the deck shows its stronger half.
    .title = End of the round
lesson-end = After round 7 the program asks about both boards once and fills in the score sheet.
    .title = The end
