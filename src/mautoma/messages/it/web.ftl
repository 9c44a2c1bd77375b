# La cornice di ogni pagina
tagline = Un vero avversario per chi gioca da solo
skip = Vai al contenuto
language = Lingua
language-en = EN
language-it = IT
offline = Il server non risponde. Non si è perso nulla: riavvialo e ripeti l'ultima risposta.
to-home = Tutti i giochi
to-game = Torna alla partita
yes = Sì
no = No

# Inizio
resume = Continua a giocare
older = Partite più vecchie ({ $count })
remove = Elimina
remove-of = Elimina { $game }, { $summary }
remove-really = Elimina per sempre
new-game = Nuova partita
watch = Guarda una partita breve
import = Apri una partita o un'edizione
import-help = Una partita, o le carte di un amico, è un piccolo file. Sceglilo qui.
import-file = File
import-go = Apri

phone = Sul telefono accanto al tabellone
phone-address = Da un telefono nella stessa rete apri
phone-code = Lo stesso indirizzo come codice QR
phone-closed = Solo questo computer raggiunge questo server. Avvialo con «{ $command }» per usare un telefono nella stessa rete.

# Nuova partita
new-title = Nuova partita a { $game }
edition = Edizione
seed = Seme
seed-help = Lascialo vuoto per una sorpresa. Scrivi il numero di un amico per affrontare la stessa identica partita.
begin = Comincia
form-seed = Il seme è un numero intero da 0 a { $most }.

# Una domanda
go = Fatto
why-asked = Perché questa domanda?
fill-in-order = Tocca in ordine che cosa mostra ogni posto.
tap-the-board = Tocca un posto nel disegno.
options-here = In questo posto
options-listed = Oppure scegli dall'elenco ({ $count })
spot-several = { $label }, e { $count ->
    [2] un altro modo
   *[other] altri modi
  }
choose-some = Scegline da { $least } a { $most }.
several-equal = Pareggio: ce n'è più d'una
only-one = Nessun pareggio: una sola
tick-equals = Spunta tutte quelle pari.
equal-as-last = Un pareggio, come prima: { $values }
choose-none = Nessuna
numbers-listed = Oppure scegli qui i numeri
from-to = da { $least } a { $most }
last-known = È già inserita la tua ultima risposta.
each-from-to = Ciascuno da { $least } a { $most }.

# Che cosa è successo
news = Che cosa è successo
show-on-board = Mostra
step-next = Avanti
step-all = Mostra tutto
step-pace = mostra sempre tutto insieme
log = Diario
log-setup = Preparazione
log-round = Round { $name }
log-whole = Tutto il diario
rewound = { $count ->
    [one] Questa partita è tornata indietro una volta oltre qualcosa che era già stato rivelato.
   *[other] Questa partita è tornata indietro { $count } volte oltre qualcosa che era già stato rivelato.
  }
taken-back = Annullato
moves-none = Sul tuo tavolo non c'è nulla da spostare.
jump = Torna qui

# Perché
why = perché
why-open = Perché?
why-nothing = Qui non c'era niente da decidere.
candidates = Che cosa si poteva scegliere
candidate = Candidato
verdict = Esito
keep-true = obbligatorio
keep-most = vince il più alto
keep-least = vince il più basso
chosen = Scelto
lost-on = escluso da { $rule }
lost-order = pari, ma più avanti nell'ordine
dispute = Secondo me è sbagliato
dispute-which = Che cosa si doveva scegliere?
dispute-other = Qualcos'altro
dispute-ask = Controlla
dispute-lost = { $label }: escluso da { $rule }, «{ $criterion }»: { $seen }.
dispute-order = { $label }: pari in ogni regola; vale il primo nell'ordine.
dispute-unknown = Non era tra i candidati.
dispute-remark = Il tuo motivo (facoltativo)
dispute-record = Registra la contestazione nella trascrizione
disputed = Registrato nella trascrizione. Invece: { $instead }. Motivo: { $remark }.
no-such-line = Nel diario non c'è questa riga.

# Strumenti
tools = Annulla e ripeti
undo-answer = Annulla
undo-step = Annulla il passo
undo-phase = Annulla la fase
undo-round = Annulla il round
redo = Ripeti
redo-all = Ripeti tutto
in-words = La posizione a parole
files = Questa partita
level = livello { $level }
seed-line = Seme { $seed }, edizione: { $edition }
download = Scarica la trascrizione
report = Scarica la segnalazione
keys = Tastiera
keys-help = Da 1 a 9: scegli. u: annulla. r: ripeti. n: evento seguente. a: tutti gli eventi insieme. Con Tab si arriva a tutto, anche ai posti nel disegno.

# La fine
scores = Punteggi dopo ogni round
round = Round
chart-alt = Una linea per parte: il suo punteggio dopo ogni round. La tabella sotto riporta gli stessi numeri.
margin = { $outcome ->
    [won] Hai vinto per { $by }.
   *[lost] Hai perso per { $by }.
  }
turning-point = Il round decisivo è stato il { $round }: { $who ->
    [human] hai guadagnato { $gain } sul tuo avversario.
   *[other] { $side } ha guadagnato { $gain } su di te.
  }
counts-left = ne restano #
new-game-next = Prossima partita
again = Gioca ancora con lo stesso seme ({ $seed })

# Guardare
watch-title = Guarda { $game }
watch-first = All'inizio
watch-back = Indietro
watch-next = Avanti
watch-round = Round seguente
watch-at = Risposta { $number } di { $last }
watch-news = Che cosa si dice a chi è al tavolo
watch-given = Risposta: { $answer }

# Il server
serve-here = Gioca su { $address }
serve-lan = Da un telefono nella stessa rete: { $address }

# Problemi
problem = Non ha funzionato
form-field = Nel modulo non c'è un valore utilizzabile per «{ $field }».
bad-json = Il JSON della richiesta non è utilizzabile: { $reason }
http-403 = Questa modifica arriva da un altro sito, perciò mautoma non l'ha fatta. Apri la pagina di mautoma e riprova.
http-404 = Pagina non trovata.
no-endpoint = Qui non risponde nulla. /api/openapi.json elenca tutti gli indirizzi; nessuno finisce con una barra.
review-not-over = Si può rivedere solo una partita finita.
http-405 = Qui non è possibile.
http-408 = L'invio ha richiesto troppo tempo. Per favore, riprova.
http-413 = È più di quanto mautoma accetti in una volta. Non è cambiato niente: scegli un file più piccolo.
http-415 = Questo tipo di contenuto non è accettato.
http-421 = mautoma non è a questo indirizzo. Usa quello che ha mostrato all'avvio.
http-500 = Qualcosa è andato storto nel programma. Le tue risposte sono al sicuro. Per favore, mandaci la segnalazione.
