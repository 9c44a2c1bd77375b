"""The automa's mat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mautoma.games.foodchain.automa.turn import spot_products
from mautoma.games.foodchain.content.products import Product, worded
from mautoma.games.foodchain.content.supply import GROUPS, Group
from mautoma.games.foodchain.edition import Card
from mautoma.games.foodchain.edition import mat as edition
from mautoma.games.foodchain.edition.mat import Arrow, Spot
from mautoma.games.foodchain.state import FoodChain, Stack
from mautoma.games.foodchain.view.campaigns import stack_line
from mautoma.games.foodchain.view.card import drawn_card, printed_price
from mautoma.games.foodchain.view.diner import diner_back
from mautoma.games.foodchain.view.playmat import Cell, Playmat
from mautoma.games.foodchain.view.words import Wording, signed
from mautoma.kernel.remember import Written, remembered
from mautoma.kernel.view import Picture

MORE = "…"


class Row(NamedTuple):
    """A spot of the sales track: what it pays out in this city, and its arrow (FCM-W7, FCM-W8)."""

    gives: tuple[tuple[Product, int], ...]
    arrow: Arrow | None
    known: bool = True


class Mat(NamedTuple):
    """All that is to be seen on it: between two answers it seldom changes."""

    cash: int
    cards_left: int
    next: Group | None
    """What the back of the next card shows: the groups come in order (FCM-S12)."""
    used: tuple[str, ...]
    """The card in play is on top."""
    reserve: int | None
    """Once the human may see it (FCM-E1, FCM-E5)."""
    freezers: tuple[tuple[Product, int], ...]
    """From top to bottom, as ties are won (FCM-S10)."""
    modifiers: tuple[str, ...]
    modifier: int
    track: tuple[Row, ...]
    sales: int
    milestones: tuple[str, ...]
    stacks: tuple[Stack, ...]


def _mat(game: FoodChain) -> Mat:
    automa = game.automa
    seen = game.bank_breaks > 0 or "first_to_have_20" in game.human.milestones
    return Mat(
        automa.cash,
        len(automa.deck),
        min((game.edition.group(card) for card in automa.deck), key=GROUPS.index, default=None),
        tuple(automa.used),
        automa.reserve if seen else None,
        tuple((product, automa.freezers[product]) for product in automa.order),
        modifier_track(game.edition.mat),
        automa.modifier + game.edition.mat.more_below,
        tuple(_row(spot, game) for spot in _spots(game)),
        automa.sales,
        tuple(sorted(automa.milestones)),
        tuple(automa.stacks),
    )


def _spots(game: FoodChain) -> Sequence[Spot | None]:
    """At least as far as the marker is."""
    sales = game.edition.mat.sales
    return [*sales, *[None] * (game.automa.sales + 1 - len(sales))]


def _row(spot: Spot | None, game: FoodChain) -> Row:
    if spot is None:
        return Row((), None, known=False)
    return Row(tuple(spot_products(spot, game).items()), spot.arrow)


def modifier_track(mat: edition.Mat) -> tuple[str, ...]:
    """With dots where it goes on, as far as anybody knows."""
    return (
        *([MORE] if mat.more_below else []),
        *map(signed, mat.modifiers),
        *([MORE] if mat.more_above else []),
    )


def mat_picture(game: FoodChain, words: Wording) -> Picture:
    used = game.automa.used[-1:]
    cards = [game.edition.card(card) for card in used]
    return _picture(_mat(game), Written(cards[0] if cards else None), words)


def mat_lines(game: FoodChain, words: Wording) -> tuple[str, ...]:
    return _lines(_mat(game), words)


@remembered
def _picture(mat: Mat, last: Written[Card | None], words: Wording) -> Picture:
    drawn = Playmat(words("status-automa"), words("gallery-price", price=mat.cash))
    top = diner_back(mat.next, words.of("group", mat.next)) if mat.next else None
    beside = words("view-deck-left", number=mat.cards_left), words("view-reserve-automa", reserve=mat.reserve)
    used = drawn_card(last.data, printed_price(last.data, words), words) if last.data else None
    drawn.deck(top, used, len(mat.used), beside)
    drawn.heading(words("view-freezers"), "freezer")
    drawn.freezers(mat.freezers)
    drawn.heading(words("view-modifier"), "modifier")
    drawn.modifiers(mat.modifiers, mat.modifier)
    drawn.heading(words("view-sales-track"), "payout")
    for at, row in enumerate(mat.track):
        gives = tuple(Cell(product, str(number)) for product, number in row.gives)
        gives = gives if row.known else (Cell("unknown", ""),)
        drawn.spot(at, gives, row.arrow, at == mat.sales)
    drawn.heading(words("view-milestones"), "milestone", str(len(mat.milestones)))
    drawn.tags([(Cell("", words.of("milestone", milestone)),) for milestone in mat.milestones], 2)
    drawn.heading(words("view-stacks"), "marketing", str(len(mat.stacks)))
    drawn.tags(
        [
            (Cell("city", str(stack.house)), Cell(stack.product, f"×{stack.left}"))
            for stack in sorted(mat.stacks)
        ],
        3,
    )
    alt = words(
        "view-alt-mat",
        cash=mat.cash,
        products=dict(mat.freezers),
        spot=mat.sales,
        modifier=mat.modifiers[mat.modifier],
        milestones=len(mat.milestones),
    )
    return drawn.picture("mat", alt, "opponent")


@remembered
def _lines(mat: Mat, words: Wording) -> tuple[str, ...]:
    return (
        words("view-cash", cash=mat.cash),
        words("view-deck-left", number=mat.cards_left),
        words("view-reserve-automa", reserve=mat.reserve),
        words("view-freezers-hold", products=dict(mat.freezers)),
        words(
            "view-modifier-at",
            modifier=mat.modifiers[mat.modifier],
            lowest=mat.modifiers[0],
            highest=mat.modifiers[-1],
        ),
        words("view-sales-at", spot=mat.sales),
        *(_row_line(at, row, words) for at, row in enumerate(mat.track)),
        words("view-milestones-held", milestones=list(mat.milestones)),
        *(stack_line(stack, words) for stack in mat.stacks),
    )


@remembered
def _row_line(at: int, row: Row, words: Wording) -> str:
    if not row.known:
        return words("view-spot-unknown", spot=at)
    return words("view-spot", spot=at, products=worded(dict(row.gives)), arrow=row.arrow or "none")
