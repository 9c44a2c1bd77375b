hint-ask = What would you do?
hint-none = No hints in this game
regrets-about = A strong player looks at each of your answers again, beside others, with the hidden cards dealt anew. It takes some seconds.
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
