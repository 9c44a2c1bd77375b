# Before a game: how long it takes, what one needs, what the edition is
time-solo = About an hour; 8 to 12 rounds. You can stop at any time.
time-table = One and a half to two hours.
needs-solo = Just this page. If you don't know Food Chain Magnate, start with “Your first game”.
needs-table = The box of Food Chain Magnate and its rules. Mautoma Inc.'s cards are in the program.
house-about = Mautoma Inc.'s action cards and mat are our own design: the rulebook shows the author's only as pictures.
house-kept-table = Mautoma Inc.'s action cards and mat: the program draws, counts and shows them. A printed mat is only for looking at (it's among the cards to print).
house-lay-out-table = The game for two as in its rules: nine map tiles, the house and garden pieces, employees, milestones, the bank. Of the other player's things you only need product and campaign tokens. The first page takes you through it.
