"""Where the parts of a card and of the mat are drawn: in an editor each is tapped there."""

from __future__ import annotations

from mautoma.games.kit.spots import parts
from mautoma.games.kit.svg import Rect
from mautoma.games.revive.edition.mat import Mat
from mautoma.games.revive.view.card import FIELD
from mautoma.games.revive.view.mat import COLOURS, HEAD, LEFT, SECTION, TITLES, WIDE
from mautoma.games.revive.view.oval import BOTTOM
from mautoma.kernel.view import Spot

CARD_PARTS = {
    "steps": Rect(30, 30, 196, 196),
    "id": Rect(232, 34, 256, 130),
    "start": Rect(496, 30, 104, 130),
    "limit": Rect(232, 166, 368, 78),
    "parts": FIELD,
}


def card_parts() -> tuple[Spot, ...]:
    return parts(CARD_PARTS)


def mat_parts(mat: Mat) -> tuple[Spot, ...]:
    """The track, then section by section: of a mat that was seen bit by bit, those that were."""
    name, rows = ("section", mat.section) if mat.position else ("printed", mat.printed)
    top = BOTTOM + COLOURS + TITLES
    track = Rect(LEFT, HEAD, WIDE, BOTTOM - HEAD)
    sections = {f"{name}.{at}": Rect(LEFT, top + SECTION * at, WIDE, SECTION) for at in range(len(rows))}
    return parts({"position" if mat.position else "track": track, **sections})
