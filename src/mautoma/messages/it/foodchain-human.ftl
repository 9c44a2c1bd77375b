# Il lato del giocatore di Food Chain Magnate: domande, opzioni, eventi, e i nomi delle carte.

step-hire = Assunzioni
step-train = Formazione
step-campaigns = Campagne
step-food-and-drinks = Cibi e bevande
step-houses-and-gardens = Case e giardini
step-restaurants = Ristoranti

# Apertura
ask-reserve = Scegli la tua carta riserva.
help-reserve = La prima volta che la banca si esaurisce, ci vanno entrambe le carte riserva e il tuo CEO riceve il più alto dei loro due numeri di posti.
option-reserve = { $cash }$, CEO con { $slots } posti
event-reserve-chosen = Scegli la carta riserva da { $cash }$.
ask-first-restaurant = Dove va il tuo primo ristorante?
    .typed = Piazza il tuo primo ristorante: scegli uno dei suoi quadrati.
help-first-restaurant = Occupa due per due quadrati vuoti, con un angolo accanto a una strada.
ask-entrance = Quale angolo è l'ingresso?
help-entrance = L'ingresso deve essere accanto a una strada; le distanze si contano da lì.
event-restaurant-opened = Apri un ristorante in { $square }, ingresso { $entrance }.

# Riorganizzazione
ask-structure = Chi va al lavoro? Il tuo CEO ha { $slots } posti.
help-structure = I dirigenti rispondono al CEO e dirigono tutti tranne altri dirigenti. Chi non mandi al lavoro va in spiaggia: non fa nulla, ma solo lì si può formare.
event-structure = Al lavoro: { $at_work_employees }. In spiaggia: { $beach_employees }.
option-employee = { $employee } ({ $does })
option-employees = { $employee } ×{ $count } ({ $does })

# Assunzioni e formazione
ask-hire = Chi assumi? { $left ->
    [one] Hai un'assunzione.
   *[other] Hai { $left } assunzioni.
}
help-hire = Le carte nuove vanno in spiaggia. Ogni assunzione che un responsabile selezione o un direttore del personale non usa toglie 5$ dai salari.
ask-hire-to-train = Chi assumi da una pila vuota? Assunzioni rimaste: { $left }.
help-hire-to-train = Da una pila vuota puoi assumere solo chi formi subito.
event-hired = Assumi: { $employees }.
event-hired-to-train = Assumi da una pila vuota, per formarlo subito: { $employee }.
event-free-employees = «{ $milestone }» ti porta { $employees }.
ask-train = Chi formi?
help-train = Si possono formare solo le carte in spiaggia. Un istruttore o un guru può usare tutti i suoi passi su una sola carta; per più formatori sulla stessa carta serve l'obiettivo dei 20$ di salari pagati.
ask-train-into = Che cosa diventa { $employee_id ->
    [waitress] la tua
    [recruiting_girl] la tua
   *[other] il tuo
} { $employee }?
help-train-into = Nella riserva deve esserci solo l'ultima carta, non quelle intermedie.
event-trained = Formi: { $employee } → { $new_employee }.

# Campagne
event-drive-ins = I tuoi ristoranti aperti sono drive-in fino alla pulizia: tutti e quattro gli angoli sono ingressi.
ask-campaign = Quale campagna cominci?
help-campaign = Il tuo pubblicitario resta occupato fino alla fine della campagna.
ask-campaign-marketeer = Chi la comincia?
option-tile = { $marketing } { $tile_number } ({ $wide }×{ $high })
ask-campaign-square = { $how ->
    [moved] Dove va?
   *[named] { $squares ->
        [1] In quale quadrato va?
       *[other] Scegli il quadrato in alto a sinistra della tessera.
    }
}
    .typed = { $squares ->
        [1] In quale quadrato va?
       *[other] Qual è il suo quadrato in alto a sinistra?
    }
