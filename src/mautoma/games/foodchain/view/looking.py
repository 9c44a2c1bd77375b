"""What is printed and being entered, a card or a spot of the sales track, with the icons to choose from."""

from __future__ import annotations

from mautoma.games.foodchain.edition import Card
from mautoma.games.foodchain.edition.mat import SpotEntry
from mautoma.games.foodchain.view.card import entered_picture
from mautoma.games.foodchain.view.palette import ICONS_OF, draw_palette
from mautoma.games.foodchain.view.playmat import TRACK, Cell, draw_spot
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.canvas import FRAME, HEIGHT, WIDTH, shrunk
from mautoma.games.kit.svg import document
from mautoma.kernel.question import Pick
from mautoma.kernel.view import Picture

SMALLER = 0.7
"""The card below the icons."""


def spot_picture(entry: SpotEntry, question: Pick, words: Wording) -> Picture:
    """It fills above the icons."""
    cells = [Cell(product, str(number)) for product, number in entry.gain.items()]
    cells += [Cell(name, "") for name in ("one_of_each", "city_supply") if getattr(entry, name)]
    number = len(cells) + (entry.arrow is not None)
    drawn, spots, height = draw_palette(question, FRAME + TRACK + 14, words)
    alt = words("view-alt-looking", spot=entry.spot or 0, number=number)
    row = draw_spot(entry.spot or 0, tuple(cells), entry.arrow, True, FRAME)
    svg = document(WIDTH, height, alt, row, *drawn)
    return Picture("looking", svg, WIDTH, height, alt, tuple(spots), part="board", themed=True)


def entering_picture(card: Card, question: object, words: Wording) -> Picture:
    """It fills below them."""
    whole = entered_picture(card, words)
    if not isinstance(question, Pick) or question.key not in ICONS_OF:
        return whole
    drawn, spots, y = draw_palette(question, FRAME, words)
    below = shrunk(whole, WIDTH * (1 - SMALLER) / 2, y, SMALLER)
    height = y + HEIGHT * SMALLER + FRAME
    svg = document(WIDTH, height, whole.alt, *drawn, below)
    return Picture(whole.name, svg, WIDTH, height, whole.alt, tuple(spots), part="board", themed=True)
