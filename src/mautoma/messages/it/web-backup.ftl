# Partite che passano da un dispositivo all'altro
backup = Tutte le tue partite in un file
backup-link = Tutte le partite in un file: tienine una copia o portale su un altro dispositivo
backup-save = Tieni una copia
backup-save-help = { $number ->
    [0] Non ci sono ancora partite salvate. Nel file ci sono anche le tue edizioni.
    [one] Una partita salvata e le tue edizioni. Il file si apre su qualsiasi dispositivo con questo programma, nel browser o installato.
   *[other] Tutte le { $number } partite salvate e le tue edizioni. Il file si apre su qualsiasi dispositivo con questo programma, nel browser o installato.
}
backup-save-go = Scarica il file
backup-restore = Porta qui delle partite
backup-restore-help = Qui non si perde nulla: una partita che hai già può solo andare avanti, mai tornare indietro.
backup-file = File con le tue partite
backup-restore-go = Portale qui
backup-restored = Fatto
backup-added = { $number ->
    [0] Nessuna partita nuova.
    [one] Una partita nuova.
   *[other] { $number } partite nuove.
}
backup-moved-on = { $number ->
    [one] Una partita è andata avanti.
   *[other] { $number } partite sono andate avanti.
}
backup-known = { $number ->
    [one] Una partita c'era già.
   *[other] { $number } partite c'erano già.
}
backup-edition = Aggiunta l'edizione «{ $name }».
backup-going-on = { $done } su { $of } …
backup-look-again = Guarda di nuovo
backup-unread = Non portato qui: { $name }.
backup-left-out = Era già danneggiato quando è stato creato il file.
backup-left-out-now = Danneggiati, e quindi non nel file: { $names }
backup-entry = È danneggiato.
backup-day = In quel giorno nessuno può aver giocato: la partita porta la data di oggi.
backup-not-one = Questo non è un file di partite salvate da questo programma.
backup-too-large = È troppo grande.
link-open = Apri un link
link-help = Incolla la sfida di un amico, con qualunque indirizzo cominci.
link-unknown = Non è una sfida di mautoma: copia il link per intero, dall'inizio alla fine. Partite ed edizioni arrivano come file.
share = Porta questa partita su un altro dispositivo
share-file-help = Sull'altro dispositivo scegli «Apri una partita o un'edizione» nella prima pagina.
# A game under other rules, to look at
other-rules-answers = { $number ->
    [one] Una risposta
   *[other] { $number } risposte
}
