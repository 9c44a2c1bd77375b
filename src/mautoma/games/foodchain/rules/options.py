"""How questions call their options, and where these lie on the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from mautoma.games.foodchain.city.grid import SQUARE_NUMBERS, mask_named
from mautoma.games.foodchain.content.supply import ceo_slots
from mautoma.kernel.message import Json, Msg
from mautoma.kernel.question import Option, Pick, Place
from mautoma.kernel.table import Table

DONE = "done"


def employee_option(value: str) -> Option:
    """An employee by name and what the card does."""
    if value == DONE:
        return Option(value)
    does = Msg("does-" + value.replace("_", "-"))
    return Option(value, Msg("option-employee", {"employee": value, "does": does}))


def counted_employees(cards: Mapping[str, int]) -> Callable[[str], Option]:
    """As `employee_option`, with how many of each there are."""

    def describe(value: str) -> Option:
        option, number = employee_option(value), cards.get(value, 0)
        if option.label is None or number < 2:
            return option
        return Option(value, Msg("option-employees", {**option.label.data, "count": number}))

    return describe


def product_option(value: str) -> Option:
    return Option(value, Msg("option-product", {"product": value}))


def reserve_option(value: str) -> Option:
    cash = int(value)
    return Option(value, Msg("option-reserve", {"cash": cash, "slots": ceo_slots()[cash]}))


def square_option(value: str) -> Option:
    return Option(value, place=Place(value))


def ask_how_it_lies(
    table: Table, key: str, ways: Sequence[str], describe: Callable[[str], Option], **data: Json
) -> str:
    """How a piece lies is always asked: nothing is built that was not seen. The only way is offered."""
    only = ways[0] if len(ways) == 1 else None
    return table.ask(Pick(key=key, data=data, choices=ways, describe=describe, default=only))


def ask_square(
    table: Table,
    key: str,
    squares: int,
    place: Callable[[int], Place],
    rules: tuple[str, ...] = (),
    label: Callable[[int], Msg | None] = lambda square: None,
) -> int:
    """One square of a mask."""
    question = Pick(
        key=key,
        rules=rules,
        choices=mask_named(squares),
        describe=lambda value: Option(value, label(SQUARE_NUMBERS[value]), place(SQUARE_NUMBERS[value])),
    )
    return SQUARE_NUMBERS[table.choose(question)]
