"""Where the Mautoma gets with its next card, if that card has a limit: for the human's own turn."""

from __future__ import annotations

from mautoma.games.kit.colours import AUTOMA, PAPER
from mautoma.games.kit.svg import path
from mautoma.games.revive.edition.cards import RULEBOOK
from mautoma.games.revive.map.distance import within
from mautoma.games.revive.state import Revive
from mautoma.games.revive.view.layout import Layout
from mautoma.kernel.remember import remembered


def usual_limit(game: Revive) -> int:
    """Of its cards that have one, the greatest; 0 if none has. Before any is entered, the rulebook's."""
    cards = game.edition.cards or RULEBOOK.values()
    return max((card.limit for card in cards if card.limit != "none"), default=0)


def draw_reach(game: Revive, layout: Layout) -> str:
    limit = usual_limit(game)
    near = within(game, limit)
    return _border(layout, frozenset(hex for hex, yes in enumerate(near) if yes)) if limit else ""


@remembered
def _border(layout: Layout, near: frozenset[int]) -> str:
    return reach_line(layout.border(near, 2))


def reach_line(d: str) -> str:
    return path(d, fill="none", stroke=PAPER, stroke_width=5, stroke_linecap="round") + path(
        d, fill="none", stroke=AUTOMA, stroke_width=2.5, stroke_linecap="round", stroke_dasharray="7 5"
    )
