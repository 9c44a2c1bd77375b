# Le aree a parole, le aree del proprio elenco, e che cosa danno gli spazi.
posts-north-free = { $number ->
        [one] nell'area libera più a nord, a parità in quella più a ovest
       *[other] nelle { $number } aree libere più a nord, a parità in quelle più a ovest
    }
posts-north-of = { $number ->
        [one] nell'area più a nord di { $company }, a parità in quella più a ovest, al posto della sua casetta
       *[other] nelle { $number } aree più a nord di { $company }, a parità in quelle più a ovest, al posto delle sue casette
    }
areas-free = aree libere
areas-of = aree di { $company }
ask-areas-left = Quante sono le { $areas }?
reason-no-free-area = non ci sono abbastanza aree libere
cannot-no-free-area = Non si può: non ci sono abbastanza aree libere
reason-no-area-of = la compagnia da scalzare non ha abbastanza aree
cannot-no-area-of = Non si può: la compagnia da scalzare non ha abbastanza aree
option-area = { $area }
area-named = { $area }, { $name }
option-no-area = nessuna
ask-first-area = Tra le { $area }, qual è quella con il numero più basso?
help-first-area = L'automa segue i numeri del tuo elenco; l'adiacenza non conta.
ask-next-listed-area = Tra le { $area }, qual è la prossima dopo la { $after }?
help-next-listed-area = L'automa segue i numeri del tuo elenco; l'adiacenza non conta.
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
ask-track-gives-all = { $company }, { $track }, dallo spazio { $start } allo spazio { $end }: quali premi una tantum supera o raggiunge l'automa?
help-track-gives-all = Prende le sterline stampate e i premi immediati; non paga costi e non usa azioni bonus né abilità permanenti. Se il tracciato finisce prima, di' quanti passi avanzano.
option-gain-nothing = nulla
option-gain-other = qualcos'altro
option-gain-coins = { $number ->
        [one] 1 sterlina
       *[other] { $number } sterline
    }
option-gain-diamonds = { $number ->
        [one] 1 passo diamanti
       *[other] { $number } passi diamanti
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
ask-starting-tile-all = Quanti passi mostra il tassello iniziale dell'automa su ciascun tracciato compagnia?
event-now-north-free = Rimetti nella sua base la casetta di { $company } messa per ultima sulla mappa.
event-now-north-owner = Rimetti nella sua base la casetta di { $company } messa per ultima, e al suo posto metti una casetta di { $owner_company }.

# Le colonne di una base
event-columns-by-value = { $number ->
        [one] Prendila dalla colonna della base di { $company } la cui prima casetta copre più sterline; a parità, da quella più a sinistra.
       *[other] Prendi dalla base di { $company } le { $number } casette che insieme coprono più sterline, ogni colonna a partire dalla prima; a parità, quelle più a sinistra.
    }
event-return-by-value = { $number ->
        [one] Rimetti la casetta scalzata di { $company } nella colonna della sua base in cui copre più sterline; a parità, in quella più a sinistra. Lo spazio più interno di una colonna, se è già scoperto, resta scoperto.
       *[other] Rimetti le { $number } casette scalzate di { $company } nella sua base in modo che insieme coprano più sterline; a parità, più a sinistra. Lo spazio più interno di una colonna, se è già scoperto, resta scoperto.
    }
ask-open-columns = In quali di queste colonne della base di { $company } lo spazio più interno è scoperto?
help-open-columns = Una colonna che era stata svuotata e ha di nuovo casette: il suo spazio più interno resta scoperto.
option-column = colonna { $column }
