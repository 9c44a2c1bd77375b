"""In the lab nobody listens: nothing is told, and the games are the same as where everything is."""

from __future__ import annotations

from typing import Any

import pytest

from mautoma import games
from mautoma.kernel.chance import Chance
from mautoma.kernel.mode import Result, Setup, play
from mautoma.kernel.table import PolicyTable
from mautoma.shelf.library import BUNDLED

PLAYED = [
    ("foodchain", "solo", "planner"),
    ("foodchain", "solo", "random"),
    ("mombasa", "stand-in", "random"),
    ("revive", "stand-in", "random"),
]


class Listening(PolicyTable):
    listening = True
    told = 0

    def tell(self, kind: str, /, *rules: str, **data: Any) -> None:
        self.told += 1


def end(
    table: type[PolicyTable], game: str, mode: str, bot: str, seed: int
) -> tuple[Any, Result, PolicyTable]:
    way = games.find_mode(game, mode)
    options = {setting.name: setting.default for setting in way.settings}
    at = table(Chance(seed), games.find_game(game).players().bots[bot](seed))
    state, result = play(way, Setup(BUNDLED.find(game, "house"), options), at)
    return state, result, at


@pytest.mark.parametrize(("game", "mode", "bot"), PLAYED)
def test_the_same_game_whether_or_not_anybody_listens(game: str, mode: str, bot: str) -> None:
    for seed in range(5):
        *heard, table = end(Listening, game, mode, bot, seed)
        *unheard, _ = end(PolicyTable, game, mode, bot, seed)
        assert heard == unheard
        assert isinstance(table, Listening)
        assert table.told > 50
