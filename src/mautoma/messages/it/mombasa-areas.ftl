# Le aree a parole, le aree del tuo elenco, e che cosa danno gli spazi.
posts-north-free = { $number ->
        [one] nell'area libera più a nord (a parità, la più a ovest)
       *[other] nelle { $number } aree libere più a nord (a parità, le più a ovest)
    }
posts-north-of = { $number ->
        [one] nell'area più a nord di { $company } (a parità, la più a ovest), al posto della sua casetta
       *[other] nelle { $number } aree più a nord di { $company } (a parità, le più a ovest), al posto delle sue casette
    }
areas-free = aree libere
areas-of = aree di { $company }
ask-areas-left = Quante { $areas } ci sono?
reason-no-free-area = non ci sono abbastanza aree libere
cannot-no-free-area = Non si può: non ci sono abbastanza aree libere
reason-no-area-of = la compagnia da scalzare non ha abbastanza aree
cannot-no-area-of = Non si può: la compagnia da scalzare non ha abbastanza aree
option-area = { $area }
area-named = { $area }, { $name }
option-no-area = nessuna
ask-post-gives = { $posts ->
        [one] Una casetta di { $company } { $where }: che cosa dà l'area?
       *[other] Casetta { $number } su { $posts } di { $company }, { $where }: che cosa dà l'area?
    }
ask-post-gives-all = { $posts ->
        [one] Una casetta di { $company } { $where }: che cosa dà l'area?
       *[other] Casetta { $number } su { $posts } di { $company }, { $where }: che cosa dà l'area?
    }
ask-area-gives-all = Che cosa dà l'area { $area }?
ask-majority-gives-all = Che cosa dà la maggioranza di { $good }?
ask-track-gives-all = { $company }, { $track }, dallo spazio { $start } allo spazio { $end }: quali bonus immediati ottiene l'automa?
help-track-gives-all = Prende le sterline e i bonus immediati che supera o raggiunge. Non paga costi e non usa azioni bonus né bonus permanenti. Se il tracciato finisce prima, di' quanti passi avanzano.
option-gain-nothing = nulla
option-gain-other = qualcos'altro
option-gain-coins = { $number ->
        [one] 1 sterlina
       *[other] { $number } sterline
    }
option-gain-diamonds = { $number ->
        [one] 1 passo sui diamanti
       *[other] { $number } passi sui diamanti
    }
option-gain-books = { $number ->
        [one] 1 punto libro
       *[other] { $number } punti libro
    }
option-gain-steps = { $number ->
        [one] 1 passo su una compagnia a scelta
       *[other] { $number } passi su una compagnia a scelta
    }
option-gain-posts = 1 casetta fuori dal gioco
option-tile-steps = { $number ->
        [one] { $company }: 1 passo
       *[other] { $company }: { $number } passi
    }
ask-starting-tile-all = Quanti passi dà il tassello iniziale dell'automa su ciascun tracciato compagnia?
event-now-north-free = Rimetti nella sua base l'ultima casetta di { $company } che hai messo sulla mappa.
event-now-north-owner = Rimetti nella sua base l'ultima casetta di { $company } che hai messo, e al suo posto metti una casetta di { $owner_company }.

# Le colonne di una base
event-columns-by-value = { $number ->
        [one] Prendi una casetta dalla base di { $company }: tra quelle in testa alle colonne, quella che copre più sterline. A parità, la più a sinistra.
       *[other] Prendi { $number } casette dalla base di { $company }, sempre dalla testa di una colonna: quelle che insieme coprono più sterline. A parità, più a sinistra.
    }
event-return-by-value = { $number ->
        [one] Rimetti la casetta scalzata di { $company } nella sua base, nella colonna dove copre più sterline. A parità, la più a sinistra. Lo spazio più interno già scoperto resta scoperto.
       *[other] Rimetti le { $number } casette scalzate di { $company } nella sua base in modo che insieme coprano più sterline. A parità, più a sinistra. Lo spazio più interno già scoperto resta scoperto.
    }
ask-open-columns = In quali di queste colonne della base di { $company } lo spazio più interno è scoperto?
help-open-columns = Se una colonna è stata svuotata e ha di nuovo casette, il suo spazio più interno resta scoperto.
option-column = colonna { $column }
option-higher-area = un numero più alto
ask-last-area = Schemino di espansione: qual è l'ultimo numero?
help-last-area = Si chiede una volta sola; poi tocchi le aree per numero.
    .typed = Si chiede una volta sola; poi indichi le aree con i loro numeri.
ask-higher-area = Che numero è?
picture-scheme = Schemino di espansione
scheme-alt = I numeri dello schemino di espansione; le aree con un proprietario noto ne mostrano la lettera.
