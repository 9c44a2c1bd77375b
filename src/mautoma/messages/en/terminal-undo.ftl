undo-now = “undo” now takes back:
undo-answer-to = Your answer to “{ $question }”
undo-confirmed = that it was all on the table
