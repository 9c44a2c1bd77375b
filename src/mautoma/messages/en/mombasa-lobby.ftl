# Before a game: how long it takes, what you need, what the edition is
time-table = About an hour and a half; 7 rounds.
time-stand-in = About half an hour.
needs-table = The box of Mombasa and its rules. The automa's eight cards are in the program.
needs-stand-in = Just this page; it helps to know Mombasa.
house-about = We designed the automa's eight cards, and the order in which it looks for areas, told in words: the rulebook shows the author's only as pictures.
house-kept-table = The automa's eight cards: the program shuffles, draws and shows them.
house-lay-out-table = The game for two as its rules say, plus a player board, markers and coins for the automa; it needs no action cards. The first page takes you through it.
