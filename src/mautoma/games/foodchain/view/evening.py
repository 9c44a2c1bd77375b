"""Tonight: where each house would eat, from what the human can see.

The offers are those of dinnertime itself (`rules.dinner`). Before Mautoma Inc. has turned over its card,
every card that may come is tried: where they disagree, the house is open. Its freezers are taken as they
are, the human's stock once as it is and once with what the staff at work can still bring.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from mautoma.games.foodchain.automa.deck import FIRST_CARD_STAYS_IN_ROUND, LAST_GROUP
from mautoma.games.foodchain.city.city import House
from mautoma.games.foodchain.content.employees import employees
from mautoma.games.foodchain.content.products import FOODS, Product
from mautoma.games.foodchain.content.supply import GROUPS, levels
from mautoma.games.foodchain.edition import Card
from mautoma.games.foodchain.names import AUTOMA, HUMAN, SIDES
from mautoma.games.foodchain.rules.chains import AutomaChain, Chain, HumanChain
from mautoma.games.foodchain.rules.dinner import choose_chain
from mautoma.games.foodchain.state import Game, Stock
from mautoma.kernel.decide import Decision
from mautoma.kernel.question import Counts, Question

AFTER_DINNER = frozenset(("payday", "fire", "must-fire", "freeze", "keep"))
AFTER_PRODUCTION = frozenset(
    (
        "build",
        "house-number",
        "house-square",
        "house-lies",
        "garden-house",
        "garden-side",
        "restaurant-manager",
        "restaurant-move",
        "new-restaurant",
        "move-restaurant",
        "restaurant-lies",
        "end-day",
    )
)


@dataclass(slots=True)
class Offer:
    """What a chain asks of a house: its price, and how far it is. None: no road joins them."""

    price: int
    distance: int | None


@dataclass(slots=True)
class Evening:
    """What may happen at one house: who serves it, by the card that comes, and the first way it goes."""

    house: House
    human: Offer
    automa: list[Offer]
    now: dict[str | None, int] = field(default_factory=dict)
    staffed: dict[str | None, int] = field(default_factory=dict)
    decision: Decision[str] | None = None


@dataclass(slots=True)
class Helpers:
    """What staff at work can still bring: foods and drinks that are sure, and some of choice."""

    sure: Stock = field(default_factory=dict)
    food: int = 0
    drink: int = 0

    def add(self, name: str, number: int) -> None:
        card = employees()[name]
        if card.kitchen and len(card.kitchen.foods) == 1:
            food = card.kitchen.foods[0]
            self.sure[food] = self.sure.get(food, 0) + card.kitchen.amount * number
        elif card.kitchen:
            self.food += card.kitchen.amount * number
        elif card.drinks:
            self.drink += card.drinks.amount * number


class HelpedChain(HumanChain):
    """The human's chain, whose staff brings what is missing."""

    def __init__(self, game: Game, helpers: Helpers) -> None:
        super().__init__(game)
        self._helped = game
        self._helpers = replace(helpers)

    def has(self, demand: list[Product]) -> bool:
        food, drink = self._missing(demand)
        return food <= self._helpers.food and drink <= self._helpers.drink

    def sell(self, house: House) -> int:
        food, drink = self._missing(house.demand)
        self._helpers.food -= food
        self._helpers.drink -= drink
        stock = self._helped.human.stock
        for product in set(house.demand):
            stock[product] = max(stock.get(product, 0), house.demand.count(product))
        return super().sell(house)

    def _missing(self, demand: list[Product]) -> tuple[int, int]:
        stock = self._helped.human.stock
        missing = {p: max(0, demand.count(p) - stock.get(p, 0)) for p in set(demand)}
        food = sum(number for product, number in missing.items() if product in FOODS)
        return food, sum(missing.values()) - food


def look_ahead(game: Game, question: Question[Any] | None) -> list[Evening]:
    """House by house, as they will be asked. Without a question the card in play is tonight's."""
    if question is not None and question.key in AFTER_DINNER:
        return []
    at_work = _at_work(game, question)
    helpers = _helpers(at_work, question)
    cards: list[Card | None] = [game.card] if question is None else [*cards_to_come(game)]
    evenings: list[Evening] = []
    for card in cards:
        for told, extra in (("now", Helpers()), ("staffed", helpers)):
            _dine(evenings, game, at_work, card, told, extra)
    return evenings


