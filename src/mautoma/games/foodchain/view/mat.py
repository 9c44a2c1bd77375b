"""The automa's mat."""

from __future__ import annotations

from mautoma.games.foodchain.automa.freezers import CAPACITY
from mautoma.games.foodchain.automa.turn import spot_products
from mautoma.games.foodchain.content.products import worded
from mautoma.games.foodchain.edition import Spot
from mautoma.games.foodchain.state import Game
from mautoma.games.foodchain.view.campaigns import stack_line
from mautoma.games.foodchain.view.colours import CREAM
from mautoma.games.foodchain.view.icons import product_glyph, product_icon
from mautoma.games.foodchain.view.words import Wording, signed
from mautoma.games.kit.colours import AUTOMA, FAINT, INK, RULE
from mautoma.games.kit.remember import remembered
from mautoma.games.kit.sheet import PADDING, WIDTH, Sheet, chip, word
from mautoma.games.kit.svg import Rect, box, group, text
from mautoma.kernel.view import Picture


def mat_picture(game: Game, words: Wording) -> Picture:
    automa, sheet = game.automa, Sheet()
    sheet.heading(words("view-cash", cash=automa.cash), words("view-deck-left", number=len(automa.deck)))
    sheet.lines(words("view-reserve-automa", reserve=_reserve(game)))
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
        chip(word(f"#{stack.house}", bold=True), product_glyph(stack.product), word(f"×{stack.left}"))
        for stack in sorted(automa.stacks)
    )
    alt = words(
        "view-alt-mat",
        cash=automa.cash,
        products=_held(game),
        spot=automa.sales,
        modifier=signed(game.edition.mat.modifiers[automa.modifier]),
        milestones=len(automa.milestones),
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


def mat_lines(game: Game, words: Wording) -> list[str]:
    automa = game.automa
    mat = game.edition.mat
    return [
        words("view-cash", cash=automa.cash),
        words("view-deck-left", number=len(automa.deck)),
        words("view-reserve-automa", reserve=_reserve(game)),
        words("view-freezers-hold", products=_held(game)),
        words(
            "view-modifier-at",
            modifier=signed(mat.modifiers[automa.modifier]),
            lowest=signed(mat.modifiers[0]),
            highest=signed(mat.modifiers[-1]),
        ),
        words("view-sales-at", spot=automa.sales),
        *(_spot_line(game, at, spot, words) for at, spot in enumerate(mat.sales)),
        words("view-milestones-held", milestones=sorted(automa.milestones)),
        *(stack_line(stack, words) for stack in automa.stacks),
    ]


def _spot_line(game: Game, at: int, spot: Spot, words: Wording) -> str:
    return words("view-spot", spot=at, products=worded(spot_products(spot, game)), arrow=spot.arrow or "none")


def _held(game: Game) -> dict[str, int]:
    """What the freezers hold, from top to bottom (FCM-S10)."""
    return {product: game.automa.freezers[product] for product in game.automa.order}


def _reserve(game: Game) -> int | None:
    """The automa's reserve card once the human may see it (FCM-E1, FCM-E5)."""
    seen = game.bank_breaks > 0 or "first_to_have_20" in game.human.milestones
    return game.automa.reserve if seen else None
