# A un tavolo vero.
orders = Da fare
turn-own = Il tuo turno
turn-opponent = Il suo turno
turn-set-up = Preparazione
turn-scoring = Punteggio finale
turn-over = Fine
turn-done = Fatto · tocca a me
turn-played = Ho giocato · il suo turno
turn-cannot = Qualcosa non si può fare
turn-wrong = Qualcosa non va
turn-why = Perché?
turn-listen = Ascolta
turn-stop = Ferma
turn-enlarge = Mostra la carta in grande
change = Cambia
changing = Stai cambiando questa risposta. Le risposte successive restano dove valgono ancora.
changing-on = Così cambia anche il seguito: rispondi anche qui. { $count ->
    [one] Una risposta successiva aspetta.
   *[other] { $count } risposte successive aspettano.
  }
changing-leave = Lascia tutto com'era
changing-play-on = Continua da qui senza
way-back = ‹ Indietro
way-leave = Lascia stare
note-kept = ✓ Salvato in «{ $edition }»
glance = Che cosa sapere di lui
undo-confirmed = Annulla: non ho fatto tutto

# Le proprie edizioni
editions = Edizioni
editions-of = Le tue edizioni di { $game }
editions-about = Carte, plance e tabelloni con cui giocare: i nostri e i tuoi. Cambia i tuoi quando vuoi: una partita in corso tiene le carte con cui è cominciata.
edition-names = Le tue carte in «{ $name }»: guardale, dai loro un nome
edition-edit = Cambia carte e plance
edition-board = Disegna il tabellone
edition-export = Passala ad altri
edition-name = Nome
edition-copy = Copia con questo nome
edition-rename = Rinomina
edition-remove = Elimina
edition-remove-sure = Puoi finire le partite cominciate con questa edizione, ma non cominciarne altre.
edition-gone = L'edizione «{ $name }» non c'è più. Le partite iniziate con lei si possono finire: ne conservano le carte.
edition-import = Apri un'edizione ricevuta da altri
edition-import-go = Guardala
edition-files = Parti dell'edizione
edition-one-more = un altro elemento
edition-drop = Togli { $label }
edition-keep = Salva
edition-number = { $number ->
    [one] una voce
   *[other] { $number } voci
  }
edition-all = Tutto
edition-not-yet = niente
edition-close = Chiudi
edition-listed = in un ordine suo
edition-kept-at-once = Ogni modifica si salva subito, purché l'edizione si possa giocare.

# Edizioni passate ad altri
parcel-title = «{ $name }»: dai un'occhiata
parcel-about = { $cards ->
    [0] Un'edizione di { $game }, per ora senza carte. Non si salva niente finché non la prendi.
    [one] Un'edizione di { $game } con una carta. Non si salva niente finché non la prendi.
   *[other] Un'edizione di { $game } con { $cards } carte. Non si salva niente finché non la prendi.
  }
parcel-same = Ce l'hai già: è la tua edizione «{ $name }».
parcel-taken = Hai già un'edizione chiamata «{ $name }». Dai a questa un altro nome, o tieni quello proposto.
parcel-take = Prendila
parcel-refused = Non è stato salvato niente. Chiedi a chi l'ha mandata di correggerla e di passarla di nuovo.
