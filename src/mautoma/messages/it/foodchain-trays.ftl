# Che cosa si tocca in una domanda, e perché qualcosa no
view-marketing = { $marketing }
view-for-ever = per sempre
shut-none-left = non ce ne sono più
shut-busy = occupato in una campagna
shut-no-source = nessuna bevanda a portata
shut-route-next = sceglie poi un percorso
shut-in-use = già sulla mappa
shut-no-place = nessun posto a portata
shut-no-career = non si può formare
shut-untrainable = ora non si può formare
shut-on-the-way = un passo intermedio
shut-ceo-is-cfo = il tuo CEO è il direttore finanziario
shut-later = più avanti
