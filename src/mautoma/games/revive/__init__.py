"""Revive, with or without Call of the Abyss, against the Mautoma."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from mautoma.kernel.game import Box, Game, Players, Show

if TYPE_CHECKING:
    from mautoma.kernel.mode import Mode

DATA = Path(__file__).with_name("data")


def _table() -> Mode[Any]:
    from mautoma.games.revive.table.mode import AtTable

    return AtTable()


def _stand_in() -> Mode[Any]:
    from mautoma.games.revive.stand_in import StandIn

    return StandIn()


def _box() -> Box:
    from mautoma.games.revive.box import BOX

    return BOX


def _show() -> Show:
    from mautoma.games.revive.show import SHOW

    return SHOW


def _players() -> Players:
    from mautoma.games.revive.bots import PLAYERS

    return PLAYERS


GAME = Game(
    name="revive",
    bgg=332772,
    modes={"table": _table, "stand-in": _stand_in},
    box=_box,
    show=_show,
    players=_players,
    cover=DATA / "cover.svg",
    sample=DATA / "sample.transcript",
    strength=DATA / "strength.json",
    gallery=True,
)
