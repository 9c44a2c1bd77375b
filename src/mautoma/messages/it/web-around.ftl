# Le regole
rules = Regole
rules-search = Cerca nelle regole
rules-find = Cerca
rules-whole = Mostra tutto
rules-found = { $count ->
    [0] Nessuna regola contiene tutte queste parole.
    [one] Trovata una regola.
   *[other] Trovate { $count } regole.
  }
rules-count = { $count } regole numerate, in parole semplici, con le nostre decisioni.
rules-besides = Inoltre
chapters = Capitoli
no-rulebook = Questo gioco non ha regole numerate.
no-such-rule = Non c'è una regola con questo numero.

# Le pagine attorno a una partita
around = Altre pagine
resume-go = Continua
finished = Partite finite
again-short = Di nuovo con questo seme

# Nuova partita
new-time = Durata
new-needs = Ti serve
level-measured = Qui il nostro bot forte { $strong ->
    [0] non vince mai
    [50] vince metà delle partite
   *[other] vince il { $strong } % delle partite
}, quello semplice { $simple ->
    [0] nessuna
    [50] la metà
   *[other] il { $simple } %
}.

# Storico
history = Le tue partite
history-csv = Tutte le partite finite in una tabella (CSV)
history-all = Tutte le partite finite e le statistiche
history-games = { $played ->
    [one] Una partita finita, { $won ->
        [0] non vinta
       *[other] vinta
      }.
   *[other] { $played } partite finite, { $won } vinte.
  }
history-streak = { $now ->
    [0] Serie di vittorie più lunga: { $longest }.
   *[other] Vittorie di fila: { $now } ora, { $longest } al massimo.
  }
history-table = { $game }: risultati per livello
history-mode = Come
history-level = Livello
history-played = Giocate
history-won = Vinte
history-best = Migliore
history-none = Ancora nessuna partita finita.
history-rung-won = vinta
ladder = Prossimo passo: { $mode }
ladder-level = Prova il livello «{ $level }»
ladder-beat = Supera il tuo miglior risultato: { $points }
ladder-first = Gioca la prima partita
pager = Pagine dell'elenco
pager-newer = Più recenti
pager-older = Più vecchie
pager-at = Pagina { $page } di { $pages }

# Dopo una partita
review = Rivedi
review-open = Rivedi la partita
review-bg-stats = Registra la partita in BG Stats
review-next = E adesso?
review-level = Gioca al livello «{ $level }»
review-table = Il tavolo alla fine
review-figures = { $title }: cifre
challenge-friend = Sfida un amico
challenge-how = Questo link comincia la stessa partita con le stesse carte e dice che cosa battere. Il tuo amico lo apre, oppure lo incolla nella prima pagina del suo mautoma, sotto «Apri un link».
challenge-here-only = Questo indirizzo funziona solo su questo computer. Per chi è nella stessa rete avvia mautoma con «{ $command }»; chiunque altro incolla il link nel proprio mautoma.
challenge-by-hand = Oppure di' al tuo amico che cosa scegliere per una nuova partita:
challenge-game = Gioco
challenge-own-cards = quella del tuo amico
challenge-link = Link
challenge-code = Il link come codice QR
challenge = Una sfida
challenge-same = Gioca esattamente la partita di un amico.
challenge-alone = Un amico ha fatto { $points } punti in questa partita. Sai farne di più?
challenge-both = Un amico ha finito questa partita { $points } a { $against }. Sai fare di meglio?
challenge-accept = Accetta la sfida
challenge-beaten = Sfida vinta: { $points } (da superare: { $beat }).
challenge-missed = Sfida persa: { $points } (da superare: { $beat }).
challenge-equalled = Parità: { $points } a testa.

# Carte
cards = Carte
cards-of = { $game }: carte, plance e tabelloni
card-back = retro
no-gallery = Questo gioco non ha carte da mostrare.
print-how = Stampale a grandezza reale, 63 × 88 mm: fronte e retro combaciano se stampi su due facciate.
print-european = Fogli A4
print-letter = Fogli Letter
print-title = Fogli da stampare
print-steps = { $pages } pagine. Nella finestra di stampa del browser scegli 100 % (senza adattare alla pagina), nessun margine, fronte e retro, capovolgendo sul lato lungo.
cut-how = Taglia lungo i segni: il colore del bordo continua per 3 mm, così un taglio impreciso non si nota.
legend = Icone
legend-how = Una sola icona per ogni cosa, ovunque compaia. Il terminale disegna invece la lettera.

# Imparare
learn = Come si gioca
learn-begin = Comincia una partita
learn-rules = Le regole contro questo avversario
no-lessons = Per questo gioco non ci sono lezioni.
tip-title = Per chi comincia
tip-off = Basta consigli per chi comincia

# Contare le carte
tracker = Carte viste e carte che restano
tracker-about = Quello che potresti sapere contando, e niente di più.
tracker-cards = Tutte le carte di questa edizione

# Una domanda
choose-exactly = Scegline { $number }.
choose-any = Scegli quello che vuoi, anche niente.
choose-up-to = Scegline fino a { $number }, anche zero.
setting-chosen = { $setting }: { $value }
edition-chosen = edizione «{ $name }»
