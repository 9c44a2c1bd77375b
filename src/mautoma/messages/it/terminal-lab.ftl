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
plot-margin-axis = tu, meno l'avversario
plot-games = partite

bad-variation = «{ $text }» non è un confronto; scrivi NOME=VALORE,VALORE con almeno due valori diversi.
bad-budget = «{ $text }» non è un budget; scrivi un numero intero da 1 in su.
bot-without-budget = Il bot «{ $name }» non fa ricerche, quindi non ha un budget.
workers-lost = { $times } processi di fila si sono interrotti giocando le stesse partite.
plot-not-installed = Per i grafici serve matplotlib: pip install "mautoma[plot]".
plot-format = «{ $file }» non è un'immagine che si possa disegnare; chiamala .svg, .png o .pdf.
cluster-not-installed = Per un cluster serve Dask: pip install "mautoma[cluster]".
cluster-silent = Nessuno risponde come scheduler Dask a { $address }.
cluster-lost = La connessione con lo scheduler a { $address } è caduta.
cluster-version = Il worker { $worker } ha mautoma { $theirs }, qui c'è { $ours }: installa ovunque la stessa versione.
cluster-without-mautoma = Un worker del cluster non ha mautoma { $ours }: { $reason }.
cluster-no-worker = Il cluster a { $address } non ha worker.
