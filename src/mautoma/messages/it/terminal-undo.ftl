undo-now = «annulla» ora ritira:
undo-answer-to = La tua risposta a «{ $question }»
undo-confirmed = che era tutto sul tavolo
