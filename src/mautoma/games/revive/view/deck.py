"""The printed deck: the cards that may have come up, to be tapped; and a card as it is entered."""

from __future__ import annotations

from typing import Any

from mautoma.games.kit.canvas import HEIGHT, WIDTH, shrunk
from mautoma.games.kit.colours import CREAM, OPTION
from mautoma.games.kit.label import BODY, SMALL, label
from mautoma.games.kit.svg import Rect, box, document
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.new_card import ANYWHERE, CARD_LIMIT, CARD_PART, CARD_RIGHT, NO_MORE
from mautoma.games.revive.table.printed_deck import NEW, PRINTED_CARD, shown_card
from mautoma.games.revive.view.card import card_face, draw_part
from mautoma.kernel.message import msg
from mautoma.kernel.question import Pick, Question
from mautoma.kernel.view import Picture, Say, Spot

COLUMNS, SCALE, GAP = 3, 0.315, 12.0
HALF = 0.56
"""How large a card is beside what can be put on it."""
PARTS_OF_A_CARD = {
    "steps": Rect(30, 30, 190, 200),
    "limit": Rect(226, 150, 374, 86),
    "parts": Rect(30, 250, 570, 520),
}
"""Where they are on its face."""


def deck_picture(game: Revive, question: Question[Any] | None, say: Say) -> Picture | None:
    if game.entering is not None and question is not None:
        return _entered(game, question, say)
    if question is not None and question.key == PRINTED_CARD and isinstance(question, Pick):
        return _cards(game, question, say)
    return None


def _cards(game: Revive, question: Pick, say: Say) -> Picture:
    """Each as it looks."""
    wide, high = WIDTH * SCALE, HEIGHT * SCALE
    drawn, spots = [], []
    for number, name in enumerate(question.values()):
        x, y = (
            GAP + number % COLUMNS * (wide + GAP),
            GAP + number // COLUMNS * (high + GAP),
        )
        cell = Rect(x, y, wide, high)
        if name == NEW:
            drawn.append(box(cell, rx=10, fill=CREAM, stroke=OPTION, stroke_width=4, stroke_dasharray="10 8"))
            drawn.append(label(cell.inset(14), say(msg("option-new-card")), SMALL))
        else:
            drawn.append(shrunk(card_face(shown_card(game, name), say), x, y, SCALE))
        spots.append(Spot(name, *cell))
    rows = -(-len(spots) // COLUMNS)
    width, height = COLUMNS * (wide + GAP) + GAP, rows * (high + GAP) + GAP
    alt = say(msg("alt-deck"))
    svg = document(width, height, alt, *drawn)
    return Picture("deck", svg, width, height, alt, tuple(spots), part="board", themed=True)


def _entered(game: Revive, question: Question[Any], say: Say) -> Picture:
    """The card as far as it is told, and beside it what can be put on it; at the end, what is wrong is
    tapped."""
    assert game.entering is not None
    high = HEIGHT * HALF
    drawn = [shrunk(card_face(game.entering, say, question.key == CARD_RIGHT), GAP, GAP, HALF)]
    spots = []
    if question.key == CARD_RIGHT:
        spots = [_on_card(part, rect) for part, rect in PARTS_OF_A_CARD.items()]
    elif question.key in (CARD_PART, CARD_LIMIT) and isinstance(question, Pick):
        cells = _cells(len(question.values()), 1 if question.key == CARD_PART else 3)
        for value, cell in zip(question.values(), cells, strict=True):
            drawn.append(box(cell, rx=12, fill=CREAM, stroke=OPTION, stroke_width=4))
            drawn.append(_shown(value, question.key == CARD_PART, cell, say))
            spots.append(Spot(value, *cell))
    alt = say(msg("alt-entering"))
    svg = document(WIDTH, high + 2 * GAP, alt, *drawn)
    return Picture("entering", svg, WIDTH, high + 2 * GAP, alt, tuple(spots), part="board", themed=True)


def _on_card(part: str, rect: Rect) -> Spot:
    x, y, width, height = (side * HALF for side in rect)
    return Spot(part, x + GAP, y + GAP, width, height)


def _cells(number: int, columns: int) -> list[Rect]:
    """Beside the card."""
    rows = -(-number // columns)
    left = WIDTH * HALF + 2 * GAP
    wide = (WIDTH - GAP - left - GAP * (columns - 1)) / columns
    high = (HEIGHT * HALF - GAP * (rows - 1)) / rows
    return [
        Rect(left + at % columns * (wide + GAP), GAP + at // columns * (high + GAP), wide, high)
        for at in range(number)
    ]


def _shown(value: str, part: bool, cell: Rect, say: Say) -> str:
    if value == NO_MORE:
        return label(cell.inset(10), say(msg("option-no-more")), BODY)
    if part:
        side = min(cell.width, cell.height) * 0.42
        return draw_part(value, (cell.x + cell.width / 2, cell.y + cell.height / 2), side, say)
    return label(cell.inset(6), "∞" if value == ANYWHERE else value, BODY, display=True)
