"""Pictures for the lessons, out of the recorded game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from mautoma.games.kit.sample import position
from mautoma.games.mombasa.edition import DATA, house
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.mode import AtTable
from mautoma.games.mombasa.view import board, display, reference, tracks
from mautoma.kernel.view import Picture, Say

SAMPLE: Path = DATA / "sample.transcript"
IN_ROUND_2 = 36
"""Answers of the recorded game, after which both have acted a few times."""


def lessons(say: Say) -> dict[str, Picture]:
    game = _game()
    return {
        "plan": reference.draw(game, say, ()),
        "act": tracks.draw(game, say, ()),
        "ask": display.draw(game, say),
        "round-end": board.draw(game, say),
    }


@cache
def _game() -> Mombasa:
    game: Mombasa = position(AtTable(), house(), SAMPLE, IN_ROUND_2)
    return game
