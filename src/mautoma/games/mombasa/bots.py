"""Bots for the demonstration: which moves the made-up human makes, and when to stop for the round."""

from mautoma.games.kit.bots import PassBot, RandomBot, UsualBot
from mautoma.kernel.game import Players

# The usual one acts as long as the automa does.
PLAYERS = Players(
    {
        "pass": lambda seed: PassBot({"your-move": "finished"}),
        "random": RandomBot,
        "usual": lambda seed: UsualBot(),
    }
)
