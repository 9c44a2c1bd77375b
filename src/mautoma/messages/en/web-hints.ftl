hint-ask = What would you do?
hint-switch-off = Switch hints off
hint-take = Do this
hint-switch-on = Switch hints on again
regrets-about = Our strong bot tries each of your answers beside others, with the hidden cards dealt again. It takes a few seconds.
regrets-find = Find them
regrets-progress = Answers looked at
regret-open = Look at this point
regret-open-of = Look at this point: { $where }
replay-back = Back to the review
replay-branch = Play on from here as a new game
history-hints = { $hints ->
    [one] one hint
   *[other] { $hints } hints
  }
