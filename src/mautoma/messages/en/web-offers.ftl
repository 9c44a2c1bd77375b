# The cards a game can be begun with
cards-whose = Whose cards?
cards-house = mautoma's cards
cards-house-about = Nothing to print: the program shuffles, draws and shows them.
cards-bundled-about = Ours too: nothing to print.
cards-printed = The author's printed cards
cards-printed-about = You draw, the program does the rest. It asks once what your cards, mat and scheme show.
cards-printed-on = { $cards ->
    [0] Goes on in “{ $name }”.
    [one] Goes on in “{ $name }”: one card known so far.
   *[other] Goes on in “{ $name }”: { $cards } cards known so far.
  }
cards-own-entered = Entered: { $parts }.
cards-own-ours = As in mautoma's edition: { $parts }.
cards-own-asked = Asked once, as it comes up: { $parts }.
cards-own-drawn = You draw the cards.
cards-own-shuffled = The program shuffles, draws and shows the cards.
cards-keeping = Printed these and want to use them?
edition-blank = An edition for printed cards
edition-blank-help = Enter its cards here, or begin a game at the table: it asks what your cards, mat and scheme show when that first matters.
edition-blank-go = Begin it
house-lay-out = Lay out
