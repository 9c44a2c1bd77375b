# Before a game: how long it takes, what one needs, what the edition is
time-solo = About an hour; 8 to 12 rounds. You can stop at any moment.
time-table = One and a half to two hours.
needs-solo = Nothing but this page. Begin with “Your first game” if you do not know Food Chain Magnate.
needs-table = The box of Food Chain Magnate and its rules. The cards of Mautoma Inc. are in the program.
house-about = The action cards and the mat of Mautoma Inc. are our own design: the rulebook shows the author's only as pictures.
house-printed = If you have printed the author's, enter them once as an edition of your own.
house-printed-table = If you have printed the author's, choose “my own printed cards” and enter each when you first draw it, or enter them all before as an edition of your own.
house-kept-table = The action cards and the mat of Mautoma Inc.: the program draws, counts and shows them. A printed mat is only for looking at (it is among the cards to print).
house-lay-out-table = The game for two as its rules say: nine map tiles, the house and garden pieces, employees, milestones, the bank. Of the other player's things only product and campaign tokens are used. The first page takes you through it.
