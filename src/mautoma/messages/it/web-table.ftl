# A un tavolo vero.
orders = Da fare

# Le proprie edizioni
editions = Edizioni
editions-of = Le tue edizioni di { $game }
editions-about = L'edizione della casa è opera nostra. Per inserire le tue carte stampate copiala e cambia la copia, carta per carta. Una partita prosegue solo con l'edizione con cui è cominciata: per cambiarne una con cui stai giocando, cambia una copia.
edition-edit = Cambia carte e plance
edition-board = Disegna il tabellone
edition-export = Passala ad altri come file
edition-name = Nome
edition-copy = Copia con questo nome
edition-rename = Rinomina
edition-remove = Togli
edition-remove-sure = Le partite iniziate con essa si possono continuare; non se ne possono iniziare altre.
edition-import = Accogli un'edizione ricevuta da altri
edition-import-go = Accogli
edition-file = Questo non è il file di un'edizione di questo gioco.
edition-files = Parti dell'edizione
edition-entries = Carte e spazi
edition-one-more = un altro
edition-other-kind = un altro tipo
edition-drop = Togli { $label }
edition-keep = Conserva
edition-kept-at-once = Ogni cambiamento è conservato subito, se con esso l'edizione si può giocare.
