"""A card that the edition does not know yet: entered as it is printed, when it comes up.

Part by part, from the price down to the clean-up; at the end each part can be entered again. From then
on the card is one of the edition.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Any, Literal

from msgspec import to_builtins
from msgspec.structs import replace

from mautoma.games.foodchain.content.employees import one_x
from mautoma.games.foodchain.content.milestones import milestone_ids
from mautoma.games.foodchain.content.products import PRODUCTS, Product
from mautoma.games.foodchain.content.supply import Group
from mautoma.games.foodchain.edition import (
    CARDS_FILE,
    OUTER_TILES,
    Campaign,
    Card,
    CleanUpIcon,
    Edition,
    WorkIcon,
)
from mautoma.games.foodchain.reports.without_map import house_numbers
from mautoma.games.foodchain.state import Game, TableGame
from mautoma.kernel.finding import Finding
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Counts, Number, Option, Pick, PickSome
from mautoma.kernel.table import Table

NO_MORE = "no-more"
RIGHT = "right"
MOST_ICONS = 6
"""No part of a card has room for more."""
HIGHEST_PRICE = 30
USUAL_PRICE = 10
MOST_WAITRESSES = 6
MOST_OF_A_PRODUCT = 10
LAST_PRIORITY = 20

WORK = ("gain", "most_drink", "most_food", "least", "payout", "build")
DINNER = ("sales_icon", "milestone_cash")
CAMPAIGNS: dict[str, tuple[Literal["drink", "food"], Literal[2, 3]]] = {
    "drink_2": ("drink", 2),
    "drink_3": ("drink", 3),
    "food_2": ("food", 2),
    "food_3": ("food", 3),
}
CLEAN_UP = ("milestone", "produced", "billboard", "train", "leaves")


def enter_card(game: TableGame, table: Table, group: Group) -> Card:
    """Questions in the order of the printed card; `game.entering` is the card as far as it is known."""
    game.entering = Card(id=_new_id(game.edition), group=group, price=0, priority=0)
    for part in PARTS:
        _enter(game, table, part)
    while (part := table.ask(_is_it_right())) != RIGHT:
        _enter(game, table, part)
    card, game.entering = game.entering, None
    game.edition = game.edition.with_card(card)
    game.entered += (card,)
    table.tell("card-entered", card=card.id)
    return card


def findings(state: Game) -> Sequence[Finding]:
    """What the owner's edition may keep for the next game."""
    entered = state.entered if isinstance(state, TableGame) else ()
    return [Finding(CARDS_FILE, "card", to_builtins(card)) for card in entered]


def _new_id(edition: Edition) -> str:
    return next(name for at in count(1) if (name := f"own_{at}") not in edition.by_id)


def _enter(game: TableGame, table: Table, part: str) -> None:
    """A part that is entered again begins empty."""
    assert game.entering is not None
    if part in ("work", "campaigns", "clean_up"):
        _show(game, part, ())
    PARTS[part](game, table)


def _show(game: TableGame, part: str, value: Any) -> None:
    assert game.entering is not None
    game.entering = replace(game.entering, **{part: value})


def _is_it_right() -> Pick:
    return Pick(key="card-right", choices=(RIGHT, *PARTS), describe=_part_option, default=RIGHT)


def _part_option(part: str) -> Option:
    return Option(part, Msg("option-card-right") if part == RIGHT else _field(part))


def _field(name: str) -> Msg:
    """What the editor calls the part of a card."""
    return Msg(f"field-{name}".replace("_", "-"))


# ---------------------------------------------------------------- part by part


def _price(game: TableGame, table: Table) -> None:
    """FCM-D2: no modifier may bring it below $1."""
    least = max(1, 1 - min(game.edition.mat.modifiers))
    asked = Number(
        key="card-price", rules=("FCM-D2",), least=least, most=HIGHEST_PRICE, default=max(least, USUAL_PRICE)
    )
    _show(game, "price", table.ask(asked))


def _waitresses(game: TableGame, table: Table) -> None:
    asked = Number(key="card-waitresses", rules=("FCM-D4",), most=MOST_WAITRESSES, default=0)
    _show(game, "waitresses", table.ask(asked))


def _work(game: TableGame, table: Table) -> None:
    """FCM-W10"""
    _icons(game, table, "work", WORK, lambda kind: _work_icon(table, kind), "FCM-W10")


