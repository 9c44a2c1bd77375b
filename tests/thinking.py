"""A game's players with thoughts of the test's own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from mautoma import games


def let_think(monkeypatch: pytest.MonkeyPatch, **thoughts: Any) -> None:
    """`advise` or `examine`, in Food Chain Magnate."""
    found = games.GAMES["foodchain"]
    players = replace(found.players(), **thoughts)
    monkeypatch.setitem(games.GAMES, "foodchain", replace(found, players=lambda: players))