help-campaign-square = Quadrati vuoti accanto a una strada, entro la distanza permessa. L'elenco indica ogni posto con il suo quadrato in alto a sinistra.
ask-campaign-lies = Come la giri?
option-lies = larga { $wide }, alta { $high }
ask-campaign-edge = Da quale bordo della mappa arriva l'aereo?
ask-campaign-berth = Quali righe o colonne sorvola?
option-berth = { $lines_id ->
    [columns] { $direction }, colonne da { $first } a { $last }
   *[rows] { $direction }, righe da { $first } a { $last }
}
ask-campaign-product = Che cosa pubblicizza { $marketing_id ->
    [airplane] l'{ $marketing }
    [mailbox] la { $marketing }
    [radio] la { $marketing }
   *[billboard] il { $marketing }
}?
option-product = { $product }
ask-campaign-run = Che cosa pubblicizza { $marketing_id ->
    [airplane] l'{ $marketing }
    [mailbox] la { $marketing }
    [radio] la { $marketing }
   *[billboard] il { $marketing }
}, e per quanti round?
option-run = { $product }, { $rounds } round
ask-campaign-rounds = Per quanti round dura { $marketing_id ->
    [airplane] l'{ $marketing }
    [mailbox] la { $marketing }
    [radio] la { $marketing }
   *[billboard] il { $marketing }
}?
option-rounds = { $rounds } round
event-tile-placed = Il tuo { $employee } pubblicizza { $product_id ->
    [soda] bibite
   *[other] { $product }
} con { $marketing_id ->
    [airplane] l'{ $marketing }
    [mailbox] la { $marketing }
    [radio] la { $marketing }
   *[billboard] il { $marketing }
} { $tile_number }, per { $rounds } round.
event-tile-placed-eternal = Il tuo { $employee } pubblicizza { $product_id ->
    [soda] bibite
   *[other] { $product }
} con { $marketing_id ->
    [airplane] l'{ $marketing }
    [mailbox] la { $marketing }
    [radio] la { $marketing }
   *[billboard] il { $marketing }
} { $tile_number }, per sempre.

# Cibi e bevande
ask-produce = Chi prepara cibi o procura bevande?
help-produce = Ciò che non vendi si butta via alla pulizia, se non hai il freezer.
ask-route = Quale percorso fa il tuo { $employee }?
help-route = Ogni percorso prende il nome da ciò che porta.
option-route = { $products }
option-stay = nessuno: resta a casa
event-produced = { $number ->
    [one] Il tuo { $employee } { $made ->
        [burger] prepara
        [pizza] sforna
       *[drinks] porta
    }
   *[other] I tuoi { $employee } { $made ->
        [burger] preparano
        [pizza] sfornano
       *[drinks] portano
    }
} { $products }.

# Case e giardini
ask-build = Che cosa piazza il tuo responsabile sviluppo? Responsabili rimasti: { $left }.
build-house = una casa con giardino
build-garden = un giardino per una casa
build-done = nulla
ask-house-number = Quale casa?
help-house-number = Le case cenano in ordine di numero.
option-house-number = casa { $house }
ask-house-square = Dove va la casa?
    .typed = Dove va la casa? Scegli uno dei suoi quadrati.
help-house-square = Casa e giardino occupano due per tre quadrati vuoti, di cui uno accanto a una strada.
ask-house-garden = Su quale lato della casa { $house } va il giardino?
option-garden-side = giardino a { $direction }
event-house-placed = Piazzi la casa { $house } con il suo giardino.
ask-garden-house = Quale casa riceve un giardino?
ask-garden-side = Su quale lato della casa { $house }?
event-garden-placed = Dai un giardino alla casa { $house }.

# Ristoranti
ask-restaurant-manager = Chi apre un ristorante?
ask-restaurant-move = Che cosa fa il tuo { $employee }?
option-new-restaurant = Apre un nuovo ristorante
option-move-restaurant = Sposta il ristorante in { $square }
ask-new-restaurant = Dove va il nuovo ristorante?
    .typed = Dove va il nuovo ristorante? Scegli uno dei suoi quadrati.
ask-move-restaurant = Dove si sposta il ristorante?
    .typed = Dove si sposta il ristorante? Scegli uno dei suoi nuovi quadrati.
event-restaurant-coming-soon = Prossima apertura in { $square }, ingresso { $entrance }: il ristorante apre alla pulizia.
event-restaurant-moved = Il tuo ristorante si sposta in { $square }, ingresso { $entrance }.
event-restaurant-open-now = Il tuo ristorante in { $square } ora è aperto.
    .do = Gira il tuo ristorante in { $square }: ora è aperto.

# Giorno di paga
ask-payday = Devi pagare { $due }$ di salari; hai { $cash }$.
help-payday = Ogni carta con salario costa 5$, anche in spiaggia o occupata. Puoi licenziare prima di pagare.
option-pay = Paga { $due }$
option-fire = Licenzia qualcuno
ask-fire = Chi licenzi? Devi { $due }$.
ask-must-fire = Hai { $cash }$ e devi { $due }$: chi licenzi?
help-must-fire = Licenzia finché non riesci a pagare. I pubblicitari occupati vanno per ultimi, e le loro campagne restano.
event-fired = Licenzi: { $employee }.
event-cfo-fired = Ora il tuo CEO fa anche da direttore finanziario, quindi lasci andare il { $employee }.
event-salaries-paid = Paghi { $cash }$ di salari e ti restano { $left }$.

# Pulizia
ask-keep = Che cosa metti nel freezer? C'è posto per { $room } prodotti.
event-thrown-away = Butti via { $products }.

