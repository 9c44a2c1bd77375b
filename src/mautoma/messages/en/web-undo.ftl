undo-what = { $undo }: { $what }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
  }
undo-answer-to = your answer to “{ $question }”
undo-answer-of = your answer “{ $answer }”
