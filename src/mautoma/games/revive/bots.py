"""Bots for the stand-in table: they report turns, or leave them to the stand-in."""

from mautoma.games.kit.bots import PassBot, RandomBot, UsualBot
from mautoma.games.revive.table.reports.human import DONE
from mautoma.kernel.game import Players

# The usual one lets the stand-in play every turn.
PLAYERS = Players(
    {
        "pass": lambda seed: PassBot({"your-turn": DONE}),
        "random": RandomBot,
        "usual": lambda seed: UsualBot(),
    }
)
