"""How questions name their options, and where those are on the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from mautoma.games.foodchain.city.grid import SQUARE_NUMBERS, mask_named
from mautoma.games.foodchain.content.supply import ceo_slots
from mautoma.kernel.message import Json, Msg
from mautoma.kernel.question import Option, Pick, Place
from mautoma.kernel.table import Table

DONE = "done"
ELSEWHERE = "elsewhere"
"""At a real table a piece may lie where the rules allow none."""


class Elsewhere(Exception):
    """It does."""


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


def how_it_lies(key: str, ways: Sequence[str], describe: Callable[[str], Option], **data: Json) -> Pick:
    """How a piece lies is always asked: nothing is built that was not seen. The only way is offered."""
    only = ways[0] if len(ways) == 1 else None
    return Pick(key=key, data=data, choices=ways, describe=describe, default=only)


def ask_square(
    table: Table,
    key: str,
    mask: int,
    place: Callable[[int], Place],
    rules: tuple[str, ...] = (),
    describe: Callable[[Option], Option] = lambda option: option,
    at_once: bool = False,
    elsewhere: bool = False,
    follows: Callable[[int], Pick] | None = None,
    data: Mapping[str, Json] | None = None,
) -> int:
    """One square of a mask; `follows` is the question about that square. At a real table the piece lies there
    already: it's taken `at_once`; where it may lie `elsewhere` too, Elsewhere says that it does."""

    def at_square(value: str) -> Option:
        return describe(Option(value, place=place(SQUARE_NUMBERS[value])))

    def after(value: str) -> Pick | None:
        return follows(SQUARE_NUMBERS[value]) if follows else None

    question = Pick(
        key=key,
        data=data or {},
        rules=rules,
        choices=mask_named(mask),
        describe=at_square,
        at_once=at_once,
        follows=after,
    )
    return SQUARE_NUMBERS[or_elsewhere(table, question) if elsewhere else table.choose(question)]


def or_elsewhere(table: Table, question: Pick) -> str:
    """The question with one way out of it."""
    asked = replace(
        question,
        choices=[*question.values(), ELSEWHERE],
        describe=lambda value: Option(value) if value == ELSEWHERE else question.option(value),
        follows=None,
    )
    answer = table.ask(asked)
    if answer == ELSEWHERE:
        raise Elsewhere
    return answer
