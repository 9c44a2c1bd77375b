"""A heuristic player: hires, trains, markets, produces, prices and pays sensibly.

It sees only what a person sees: never the order of the automa's deck or of the house stack, nor a
reserve card that is face down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mautoma.games.foodchain.bots.players.market import (
    Site,
    best_site,
    distance,
    product_to_market,
    shortage,
)
from mautoma.games.foodchain.bots.players.producing import wanted_jobs
from mautoma.games.foodchain.bots.players.simple import choices_of
from mautoma.games.foodchain.bots.players.staffing import (
    PLAN,
    Plan,
    Training,
    least_useful,
    next_training,
    wanted_at_work,
    wanted_hires,
)
from mautoma.games.foodchain.city.grid import SQUARE_NAMES, SQUARE_NUMBERS, TILE_OF, TILE_ORIGINS
from mautoma.games.foodchain.city.places import restaurant_places
from mautoma.games.foodchain.content.employees import employee
from mautoma.games.foodchain.content.products import Product
from mautoma.games.foodchain.rules.options import DONE
from mautoma.games.foodchain.rules.staff import in_order
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.question import Counts, Pick, Question


class Planner:
    """`answer` finds the method named after the question; what it has not planned, it declines."""

    def __init__(self, plan: Plan = PLAN) -> None:
        self.plan = plan
        self._site: Site | None = None
        self._marketeer = ""
        self._lies = ""
        self._into = ""

    def answer(self, question: Question[Any], state: Any) -> str | dict[str, int]:
        if isinstance(question, Counts):
            return self._counts(question, state)
        values = choices_of(question)
        method = getattr(self, "on_" + question.key.replace("-", "_"), None)
        wish = method(question, values, state) if method else None
        if wish in values:
            return str(wish)
        return DONE if DONE in values else values[0]

    def on_reserve(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        return values[-1]

    def on_first_restaurant(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        """Near as many houses as possible."""
        worth: dict[int, float] = {}
        best, best_place = -1.0, None
        for place in restaurant_places(game.city):
            if place.entrance not in worth:
                worth[place.entrance] = _neighbourhood(game, place.entrance)
            if worth[place.entrance] > best:
                best, best_place = worth[place.entrance], place
        assert best_place is not None
        self._lies = best_place.name
        return SQUARE_NAMES[best_place.square]

    def on_restaurant_lies(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        return self._lies

    def _counts(self, question: Counts, game: FoodChain) -> dict[str, int]:
        if question.key == "structure":
            return wanted_at_work(game, self.plan)
        if question.key == "hire":
            return wanted_hires(game, self.plan.hire, int(str(question.data["left"])), question.available)
        if question.key == "produce":
            return wanted_jobs(game, question)
        return dict(question.default or {})  # in the freezer something of everything

    def on_train(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        return self._train(game, self.plan.train, values)

    def _train(self, game: FoodChain, wishes: Sequence[Training], values: Sequence[str]) -> str:
        training = next_training(game, wishes)
        if training is None or training[0] not in values:
            return DONE
        self._into = training[1]
        return training[0]

    def on_train_into(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        return self._into

    def on_campaign(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        """Plans tile and place at once; the questions that follow read the plan."""
        for marketeer in in_order(game.human.at_work):
            if employee(marketeer).marketing:
                self._site, self._marketeer = best_site(game, marketeer), marketeer
                if self._site is not None:
                    return str(self._site.tile.number)
        return DONE

    def on_campaign_marketeer(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        return self._marketeer

    def on_campaign_map_tile(self, question: Pick, values: Sequence[str], game: FoodChain) -> str | None:
        if self._site is None:
            return None
        square = SQUARE_NUMBERS[self._site.place.name.partition("/")[0]]
        return SQUARE_NAMES[TILE_ORIGINS[TILE_OF[square]]]

    def on_campaign_square(self, question: Pick, values: Sequence[str], game: FoodChain) -> str | None:
        return self._site.place.name.partition("/")[0] if self._site else None

    def on_campaign_lies(self, question: Pick, values: Sequence[str], game: FoodChain) -> str | None:
        return self._site.place.name.partition("/")[2] if self._site else None

    def on_campaign_edge(self, question: Pick, values: Sequence[str], game: FoodChain) -> str | None:
        return self._site.place.name.partition(" ")[0] if self._site else None

    def on_campaign_berth(self, question: Pick, values: Sequence[str], game: FoodChain) -> str | None:
        return self._site.place.name if self._site else None

    def on_campaign_product(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        return product_to_market(game)

    def on_campaign_run(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        """As long as possible."""
        product = product_to_market(game)
        return [value for value in values if value.startswith(f"{product} ")][-1]

    def on_route(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        missing = shortage(game)

        def met(haul: str) -> tuple[int, int]:
            drinks = {Product(p): int(n) for n, p in (part.split(" ") for part in haul.split(", "))}
            needed = sum([min(number, missing.get(drink, 0)) for drink, number in drinks.items()])
            return needed, sum(drinks.values())

        return max([haul for haul in values if haul != DONE], key=met)

    def on_build(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        return "garden" if "garden" in values else values[0]

    def on_garden_house(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        return min(values, key=lambda number: distance(game, game.city.houses[int(number)]))

    def on_must_fire(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        return least_useful(game, list(values))


def _neighbourhood(game: FoodChain, entrance: int) -> float:
    """How close the houses are to an entrance."""
    roads = game.city.roads
    near = 0.0
    for house in game.city.houses.values():
        away = roads.distance((entrance,), house.mask)
        if away is not None:
            near += 1 / (1 + away)
    return near
