# Le carte con cui si può cominciare una partita
cards-whose = Con quali carte?
cards-house = Le carte di mautoma
cards-house-about = Niente da stampare: il programma le mescola, le pesca e le mostra.
cards-bundled-about = Anche queste nostre: niente da stampare.
cards-printed = Le carte stampate dell'autore
cards-printed-about = Tu peschi, il resto lo fa il programma. Ti chiede una volta sola che cosa mostrano carte, plancia e schema.
cards-printed-on = { $cards ->
    [0] Prosegue in «{ $name }».
    [one] Prosegue in «{ $name }»: finora una carta nota.
   *[other] Prosegue in «{ $name }»: finora { $cards } carte note.
  }
cards-own-entered = Inserito: { $parts }.
cards-own-ours = Come nell'edizione di mautoma: { $parts }.
cards-own-asked = Chiesto una volta sola, quando serve: { $parts }.
cards-own-drawn = Le carte le peschi tu.
cards-own-shuffled = Il programma mescola, pesca e mostra le carte.
cards-keeping = Le hai stampate e vuoi usarle?
edition-blank = Un'edizione per carte stampate
edition-blank-help = Inserisci qui le sue carte, o comincia una partita al tavolo: ti chiede che cosa mostrano carte, plancia e schema quando serve la prima volta.
edition-blank-go = Comincia
house-lay-out = Sul tavolo
