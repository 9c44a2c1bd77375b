"""Where the parts of a card are drawn: in an editor each is tapped there."""

from __future__ import annotations

from mautoma.games.kit.canvas import HEIGHT, INSIDE, WIDTH
from mautoma.games.kit.spots import parts
from mautoma.games.kit.svg import Rect
from mautoma.games.mombasa.edition import EARLY, HALVES, Card, Half
from mautoma.games.mombasa.view.ledger import BAND, ENTRIES
from mautoma.games.mombasa.view.priority import BAND as HALF_BAND
from mautoma.games.mombasa.view.priority import LONG_SIDE, ROWS, fields_of
from mautoma.kernel.view import Spot

FIELDS = {"take_card": "card"}
"""An action whose priority is called otherwise."""


def action_parts() -> tuple[Spot, ...]:
    x, y, width, _ = INSIDE
    return parts({"name": Rect(x, y, width, BAND), "actions": ENTRIES})


def priority_parts(card: Card) -> tuple[Spot, ...]:
    """The late half is read from the other end."""
    named = {}
    for name in HALVES:
        for field, rect in _of_half(card.half(name)).items():
            named[f"{name}.{field}" if field else name] = rect if name == EARLY else _turned(rect)
    return parts(named)


def _of_half(half: Half) -> dict[str, Rect]:
    """All of it, then what is entered of it."""
    x, y, width, _ = INSIDE
    rows = fields_of(half, ROWS)
    named = {FIELDS.get(row.action, row.action): rect for row, rect in rows}
    head = Rect(x, y, width, HALF_BAND)
    whole = head if rows else Rect(x, y, width, HALF_BAND + ROWS.height)
    return {"": whole, "reference": LONG_SIDE, **named}


def _turned(rect: Rect) -> Rect:
    return Rect(WIDTH - rect.x - rect.width, HEIGHT - rect.y - rect.height, rect.width, rect.height)
