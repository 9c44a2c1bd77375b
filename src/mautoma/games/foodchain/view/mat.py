"""The automa's mat."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from mautoma.games.foodchain.automa.freezers import CAPACITY
from mautoma.games.foodchain.automa.turn import spot_products
from mautoma.games.foodchain.content.products import Product, worded
from mautoma.games.foodchain.edition import Arrow
from mautoma.games.foodchain.state import Game, Stack
from mautoma.games.foodchain.view.campaigns import stack_line
from mautoma.games.foodchain.view.colours import CREAM
from mautoma.games.foodchain.view.icons import product_glyph, product_icon
from mautoma.games.foodchain.view.words import Wording, signed
from mautoma.games.kit.colours import AUTOMA, FAINT, INK, RULE
from mautoma.games.kit.remember import remembered
from mautoma.games.kit.sheet import PADDING, WIDTH, Sheet, chip, word
from mautoma.games.kit.svg import Rect, box, group, text
from mautoma.kernel.view import Picture

FREEZER = 28.0
"""How high the track of one is."""


class Row(NamedTuple):
    """A spot of the sales track: what it pays out in this city, and its arrow (FCM-W7, FCM-W8)."""

    gives: tuple[tuple[Product, int], ...]
    arrow: Arrow | None


class Mat(NamedTuple):
    """All that is to be seen on it: between two answers it seldom changes."""

    cash: int
    cards_left: int
    reserve: int | None
    """Once the human may see it (FCM-E1, FCM-E5)."""
    freezers: tuple[tuple[Product, int], ...]
    """From top to bottom, as ties are won (FCM-S10)."""
    modifiers: tuple[int, ...]
    modifier: int
    track: tuple[Row, ...]
    sales: int
    milestones: tuple[str, ...]
    stacks: tuple[Stack, ...]


def _mat(game: Game) -> Mat:
    automa = game.automa
    seen = game.bank_breaks > 0 or "first_to_have_20" in game.human.milestones
    return Mat(
        automa.cash,
        len(automa.deck),
        automa.reserve if seen else None,
        tuple((product, automa.freezers[product]) for product in automa.order),
        game.edition.mat.modifiers,
        automa.modifier,
        tuple(Row(tuple(spot_products(spot, game).items()), spot.arrow) for spot in game.edition.mat.sales),
        automa.sales,
        tuple(sorted(automa.milestones)),
        tuple(automa.stacks),
    )


def mat_picture(game: Game, words: Wording) -> Picture:
    return _picture(_mat(game), words)


def mat_lines(game: Game, words: Wording) -> tuple[str, ...]:
    return _lines(_mat(game), words)


@lru_cache(64)
def _picture(mat: Mat, words: Wording) -> Picture:
    sheet = Sheet()
    sheet.heading(words("view-cash", cash=mat.cash), words("view-deck-left", number=mat.cards_left))
    sheet.lines(words("view-reserve-automa", reserve=mat.reserve))
    sheet.heading(words("view-freezers"))
    _freezers(mat, sheet)
    sheet.heading(words("view-modifier"))
    sheet.draw(_modifiers(mat.modifiers, mat.modifier, sheet.y), 34)
    sheet.heading(words("view-sales-track"))
    _sales_track(mat, sheet)
    sheet.heading(words("view-milestones"), str(len(mat.milestones)))
    sheet.chips(chip(word(words.of("milestone", milestone))) for milestone in mat.milestones)
    sheet.heading(words("view-stacks"), str(len(mat.stacks)))
    sheet.chips(
        chip(word(f"#{stack.house}", bold=True), product_glyph(stack.product), word(f"×{stack.left}"))
        for stack in sorted(mat.stacks)
    )
    alt = words(
        "view-alt-mat",
        cash=mat.cash,
        products=dict(mat.freezers),
        spot=mat.sales,
        modifier=signed(mat.modifiers[mat.modifier]),
        milestones=len(mat.milestones),
    )
    return sheet.picture("mat", alt, "rival")


@remembered
def _cell(rect: Rect, words: str, marked: bool) -> str:
    """A spot of a track; the marker makes it white on dark and adds a ring."""
    x, y = rect.centre
    if not marked:
        return box(rect, fill=CREAM, stroke=RULE) + text(x, y, words, 14, fill=FAINT)
    return group(
        box(rect, fill=AUTOMA, stroke=INK, stroke_width=2, rx=4),
        text(x, y, words, 16, bold=True, fill=CREAM),
    )


def _freezers(mat: Mat, sheet: Sheet) -> None:
    for kind, held in mat.freezers:
        sheet.draw(_freezer(kind, held, sheet.y), FREEZER + 3)


@remembered
def _freezer(kind: Product, held: int, y: float) -> str:
    left, wide = PADDING + 32, 31
    cells = [_cell(Rect(left + n * wide, y, wide, FREEZER), str(n), n == held) for n in range(CAPACITY + 1)]
    return product_icon(kind, PADDING + 13, y + FREEZER / 2, 26) + "".join(cells)


@remembered
def _modifiers(modifiers: tuple[int, ...], marked: int, y: float) -> str:
    wide = min(48, (WIDTH - 2 * PADDING) / len(modifiers))
    cells = [
        _cell(Rect(PADDING + i * wide, y, wide, 28), signed(value), i == marked)
        for i, value in enumerate(modifiers)
    ]
    return "".join(cells)


def _sales_track(mat: Mat, sheet: Sheet) -> None:
    columns = tuple((kind, PADDING + 74 + i * 56) for i, (kind, _) in enumerate(mat.freezers))
    sheet.draw("".join(product_icon(kind, x, sheet.y + 11, 22) for kind, x in columns), 26)
    for at, row in enumerate(mat.track):
        sheet.draw(_row(at, row, at == mat.sales, columns, sheet.y), 26)


@remembered
def _row(at: int, row: Row, here: bool, columns: tuple[tuple[Product, int], ...], y: float) -> str:
    numbers = dict(row.gives)
    drawn = [_cell(Rect(PADDING, y, 34, 24), str(at), here)]
    drawn += [text(x, y + 12, str(numbers.get(kind, "–")), 15, bold=here) for kind, x in columns]
    if row.arrow:
        sign = "▲" if row.arrow == "up" else "▼"
        drawn.append(text(WIDTH - PADDING - 28, y + 12, f"{sign} $", 15, bold=here))
    return "".join(drawn)


@lru_cache(64)
def _lines(mat: Mat, words: Wording) -> tuple[str, ...]:
    return (
        words("view-cash", cash=mat.cash),
        words("view-deck-left", number=mat.cards_left),
        words("view-reserve-automa", reserve=mat.reserve),
        words("view-freezers-hold", products=dict(mat.freezers)),
        words(
            "view-modifier-at",
            modifier=signed(mat.modifiers[mat.modifier]),
            lowest=signed(mat.modifiers[0]),
            highest=signed(mat.modifiers[-1]),
        ),
        words("view-sales-at", spot=mat.sales),
        *(_row_line(at, row, words) for at, row in enumerate(mat.track)),
        words("view-milestones-held", milestones=list(mat.milestones)),
        *(stack_line(stack, words) for stack in mat.stacks),
    )


@remembered
def _row_line(at: int, row: Row, words: Wording) -> str:
    return words("view-spot", spot=at, products=worded(dict(row.gives)), arrow=row.arrow or "none")
