undo-now = “undo” takes back now:
undo-answer-to = Your answer to “{ $question }”
