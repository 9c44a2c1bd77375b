"""A card that the edition does not know yet: entered as it is printed, when it comes up.

Part by part, from the price down to the clean-up; at the end each part can be entered again. From then
on the card is one of the edition.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from typing import Any, Literal

from msgspec.structs import replace

from mautoma.games.foodchain.content.employees import one_x
from mautoma.games.foodchain.content.milestones import milestone_ids
from mautoma.games.foodchain.content.products import PRODUCTS, Product
from mautoma.games.foodchain.content.supply import Group
from mautoma.games.foodchain.edition import (
    HIGHEST_HOUSE,
    HIGHEST_PRICE,
    LAST_PRIORITY,
    MOST_ICONS,
    MOST_WAITRESSES,
    OUTER_TILES,
    Campaign,
    Card,
    CleanUpIcon,
    WorkIcon,
)
from mautoma.games.foodchain.edition.called import called
from mautoma.games.foodchain.edition.mat import MOST_OF_A_PRODUCT
from mautoma.games.foodchain.state import TableGame
from mautoma.kernel.facts import ask_report
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Number, Option, Pick
from mautoma.kernel.table import Table

NO_MORE = "no-more"
NO_NUMBER = "none"
RIGHT = "right"

PRODUCT_NAMES = tuple(str(product) for product in PRODUCTS)
WORK = (*PRODUCT_NAMES, "most_drink", "most_food", "least", "payout", "build")
DINNER = ("sales_icon", "milestone_cash")
NOTHING, BOTH = "nothing", "both"
CAMPAIGNS: dict[str, tuple[Literal["drink", "food"], Literal[2, 3]]] = {
    "drink_2": ("drink", 2),
    "drink_3": ("drink", 3),
    "food_2": ("food", 2),
    "food_3": ("food", 3),
}
CLEAN_UP = ("milestone", "produced", "billboard", "train", "leaves")


def enter_card(game: TableGame, table: Table, group: Group) -> Card:
    """Questions in the order of the printed card; `game.entering` is the card as far as it is known."""
    game.entering = Card(id=_new_id(game), group=group, price=0)
    for part in PARTS:
        _enter(game, table, part)
    while (part := table.ask(_is_it_right())) != RIGHT:
        _enter(game, table, part)
    card, game.entering = game.entering, None
    game.edition = game.edition.with_card(card)
    game.entered += (card,)
    table.tell("card-entered", card=called(card))
    return card


def _new_id(game: TableGame) -> str:
    """One that no other card had before."""
    taken = {card.id for card in (*game.edition.cards, *game.forgotten)}
    return next(name for at in count(1) if (name := f"own_{at}") not in taken)


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
    _show(game, "price", int(table.ask(_ask_price(least))))


def _ask_price(least: int) -> Pick:
    return Pick(
        key="card-price",
        rules=("FCM-D2",),
        choices=[str(price) for price in range(least, HIGHEST_PRICE + 1)],
        describe=lambda price: Option(price, msg("option-card-price", price=int(price))),
    )


def _waitresses(game: TableGame, table: Table) -> None:
    asked = Number(key="card-waitresses", rules=("FCM-D4",), most=MOST_WAITRESSES, default=0)
    _show(game, "waitresses", table.ask(asked))


def _work(game: TableGame, table: Table) -> None:
    """FCM-W10"""
    _icons(game, table, "work", WORK, partial(_with_work, table), "FCM-W10")


def _with_work(table: Table, shown: tuple[WorkIcon, ...], kind: str) -> tuple[WorkIcon, ...]:
    """FCM-W3 to FCM-W9. Products side by side are one gain."""
    match kind:
        case "most_drink":
            return *shown, WorkIcon(most_drink=_ask_amount(table, kind))
        case "most_food":
            return *shown, WorkIcon(most_food=_ask_amount(table, kind))
        case "least":
            return *shown, WorkIcon(least=3)
        case "payout":
            return *shown, WorkIcon(payout=True)
        case "build":
            where = Pick(key="card-build", rules=("FCM-W9",), choices=OUTER_TILES, noun="tile", at_once=True)
            tile = table.ask(where)
            return *shown, WorkIcon(build=next(each for each in OUTER_TILES if each == tile))
    product = Product(kind)
    if not shown or shown[-1].gain is None:
        return *shown, WorkIcon(gain={product: 1})
    gain = shown[-1].gain
    return *shown[:-1], WorkIcon(gain={**gain, product: min(gain.get(product, 0) + 1, MOST_OF_A_PRODUCT)})


def _ask_amount(table: Table, kind: str) -> int:
    asked = Number(key="card-amount", data={"icon": _field(kind)}, least=1, most=MOST_OF_A_PRODUCT)
    return table.ask(asked)


def _dinner(game: TableGame, table: Table) -> None:
    shown = table.ask(
        Pick(
            key="card-dinner",
            rules=("FCM-D7", "FCM-D8"),
            choices=(NOTHING, *DINNER, BOTH),
            describe=lambda name: Option(
                name, _field(name) if name in DINNER else msg(f"card-dinner-{name}")
            ),
        )
    )
    for name in DINNER:
        _show(game, name, shown in (name, BOTH))


def _campaigns(game: TableGame, table: Table) -> None:
    """FCM-M2 to FCM-M4"""
    _icons(game, table, "campaigns", tuple(CAMPAIGNS), partial(_with_campaign, game, table), "FCM-M2")


def _with_campaign(
    game: TableGame, table: Table, shown: tuple[Campaign, ...], kind: str
) -> tuple[Campaign, ...]:
    """FCM-M4: the houses as they are printed, one after the other, one of them twice if it is there twice."""
    houses: tuple[int, ...] = ()
    while len(houses) < HIGHEST_HOUSE:
        told = table.ask(_ask_house(len(houses)))
        if told == NO_MORE:
            break
        houses += (int(told),)
        _show(game, "campaigns", (*shown, Campaign(*CAMPAIGNS[kind], houses=houses)))
    return *shown, Campaign(*CAMPAIGNS[kind], houses=houses)


def _ask_house(known: int) -> Pick:
    numbers = [str(number) for number in range(1, HIGHEST_HOUSE + 1)]
    return Pick(
        key="card-houses",
        data={"at": known + 1},
        rules=("FCM-M4",),
        choices=[*numbers, NO_MORE] if known else numbers,
        describe=_number_option,
    )


def _number_option(value: str) -> Option:
    return Option(value, Msg("option-no-more") if value == NO_MORE else None)


def _priority(game: TableGame, table: Table) -> None:
    """FCM-M7: the blue number; that there is none is questioned."""
    numbers = [str(number) for number in range(1, LAST_PRIORITY + 1)]
    question = Pick(
        key="card-priority",
        rules=("FCM-M7",),
        choices=[*numbers, NO_NUMBER],
        describe=lambda value: Option(value, Msg("option-no-number") if value == NO_NUMBER else None),
    )
    told = ask_report(table, question, lambda told: msg("doubt-no-number") if told == NO_NUMBER else None)
    _show(game, "priority", None if told == NO_NUMBER else int(told))


def _clean_up(game: TableGame, table: Table) -> None:
    _icons(game, table, "clean_up", CLEAN_UP, partial(_with_clean_up, table), "FCM-C1")


def _with_clean_up(table: Table, shown: tuple[CleanUpIcon, ...], kind: str) -> tuple[CleanUpIcon, ...]:
    """FCM-C1 to FCM-C5"""
    match kind:
        case "milestone":
            asked = Pick(key="card-milestone", rules=("FCM-C1",), choices=milestone_ids(), noun="milestone")
            return *shown, CleanUpIcon(milestone=table.ask(asked))
        case "leaves":
            asked = Pick(key="card-leaves", rules=("FCM-C5",), choices=one_x(), describe=_employee)
            return *shown, CleanUpIcon(leaves=table.ask(asked))
    icon = CleanUpIcon(produced=kind == "produced", billboard=kind == "billboard", train=kind == "train")
    return *shown, icon


def _employee(name: str) -> Option:
    return Option(name, Msg("option-card-leaves", {"employee": name}))


def _icons(
    game: TableGame,
    table: Table,
    part: str,
    kinds: Sequence[str],
    with_icon: Callable[[Any, str], tuple[object, ...]],
    rule: str,
) -> None:
    """From left to right, until there are no more; each shows on the card at once."""
    shown: tuple[object, ...] = ()
    while possible := kinds if len(shown) < MOST_ICONS else _more_of_the_last(shown):
        question = Pick(
            key=f"card-{part}".replace("_", "-"),
            data={"at": len(shown) + 1},
            rules=(rule,),
            choices=(*possible, NO_MORE),
            describe=_icon_option,
            default=NO_MORE,
            at_once=True,
        )
        kind = table.ask(question)
        if kind == NO_MORE:
            return
        shown = with_icon(shown, kind)
        _show(game, part, shown)


def _more_of_the_last(shown: Sequence[object]) -> Sequence[str]:
    """There is no room for another icon, but products side by side are one."""
    last = shown[-1]
    return PRODUCT_NAMES if isinstance(last, WorkIcon) and last.gain else ()


def _icon_option(kind: str) -> Option:
    if kind == NO_MORE:
        return Option(kind, Msg("option-no-more"))
    if kind in PRODUCT_NAMES:
        return Option(kind, Msg(f"icon-{kind}"))
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
