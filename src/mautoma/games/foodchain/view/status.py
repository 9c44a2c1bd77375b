"""What is always in sight: both chains' money, the bank, the phases of a round."""

from __future__ import annotations

from mautoma.games.foodchain.names import AUTOMA, HUMAN
from mautoma.games.foodchain.state import FoodChain
from mautoma.games.foodchain.view.words import Wording
from mautoma.kernel.view import Figure, Status

PHASES = ("restructuring", "working", "dinnertime", "payday", "marketing", "clean_up")


def status_of(game: FoodChain, words: Wording) -> Status:
    return Status(
        (
            Figure(
                words("status-human"),
                words("status-cash", cash=game.human.cash),
                HUMAN,
                words("status-reserve", reserve=game.human.reserve) if game.human.reserve else "",
            ),
            Figure(words("status-automa"), words("status-cash", cash=game.automa.cash), AUTOMA),
            Figure(
                words("status-bank"),
                words("status-cash", cash=game.bank),
                note=words("status-bank-broken", times=game.bank_breaks) if game.bank_breaks else "",
            ),
        ),
        PHASES,
    )