def _work_icon(table: Table, kind: str) -> WorkIcon:
    """FCM-W3 to FCM-W9"""
    match kind:
        case "gain":
            return WorkIcon(gain=_ask_gain(table))
        case "most_drink":
            return WorkIcon(most_drink=_ask_amount(table, kind))
        case "most_food":
            return WorkIcon(most_food=_ask_amount(table, kind))
        case "least":
            return WorkIcon(least=3)
        case "payout":
            return WorkIcon(payout=True)
    tile = table.ask(Pick(key="card-build", rules=("FCM-W9",), choices=OUTER_TILES, noun="tile"))
    return WorkIcon(build=next(each for each in OUTER_TILES if each == tile))


def _ask_amount(table: Table, kind: str) -> int:
    asked = Number(key="card-amount", data={"icon": _field(kind)}, least=1, most=MOST_OF_A_PRODUCT)
    return table.ask(asked)


def _ask_gain(table: Table) -> dict[Product, int]:
    def fault(counts: Mapping[str, int]) -> Msg | None:
        return None if any(counts.values()) else msg("card-gain-nothing")

    asked = Counts(
        key="card-gain",
        rules=("FCM-W3",),
        available={str(product): MOST_OF_A_PRODUCT for product in PRODUCTS},
        noun="product",
        fault=fault,
    )
    return {Product(name): number for name, number in table.ask(asked).items()}


def _dinner(game: TableGame, table: Table) -> None:
    asked = PickSome(
        key="card-dinner",
        rules=("FCM-D11", "FCM-D12"),
        choices=DINNER,
        describe=lambda name: Option(name, _field(name)),
        default=[],
    )
    shown = table.ask(asked)
    for name in DINNER:
        _show(game, name, name in shown)


def _campaigns(game: TableGame, table: Table) -> None:
    """FCM-M2 to FCM-M4"""
    _icons(game, table, "campaigns", tuple(CAMPAIGNS), lambda kind: _campaign(table, kind), "FCM-M2")


def _campaign(table: Table, kind: str) -> Campaign:
    asked = PickSome(
        key="card-houses",
        rules=("FCM-M4",),
        choices=[str(number) for number in house_numbers()],
        least=1,
    )
    return Campaign(*CAMPAIGNS[kind], houses=tuple(int(number) for number in table.ask(asked)))


def _priority(game: TableGame, table: Table) -> None:
    asked = Number(key="card-priority", rules=("FCM-M7",), least=1, most=LAST_PRIORITY)
    _show(game, "priority", table.ask(asked))


def _clean_up(game: TableGame, table: Table) -> None:
    _icons(game, table, "clean_up", CLEAN_UP, lambda kind: _clean_up_icon(table, kind), "FCM-C1")


def _clean_up_icon(table: Table, kind: str) -> CleanUpIcon:
    """FCM-C1 to FCM-C5"""
    match kind:
        case "milestone":
            asked = Pick(key="card-milestone", rules=("FCM-C1",), choices=milestone_ids(), noun="milestone")
            return CleanUpIcon(milestone=table.ask(asked))
        case "leaves":
            asked = Pick(key="card-leaves", rules=("FCM-C5",), choices=one_x(), describe=_employee)
            return CleanUpIcon(leaves=table.ask(asked))
    return CleanUpIcon(produced=kind == "produced", billboard=kind == "billboard", train=kind == "train")


def _employee(name: str) -> Option:
    return Option(name, Msg("option-card-leaves", {"employee": name}))


def _icons(
    game: TableGame,
    table: Table,
    part: str,
    kinds: Sequence[str],
    ask: Callable[[str], object],
    rule: str,
) -> None:
    """From left to right, until there are no more; each shows on the card at once."""
    found: list[object] = []
    while len(found) < MOST_ICONS:
        question = Pick(
            key=f"card-{part}".replace("_", "-"),
            data={"at": len(found) + 1},
            rules=(rule,),
            choices=(*kinds, NO_MORE),
            describe=_icon_option,
            default=NO_MORE,
        )
        kind = table.ask(question)
        if kind == NO_MORE:
            return
        found.append(ask(kind))
        _show(game, part, tuple(found))


def _icon_option(kind: str) -> Option:
    if kind == NO_MORE:
        return Option(kind, Msg("option-no-more"))
    if kind in CAMPAIGNS:
        food_or_drink, rounds = CAMPAIGNS[kind]
        return Option(kind, msg("option-card-campaign", kind=food_or_drink, rounds=rounds))
    return Option(kind, _field(kind))


PARTS: dict[str, Callable[[TableGame, Table], None]] = {
    "price": _price,
    "waitresses": _waitresses,
    "work": _work,
    "dinner": _dinner,
    "campaigns": _campaigns,
    "priority": _priority,
    "clean_up": _clean_up,
}
