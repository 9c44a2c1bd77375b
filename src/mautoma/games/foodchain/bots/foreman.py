"""A planner that carries out orders for one round, and knows what to do with every card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mautoma.games.foodchain.bots.market import Site
from mautoma.games.foodchain.bots.places import new_houses, new_restaurants
from mautoma.games.foodchain.bots.planner import Planner
from mautoma.games.foodchain.bots.staffing import PLAN, Plan, least_useful, wanted_at_work
from mautoma.games.foodchain.city.city import HousePlace, RestaurantPlace
from mautoma.games.foodchain.city.grid import DIRECTION_NAMES, SQUARE_NAMES
from mautoma.games.foodchain.content.products import Product
from mautoma.games.foodchain.human.building import GARDEN, HOUSE
from mautoma.games.foodchain.human.payday import FIRE, PAY
from mautoma.games.foodchain.rules.options import DONE
from mautoma.games.foodchain.rules.staff import Cards, together
from mautoma.games.foodchain.state import Game
from mautoma.kernel.question import Counts, Pick


@dataclass(slots=True, frozen=True)
class Orders:
    """What to do in one round; what is left open is up to the plan."""

    at_work: Mapping[str, int] | None = None
    hires: tuple[str, ...] = ()
    trainings: tuple[tuple[str, str], ...] = ()
    campaign: bool = True
    product: Product | None = None
    site: tuple[str, Site] | None = None
    """Of the first campaign: the marketeer, tile and place."""
    build: str | None = None
    house: HousePlace | None = None
    restaurant: RestaurantPlace | None = None
    fired: tuple[str, ...] = ()


NO_ORDERS = Orders()


class Foreman(Planner):
    """`orders` are for this `round` alone."""

    def __init__(self, plan: Plan = PLAN, orders: Orders = NO_ORDERS, round: int = 0) -> None:
        super().__init__(plan)
        self.orders = orders
        self.round = round
        self.first: RestaurantPlace | None = None
        """Where the first restaurant is to be."""
        self._trained = 0
        self._fired = 0
        self._house: HousePlace | None = None

    def on_first_restaurant(self, question: Pick, values: Sequence[str], game: Game) -> str:
        if self.first is None:
            return super().on_first_restaurant(question, values, game)
        self._lies = self.first.name
        return SQUARE_NAMES[self.first.square]

    def _now(self, game: Game) -> Orders:
        return self.orders if game.round == self.round else NO_ORDERS

    def _counts(self, question: Counts, game: Game) -> dict[str, int]:
        if question.key == "structure":
            at_work = self._now(game).at_work
            if at_work is not None:
                return dict(at_work)
            return wanted_at_work(game, self.plan)
        wanted = super()._counts(question, game)
        return self._hired(question, game, wanted) if question.key == "hire" else wanted

    def _hired(self, question: Counts, game: Game, wanted: Cards) -> Cards:
        """Whom the orders name, then whom the plan wants."""
        hired: Cards = {}
        planned = [name for name, number in wanted.items() for _ in range(number)]
        for name in [*self._now(game).hires, *planned]:
            if name == DONE:
                break
            more = together(hired, {name: 1})
            if more[name] <= question.available.get(name, 0) and question.fault(more) is None:
                hired = more
        return hired

    def on_train(self, question: Pick, values: Sequence[str], game: Game) -> str:
        trainings = self._now(game).trainings
        while self._trained < len(trainings):
            self._trained += 1
            card, self._into = trainings[self._trained - 1]
            if card in values:
                return card
        return super().on_train(question, values, game)

    def on_campaign(self, question: Pick, values: Sequence[str], game: Game) -> str:
        orders = self._now(game)
        if not orders.campaign:
            return DONE
        if orders.site is not None:
            self._marketeer, self._site = orders.site
            tile = str(self._site.tile.number)
            if tile in values and self._marketeer in game.human.at_work:
                return tile
        return super().on_campaign(question, values, game)

    def on_campaign_product(self, question: Pick, values: Sequence[str], game: Game) -> str:
        return self._now(game).product or super().on_campaign_product(question, values, game)

    def on_campaign_run(self, question: Pick, values: Sequence[str], game: Game) -> str:
        product = self._now(game).product
        runs = [value for value in values if product and value.startswith(f"{product} ")]
        return runs[-1] if runs else super().on_campaign_run(question, values, game)

    def on_build(self, question: Pick, values: Sequence[str], game: Game) -> str:
        wanted = self._now(game).build
        if wanted is not None:
            return wanted
        if HOUSE in values and new_houses(game, 1):
            return HOUSE
        return GARDEN if GARDEN in values else DONE

    def on_house_square(self, question: Pick, values: Sequence[str], game: Game) -> str | None:
        self._house = self._now(game).house or next(iter(new_houses(game, 1)), None)
        return SQUARE_NAMES[self._house.squares[0]] if self._house else None

    def on_house_lies(self, question: Pick, values: Sequence[str], game: Game) -> str | None:
        if self._house is None:
            return None
        return f"{SQUARE_NAMES[self._house.squares[0]]}/{DIRECTION_NAMES[self._house.bottom]}"

    def on_restaurant_manager(self, question: Pick, values: Sequence[str], game: Game) -> str:
        """Plans the place at once; the questions that follow read the plan."""
        for manager in values[:-1]:
            places = new_restaurants(game, manager, 1)
            if places:
                wanted = self._now(game).restaurant
                self._lies = (wanted or places[0]).name
                return manager
        return DONE

    def on_new_restaurant(self, question: Pick, values: Sequence[str], game: Game) -> str:
        return self._lies.partition("/")[0]

    def on_payday(self, question: Pick, values: Sequence[str], game: Game) -> str:
        return FIRE if self._fired < len(self._now(game).fired) else PAY

    def on_fire(self, question: Pick, values: Sequence[str], game: Game) -> str:
        fired = self._now(game).fired
        self._fired += 1
        return fired[self._fired - 1] if self._fired <= len(fired) else least_useful(game, list(values))
