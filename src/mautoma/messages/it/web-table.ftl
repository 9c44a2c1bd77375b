# A un tavolo vero.
orders = Da fare
orders-done = Già fatto

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
edition-remove = Elimina
edition-remove-sure = Le partite cominciate con questa edizione si possono continuare; non se ne possono cominciare altre.
edition-import = Aggiungi un'edizione ricevuta da altri
edition-import-go = Aggiungi
edition-file = Questo non è il file di un'edizione di questo gioco.
edition-files = Parti dell'edizione
edition-entries = Carte e spazi
edition-one-more = Aggiungi
edition-other-kind = Un altro tipo
edition-drop = Togli { $label }
edition-keep = Salva
edition-kept-at-once = Ogni modifica si salva subito, se con essa l'edizione si può giocare.
