undo-now = «annulla» ora ritira:
undo-answer-to = La tua risposta a «{ $question }»
