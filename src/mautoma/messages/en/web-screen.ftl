# A game on the screen
phases = The phases of a round
sheet = What to do now
tabs = What to show
tab-board = Board
tab-company = Company
tab-rival = Rival
tab-tonight = Tonight
tab-log = Log
tab-more = More
as-offered = As suggested
take-none = Clear
arrange-help = Tap a card, or drag it, to send it to work or back.
scene-by-scene = Scene by scene
step-on = Go on
log-filter = Which lines to show
log-all = Everything
log-chosen = Choices of the opponent
armed-take = Take this
why-sentence = { $chosen }: { $criterion }. Ruled out by that: { $others }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}.
