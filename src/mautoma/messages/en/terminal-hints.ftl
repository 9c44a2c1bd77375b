hint-off = off
command-hint = hint
    .help = says what a strong player would do here; “hint off” plays on without hints
review-begins = Going over your answers: this takes a few seconds.
command-review = review
    .help = after a game: the answers that cost most, and what would have been better
saved-hints = { $hints ->
    [one] one hint
   *[other] { $hints } hints
  }
