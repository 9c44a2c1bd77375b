"""The human's cards: how many of each, wherever they are. A count is never zero."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from mautoma.games.foodchain.content.employees import able_to, employees
from mautoma.games.foodchain.state import Company, FoodChain

Cards = dict[str, int]


def put(cards: Cards, employee: str, number: int = 1) -> None:
    cards[employee] = cards.get(employee, 0) + number


def take(cards: Cards, employee: str) -> None:
    if cards[employee] == 1:
        del cards[employee]
    else:
        cards[employee] -= 1


def together(*piles: Mapping[str, int]) -> Cards:
    cards: Cards = {}
    for pile in piles:
        if not cards:
            cards.update(pile)
            continue
        for employee, number in pile.items():
            cards[employee] = cards.get(employee, 0) + number
    return cards


def in_supply(game: FoodChain, employee: str) -> int:
    return game.employees.get(employee, 0)


def join(game: FoodChain, employee: str, number: int = 1) -> int:
    """Cards come from the supply to the beach; fewer if the pile is short. Gives how many came."""
    came = min(number, in_supply(game, employee))
    if came:
        game.employees[employee] -= came
        put(game.human.beach, employee, came)
    return came


def return_to_supply(game: FoodChain, employee: str) -> None:
    put(game.employees, employee)


def busy(company: Company) -> Cards:
    """The marketeers of running campaigns; one that was fired left its campaign behind."""
    cards: Cards = {}
    for campaign in company.campaigns.values():
        if campaign.marketeer:
            put(cards, campaign.marketeer)
    return cards


def discountable_hires(at_work: Mapping[str, int]) -> int:
    """The hires of those whose unused ones are salary discounts."""
    discounting = able_to("discount_per_unused_hire")
    if discounting.isdisjoint(at_work):
        return 0
    return sum([employees()[name].hires * at_work[name] for name in at_work if name in discounting])


@cache
def _order() -> dict[str, int]:
    return {employee: place for place, employee in enumerate(employees())}


def in_order(cards: Mapping[str, int]) -> list[str]:
    """The kinds of cards, in the order of the employee tree."""
    return sorted(cards, key=_order().__getitem__) if len(cards) > 1 else [*cards]
