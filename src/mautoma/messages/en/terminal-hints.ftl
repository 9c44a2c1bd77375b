hint-off = off
command-hint = hint
    .help = says what a strong player would do here; “hint off” plays on without hints
review-begins = Looking at your answers again: this takes some seconds.
command-review = review
    .help = after a game: the answers that cost most, and what would have been better
saved-hints = { $hints ->
    [one] one hint
   *[other] { $hints } hints
  }