# Parole
marketing-billboard = cartellone
marketing-mailbox = cassetta postale
marketing-airplane = aereo
marketing-radio = radio
product-burger = hamburger
product-pizza = { $number ->
    [one] pizza
   *[other] pizze
}
product-beer = { $number ->
    [one] birra
   *[other] birre
}
product-lemonade = { $number ->
    [one] limonata
   *[other] limonate
}
product-soda = { $number ->
    [one] bibita
   *[other] bibite
}

# Impiegati, e che cosa fa ciascuno
employee-ceo = CEO
does-ceo = assume 1; sempre al lavoro
employee-waitress = { $number ->
    [one] cameriera
   *[other] cameriere
}
does-waitress = 3$ di mance, vince i pareggi
employee-management-trainee = { $number ->
    [one] apprendista dirigente
   *[other] apprendisti dirigenti
}
does-management-trainee = dirige 2 impiegati
employee-junior-vice-president = { $number ->
    [one] vicepresidente junior
   *[other] vicepresidenti junior
}
does-junior-vice-president = dirige 3 impiegati, salario 5$
employee-vice-president = { $number ->
    [one] vicepresidente
   *[other] vicepresidenti
}
does-vice-president = dirige 4 impiegati, salario 5$
employee-senior-vice-president = { $number ->
    [one] vicepresidente senior
   *[other] vicepresidenti senior
}
does-senior-vice-president = dirige 5 impiegati, salario 5$
employee-executive-vice-president = { $number ->
    [one] vicepresidente esecutivo
   *[other] vicepresidenti esecutivi
}
does-executive-vice-president = dirige 10 impiegati, salario 5$
employee-new-business-developer = { $number ->
    [one] responsabile sviluppo
   *[other] responsabili sviluppo
}
does-new-business-developer = piazza una casa o un giardino, salario 5$
employee-luxuries-manager = { $number ->
    [one] responsabile del lusso
   *[other] responsabili del lusso
}
does-luxuries-manager = prezzo +10$, salario 5$
employee-pricing-manager = { $number ->
    [one] responsabile prezzi
   *[other] responsabili prezzi
}
does-pricing-manager = prezzo −1$
employee-discount-manager = { $number ->
    [one] responsabile sconti
   *[other] responsabili sconti
}
does-discount-manager = prezzo −3$, salario 5$
employee-local-manager = { $number ->
    [one] direttore locale
   *[other] direttori locali
}
does-local-manager = apre un ristorante alla pulizia, entro distanza 3; drive-in; salario 5$
employee-regional-manager = { $number ->
    [one] direttore regionale
   *[other] direttori regionali
}
does-regional-manager = apre o sposta subito un ristorante ovunque; drive-in; salario 5$
employee-cfo = { $number ->
    [one] direttore finanziario
   *[other] direttori finanziari
}
does-cfo = +50% dell'incasso della cena, salario 5$
employee-recruiting-girl = { $number ->
    [one] reclutatrice
   *[other] reclutatrici
}
does-recruiting-girl = assume 1
employee-recruiting-manager = { $number ->
    [one] responsabile selezione
   *[other] responsabili selezione
}
does-recruiting-manager = 2 assunzioni, o 5$ di sconto sui salari ciascuna; salario 5$
employee-hr-director = { $number ->
    [one] direttore del personale
   *[other] direttori del personale
}
does-hr-director = 4 assunzioni, o 5$ di sconto sui salari ciascuna; salario 5$
employee-trainer = { $number ->
    [one] formatore
   *[other] formatori
}
does-trainer = forma di 1 passo
employee-coach = { $number ->
    [one] istruttore
   *[other] istruttori
}
does-coach = forma di 2 passi, salario 5$
employee-guru = guru
does-guru = forma di 3 passi, salario 5$
employee-errand-boy = { $number ->
    [one] fattorino
   *[other] fattorini
}
does-errand-boy = 1 bevanda di un tipo a scelta
employee-cart-operator = { $number ->
    [one] carrettiere
   *[other] carrettieri
}
does-cart-operator = bevande su strada, distanza 2, 2 per rifornimento, salario 5$
employee-truck-driver = { $number ->
    [one] camionista
   *[other] camionisti
}
does-truck-driver = bevande su strada, distanza 3, 3 per rifornimento, salario 5$
employee-zeppelin-pilot = { $number ->
    [one] pilota di dirigibile
   *[other] piloti di dirigibile
}
does-zeppelin-pilot = bevande in volo, distanza 4, 2 per rifornimento, salario 5$
employee-marketing-trainee = { $number ->
    [one] apprendista pubblicitario
   *[other] apprendisti pubblicitari
}
does-marketing-trainee = cartellone, distanza 2, fino a 2 round
employee-campaign-manager = { $number ->
    [one] responsabile campagne
   *[other] responsabili campagne
}
does-campaign-manager = cartellone o cassetta postale, distanza 3, fino a 3 round, salario 5$
employee-brand-manager = { $number ->
    [one] responsabile del marchio
   *[other] responsabili del marchio
}
does-brand-manager = fino agli aerei, a qualsiasi distanza, fino a 4 round, salario 5$
employee-brand-director = { $number ->
    [one] direttore marketing
   *[other] direttori marketing
}
does-brand-director = fino alla radio, a qualsiasi distanza, fino a 5 round, salario 5$
employee-kitchen-trainee = { $number ->
    [one] apprendista di cucina
   *[other] apprendisti di cucina
}
does-kitchen-trainee = 1 hamburger o 1 pizza
employee-burger-cook = { $number ->
    [one] cuoco di hamburger
   *[other] cuochi di hamburger
}
does-burger-cook = 3 hamburger, salario 5$
employee-pizza-cook = { $number ->
    [one] cuoco di pizze
   *[other] cuochi di pizze
}
does-pizza-cook = 3 pizze, salario 5$
employee-burger-chef = { $number ->
    [one] grigliatore
   *[other] grigliatori
}
does-burger-chef = 8 hamburger, salario 5$
employee-pizza-chef = { $number ->
    [one] pizzaiolo
   *[other] pizzaioli
}
does-pizza-chef = 8 pizze, salario 5$

