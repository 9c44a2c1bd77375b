"""Mombasa against the Automa, at the table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from mautoma.kernel.game import Box, Game, Players, Show

if TYPE_CHECKING:
    from mautoma.kernel.mode import Mode

DATA = Path(__file__).with_name("data")


def _table() -> Mode[Any]:
    from mautoma.games.mombasa.table.mode import AtTable

    return AtTable()


def _stand_in() -> Mode[Any]:
    from mautoma.games.mombasa.stand_in import StandIn

    return StandIn()


def _box() -> Box:
    from mautoma.games.mombasa.box import BOX

    return BOX


def _show() -> Show:
    from mautoma.games.mombasa.show import SHOW

    return SHOW


def _players() -> Players:
    from mautoma.games.mombasa.bots import PLAYERS

    return PLAYERS


GAME = Game(
    name="mombasa",
    bgg=172386,
    modes={"table": _table, "stand-in": _stand_in},
    box=_box,
    show=_show,
    players=_players,
    cover=DATA / "cover.svg",
    sample=DATA / "sample.transcript",
    strength=DATA / "strength.json",
    gallery=True,
)
