# Elenchi
list-none = nessuno
list-and = { $first } e { $last }

# Risposte che non vanno bene
unfit-pick = «{ $answer }» non è tra le possibilità: { $values }.
unfit-some = «{ $answer }» non è un elenco di possibilità: { $values }.
unfit-count = Ne hai scelti { $count }; scegline da { $least } a { $most }.
unfit-twice = Qualcosa è scelto due volte: { $answer }.
unfit-number = «{ $answer }» non è un numero intero da { $least } a { $most }.
unfit-names = Serve un valore per ciascuno di questi e per nient'altro: { $names }.
unfit-confirm = «{ $answer }» non è né sì né no.
unfit-counts = “{ $answer }” non dice quanti di questi: { $names }.
unfit-together = { $reason }
unfit-aside = «{ $answer }» qui non si può fare; si può: { $names }.
unfit-over = La partita è finita; annulla per cambiare una risposta.

# Trascrizioni
transcript-too-long = Il file è troppo lungo per una trascrizione (al massimo { $most } caratteri).
transcript-first-line = Non è una trascrizione di mautoma: la prima riga deve essere «{ $expected }».
transcript-header-line = Riga { $line }: l'intestazione conosce solo { $names }, ciascuno come nome = valore, e termina con una riga vuota.
transcript-header-missing = Nell'intestazione manca «{ $name }».
transcript-header-value = Il valore di «{ $name }» nell'intestazione non è utilizzabile.
transcript-not-json = Riga { $line }: «{ $text }» non è un valore JSON; il testo va tra virgolette doppie.
transcript-after-answer = Riga { $line }: una risposta per riga; «{ $text }» è di troppo.
transcript-note = Riga { $line }: una nota è “! tipo { "{" }dati{ "}" }”; trovato «{ $text }».
transcript-not-text = Il file contiene qualcosa che non è testo.
transcript-bad-answer = Riga { $line }: la risposta a «{ $question }» non va bene. { $reason }
transcript-after-end = Riga { $line }: questa risposta viene dopo la fine della partita.
transcript-rules = La partita è stata salvata con le regole { $theirs } (mautoma { $version }); questo programma gioca con le regole { $ours } e non può continuarla.
transcript-edition = La partita è stata salvata con l'edizione «{ $edition }» ({ $theirs }); qui c'è { $ours }. Installa quell'edizione per continuare.
transcript-option = L'opzione «{ $name }» non può essere «{ $value }»; scegli tra { $options }.
transcript-unknown-option = L'opzione «{ $name }» non esiste; scegli tra { $options }.

# Giochi
unknown-game = Il gioco «{ $name }» non c'è; scegli tra { $names }.
unknown-mode = La modalità «{ $mode_name }» non c'è; scegli tra { $names }.
no-sample = «{ $game }» non ha una partita d'esempio.

option-done = fatto

# Partite salvate ed edizioni
unknown-save = Questa partita non c'è.
stale = La partita è andata avanti; ecco dov'è ora.
unknown-edition = L'edizione «{ $name }» non c'è; scegli tra { $names }.
bad-edition = Con l'edizione «{ $name }» non si può giocare: { $fault }
bad-edition-faults =
    Con l'edizione «{ $name }» non si può giocare; ha { $number } errori:
    { $faults }
edition-unwritable = Non è stato possibile conservare l'edizione «{ $name }»: { $reason }. Non è cambiato niente.
edition-name = Un'edizione non può chiamarsi «{ $name }»: un nome ha al massimo { $most } lettere, cifre, spazi e trattini, e «house» è già preso.
edition-taken = C'è già un'edizione «{ $name }»: scegli un altro nome.
unreadable-shelf = Il file delle partite salvate non si legge: { $path }. Spostalo per cominciarne uno nuovo.
unusable-shelf = Il file delle partite salvate ora non si può usare ({ $reason }): { $path }. Niente di ciò che era confermato è perso.
other-shelf = Il file delle partite salvate è di un'altra versione di mautoma: { $path }.

# Notizie da un tavolo vero
ask-insist = Sembra impossibile: { $doubt } È davvero così?
event-insisted = Vale quello che c'è sul tavolo, anche se: { $doubt }

event-on-your-table = Ora sul tuo tavolo:
