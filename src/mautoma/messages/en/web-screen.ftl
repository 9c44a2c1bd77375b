# A game on the screen
phases = The phases of a round
sheet = What to do now
tabs = What to show
tab-board = Board
tab-own = Company
tab-opponent = Rival
tab-forecast = Tonight
tab-log = Log
tab-more = More
as-offered = As suggested
take-none = Clear
arrange-help = Tap a card, or drag it, to send it to work or back.
scene-by-scene = Scene by scene
step-on = Go on
log-filter = Which lines to show
log-all = Everything
log-chosen = The opponent's choices
armed-take = Take this
why-sentence = { $who ->
    [human] You win: { $of_you }.
   *[other] { $chosen }: { $criterion }. That beats { $others }.
  }
why-more = { $number } more
strips = In sight
place-free = free
handle = Pull the question down, or up again
ghost-move = Move it over the map, then tap.
ghost-nowhere = It doesn't fit there.
