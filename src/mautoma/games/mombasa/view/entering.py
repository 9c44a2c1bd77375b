"""A printed card as it is entered: drawn as far as it is known, and beneath it icons to tap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from mautoma.games.kit.canvas import FRAME, WIDTH, row, shrunk
from mautoma.games.kit.colours import CREAM, INK
from mautoma.games.kit.label import BODY, SMALL, label
from mautoma.games.kit.svg import Rect, box, document
from mautoma.games.mombasa.edition import Card, CardPriority
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.symbols import NO_GOOD
from mautoma.games.mombasa.table.new_card import ACTION_SIDE
from mautoma.games.mombasa.table.printed_deck import half_to_show
from mautoma.games.mombasa.view.colours import WHITE
from mautoma.games.mombasa.view.ledger import actions_side
from mautoma.games.mombasa.view.priority import BANDS, glyphs, half_alone, looked_for, symbols
from mautoma.games.mombasa.view.words import rounds
from mautoma.kernel.message import msg
from mautoma.kernel.question import Pick, Question
from mautoma.kernel.view import Picture, Say, Spot

NAME = "entered"
GAP, CELL, STRIP = 8.0, 88.0, 116.0
INNER = WIDTH - 2 * FRAME
SMALLER = 0.62
"""Of an action side, which leaves room for what can be tapped."""
OUTER = 0.56
"""Of a half."""
PALETTES = {
    "card-symbol": 6,
    "card-good": 4,
    "priority-card": 4,
    "priority-track": 5,
    "priority-explore": 4,
    "priority-posts": 4,
    "priority-books": 6,
    "priority-diamonds": 6,
    "side-action": 5,
}
"""Questions that are answered in icons, and how many stand in a line."""
KNOWN_CARDS = ("printed-reference", "printed-top", "wrong-card")


class Drawn(NamedTuple):
    svg: str
    bottom: float


def draw(game: Mombasa, question: Question[Any] | None, say: Say) -> Picture | None:
    """None: nothing is being entered."""
    if isinstance(question, Pick) and question.key in KNOWN_CARDS:
        return _known_cards(game, question, say)
    if game.entering is None:
        return None
    card, side = game.entering
    shown = _so_far(card, side, question, say)
    parts, spots, bottom = [shown.svg], list[Spot](), shown.bottom
    if isinstance(question, Pick) and question.key in PALETTES:
        palette, spots, bottom = _palette(question, shown.bottom + GAP)
        parts += palette
    alt = say(msg("entered-alt"))
    height = bottom + FRAME
    return Picture(
        NAME,
        document(WIDTH, height, alt, *parts, radius=16),
        WIDTH,
        height,
        alt,
        tuple(spots),
        part="board",
        themed=True,
    )


def _so_far(card: Card, side: str, question: Question[Any] | None, say: Say) -> Drawn:
    """Of symbols the long side alone: of a card that is new there is nothing else yet."""
    if side == ACTION_SIDE:
        face, scale = actions_side(card, say), SMALLER
    elif question is not None and question.key in ("card-symbol", "card-good", "card-number"):
        rect = Rect(FRAME, FRAME, INNER, STRIP)
        return Drawn(_strip(card, side, rect), FRAME + STRIP)
    else:
        face, scale = half_alone(card.half(side), side, say, entering=True), OUTER
    left = (WIDTH - face.width * scale) / 2
    return Drawn(shrunk(face, left, FRAME, scale), FRAME + face.height * scale)


def _strip(card: Card, half: str, rect: Rect) -> str:
    """The symbols of the long side, on the colour of their half."""
    return box(rect, rx=18, fill=BANDS[half]) + symbols(card.half(half).reference, rect.inset(GAP))


def _palette(question: Pick, top: float) -> tuple[list[str], list[Spot], float]:
    """A cell for each answer that is an icon; the others have buttons."""
    shown = [value for value in question.values() if _icons(question.key, value)]
    if question.key == "priority-posts":
        shown.insert(0, "")  # no posts at all: nothing that a card would show
    across = PALETTES[question.key]
    parts, spots, y = [], [], top
    for at in range(0, len(shown), across):
        line = shown[at : at + across]
        for value, cell in zip(line, row(Rect(FRAME, y, INNER, CELL), across, GAP), strict=False):
            if value:
                parts.append(_cell(_icons(question.key, value), cell))
                spots.append(Spot(value, *cell))
        y += CELL + GAP
    return parts, spots, y - GAP


def _cell(shown: Sequence[str | int], rect: Rect) -> str:
    return box(rect, rx=14, fill=CREAM, stroke=INK, stroke_width=2) + glyphs(shown, rect, BODY)


def _icons(key: str, value: str) -> Sequence[str | int]:
    """An answer as a card would show it."""
    words = value.split()
    match key:
        case "card-symbol" if value == NO_GOOD:
            return ("no_good",)
        case "priority-card" if words[0] == "goods":
            return looked_for(CardPriority("goods", tuple(words[1:])))  # type: ignore[arg-type]
        case "priority-card" if value != "not-shown":
            return looked_for(CardPriority(value))  # type: ignore[arg-type]
        case "priority-posts" if len(words) == 2:
            pairs = zip(map(int, words), ("white_post", "black_post"), strict=True)
            return [each for number, post in pairs if number for each in (number, post)]
        case "card-symbol" | "priority-track" if len(words) == 2:
            return words[0], int(words[1])
        case "priority-books" | "priority-diamonds" if value.isdigit():
            return (key.removeprefix("priority-").replace("books", "book"), int(value))
        case "card-good" | "priority-explore" | "side-action" if "-" not in value:
            return (value,)
    return ()


# The cards that are entered already


def _known_cards(game: Mombasa, question: Pick, say: Say) -> Picture:
    """Told apart by their symbols, each on the colour of its half."""
    parts, spots, y = [], [], FRAME
    for card in game.edition.cards:
        if card.id in question.values():
            rect = Rect(FRAME, y, INNER, STRIP)
            parts.append(_known_card(card, half_to_show(card, game.deck.late), rect, say))
            spots.append(Spot(card.id, *rect))
            y += STRIP + GAP
    alt = say(msg("known-cards-alt"))
    svg = document(WIDTH, y + FRAME - GAP, alt, *parts, radius=16)
    return Picture("known-cards", svg, WIDTH, y + FRAME - GAP, alt, tuple(spots), part="board", themed=True)


def _known_card(card: Card, half: str, rect: Rect, say: Say) -> str:
    """With its name, if its owner gave it one; else the rounds of the half that is shown."""
    heading = Rect(rect.x + 14, rect.y, 150, rect.height)
    rest = Rect(rect.x + 170, rect.y + GAP, rect.width - 170 - GAP, rect.height - 2 * GAP)
    name = card.name or say(rounds(half))
    return (
        box(rect, rx=18, fill=BANDS[half])
        + label(heading.inset(4), name, SMALL, display=True, fill=WHITE)
        + symbols(card.half(half).reference, rest)
    )
