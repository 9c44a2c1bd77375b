"""The icons of Revive, and the hexes that stand beside words as icons do."""

from __future__ import annotations

from collections.abc import Mapping

from mautoma.games.kit.colours import INK
from mautoma.games.kit.icons import GRID, LINE, Icons
from mautoma.games.kit.svg import path, small, text
from mautoma.games.revive.edition import DATA
from mautoma.games.revive.names import SYMBOLS
from mautoma.games.revive.view.colours import KINDS
from mautoma.kernel.message import Json, Msg
from mautoma.kernel.remember import remembered

ICONS = Icons("revive", DATA)


def sign(key: str, data: Mapping[str, Json | Msg]) -> str:
    """A kind of hex is drawn as on the map."""
    kind = data.get("kind")
    return _hex(kind) if isinstance(kind, str) and kind in KINDS else ICONS.sign(key, data)


@remembered
def _hex(kind: str) -> str:
    middle = GRID / 2
    return small(
        GRID,
        GRID,
        path("M12 1L21.5 6.5V17.5L12 23L2.5 17.5V6.5Z", fill=KINDS[kind], stroke=INK, stroke_width=LINE),
        text(middle, middle, SYMBOLS.get(kind, "?"), 9, bold=True),
    )
