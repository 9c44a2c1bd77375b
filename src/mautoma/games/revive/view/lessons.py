"""Pictures for the lessons, out of the recorded game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from mautoma.games.kit.sample import position
from mautoma.games.revive.edition import DATA, house
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.mode import AtTable
from mautoma.games.revive.view.map import map_picture
from mautoma.games.revive.view.mat import mat_picture
from mautoma.kernel.view import Picture, Say

SAMPLE: Path = DATA / "sample.transcript"
IN_TURN_8 = 50
"""Answers of the recorded game, after which the map has something to show."""


def lessons(say: Say) -> dict[str, Picture]:
    game = _game()
    return {"card": map_picture(game, None, say, ()), "restore": mat_picture(game, None, say)}


@cache
def _game() -> Revive:
    game: Revive = position(AtTable(), house(), SAMPLE, IN_TURN_8)
    return game
