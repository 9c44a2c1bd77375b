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
unfit-count = Ne hai scelti { $count }: devono essere da { $least } a { $most }.
unfit-twice = Hai scelto due volte la stessa cosa: { $answer }.
unfit-number = «{ $answer }» non è un numero intero da { $least } a { $most }.
unfit-names = Dai un valore a ciascuna di queste voci, e a nient'altro: { $names }.
unfit-confirm = Rispondi sì o no, non «{ $answer }».
unfit-counts = «{ $answer }» non dice quanti di ciascuno: { $names }.
unfit-together = { $reason }
unfit-no-hint = Per questa domanda non c'è un suggerimento.
unfit-aside = «{ $answer }» qui non è possibile; puoi: { $names }.
unfit-no-orders = Qui non c'è niente da confermare.
unfit-no-way-back = Prima di questa non c'è una domanda a cui tornare.
unfit-no-aside = Non c'è nessuna correzione da lasciare.
unfit-no-answer = Non c'è nessuna risposta così da cambiare.
unfit-no-undo = Non c'è nulla da annullare.
unfit-no-redo = Qui non c'è nulla da ripetere.
unfit-no-change = Non stai cambiando nessuna risposta.
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
transcript-rules = mautoma { $version } ha salvato questa partita con le regole { $theirs }; questo programma gioca con le regole { $ours }. Finiscila con mautoma { $version }.
transcript-edition = La partita è stata salvata con l'edizione «{ $edition }» ({ $theirs }); qui c'è { $ours }. Installa quell'edizione per continuare.
transcript-version = Un'altra versione di mautoma ({ $version }) ha fatto questa partita, con carte diverse da queste. Finiscila con quella versione, oppure comincia una nuova partita con lo stesso seme: { $seed }.
transcript-option = L'opzione «{ $name }» non può essere «{ $value }»; scegli tra { $options }.
transcript-unknown-option = L'opzione «{ $name }» non esiste; scegli tra { $options }.

# Giochi
unknown-game = Il gioco «{ $name }» non esiste; scegli tra { $names }.
unknown-mode = La modalità «{ $mode_name }» non esiste; scegli tra { $names }.
no-sample = «{ $game }» non ha una partita d'esempio.

option-done = Fatto

# Partite salvate ed edizioni
edition-house = edizione della casa
edition-veterans = edizione della casa, per veterani
play-human = Io
transcript-not-same = La partita non si può salvare: riletta, non sarebbe la stessa.
unknown-save = Questa partita non esiste.
stale = La partita è andata avanti. Ecco a che punto è.
unknown-edition = L'edizione «{ $name }» non esiste; scegli tra { $names }.
bad-edition = Con l'edizione «{ $name }» non si può giocare: { $fault }
bad-edition-faults =
    Con l'edizione «{ $name }» non si può giocare; ha { $number } errori:
    { $faults }
edition-unfinished =
    L'edizione «{ $name }» non è ancora completa. Puoi giocarla al tavolo pescando dal tuo mazzo stampato: inserisci quello che manca quando esce.
    { $faults }
card-own = carta { $at }
edition-name = Un'edizione non può chiamarsi «{ $name }»: un nome ha al massimo { $most } lettere, cifre, spazi e trattini, e «house» e «printed» sono già presi.
edition-too-large = L'edizione «{ $name }» è troppo grande per essere conservata.
edition-damaged = L'edizione «{ $name }» è danneggiata: le sue carte non si leggono.
edition-taken = C'è già un'edizione «{ $name }»: scegli un altro nome.
parcel-not-one = Questa non è un'edizione di mautoma. Scegli il file fatto con «Passala ad altri».
parcel-cut-off = Manca una parte del file. Scaricalo di nuovo, o chiedilo di nuovo.
parcel-damaged = Questa edizione è danneggiata. Chiedi di nuovo il file.
parcel-later = Questo file è di una versione più recente di mautoma. Aggiorna il programma per aprirlo.
parcel-backup = Questa è una copia di riserva. Aprila nella pagina «Tutte le partite in un file».
parcel-game = Questa è una partita salvata. Aprila sulla prima pagina.
unreadable-shelf = { $path } è danneggiato o non contiene partite salvate. Spostalo per ricominciare da capo.
not-saved = Non è stato possibile salvare ({ $reason }): { $path }. La tua ultima mossa non è stata registrata; tutto quello che viene prima è al sicuro.
miscounted = Si arriverebbe a una situazione impossibile: i conti non tornano ({ $pieces }). L'errore è del programma, non tuo. Non è cambiato niente: rispondi in un altro modo o torna indietro, e per favore inviaci la segnalazione.
miscounted-already = C'è qualcosa che non va in questa partita: i conti non tornano ({ $pieces }). L'errore è del programma, non tuo. Puoi guardarla, portarla con te o tornare indietro; per favore inviaci la segnalazione.
rewind-lost = Le risposte annullate non si leggono più e sono andate perse. La partita è intatta.
pieces-cards = carte
pieces-money = denaro
pieces-employees = impiegati
pieces-milestones = obiettivi
pieces-houses = case
pieces-gardens = giardini
pieces-campaigns = campagne
pieces-markers = segnalini
pieces-posts = casette
pieces-buildings = edifici
pieces-populations = popolazione
pieces-tiles = tessere
other-rules = Una partita di mautoma { $version }, da guardare
unreadable-save = Questa partita non si può leggere.
unusable-shelf = In questo momento le partite salvate non si possono aprire ({ $reason }): { $path }. Tutto quello che hai confermato è al sicuro.
early-shelf = { $path } è di una versione di prova di mautoma, prima della 0.2.0. Aprilo una volta con mautoma 0.2.0; poi lo apre anche questa versione.
other-shelf = Un'altra versione di mautoma ha scritto { $path }; questa non può aprirlo.

