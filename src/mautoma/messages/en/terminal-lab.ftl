# The lab
simulated = { $games } games of { $game } ({ $mode }) by the bot { $bot }, seed { $seed }
simulated-stopped = Stopped after { $number } of { $games } games.
simulated-outcomes = Outcomes
simulated-figures = Figures
simulated-figure = mean { $mean } (95 %: { $low } – { $high }), spread { $deviation }, from { $least } to { $most }; quantiles { $quantiles }
compared = { $other } compared with { $one }, on the same { $games } games

plot-outcomes = How the games ended
plot-share = share of the games, with 95 % intervals
plot-round = round
plot-income = Income by round
plot-gained = gained in the round, on average
plot-margin = Margin at the end
plot-margin-axis = you, less your opponent
plot-games = games

bad-variation = “{ $text }” is nothing to compare; write NAME=VALUE,VALUE with at least two different values.
bad-budget = “{ $text }” is not a budget; write a whole number from 1 on.
bot-without-budget = The bot “{ $name }” does not search, so it has no budget.
workers-lost = { $times } workers in a row died playing the same games.
plot-not-installed = Plots need matplotlib: pip install "mautoma[plot]".
plot-format = “{ $file }” is no picture that can be drawn; name it .svg, .png or .pdf.
cluster-not-installed = A cluster needs Dask: pip install "mautoma[cluster]".
cluster-silent = Nobody answers as a Dask scheduler at { $address }.
cluster-lost = The connection to the scheduler at { $address } is lost.
cluster-version = The worker { $worker } has mautoma { $theirs }, and this is { $ours }: install the same version everywhere.
cluster-without-mautoma = A worker of the cluster does not have mautoma { $ours } installed: { $reason }.
cluster-no-worker = The cluster at { $address } has no worker.
