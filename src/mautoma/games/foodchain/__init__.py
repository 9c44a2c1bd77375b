"""Food Chain Magnate against Mautoma Inc."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from mautoma.kernel.game import Box, Game, Players, Show

if TYPE_CHECKING:
    from mautoma.kernel.mode import Mode

DATA = Path(__file__).with_name("data")


def _solo() -> Mode[Any]:
    from mautoma.games.foodchain.solo import Solo

    return Solo()


def _table() -> Mode[Any]:
    from mautoma.games.foodchain.table.mode import AtTable

    return AtTable()


def _box() -> Box:
    from mautoma.games.foodchain.box import BOX

    return BOX


def _show() -> Show:
    from mautoma.games.foodchain.show import SHOW

    return SHOW


def _players() -> Players:
    from mautoma.games.foodchain.bots import PLAYERS

    return PLAYERS


GAME = Game(
    name="foodchain",
    bgg=175914,
    modes={"solo": _solo, "table": _table},
    box=_box,
    show=_show,
    players=_players,
    cover=DATA / "cover.svg",
    sample=DATA / "sample.transcript",
    strength=DATA / "strength.json",
    gallery=True,
    bundled={"veterans": DATA / "veterans"},
    advised=frozenset({"solo"}),
)
