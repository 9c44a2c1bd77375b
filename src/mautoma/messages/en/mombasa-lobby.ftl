# Before a game: how long it takes, what one needs, what the edition is
time-table = About an hour and a half; 7 rounds.
time-stand-in = About half an hour.
needs-table = The box of Mombasa and its rules. The automa's eight cards are in the program.
needs-stand-in = Nothing but this page; it helps to know Mombasa.
house-about = The automa's eight cards are our own design, and so is the order in which it looks for areas, told in words: the rulebook shows the author's only as pictures.
house-printed = If you have printed the author's, enter them once as an edition of your own.
house-printed-table = If you have printed the author's cards, choose “my own printed cards” and enter each when you first see it, or enter them all before as an edition of your own.
house-kept-table = The automa's eight cards: the program shuffles, draws and shows them.
house-lay-out-table = The game for two as its rules say, with a player board, markers and coins for the automa; it needs no action cards. The first page takes you through it.
