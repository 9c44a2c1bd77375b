# Come si gira un pezzo, sullo schermo
ask-restaurant-lies = Come lo giri, e dov'è l'ingresso?
help-restaurant-lies = L'ingresso dev'essere accanto a una strada; le distanze si contano da lì.
option-restaurant-lies = da { $first } a { $last }, ingresso { $entrance }: { $distances }
ask-house-lies = Come giri la casa { $house }?
option-house-lies = da { $first } a { $last }, giardino a { $direction }
ask-campaign-map-tile = Su quale quadrante della mappa metti la radio?
help-campaign-map-tile = Raggiunge tutte le case di quel quadrante e degli otto intorno.
option-map-tile = da { $first } a { $last }: { $reach }
