# Quanti di ciascuno, in una riga
word-all = tutti
word-none = nessuno
entry-available = { $text } (fino a { $number })
hint-counts = Quanti per ogni voce, separati da virgole, per esempio «1 { $example }»; «tutti» o «nessuno».
help-how-counts = Per rispondere, scrivi quanti per ogni voce, separati da virgole: «2 cuoco, cameriera», o «cuoco 2». Un nome da solo vale uno; «tutti» e «nessuno» valgono tutto e niente.
refused-counts = «{ $text }» non dice di che cosa: scrivi un numero e un nome.
