"""Food Chain Magnate against Mautoma Inc."""

from __future__ import annotations

from typing import Any

from mautoma.kernel.script import Mode
from mautoma.kernel.view import View


def modes() -> dict[str, Mode[Any]]:
    from mautoma.games.foodchain.solo import Solo

    return {"solo": Solo()}


def view() -> View[Any]:
    from mautoma.games.foodchain.view import FoodChainView

    return FoodChainView()
