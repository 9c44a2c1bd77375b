"""The table check: totals to compare at any time; only where they differ, the details."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from mautoma.games.foodchain.rules.options import DONE
from mautoma.games.foodchain.state import TableGame
from mautoma.games.foodchain.table.corrections import MOST_CASH
from mautoma.games.foodchain.table.corrections.map import correct_demand, correct_stacks, placed_house_option
from mautoma.games.foodchain.table.differences import tell_differences
from mautoma.games.foodchain.table.reports.without_map import house_numbers
from mautoma.kernel.question import Numbers, Option, Pick
from mautoma.kernel.table import Table

DEMAND, STACKS, HUMAN_CASH, AUTOMA_CASH, BANK = "demand", "stacks", "human_cash", "automa_cash", "bank"


def check(game: TableGame, table: Table) -> None:
    """The aside "check"."""
    totals = _totals(game)
    told = table.ask(Numbers(key="check", names=list(totals), noun="total", most=MOST_CASH, default=totals))
    differing = [name for name in totals if told[name] != totals[name]]
    if not differing:
        table.tell("check-agrees")
        return
    before = game.clone()
    for name in differing:
        table.tell("check-differs", total=name, ours=totals[name], theirs=told[name])
        _put_right(game, table, name, told[name])
    game.corrections += 1
    tell_differences(before, game, table)


def _totals(game: TableGame) -> dict[str, int]:
    totals = {
        STACKS: sum(stack.left for stack in game.automa.stacks),
        HUMAN_CASH: game.human.cash,
        AUTOMA_CASH: game.automa.cash,
        BANK: game.bank,
    }
    if not game.without_map:
        totals = {DEMAND: sum(len(house.demand) for house in game.city.houses.values())} | totals
    return totals


def _put_right(game: TableGame, table: Table, name: str, told: int) -> None:
    """Money is as it lies there; tokens are compared house by house."""
    if name == HUMAN_CASH:
        game.human.cash = told
    elif name == AUTOMA_CASH:
        game.automa.cash = told
    elif name == BANK:
        game.bank = told
    elif name == DEMAND:
        _house_by_house(game, table, "check-demand", demand_by_house(game), correct_demand)
    else:
        _house_by_house(game, table, "check-stacks", stacks_by_house(game), correct_stacks)


def demand_by_house(game: TableGame) -> dict[int, Counter[str]]:
    return {number: Counter(house.demand) for number, house in game.city.houses.items()}


def stacks_by_house(game: TableGame) -> dict[int, Counter[str]]:
    tokens: dict[int, Counter[str]] = {
        number: Counter() for number in (house_numbers() if game.without_map else game.city.houses)
    }
    for stack in game.automa.stacks:
        tokens[stack.house][stack.product] += stack.left
    return tokens


def _house_by_house(
    game: TableGame,
    table: Table,
    kind: str,
    tokens: dict[int, Counter[str]],
    put_right: Callable[[TableGame, Table, int], None],
) -> None:
    for number, products in tokens.items():
        if products:
            table.tell(kind, house=number, products=dict(products), places=[f"house {number}"])
    choices = [DONE, *(str(number) for number in tokens)]
    question = Pick(key="check-house", choices=choices, describe=_house_or_done)
    while (answer := table.ask(question)) != DONE:
        put_right(game, table, int(answer))


def _house_or_done(value: str) -> Option:
    return Option(value) if value == DONE else placed_house_option(value)
