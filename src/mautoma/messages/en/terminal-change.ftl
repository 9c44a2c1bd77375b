# Changing an answer
command-change = change
    .help = at a real table: lists your answers; “change 12” asks the twelfth question again, and keeps the later answers where they fit
command-leave = leave
    .help = leaves a correction halfway, with everything as it was
change-back = back
change-on = on
change-which = Your last answers; “change” and a number asks that question again:
changing = You're changing this answer. Your later answers are kept where they still fit; “change back” leaves everything as it was.
changing-on = That changes what follows: answer this as well. { $count ->
    [one] One later answer waits
   *[other] { $count } later answers wait
  }; “change on” plays on without.
changed = Changed. { $kept ->
    [0] No later answers were kept.
    [one] One later answer was kept.
   *[other] { $kept } later answers were kept.
  }
change-left = Everything is as it was.
refused-change = “{ $text }” isn't the number of an answer (1 to { $most }); “change” lists them.
refused-change-here = On screen, “undo” takes answers back; “change” is for games at a table.
yes = yes
no = no
