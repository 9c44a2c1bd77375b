# On a screen with colours
status-round = Round { $name }
why-candidate = Candidate
why-and-more = { $names } and { $number } more
up-to = up to { $number }
command-forecast = forecast
    .help = what's about to happen, as far as you can see it: tonight's dinner
refused-no-forecast = There's nothing to forecast here.
