undo-what = { $undo }: { $what }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
  }
undo-answer-to = la tua risposta a «{ $question }»
undo-answer-of = la tua risposta «{ $answer }»
