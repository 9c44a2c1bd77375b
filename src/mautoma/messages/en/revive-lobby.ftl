# Before a game: how long it takes, what one needs, what the edition is
time-table = About an hour and a half; 18 turns.
time-stand-in = About half an hour.
needs-table = The box of Revive and its rules; Call of the Abyss if you like. The Mautoma's cards and its mat are in the program.
needs-stand-in = Nothing but this page; it helps to know Revive.
house-about = The Mautoma's cards, its mat and the map are our own design: the rulebook shows the author's only as pictures.
house-printed = If you have printed the author's, enter them once as an edition of your own.
house-kept-table = The Mautoma's six cards and its mat: the program shuffles, draws and shows them.
house-lay-out-table = The game for two as its rules say, with buildings and populations for the Mautoma. The first page takes you through it.
