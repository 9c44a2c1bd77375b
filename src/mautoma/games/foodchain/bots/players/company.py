"""The foreman's company for a round: who goes to work, as far as there are slots, and at what prices.

Those who cook and fetch are worth what the houses pay that could not be served without them (`evening`);
those who make the company grow are worth less the sooner the game will end.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import NamedTuple

from mautoma.games.foodchain.bots.players.evening import (
    Neighbours,
    guests,
    neighbours,
    servings,
    worth_of_a_dollar,
)
from mautoma.games.foodchain.bots.players.market import likely_prices, sites
from mautoma.games.foodchain.bots.players.places import new_restaurants
from mautoma.games.foodchain.bots.players.staffing import everyone, last_income, next_hire
from mautoma.games.foodchain.bots.players.strategies import Strategy
from mautoma.games.foodchain.content.employees import Employee, employee
from mautoma.games.foodchain.content.milestones import give
from mautoma.games.foodchain.human.clean_up import THROW_AWAY
from mautoma.games.foodchain.human.restructuring import PLAYED
from mautoma.games.foodchain.rules.chains import BASE_PRICE
from mautoma.games.foodchain.rules.dinner import tips_of
from mautoma.games.foodchain.rules.staff import Cards, put, together
from mautoma.games.foodchain.state import FoodChain

LIKELY_RESERVE = 200
LIKELY_PACE = 45
"""Dollars that leave the bank in a round, if not more did so in the last."""
LOWER_PRICES = "first_to_lower_prices"


class Group(NamedTuple):
    """People who are worth something only together; `worth` is that of each."""

    worth: float
    names: list[str]


def best_company(game: FoodChain, strategy: Strategy) -> Cards:
    """Of the cards in hand, at the best of the prices they can ask."""
    hand = _without_students(game, strategy, together(game.human.at_work, game.human.beach))
    others = _others(game, strategy, hand)
    best: tuple[float, Cards] | None = None
    managers = _managers(hand)
    near = neighbours(game, likely_prices(game))
    for pricing in _pricings(hand):
        worth, groups = _dinner(game, strategy, near, hand, pricing)
        at_work, more = _as_many_as_fit(game, hand, managers, pricing, [*groups, *others])
        if best is None or worth + more > best[0]:
            best = worth + more, at_work
    assert best is not None
    return best[1]


def growth(game: FoodChain, strategy: Strategy) -> float:
    """How much of the game is left for what pays later, from 0 to 1."""
    cash = [(0, 0), *game.history]
    pace = sum(cash[-1]) - sum(cash[-2]) if len(cash) > 1 else 0
    left = game.bank + (0 if game.bank_breaks else game.human.reserve + LIKELY_RESERVE)
    return min(1.0, left / max(pace, LIKELY_PACE) / strategy.horizon)


def _without_students(game: FoodChain, strategy: Strategy, hand: Cards) -> Cards:
    """Those to be trained this round stay on the beach."""
    trainings = sum([employee(name).trains * number for name, number in hand.items()])
    if not trainings:
        return hand
    staff, hand = everyone(game), dict(hand)
    for card, into, enough in strategy.train:
        if trainings and hand.get(card) and staff.get(into, 0) < enough and game.employees.get(into):
            hand[card] -= 1
            trainings -= 1
    return {name: number for name, number in hand.items() if number}


def _pricings(hand: Cards) -> Iterator[Cards]:
    """Nobody; or the cards that change the price of one kind, one to all of them."""
    yield {}
    for name, number in hand.items():
        if employee(name).price:
            for some in range(1, number + 1):
                yield {name: some}


def _dinner(
    game: FoodChain, strategy: Strategy, near: list[Neighbours], hand: Cards, pricing: Cards
) -> tuple[float, list[Group]]:
    """What comes without anybody's work, and the groups whose work brings a house."""
    change = sum([employee(name).price * number for name, number in pricing.items()])
    if change < 0 and LOWER_PRICES in game.milestones - game.human.milestones:
        change -= 1
    price = BASE_PRICE + give(game.human.milestones, "price") + change
    producers = {name: number for name, number in hand.items() if produces(employee(name))}
    sure, groups = 0.0, []
    spare = dict(producers)
    for serving in servings(game, producers, guests(game, near, price)):
        if serving.jobs:
            names = [name for name, _ in serving.jobs]
            groups.append(Group(serving.worth / len(names), names))
            for name in names:
                spare[name] -= 1
        else:
            sure += serving.worth
    return sure, groups + _for_later(game, strategy, spare)