# Notizie da un tavolo vero
ask-own-turn = Tocca a te. Gioca il tuo turno al tavolo.
ask-ready = Fai tutto questo sul tavolo, poi continua.
option-ready = Pronto
ask-insist = Sembra impossibile: { $doubt } È davvero così?

event-on-your-table = Ora sul tuo tavolo:
event-insisted = Vale la tua parola, anche se { $doubt }

# Bot
bot-cannot-answer = Un bot non può rispondere a «{ $question }»: non vede un tavolo vero. Scegli un'altra modalità.

# Sfide
challenge-broken = Una parte di questo link manca o è sbagliata: non c'è una partita da cominciare. Copialo per intero.
challenge-rules = Questa sfida viene da un'altra versione del programma; qui la stessa partita andrebbe diversamente.
challenge-edition = Il tuo amico ha giocato con carte sue, che qui non ci sono. Fatti dare prima quell'edizione.
challenge-version = Il tuo amico ha giocato con un'altra versione di mautoma, che aveva altre carte. Gioca con quella versione; qui lo stesso seme dà un'altra partita.

# Suggerimenti
amount = { $sign }{ $number }
hint-why = Dovresti finire { $standing ->
    [ahead] avanti di { $margin }
    [behind] sotto di { $margin }
   *[level] in parità
} ({ $tries } partite di prova): { $behind } meglio di «{ $other }».
hint-only = Dovresti finire { $standing ->
    [ahead] avanti di { $margin }
    [behind] sotto di { $margin }
   *[level] in parità
} ({ $tries } partite di prova).
hint-equal = Dovresti finire { $standing ->
    [ahead] avanti di { $margin }
    [behind] sotto di { $margin }
   *[level] in parità
} ({ $tries } partite di prova). «{ $other }» rende altrettanto.
hint-both = Così guadagni { $own } in più e l'avversario { $theirs } in meno.
hint-earn = Così guadagni { $own } in più.
hint-race = Così guadagni { $own } in più, e l'avversario solo { $theirs } in più.
hint-deny = Così l'avversario guadagna { $theirs } in meno.
hint-give = Così guadagni { $own } in meno, ma l'avversario { $theirs } in meno.
hints-off = In questa partita i suggerimenti sono disattivati.
no-hints = Non ci sono suggerimenti per questo modo di giocare.

# Ciò che una partita ha scoperto della scatola
own-edition = La mia scatola
findings-not-kept = La tua risposta vale, ma non è stato possibile conservarla nell'edizione «{ $edition }» per le prossime partite.
findings-kept = Salvato per le prossime partite, nella tua edizione «{ $edition }». Sceglila quando ne cominci una.
findings-added = Salvato in «{ $edition }»: le prossime partite lo sanno già.

# Il riepilogo
regrets = Le risposte che sono costate di più
regrets-how = Ognuna è stata confrontata con una migliore ({ $tries } partite di prova, con le carte nascoste ridistribuite).
regrets-none = Nessuna risposta era chiaramente peggiore di un'altra.
no-regrets = Si possono rivedere solo le partite sullo schermo già finite.
regret-where = { $round ->
    [0] Prima del primo round: { $question }
   *[other] Round { $round }: { $question }
}
regret-cost = È costata circa { $cost }.
regret-given = Hai risposto: { $answer }
regret-better = Meglio: { $better }
regret-margin = Così potevi finire { $standing ->
    [ahead] avanti di { $margin }
    [behind] sotto di { $margin }
   *[level] in parità
}.
hints-taken = { $asked ->
    [one] Hai chiesto un suggerimento
   *[other] Hai chiesto { $asked } suggerimenti
}{ $followed ->
    [0] {" "}e non ne hai seguito nessuno.
    [one] {" "}e ne hai seguito uno.
   *[other] {" "}e ne hai seguiti { $followed }.
}

# Icone comuni a tutti i giochi
icon-human = Tu
icon-automa = L'automa
icon-card = Una carta dell'automa
icon-unknown = Non ancora noto
no-daily = Non c'è una partita del giorno di «{ $game }».
