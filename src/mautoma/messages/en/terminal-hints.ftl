hint-off = off
command-hint = hint
    .help = says what a strong player would do here; “hint off” plays on without hints
