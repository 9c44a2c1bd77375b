"""The picture of the automa's mat."""

from __future__ import annotations

from mautoma.games.foodchain.automa.freezers import CAPACITY
from mautoma.games.foodchain.automa.turn import spot_products
from mautoma.games.foodchain.draw.icons import product_icon
from mautoma.games.foodchain.draw.palette import AUTOMA, FAINT, INK, RULE
from mautoma.games.foodchain.draw.sheet import PADDING, WIDTH, Sheet, chip, product, word
from mautoma.games.foodchain.draw.svg import Rect, box, group
from mautoma.games.foodchain.inwords.mat import freezer_counts, reserve_shown, signed
from mautoma.games.foodchain.state import Game
from mautoma.games.foodchain.wording import Wording
from mautoma.games.kit.svg import text
from mautoma.kernel.view import Picture

_PALE = "#fffdf5"


def mat_picture(game: Game, words: Wording) -> Picture:
    automa, sheet = game.automa, Sheet()
    reserve = reserve_shown(game)
    sheet.heading(words("view-cash", cash=automa.cash), words("view-deck-left", number=len(automa.deck)))
    sheet.lines(words("view-reserve-automa", reserve=reserve))
    sheet.heading(words("view-freezers"))
    _freezers(game, sheet)
    sheet.heading(words("view-modifier"))
    _modifiers(game, sheet)
    sheet.heading(words("view-sales-track"))
    _sales_track(game, sheet)
    sheet.heading(words("view-milestones"), str(len(automa.milestones)))
    sheet.chips(chip(word(words.of("milestone", milestone))) for milestone in sorted(automa.milestones))
    sheet.heading(words("view-stacks"), str(len(automa.stacks)))
    sheet.chips(
        chip(word(f"#{stack.house}", bold=True), product(stack.product), word(f"×{stack.left}"))
        for stack in sorted(automa.stacks)
    )
    alt = words(
        "view-alt-mat",
        cash=automa.cash,
        products=freezer_counts(game),
        spot=automa.sales,
        modifier=signed(game.edition.mat.modifiers[automa.modifier]),
        milestones=len(automa.milestones),
    )
    return sheet.picture("mat", alt)


def _cell(rect: Rect, words: str, marked: bool, size: float = 14) -> str:
    """A spot of a track; the marker makes it white on dark and adds a ring."""
    x, y = rect.centre
    if not marked:
        return box(rect, fill=_PALE, stroke=RULE) + text(x, y, words, size, fill=FAINT)
    return group(
        box(rect, fill=AUTOMA, stroke=INK, stroke_width=2, rx=4),
        text(x, y, words, size + 2, bold=True, fill="#ffffff"),
    )


def _freezers(game: Game, sheet: Sheet) -> None:
    """From top to bottom, as ties are won (FCM-S10)."""
    left, wide, high = PADDING + 32, 31, 28
    for kind in game.automa.order:
        held = game.automa.freezers[kind]
        cells = [
            _cell(Rect(left + n * wide, sheet.y, wide, high), str(n), n == held) for n in range(CAPACITY + 1)
        ]
        sheet.draw(product_icon(kind, PADDING + 13, sheet.y + high / 2, 26) + "".join(cells), high + 3)


def _modifiers(game: Game, sheet: Sheet) -> None:
    modifiers = game.edition.mat.modifiers
    wide = min(48, (WIDTH - 2 * PADDING) / len(modifiers))
    cells = [
        _cell(Rect(PADDING + i * wide, sheet.y, wide, 28), signed(value), i == game.automa.modifier)
        for i, value in enumerate(modifiers)
    ]
    sheet.draw("".join(cells), 34)


def _sales_track(game: Game, sheet: Sheet) -> None:
    """What each spot pays out in this city, product by product, and its arrow (FCM-W7, FCM-W8)."""
    columns = {kind: PADDING + 74 + i * 56 for i, kind in enumerate(game.automa.order)}
    sheet.draw("".join(product_icon(kind, x, sheet.y + 11, 22) for kind, x in columns.items()), 26)
    for at, spot in enumerate(game.edition.mat.sales):
        gives = spot_products(spot, game)
        row = [_cell(Rect(PADDING, sheet.y, 34, 24), str(at), at == game.automa.sales)]
        here = at == game.automa.sales
        row += [
            text(x, sheet.y + 12, str(gives.get(kind, "–")), 15, bold=here) for kind, x in columns.items()
        ]
        if spot.arrow:
            arrow = "▲" if spot.arrow == "up" else "▼"
            row.append(text(WIDTH - PADDING - 28, sheet.y + 12, f"{arrow} $", 15, bold=here))
        sheet.draw("".join(row), 26)
