# Uno sguardo indietro
review-growth = La mappa dopo ogni turno
review-turn = Turno
review-tiles = Tessere scoperte
review-small = Edifici piccoli del Mautoma
review-large = Edifici grandi
review-populations = Popolazioni
