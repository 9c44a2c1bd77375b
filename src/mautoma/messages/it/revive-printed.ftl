# La plancia stampata: si dice quando serve, e resta
ask-mat-sections = Quante sezioni ha il tracciato energia della tua plancia stampata?
help-mat-sections = Contale una volta lungo l'ovale. Il programma chiede che cosa mostra la plancia quando gli serve, e se lo ricorda per le prossime partite.
ask-mat-colour = { $ahead ->
    [0] Quale artefatto mostra la plancia all'indicatore di energia?
    [1] Quale artefatto mostra la sezione successiva, in senso orario dall'indicatore?
   *[other] Quale artefatto mostra la plancia { $ahead } sezioni dopo l'indicatore, in senso orario?
}
help-mat-colour = Il turno di ripristino rimuove un artefatto principale di questo colore. La risposta resta.
ask-mat-arrows = Due posti sono a pari merito: quali frecce mostra la plancia per la sezione dell'indicatore?
help-mat-arrows = La freccia più spessa viene prima. La risposta resta.
arrows-top-down-left-to-right = freccia più spessa in alto, verso destra
arrows-top-down-right-to-left = freccia più spessa in alto, verso sinistra
arrows-bottom-up-left-to-right = freccia più spessa in basso, verso destra
arrows-bottom-up-right-to-left = freccia più spessa in basso, verso sinistra
ask-mat-discards = Quali carte seguace e moduli mostra la sezione dell'indicatore? Toccali.
    .typed = Quali carte seguace e moduli mostra la sezione dell'indicatore?
help-mat-discards = Il turno di ripristino li scarta dai display, contando da sinistra. La risposta resta.
mat-citizen = seguace { $at }
mat-module = modulo { $at }
ask-mat-column = Quale colonna di gettoni macchinario mostra la sezione dell'indicatore?
mat-machines = colonna { $at }
ask-mat-right = La plancia mostra questo?
mat-right-right = Sì, avanti
mat-right-colour = No, un altro artefatto
mat-right-discards = No, altre carte seguace o altri moduli
mat-right-column = No, un'altra colonna
mat-right-arrows = No, altre frecce
ask-gears = Quanti ingranaggi costa un { $piece }?
help-gears = Li prendi perché costruisce sul tuo token. La risposta resta.
section-nth = la sezione { $at }, contando in senso orario dall'alto
section-of-colour = la sezione con l'artefatto { $colour }
section-of-colour-nth = la sezione con l'artefatto { $colour } (numero { $at } in senso orario dall'alto)
event-set-up-energy-at = Metti l'indicatore di energia qui: { $section }.
event-card-moved = Il Mautoma gira «{ $card }»: sposta il suo indicatore di energia di { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
} in senso orario{ $colour_id ->
    [unknown] .
   *[other] , fino all'artefatto { $colour }.
} Deve { $parts } { $limit_id ->
    [none] a qualsiasi distanza
   *[other] entro distanza { $limit }
}.
event-restore-at-marker = Il mazzo del Mautoma è finito: { $number ->
    [1] primo
    [2] secondo
   *[other] terzo
} turno di ripristino, dov'è l'indicatore di energia.
event-now-energy-at = Metti l'indicatore di energia qui: { $section }.
event-corrected-energy-at = Corretto: l'indicatore di energia è qui: { $section }.
event-corrected-mat = Corretto: che cosa mostra la plancia.
correction-mat = che cosa mostra la mia plancia stampata
ask-marker = Dov'è l'indicatore di energia? Tocca la sezione.
    .typed = Dov'è l'indicatore di energia?
ask-mat-section = Quale sezione del tracciato energia? Toccala.
    .typed = Quale sezione del tracciato energia?
option-sections = il numero delle sezioni
ask-mat-part = Che cosa è diverso lì?
mat-part-colour = l'artefatto
mat-part-discards = carte seguace e moduli
mat-part-column = la colonna di macchinari
mat-part-arrows = le frecce
choice-arrows-printed = Hanno deciso le frecce: { $rows }, { $direction }.
mat-energy-at = Indicatore di energia: { $section }.
mat-arrows-printed = Pareggi: { $rows }, { $direction }.
mat-unseen = La tua plancia stampata: il programma chiede che cosa mostra quando gli serve
picture-section = La tua plancia stampata, a una sezione
alt-section = Che cosa può mostrare una sezione del tracciato energia; le risposte lo dicono a parole.
picture-deck = Le carte possibili
alt-deck = Le carte che possono essere uscite; le risposte lo dicono a parole.

# Una carta che non è nel regolamento
option-new-card = nessuna di queste: inseriscila com'è stampata
ask-card-steps = Di quanti passi la carta fa avanzare l'indicatore di energia?
ask-card-part = Che cosa fa la carta { $at ->
    [1] per prima cosa
   *[other] poi
}?
option-no-more = È tutto
ask-card-limit = Entro quale distanza?
ask-card-right = È questa la tua carta?
card-right-right = Sì, avanti
card-right-steps = No, altri passi
card-right-parts = No, fa altro
card-right-limit = No, un'altra distanza
own-card = { $parts } (+{ $steps })
word-card = { $card }
cards-then = { $first }, { $last }
picture-entering = La tua carta
alt-entering = La carta fin dove è inserita; le risposte lo dicono a parole.
colour-turquoise = turchese
colour-green = verde
colour-yellow = giallo
colour-red = rosso
colour-pink = rosa
colour-brown = marrone
colour-grey = grigio
colour-black = nero
colour-unknown = sconosciuto
