"""Which icon stands beside which words: in orders, log and options, in editors, lessons and rules."""

from __future__ import annotations

from collections.abc import Mapping

from mautoma.games.kit.colours import INK
from mautoma.games.kit.icons import GRID, LINE
from mautoma.games.kit.signs import Signs
from mautoma.games.kit.svg import path, small, text
from mautoma.games.revive.names import SYMBOLS
from mautoma.games.revive.view.colours import KINDS
from mautoma.games.revive.view.icons import ICONS, ORDERS
from mautoma.kernel.message import Json, Msg
from mautoma.kernel.remember import remembered

NOUNS = frozenset({"piece", "part", "field"})

EVENTS: dict[str, str] = ORDERS | {
    "set-up-decks": "card",
    "stand-in": "board",
    "exceptions": "human",
    "first-player": "human",
    "card-turned": "card",
    "you-explored": "explore",
    "you-built": "small_building",
    "you-populated": "population",
    "you-placed-token": "human",
    "you-took-token": "human",
    "remember-switch": "citizen",
    "remember-hibernation": "human",
    "remember-artifact": "artifact",
    "remember-leech": "tribe_board",
    "no-build": "small_building",
    "no-populate": "populate",
    "no-explore": "explore",
    "cannot-build": "small_building",
    "cannot-populate": "populate",
    "cannot-explore": "explore",
    "from-centre": "distance",
    "way": "distance",
    "restore": "restore",
    "restore-at-marker": "restore",
    "reshuffle": "card",
    "no-artifact": "artifact",
    "no-artifact-of": "artifact",
    "game-over": "restore",
    "verdict": "human",
    "corrected-energy": "energy",
    "corrected-pieces": "small_building",
    "corrected-kind": "board",
    "corrected-hex": "board",
    "corrected-tile": "explore",
    "corrected-deck": "card",
}

SIGNS = Signs(
    ICONS,
    NOUNS,
    {f"event-{kind}": name for kind, name in EVENTS.items()}
    | {
        "chapter-S": "board",
        "chapter-H": "human",
        "chapter-T": "automa",
        "chapter-C": "card",
        "chapter-B": "small_building",
        "chapter-P": "populate",
        "chapter-X": "explore",
        "chapter-D": "distance",
        "chapter-K": "arrows",
        "chapter-V": "tribe_board",
        "chapter-E": "restore",
        "lesson-yours": "human",
        "lesson-card": "card",
        "lesson-restore": "restore",
        "lesson-mistake": "unknown",
        "lesson-end": "crystal",
        "part-build": "small_building",
        "part-populate-else-build": "populate",
        "field-card": "card",
        "field-steps": "energy",
        "field-limit": "distance",
        "field-position": "energy",
        "field-citizens": "citizen",
        "field-modules": "module",
        "field-machine-column": "machine",
        "field-machine-columns": "machine",
        "field-populations": "population",
        "field-displays": "restore",
        "correction-kind": "board",
        "correction-on-hex": "small_building",
        "correction-tile": "explore",
        "correction-energy": "energy",
        "correction-pieces": "population",
        "correction-deck": "card",
    },
)


def sign(key: str, data: Mapping[str, Json | Msg]) -> str:
    """A kind of hex is drawn as on the map."""
    kind = data.get("kind")
    return _hex(kind) if isinstance(kind, str) and kind in KINDS else SIGNS(key, data)


@remembered
def _hex(kind: str) -> str:
    middle = GRID / 2
    return small(
        GRID,
        GRID,
        path("M12 1L21.5 6.5V17.5L12 23L2.5 17.5V6.5Z", fill=KINDS[kind], stroke=INK, stroke_width=LINE),
        text(middle, middle, SYMBOLS.get(kind, "?"), 9, bold=True),
    )
