"""The edition to look at and to print: the action cards, the mat, and what the mat's tracks mean."""

from __future__ import annotations

from mautoma.games.foodchain.automa.freezers import CAPACITY
from mautoma.games.foodchain.content.products import PRODUCTS, worded
from mautoma.games.foodchain.content.supply import Group
from mautoma.games.foodchain.edition import Card, Edition, Mat, Spot
from mautoma.games.foodchain.view.card import drawn_card
from mautoma.games.foodchain.view.colours import CREAM
from mautoma.games.foodchain.view.words import Wording, signed
from mautoma.games.kit.card import back, face
from mautoma.games.kit.colours import AUTOMA, HUMAN, INK
from mautoma.games.kit.sheet import PADDING, WIDTH, Sheet
from mautoma.games.kit.svg import Rect, box, text
from mautoma.kernel.gallery import CardFaces, Gallery
from mautoma.kernel.view import Picture, Say

NARROW = 370.0
"""On a card the same sheet is drawn narrower, so that its words come out larger."""
BACKS: dict[Group, tuple[str, str]] = {
    "round_1_2": ("1-2", "#6f6a5e"),
    "phase_1": ("I", HUMAN),
    "phase_2": ("II", "#86701a"),
    "phase_3": ("III", AUTOMA),
}


def gallery(edition: Edition, say: Say) -> Gallery:
    words = Wording(say)
    return Gallery(
        tuple(_faces(card, words) for card in edition.cards),
        (_mat(edition.mat, words), _reference(words)),
    )


def _faces(card: Card, words: Wording) -> CardFaces:
    mark, colour = BACKS[card.group]
    group = words.of("group", card.group)
    front = face(drawn_card(card, words("gallery-price", price=card.price), words, width=NARROW))
    return CardFaces(words.of("card", card.id), group, front, back(f"back-{card.group}", colour, group, mark))


def _mat(mat: Mat, words: Wording) -> Picture:
    """Empty: the products are laid beside the freezers at set-up (FCM-S10)."""
    sheet = Sheet()
    sheet.heading(words("view-freezers"))
    for _ in PRODUCTS:
        sheet.draw(_cells(sheet.y, [str(number) for number in range(CAPACITY + 1)], 31, PADDING + 32), 31)
    sheet.heading(words("view-modifier"))
    wide = min(48, (WIDTH - 2 * PADDING) / len(mat.modifiers))
    sheet.draw(_cells(sheet.y, [signed(value) for value in mat.modifiers], wide), 34)
    sheet.heading(words("view-sales-track"))
    for at, spot in enumerate(mat.sales):
        sheet.lines(f"{at}  ·  {_spot(spot, words)}")
    return sheet.picture("printed-mat", words("gallery-mat-alt"))


def _cells(y: float, written: list[str], wide: float, left: float = PADDING) -> str:
    cells = []
    for number, words in enumerate(written):
        rect = Rect(left + number * wide, y, wide, 28)
        cells.append(box(rect, fill=CREAM, stroke=INK) + text(*rect.centre, words, 14))
    return "".join(cells)


def _spot(spot: Spot, words: Wording) -> str:
    """As printed: what “one of each” and “city supply” come to depends on the city."""
    parts = [
        *([words("view-icon-gain", products=worded(spot.gain))] if spot.gain else []),
        *([words("gallery-one-of-each")] if spot.one_of_each else []),
        *([words("gallery-city-supply")] if spot.city_supply else []),
        *([words(f"gallery-arrow-{spot.arrow}")] if spot.arrow else []),
    ]
    return ", ".join(parts) or "–"


def _reference(words: Wording) -> Picture:
    """A round in short, to lie beside the board."""
    sheet = Sheet()
    for phase in ("working", "dinnertime", "marketing", "clean_up"):
        sheet.heading(words(f"phase-{phase}".replace("_", "-")))
        sheet.lines(words(f"gallery-reference-{phase}".replace("_", "-")))
    return sheet.picture("printed-reference", words("gallery-reference-alt"))