# Obiettivi, e che cosa porta ciascuno
milestone-first-billboard = Primo cartellone affisso
brings-first-billboard = i pubblicitari non hanno salario, le campagne non finiscono
milestone-first-to-train = Primo a formare un dipendente
brings-first-to-train = 15$ di sconto sui salari a ogni paga
milestone-first-to-hire-3 = Primo ad assumere 3 in un turno
brings-first-to-hire-3 = subito 2 apprendisti dirigenti
milestone-first-burger-marketed = Primo hamburger pubblicizzato
brings-first-burger-marketed = +5$ per hamburger venduto
milestone-first-pizza-marketed = Prima pizza pubblicizzata
brings-first-pizza-marketed = +5$ per pizza venduta
milestone-first-drink-marketed = Prima bevanda pubblicizzata
brings-first-drink-marketed = +5$ per bevanda venduta
milestone-first-burger-produced = Primo hamburger prodotto
brings-first-burger-produced = subito un cuoco di hamburger
milestone-first-pizza-produced = Prima pizza prodotta
brings-first-pizza-produced = subito un cuoco di pizze
milestone-first-errand-boy = Primo fattorino al lavoro
brings-first-errand-boy = 1 bevanda in più per fattorino e per rifornimento
milestone-first-cart-operator = Primo carrettiere al lavoro
brings-first-cart-operator = 1 di distanza in più per carro, camion e dirigibile
milestone-first-waitress = Prima cameriera al lavoro
brings-first-waitress = ogni cameriera porta 5$
milestone-first-to-lower-prices = Primo ad abbassare i prezzi
brings-first-to-lower-prices = prezzo −1$ per sempre
milestone-first-to-have-20 = Primo ad avere 20$
brings-first-to-have-20 = vedi le carte riserva
milestone-first-to-have-100 = Primo ad avere 100$
brings-first-to-have-100 = il CEO vale come direttore finanziario
milestone-first-to-pay-20 = Primo a pagare 20$ di salari
brings-first-to-pay-20 = più formatori sulla stessa carta
milestone-first-to-throw-away = Primo a buttare via qualcosa
brings-first-to-throw-away = un freezer per 10 prodotti
milestone-first-airplane = Prima campagna aerea
brings-first-airplane = nessun effetto in questa modalità
milestone-first-radio = Prima campagna radio
brings-first-radio = le radio piazzano 2 segnalini

# Come lo chiama l'annulla: ciò che hai fatto
did-campaign-square = { $marketing_id ->
    [billboard] il tuo cartellone
    [mailbox] la tua cassetta postale
   *[radio] la tua radio
} { $answer ->
    [elsewhere] in un altro posto
   *[other] in { $answer }
}
did-campaign-map-tile = { $marketing_id ->
    [billboard] il tuo cartellone
    [mailbox] la tua cassetta postale
   *[radio] la tua radio
}
did-campaign-lies = come metti { $marketing_id ->
    [billboard] il tuo cartellone
    [mailbox] la tua cassetta postale
   *[radio] la tua radio
}
did-first-restaurant = il tuo primo ristorante in { $answer }
did-report-first-restaurant = il tuo primo ristorante in { $answer }
did-report-restaurant = { $answer ->
    [elsewhere] il tuo ristorante in un altro posto
   *[other] il tuo ristorante in { $answer }
}
did-new-restaurant = il tuo nuovo ristorante in { $answer }
did-move-restaurant = il trasloco del tuo ristorante in { $answer }
did-house-square = la tua casa in { $answer }
did-report-house-square = { $answer ->
    [elsewhere] la casa in un altro posto
   *[other] la casa in { $answer }
}
