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
plot-margin-axis = you minus your opponent
plot-games = games

bad-variation = Can't compare “{ $text }”: write NAME=VALUE,VALUE with at least two different values.
bad-budget = “{ $text }” isn't a budget: write a whole number, 1 or more.
bot-without-budget = The bot “{ $name }” doesn't search, so it has no budget.
workers-lost = { $times } workers in a row died playing the same games.
plot-not-installed = Plots need Matplotlib: pip install matplotlib (with pipx: pipx inject mautoma matplotlib).
plot-format = Can't draw { $file }: use .svg, .png or .pdf.
cluster-not-installed = A cluster needs Dask: pip install distributed (with pipx: pipx inject mautoma distributed).
cluster-silent = No Dask scheduler found at { $address }.
cluster-lost = Lost the connection to the scheduler at { $address }.
cluster-version = Worker { $worker } has mautoma { $theirs }, and this is { $ours }: install the same version everywhere.
cluster-without-mautoma = A worker of the cluster doesn't have mautoma { $ours }: { $reason }.
cluster-no-worker = The cluster at { $address } has no workers.
