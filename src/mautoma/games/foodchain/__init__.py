"""Food Chain Magnate against Mautoma Inc."""

from __future__ import annotations

from typing import Any

from mautoma.kernel.script import Mode


def modes() -> dict[str, Mode[Any]]:
    from mautoma.games.foodchain.attable import AtTable
    from mautoma.games.foodchain.solo import Solo

    return {"solo": Solo(), "table": AtTable()}
