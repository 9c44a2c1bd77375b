# La città in caratteri colorati
listing-houses = Case, e quanto distano
mosaic-road = strada, con la distanza da te
mosaic-house = casa, con ciò che vuole
mosaic-garden = giardino
mosaic-restaurant = il tuo ristorante, * il suo ingresso
mosaic-outside = accanto, un ristorante della Mautoma Inc.
mosaic-marketing = campagna
mosaic-source = punto di rifornimento di bevande
mosaic-open = puoi sceglierlo
card-salary-said = salario { $cash }$
