# Quanti di ciascuno, in una riga
word-all = tutti
word-none = nessuno
entry-available = { $text } (fino a { $number })
how-counts = Quanti per ogni voce, separati da virgole, per esempio «1 { $example }»; «tutti» o «nessuno».
help-how-counts = Scrivi quanti per ogni voce, separati da virgole: «2 cuoco, cameriera», o «cuoco 2». Un nome da solo vale uno; «tutti» prende tutto, «nessuno» niente.
refused-counts = «{ $text }» non dice di che cosa: scrivi un numero e un nome.