def _for_later(game: FoodChain, strategy: Strategy, spare: Cards) -> list[Group]:
    """Producers whom dinner does not need: for a milestone, or for the freezer."""
    groups = []
    waiting = game.milestones - game.human.milestones
    room = give(game.human.milestones, "freezer") - sum(game.human.stock.values())
    for name, number in spare.items():
        card = employee(name)
        amount = card.output
        foods = card.kitchen.foods if card.kitchen else ()
        earned = (*[f"first_{food}_produced" for food in foods], THROW_AWAY)
        for _ in range(number):
            worth = strategy.spare * max(0, min(amount, room))
            room -= amount
            for milestone in earned:
                if milestone in waiting:
                    waiting.discard(milestone)
                    worth += strategy.milestone
                    break
            if worth > 0:
                groups.append(Group(worth, [name]))
    return groups


def produces(card: Employee) -> bool:
    return card.kitchen is not None or card.drinks is not None


def _others(game: FoodChain, strategy: Strategy, hand: Cards) -> list[Group]:
    """Everyone who neither produces, manages nor sets prices."""
    left = growth(game, strategy)
    waiting = game.milestones - game.human.milestones
    groups = []
    for name, number in hand.items():
        card = employee(name)
        first = PLAYED.get(name) in waiting
        if first and produces(card):
            groups.append(Group(strategy.milestone * left, [name]))
        if card.is_manager or card.price or produces(card):
            continue
        worth = _worth(game, strategy, name, left)
        for copy in range(number):
            more = strategy.milestone * left if first and copy == 0 else 0.0
            if worth + more > 0:
                groups.append(Group(worth + more, [name]))
    return groups


def _worth(game: FoodChain, strategy: Strategy, name: str, left: float) -> float:
    card = employee(name)
    if card.tips:
        return tips_of(game, 1) * worth_of_a_dollar(game)
    if card.hires:
        return strategy.recruit * card.hires * left if next_hire(everyone(game), strategy.hire) else 0.0
    if card.trains:
        return strategy.trainer * card.trains * left if strategy.train else 0.0
    if card.marketing:
        return strategy.campaign * left if any(True for _ in sites(game, name)) else 0.0
    if card.builds:
        return strategy.developer * left
    if card.cash_bonus_percent:
        return last_income(game) * card.cash_bonus_percent / 100
    if card.restaurants:
        return strategy.developer * left if new_restaurants(game, name, 1) else 0.0
    return 0.0


def _managers(hand: Cards) -> list[str]:
    """Each of them, who holds the most first."""
    managers = [name for name in hand if employee(name).is_manager for _ in range(hand[name])]
    return sorted(managers, key=lambda name: -employee(name).slots)


def _as_many_as_fit(
    game: FoodChain, hand: Cards, managers: list[str], pricing: Cards, groups: list[Group]
) -> tuple[Cards, float]:
    """The most valuable people, and managers to hold them."""
    groups = sorted(groups, key=attrgetter("worth"), reverse=True)
    wanted = sum(pricing.values()) + sum([len(group.names) for group in groups])
    at_work = dict(pricing)
    slots = under_ceo = game.human.ceo_slots
    for manager in managers:
        if under_ceo and slots < wanted:
            put(at_work, manager)
            under_ceo -= 1
            slots += employee(manager).slots - 1
    slots -= sum(pricing.values())
    if slots < 0:
        return {}, -1.0
    worth = 0.0
    free = {name: number - at_work.get(name, 0) for name, number in hand.items()}
    for group in groups:
        names = group.names
        if len(names) <= slots and not [name for name in names if free[name] < names.count(name)]:
            slots -= len(names)
            worth += group.worth * len(names)
            for name in names:
                put(at_work, name)
                free[name] -= 1
    return at_work, worth
