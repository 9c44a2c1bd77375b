# Before a game: how long it takes, what one needs, what the edition is
time-table = About an hour and a half; 18 turns.
time-stand-in = About half an hour.
needs-table = The box of Revive and its rules; Call of the Abyss if you like. The program has the Mautoma's cards and its mat.
needs-stand-in = Just this page; it helps to know Revive.
house-about = The Mautoma's cards, its mat and the map are our own design: the rulebook only shows the author's as pictures.
house-kept-table = The Mautoma's six cards and its mat: the program shuffles, draws and shows them.
house-lay-out-table = The game for two as in its rules, with buildings and populations for the Mautoma. The first page takes you through it.
