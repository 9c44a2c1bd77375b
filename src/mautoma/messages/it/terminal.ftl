# Una partita al terminale
game-begins-from = Seme { $seed }, edizione: { $edition }.
game-help = Rispondi a ogni domanda o scrivi un comando: «?» spiega la domanda ed elenca i comandi.
game-left = La partita è salvata. «mautoma resume» la continua.
game-over = La partita è finita. Invio per uscire; «annulla», «diario», «perché», «mostra» e «salva» funzionano ancora.
show-references = Da consultare: { $names } («mostra» e il nome).
resumed-cut-off = Il file si interrompe a metà di una riga; la partita continua dopo la risposta { $number }.

# Come rispondere
word-yes = sì
word-no = no
entry-offered = { $text } (Invio)
entry-remembered = { $text } (Invio: come prima)
entry-last = { "" } (ultimo: { $number })
hint-some = Scegline da { $least } a { $most }: numeri o nomi separati da virgole; «-» per non scegliere nulla, «*» per scegliere tutto.
hint-number = Un numero da { $least } a { $most }.
hint-numbers = Numeri da { $least } a { $most }, in quest'ordine o come nome=numero.
hint-places = Posti: { $labels }.
hint-fill = Uno di questi per ogni posto, in ordine o come { $place }={ $value }; «*=…» per il resto.
hint-confirm = sì o no
hint-enter = Invio: { $offered }.
hint-enter-last = Invio, come prima: { $offered }.
help-how-pick = Per rispondere, scrivi il numero di una possibilità o l'inizio del suo nome.
help-how-pick-some = Per rispondere, scrivi numeri o nomi separati da virgole; «-» per non scegliere nulla, «*» per scegliere tutto.
help-how-number = Per rispondere, scrivi un numero intero.
help-how-numbers = Per rispondere, scrivi i numeri in ordine, o solo alcuni come nome=numero: gli altri restano come proposto.
help-how-fill = Per rispondere, scrivi un valore per ogni posto in ordine, o solo alcuni come posto=valore: gli altri restano come proposto.
help-how-confirm = Per rispondere, scrivi «s» o «n».

# Comandi
command-help = aiuto
    .help = spiega la domanda aperta ed elenca i comandi; anche «?»
command-why = perché
    .help = mostra come sono state fatte le ultime scelte; «perché 12» quella della riga 12 del diario, «perché» e la sigla di una regola il suo testo
command-undo = annulla
    .help = ritira una risposta; «annulla passo», «annulla fase» e «annulla round» di più
command-redo = ripeti
    .help = dà di nuovo la risposta ritirata
command-log = diario
    .help = racconta tutto l'accaduto; «diario 10» le ultime dieci righe
command-show = mostra
    .help = mostra tutta la posizione; con un nome, quella parte
command-map = mappa
    .help = mostra il tabellone
command-save = salva
    .help = scrive la partita in un file: «salva FILE»
command-quit = esci
    .help = esce; la partita è salvata dopo ogni risposta
level-of-undo-answer = risposta
level-of-undo-step = passo
level-of-undo-phase = fase
level-of-undo-round = round
undone = Annullato; { $number ->
    [one] resta 1 risposta.
   *[other] restano { $number } risposte.
  }
undone-events = Che cosa è stato annullato, a partire dall'ultimo:
saved = Scritto in { $file }.

# Rifiuti
refused-empty = Qui non c'è una risposta proposta: scrivine una, oppure «?».
refused-unknown = «{ $text }» non è né una possibilità né un comando.
refused-several = «{ $text }» può essere { $labels }: scrivi di più del nome, o il numero.
refused-number = «{ $text }» non è un numero intero.
refused-confirm = «{ $text }» non è né sì né no.
refused-pairs = «{ $text }» non è un elenco di nome=valore.
refused-values = { $count ->
    [one] 1 valore, ma ne servono { $wanted }: { $labels }.
   *[other] { $count } valori, ma ne servono { $wanted }: { $labels }.
  }
refused-missing = Manca un valore per { $labels }.
refused-why = «{ $text }» non è né una riga del diario (da 1 a { $most }) né una regola.
refused-no-choice = L'avversario non ha ancora fatto scelte.
refused-undo = Non c'è nulla da annullare.
refused-redo = Non c'è nulla da ripetere.
refused-save-name = In quale file? Scrivi «salva FILE».
refused-overwrite = { $file } non è una trascrizione e non viene sovrascritto.

# Perché
why-heading = Perché { $number }: { $text }
why-nothing = Per questo non è citata alcuna regola.
why-candidates = Candidati: { $labels }
why-no-candidates = Non c'era alcun candidato.
why-step = { $criterion } ({ $rule }): { $values } ({ $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
  } su { $number })
why-step-all = { $criterion } ({ $rule }): { $values } (non decide nulla)
why-chosen = Scelto: { $label }
why-first = Ancora pari; vale il primo nell'ordine: { $label }
why-none-left = Non è rimasto alcun candidato.

# File e partite salvate
file-unreadable = { $file } non si può leggere: { $reason }.
file-unwritable = { $file } non si può scrivere: { $reason }.
file-not-text = { $file } non è un file di testo.
nothing-to-resume = Non c'è una partita da continuare; «mautoma play GIOCO» ne comincia una.
saved-over = finita
ago-minutes = { $number ->
    [0] proprio ora
    [one] 1 minuto fa
   *[other] { $number } minuti fa
  }
ago-hours = { $number ->
    [one] 1 ora fa
   *[other] { $number } ore fa
  }
ago-days = { $number ->
    [one] 1 giorno fa
   *[other] { $number } giorni fa
  }

# La riga di comando
bad-setting = «{ $text }» non è un'impostazione; scrivi NOME=VALORE.
no-stand-in = In questa modalità «{ $game }» non ha una dimostrazione senza la scatola.
unknown-bot = Il bot «{ $name }» non esiste; scegli tra { $names }.
port-taken = La porta { $port } è occupata o non permessa; scegline un'altra con --port.
listed-bots = bot: { $names }
setting-default = { $value } (predefinito)

# Edizioni
no-template = «{ $game }» non ha un modello per le edizioni.
folder-in-use = { $folder } esiste già e non è una cartella vuota.
no-folder = La cartella { $folder } non esiste.
edition-made = Creata { $folder } con { $files }. Compilala, poi «mautoma edition check { $folder }».
edition-good = { $name } è un'edizione completa di { $game } ({ $hash }).
edition-added = Aggiunta { $name }. Giocala con «mautoma play { $game } --edition { $quoted }».
edition-there = C'è già un'edizione «{ $name }»; --replace mette questa al suo posto.
edition-of-what = { $folder } non dice per quale gioco è; usa --game.

# Il sito
site-needs-npm = Per costruire il sito servono npm e node, che scaricano e compilano Python per il browser ({ $reason }).
site-needs-pip = Per costruire il sito serve pip, per scaricare msgspec per il browser ({ $reason }).
site-built = Il sito è in { $folder }: { $megabytes } MB da scaricare alla prima visita.
