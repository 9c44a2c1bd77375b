# Elenchi
list-none = nessuno
list-none-cards = nessuna
list-none-houses = nessuna
list-none-items = niente
list-none-products = niente
list-none-tiles = nessuna
list-and = { $first } e { $last }
list-and-e = { $first } ed { $last }

# Risposte che non vanno bene
unfit-pick = «{ $answer }» non è tra le possibilità: { $values }{ $more ->
    [0] {""}
    [one] {" "}(e un'altra)
   *[other] {" "}(e altre { $more })
  }.
unfit-some = «{ $answer }» non è un elenco di possibilità; scegli tra { $values }{ $more ->
    [0] {""}
    [one] {" "}(e un'altra)
   *[other] {" "}(e altre { $more })
  }.
unfit-count = Scelte fatte: { $count }; devono essere da { $least } a { $most }.
unfit-twice = Hai scelto due volte la stessa cosa: { $answer }.
unfit-number = «{ $answer }» non è un numero intero da { $least } a { $most }.
unfit-names = Dai un valore a ognuna di queste voci e a nient'altro: { $names }.
unfit-confirm = «{ $answer }» non è né sì né no.
unfit-counts = «{ $answer }» non dice quante unità di ogni voce: { $names }.
unfit-together = { $reason }
unfit-aside = «{ $answer }» qui non è possibile; puoi: { $names }.
unfit-over = La partita è finita; annulla per cambiare una risposta.

# Trascrizioni
transcript-too-long = Il file è troppo lungo per una trascrizione (al massimo { $most } caratteri).
transcript-first-line = Non è una trascrizione di mautoma: la prima riga deve essere «{ $expected }».
transcript-header-line = Riga { $line }: l'intestazione ammette solo { $names }, ciascuno come nome = valore, e finisce con una riga vuota.
transcript-header-missing = Nell'intestazione manca «{ $name }».
transcript-header-value = Il valore di «{ $name }» nell'intestazione non è utilizzabile.
transcript-not-json = Riga { $line }: «{ $text }» non è un valore JSON; il testo va tra virgolette doppie.
transcript-after-answer = Riga { $line }: una risposta per riga; «{ $text }» è di troppo.
transcript-note = Riga { $line }: una nota è «! tipo { "{" }dati{ "}" }»; trovato «{ $text }».
transcript-not-text = Il file non è di solo testo.
transcript-bad-answer = Riga { $line }: la risposta a «{ $question }» non va bene. { $reason }
transcript-after-end = Riga { $line }: questa risposta viene dopo la fine della partita.
transcript-rules = La partita è stata salvata con le regole { $theirs } da mautoma { $version }, e si finisce con mautoma { $version }: questo programma gioca con le regole { $ours }.
transcript-edition = La partita è stata salvata con l'edizione «{ $edition }» ({ $theirs }); qui c'è { $ours }. Installa quell'edizione per continuare.
transcript-version = La partita viene da un'altra versione di mautoma ({ $version }), le cui carte erano diverse da queste. Finiscila con quella versione, oppure comincia una nuova partita con lo stesso seme: { $seed }.
transcript-option = L'opzione «{ $name }» non può essere «{ $value }»; scegli tra { $options }.
transcript-unknown-option = L'opzione «{ $name }» non esiste; scegli tra { $options }.

# Giochi
unknown-game = Il gioco «{ $name }» non esiste; scegli tra { $names }.
unknown-mode = La modalità «{ $mode_name }» non esiste; scegli tra { $names }.
no-sample = «{ $game }» non ha una partita d'esempio.

option-done = Fatto

# Partite salvate ed edizioni
edition-house = quella di mautoma
edition-veterans = quella di mautoma, per veterani
transcript-not-same = La partita non si può salvare: ciò che verrebbe scritto non si rilegge come la stessa partita.
unknown-save = Questa partita non esiste.
stale = La partita è andata avanti; ecco dov'è ora.
unknown-edition = L'edizione «{ $name }» non esiste; scegli tra { $names }.
bad-edition = Con l'edizione «{ $name }» non si può giocare: { $fault }
bad-edition-faults =
    Con l'edizione «{ $name }» non si può giocare; ha { $number } errori:
    { $faults }
edition-unfinished =
    L'edizione «{ $name }» non è ancora completa. Si può giocare al tavolo pescando dal tuo mazzo stampato: ciò che manca si inserisce quando esce.
    { $faults }
card-own = carta { $at }
edition-unwritable = Non è stato possibile conservare l'edizione «{ $name }»: { $reason }. Non è cambiato niente.
edition-name = Un'edizione non può chiamarsi «{ $name }»: un nome ha al massimo { $most } lettere, cifre, spazi e trattini, e «house» è già preso.
edition-taken = C'è già un'edizione «{ $name }»: scegli un altro nome.
unreadable-shelf = { $path } è danneggiato o non contiene partite salvate. Spostalo per ricominciare da capo.
not-saved = Non è stato possibile salvare ({ $reason }): { $path }. La tua ultima mossa non è stata registrata; tutto ciò che viene prima è al sicuro.
unreadable-save = Questa partita non si può leggere.
unusable-shelf = In questo momento le partite salvate non si possono aprire ({ $reason }): { $path }. Tutto ciò che hai confermato è al sicuro.
other-shelf = { $path } è stato scritto da un'altra versione di mautoma; questa non può aprirlo.

# Notizie da un tavolo vero
ask-ready = Esegui sul tavolo, poi continua.
option-ready = Pronto
ask-insist = Sembra impossibile: { $doubt } È davvero così?

event-on-your-table = Ora sul tuo tavolo:
event-insisted = Vale ciò che hai detto, anche se { $doubt }

# Bot
bot-cannot-answer = Un bot non può rispondere a «{ $question }»: non vede un tavolo vero. Scegli un'altra modalità.

# Sfide
challenge-broken = A questo link manca qualcosa, o qualcosa è sbagliato: non c'è una partita da cominciare. Copialo per intero.
challenge-rules = Questa sfida viene da un'altra versione del programma; qui la stessa partita andrebbe diversamente.
challenge-edition = Questa sfida è stata giocata con le carte del tuo amico, che qui non ci sono. Fatti dare prima quell'edizione.
challenge-version = Questa sfida è stata giocata con un'altra versione di mautoma, le cui carte erano diverse. Giocala con quella versione; qui lo stesso seme dà un'altra partita.

# Suggerimenti
amount = { $sign }{ $number }
hint-why = In { $tries } partite giocate fino alla fine con le carte nascoste ridistribuite il risultato medio è { $margin }: { $behind } in più di «{ $other }».
hint-only = In { $tries } partite giocate fino alla fine con le carte nascoste ridistribuite il risultato medio è { $margin }.
hint-equal = In { $tries } partite giocate fino alla fine con le carte nascoste ridistribuite il risultato medio è { $margin }; «{ $other }» ha reso altrettanto.
hint-both = Così guadagni { $own } in più e l'avversario { $theirs } in meno.
hint-earn = Così guadagni { $own } in più.
hint-race = Così guadagni { $own } in più, e l'avversario solo { $theirs } in più.
hint-deny = Così l'avversario guadagna { $theirs } in meno.
hint-give = Così guadagni { $own } in meno, ma l'avversario { $theirs } in meno.
hints-off = In questa partita non ci sono suggerimenti: sono stati disattivati.
no-hints = Non ci sono suggerimenti per questo modo di giocare.

# Ciò che una partita ha scoperto della scatola
own-edition = La mia scatola
findings-kept = Ciò che hai inserito resta per le prossime partite, in una tua edizione chiamata «{ $edition }». Sceglila quando ne inizi una.

# Uno sguardo indietro
regrets = Le risposte che sono costate di più
regrets-how = Ognuna è stata confrontata con una migliore, in { $tries } partite giocate fino alla fine con le carte nascoste ridistribuite.
regrets-none = Nessuna risposta era chiaramente peggiore di un'altra.
no-regrets = Questa partita non si può riesaminare: non è finita, o non c'è chi possa giudicarla.
regret-where = { $round ->
    [0] Prima del primo round: { $question }
   *[other] Round { $round }: { $question }
}
regret-cost = È costata circa { $cost }.
regret-given = Hai risposto: { $answer }
regret-better = Meglio: { $better }
regret-margin = Così la partita finisce in media a { $margin }.
hints-taken = { $asked ->
    [one] Hai chiesto un suggerimento
   *[other] Hai chiesto { $asked } suggerimenti
}{ $followed ->
    [0] {" "}e non ne hai seguito nessuno.
    [one] {" "}e ne hai seguito uno.
   *[other] {" "}e ne hai seguiti { $followed }.
}