def _dine(
    evenings: list[Evening],
    game: Game,
    at_work: Mapping[str, int],
    card: Card | None,
    told: str,
    helpers: Helpers,
) -> None:
    copy = _evening_of(game, at_work, card, helpers.sure)
    human = HelpedChain(copy, helpers)
    chains: dict[str, Chain] = {HUMAN: human}
    if card is not None:
        chains[AUTOMA] = AutomaChain(copy)
    hungry = [house for house in game.city.houses.values() if house.demand]
    for at, house in enumerate(hungry):
        if at == len(evenings):
            evenings.append(Evening(house, Offer(human.price(), human.distance(house)), []))
        evening = evenings[at]
        decision = choose_chain(house, chains if card is not None else {**chains, AUTOMA: _Nobody()})
        income = chains[decision.choice].sell(house) if decision.choice is not None else 0
        outcomes = evening.now if told == "now" else evening.staffed
        outcomes[decision.choice] = max(income, outcomes.get(decision.choice, income))
        if told == "now":
            evening.decision = evening.decision or decision
            if card is not None:
                rival = chains[AUTOMA]
                evening.automa.append(Offer(rival.price(), rival.distance(house)))


class _Nobody:
    """Before the first card Mautoma Inc. has no price: nothing is said of it."""

    def joined(self, house: House) -> bool:
        return False

    def distance(self, house: House) -> int | None:
        return None

    def has(self, demand: list[Product]) -> bool:
        return False

    def price(self) -> int:
        return 0

    def waitresses(self) -> int:
        return 0

    def sell(self, house: House) -> int:
        return 0


def _evening_of(game: Game, at_work: Mapping[str, int], card: Card | None, more: Stock) -> Game:
    """The same game with stocks of its own, so that selling changes nothing."""
    stock = dict(game.human.stock)
    for product, number in more.items():
        stock[product] = stock.get(product, 0) + number
    return replace(
        game,
        human=replace(game.human, at_work=dict(at_work), stock=stock),
        automa=replace(
            game.automa, freezers=dict(game.automa.freezers), card=card.id if card is not None else ""
        ),
    )


def _at_work(game: Game, question: Question[Any] | None) -> Mapping[str, int]:
    """While the company is arranged: those who are offered to go."""
    if question is not None and question.key == "structure" and isinstance(question, Counts):
        return question.default or {}
    return game.human.at_work


def _helpers(at_work: Mapping[str, int], question: Question[Any] | None) -> Helpers:
    helpers = Helpers()
    if question is None or question.key in AFTER_PRODUCTION:
        return helpers
    waiting: Mapping[str, int] = at_work
    if question.key == "route":  # all others have brought what they bring
        drives = str(question.data["employee"])
        waiting = {name: number for name, number in at_work.items() if name == drives}
    for name, number in waiting.items():
        helpers.add(name, number)
    return helpers


def cards_to_come(game: Game) -> list[Card]:
    """The cards that Mautoma Inc. may turn over tonight, as far as anybody can tell (FCM-S12, FCM-W2)."""
    automa = game.automa
    if game.round == FIRST_CARD_STAYS_IN_ROUND and automa.card:
        return [game.card]
    drawn = sum(levels()[game.level].deals(group) for group in GROUPS) - len(automa.deck)
    for group in GROUPS:
        drawn -= levels()[game.level].deals(group)
        if drawn < 0:
            break
    else:
        group = LAST_GROUP
    pool = list(game.edition.pool(group))
    fresh = [card for card in pool if card.id not in automa.used]
    return _by_offer(fresh if automa.deck and fresh else pool)


def _by_offer(cards: list[Card]) -> list[Card]:
    """One card for each price and number of waitresses: nothing else of it matters at dinner."""
    return list({(card.price, card.waitresses): card for card in cards}.values())


def sides_served(outcomes: Mapping[str | None, int]) -> list[str]:
    return [side for side in SIDES if side in outcomes]
