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
how-some = Scegline da { $least } a { $most }: numeri o nomi separati da virgole; «-» per nulla, «*» per tutto.
how-ties = Un numero o un nome; se più d'uno è a pari merito, separali con virgole{ $least ->
        [0] ; «-» per nessuno
       *[other] {""}
    }.
how-number = Un numero da { $least } a { $most }.
how-numbers = Numeri da { $least } a { $most }, in quest'ordine o come nome=numero.
how-places = Posti: { $labels }.
how-fill = Uno di questi per ogni posto, in ordine o come { $place }={ $value }; «*=…» per il resto.
how-confirm = sì o no
how-enter = Invio: { $offered }.
how-enter-last = Invio, come prima: { $offered }.
help-how-pick = Scrivi il numero di una possibilità o l'inizio del suo nome.
help-how-pick-some = Scrivi numeri o nomi separati da virgole; «-» per nulla, «*» per tutto.
help-how-number = Scrivi un numero intero.
help-how-numbers = Scrivi i numeri in ordine, o solo alcuni come nome=numero: gli altri restano come proposto.
help-how-fill = Scrivi un valore per ogni posto in ordine, o solo alcuni come posto=valore: gli altri restano come proposto.
help-how-confirm = Scrivi «s» o «n».

# Comandi
command-help = aiuto
    .help = spiega la domanda ed elenca i comandi; anche «?»
command-why = perché
    .help = spiega le ultime scelte; «perché 12» spiega la riga 12 del diario, «perché» e la sigla di una regola mostra la regola
command-undo = annulla
    .help = ritira una risposta; «annulla passo», «annulla fase» e «annulla round» ne ritirano di più
command-redo = ripeti
    .help = ripete la risposta ritirata
command-log = diario
    .help = mostra tutto quello che è successo; «diario 10» le ultime dieci righe
command-show = mostra
    .help = mostra tutta la posizione; con un nome, quella parte
command-map = mappa
    .help = mostra il tabellone
command-rules = regole
    .help = cerca nelle regole: «regole giardino» trova quelle con questa parola
command-bgstats = bgstats
    .help = a partita finita: un link che la passa a BG Stats
command-save = salva
    .help = scrive la partita in un file: «salva FILE»
command-quit = esci
    .help = esce; la partita è salvata dopo ogni risposta
level-of-undo-answer = risposta
level-of-undo-step = passo
level-of-undo-phase = fase
level-of-undo-round = round
undone = { $number ->
    [0] Annullato; sei di nuovo all'inizio.
    [one] Annullato; resta 1 risposta.
   *[other] Annullato; restano { $number } risposte.
  }
undone-events = Ritirato, a partire dall'ultimo:
saved = Scritto in { $file }.

# Rifiuti
refused-empty = Qui Invio da solo non basta: scrivi una risposta, oppure «?».
refused-unknown = «{ $text }» non è né una possibilità né un comando.
refused-several = «{ $text }» può essere { $labels }: scrivi di più del nome, o il numero.
refused-number = «{ $text }» non è un numero intero.
refused-confirm = «{ $text }» non è né sì né no.
refused-pairs = «{ $text }» non è un elenco di nome=valore.
refused-values = { $count ->
    [one] È 1 valore; ne servono { $wanted }: { $labels }.
   *[other] Sono { $count } valori; ne servono { $wanted }: { $labels }.
  }
refused-missing = Manca un valore per { $labels }.
refused-why = «{ $text }» non è né una riga del diario (da 1 a { $most }) né una regola.
refused-no-choice = L'avversario non ha ancora fatto scelte.
refused-save-name = In quale file? Scrivi «salva FILE».
refused-overwrite = { $file } non è una trascrizione, quindi non viene sovrascritto.

# Perché
why-heading = Perché { $number }: { $text }
why-nothing = Qui non è citata nessuna regola.
why-candidates = Candidati: { $labels }
why-no-candidates = Non c'erano candidati.
why-step = { $criterion } ({ $rule }): { $values } ({ $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
  } su { $number })
why-step-all = { $criterion } ({ $rule }): { $values } (non decide nulla)
why-chosen = Scelto: { $label }
why-first = Ancora pari; vale il primo nell'ordine: { $label }
why-none-left = Non è rimasto nessun candidato.

# File e partite salvate
file-unreadable = Non riesco a leggere { $file }: { $reason }.
file-not-ours = { $file } c'è già, e non l'ha scritto mautoma. Indica un altro file.
file-unwritable = Non riesco a scrivere { $file }: { $reason }.
file-not-text = { $file } non è un file di testo.
nothing-saved = Nessuna partita salvata, per ora; «mautoma play GIOCO» ne comincia una.
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
bad-setting = «{ $text }» non è un'impostazione: scrivi NOME=VALORE.
no-stand-in = In questa modalità «{ $game }» non ha una dimostrazione senza la scatola.
unknown-bot = Il bot «{ $name }» non esiste; scegli tra { $names }.
port-taken = La porta { $port } è occupata o non permessa; scegline un'altra con --port.
listed-bots = bot: { $names }
setting-default = { $value } (predefinito)

# Edizioni
no-template = «{ $game }» non ha un modello per le edizioni.
folder-in-use = { $folder } esiste già e non è una cartella vuota.
no-folder = La cartella { $folder } non esiste.
edition-made = In { $folder } c'è un modello: { $files }. Compilalo, poi «mautoma edition add { $folder }».
edition-untouched = { $name }: non è ancora cambiato niente. Inserisci le tue carte, poi aggiungila di nuovo.
edition-added = Aggiunta { $name }. Giocala con «mautoma play { $game } --edition { $quoted }».
edition-exported = { $name } è in { $folder }: { $files }.
file-there = { $file } esiste già: scegli un altro nome.
edition-passed-on = { $name } è in { $file }. Chi lo apre nella pagina, o con «mautoma edition add», ha le tue carte.
edition-there = C'è già un'edizione «{ $name }»; --replace la sostituisce.
edition-of-what = { $folder } non dice per quale gioco è; usa --game.

# Il sito
site-needs-npm = Per costruire il sito servono npm e node, che scaricano e compilano Python per il browser ({ $reason }).
site-needs-pip = Per costruire il sito serve pip, per scaricare msgspec per il browser ({ $reason }).
site-not-ours = In { $folder } c'è qualcosa che non ci ha messo mautoma ({ $file }), e resta lì. Indica una cartella nuova o vuota.
site-built = Il sito è in { $folder }: { $megabytes } MB da scaricare alla prima visita.

# Che cosa c'è da consultare
no-rule-found = Nessuna regola contiene «{ $query }».
no-lessons = Questo gioco non ha lezioni.
nothing-finished = Non hai ancora finito una partita.
history-line = { $played ->
    [one] 1 partita
   *[other] { $played } partite
}, { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
}.
challenge-beat = Risultato da battere: { $points }.
refused-not-over = La partita non è ancora finita.
bgstats-about = Apri questo link per registrare la partita in BG Stats. Finché non lo apri non si invia nulla.

# Da eseguire sul tavolo
orders = Da fare
word-carried-out = fatto
orders-wait = Quando è tutto sul tavolo, premi Invio o scrivi «fatto»: poi tocca a te.
refused-orders = Prima fai quanto elencato, poi premi Invio.
watch-step = [Invio per continuare]
setting-code = oppure un codice
daily-is-fixed = La partita di oggi è uguale per tutti: togli le altre opzioni.
