# Il laboratorio
simulated = { $games } partite di { $game } ({ $mode }) giocate dal bot { $bot }, seme { $seed }
simulated-stopped = Interrotto dopo { $number } partite su { $games }.
simulated-outcomes = Esiti
simulated-figures = Cifre
simulated-figure = media { $mean } (95 %: da { $low } a { $high }), dispersione { $deviation }, da { $least } a { $most }; quantili { $quantiles }
compared = { $other } rispetto a { $one }, sulle stesse { $games } partite

plot-outcomes = Come sono finite le partite
plot-share = quota delle partite, con intervalli al 95 %
plot-round = round
plot-income = Guadagno per round
plot-gained = guadagnato nel round, in media
plot-margin = Distacco finale
plot-margin-axis = tu meno l'avversario
plot-games = partite

bad-variation = Non posso confrontare «{ $text }»: scrivi NOME=VALORE,VALORE con almeno due valori diversi.
bad-budget = «{ $text }» non è un budget: scrivi un numero intero, da 1 in su.
bot-without-budget = Il bot «{ $name }» non fa ricerche, quindi non ha un budget.
workers-lost = { $times } processi di fila si sono interrotti giocando le stesse partite.
plot-not-installed = Per i grafici serve Matplotlib: pip install matplotlib (con pipx: pipx inject mautoma matplotlib).
plot-format = Non posso disegnare { $file }: usa .svg, .png o .pdf.
cluster-not-installed = Per un cluster serve Dask: pip install distributed (con pipx: pipx inject mautoma distributed).
cluster-silent = Nessuno scheduler Dask trovato a { $address }.
cluster-lost = Persa la connessione con lo scheduler a { $address }.
cluster-version = Il worker { $worker } ha mautoma { $theirs }, qui c'è { $ours }: installa ovunque la stessa versione.
cluster-without-mautoma = Un worker del cluster non ha mautoma { $ours }: { $reason }.
cluster-no-worker = Il cluster a { $address } non ha worker.
