"""A planner that carries out a strategy, and orders for one round; it knows what to do with every card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mautoma.games.foodchain.bots.players.advertising import best_campaign
from mautoma.games.foodchain.bots.players.company import best_company, produces
from mautoma.games.foodchain.bots.players.evening import guests, neighbours, servings
from mautoma.games.foodchain.bots.players.market import Site, likely_prices
from mautoma.games.foodchain.bots.players.places import new_houses, new_restaurants
from mautoma.games.foodchain.bots.players.planner import Planner
from mautoma.games.foodchain.bots.players.staffing import least_useful, wanted_hires
from mautoma.games.foodchain.bots.players.strategies import STRATEGIES, Strategy
from mautoma.games.foodchain.city.city import HousePlace, RestaurantPlace
from mautoma.games.foodchain.city.grid import DIRECTION_NAMES, SQUARE_NAMES
from mautoma.games.foodchain.content.employees import employee
from mautoma.games.foodchain.content.products import Product
from mautoma.games.foodchain.human.building import GARDEN, HOUSE
from mautoma.games.foodchain.human.payday import FIRE, PAY
from mautoma.games.foodchain.human.production import Job, haul_name, jobs_of, nothing_to_choose
from mautoma.games.foodchain.rules.chains import unit_price
from mautoma.games.foodchain.rules.options import DONE
from mautoma.games.foodchain.rules.staff import Cards, put, together
from mautoma.games.foodchain.state import FoodChain, Stock
from mautoma.kernel.question import Counts, Pick


@dataclass(slots=True, frozen=True)
class Orders:
    """What to do in one round; what is left open is up to the strategy."""

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

    def __init__(
        self, strategy: Strategy = STRATEGIES[0], orders: Orders = NO_ORDERS, round: int = 0
    ) -> None:
        super().__init__()
        self.strategy = strategy
        self.orders = orders
        self.round = round
        self.first: RestaurantPlace | None = None
        """Where the first restaurant is to be."""
        self._trained = 0
        self._fired = 0
        self._house: HousePlace | None = None
        self._product: Product | None = None
        self._hauls: dict[str, list[str]] = {}
        """What those with a route are to bring."""

    def _now(self, game: FoodChain) -> Orders:
        return self.orders if game.round == self.round else NO_ORDERS

    def on_reserve(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        return str(self.strategy.reserve)

    def on_first_restaurant(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        if self.first is None:
            return super().on_first_restaurant(question, values, game)
        self._lies = self.first.name
        return SQUARE_NAMES[self.first.square]

    def _counts(self, question: Counts, game: FoodChain) -> dict[str, int]:
        if question.key == "structure":
            at_work = self._now(game).at_work
            return best_company(game, self.strategy) if at_work is None else dict(at_work)
        if question.key == "hire":
            return self._hired(question, game)
        if question.key == "produce":
            return self._produced(question, game)
        return super()._counts(question, game)

    def _hired(self, question: Counts, game: FoodChain) -> Cards:
        """Whom the orders name, then whom the strategy wants."""
        hires = int(str(question.data["left"]))
        wanted = wanted_hires(game, self.strategy.hire, hires, question.available)
        ordered = self._now(game).hires
        if not ordered:
            return wanted
        hired: Cards = {}
        planned = [name for name, number in wanted.items() for _ in range(number)]
        for name in [*ordered, *planned]:
            if name == DONE:
                break
            more = together(hired, {name: 1})
            if more[name] <= question.available.get(name, 0) and question.fault(more) is None:
                hired = more
        return hired

    def on_train(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        trainings = self._now(game).trainings
        while self._trained < len(trainings):
            self._trained += 1
            card, self._into = trainings[self._trained - 1]
            if card in values:
                return card
        return self._train(game, self.strategy.train, values)

    def on_campaign(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        """Plans tile, place and product at once; the questions that follow read the plan."""
        orders = self._now(game)
        if not orders.campaign:
            return DONE
        self._product = orders.product
        if orders.site is not None:
            self._marketeer, self._site = orders.site
            tile = str(self._site.tile.number)
            if tile in values and self._marketeer in game.human.at_work:
                return tile
        best = None
        for marketeer in game.human.at_work:
            if employee(marketeer).marketing:
                found = best_campaign(game, self.strategy, marketeer, orders.product)
                if found and (best is None or found.worth > best.worth):
                    best, self._marketeer = found, marketeer
        if best is None:
            return DONE
        self._site, self._product = best.site, best.product
        return str(best.site.tile.number)

    def on_campaign_product(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        return self._product or super().on_campaign_product(question, values, game)

    def on_campaign_run(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        runs = [value for value in values if self._product and value.startswith(f"{self._product} ")]
        return runs[-1] if runs else super().on_campaign_run(question, values, game)

    def _produced(self, question: Counts, game: FoodChain) -> Cards:
        """What dinner needs; then, of those who are left, what there is least of."""
        stock = dict(game.human.stock)
        jobs = jobs_of(game)
        wanted = nothing_to_choose(jobs, question.available)
        for name, number in wanted.items():
            _stock_up(stock, jobs[name].goods, number)
        free = {name: number for name, number in game.human.at_work.items() if produces(employee(name))}
        self._hauls = {}
        near = neighbours(game, likely_prices(game))
        for serving in servings(game, free, guests(game, near, unit_price(game))):
            for name, goods in serving.jobs:
                free[name] -= 1
                choice = f"{name}-{next(iter(goods))}"
                if choice in jobs:
                    put(wanted, choice)
                    _stock_up(stock, goods, 1)
                elif name not in jobs:
                    self._hauls.setdefault(name, []).append(haul_name(goods))
        waiting = set(game.milestones - game.human.milestones)
        for name, number in free.items():
            choices = [choice for choice in jobs if jobs[choice].employee == name != choice]
            for _ in range(number if choices else 0):
                choice = min(choices, key=lambda choice: _least(jobs[choice], stock, waiting))
                put(wanted, choice)
                _stock_up(stock, jobs[choice].goods, 1)
                waiting -= {_first(product) for product in jobs[choice].goods}
        return wanted

    def on_route(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        hauls = self._hauls.get(str(question.data["employee"]))
        return hauls.pop() if hauls else super().on_route(question, values, game)

    def on_build(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        wanted = self._now(game).build
        if wanted is not None:
            return wanted
        if HOUSE in values and new_houses(game, 1):
            return HOUSE
        return GARDEN if GARDEN in values else DONE

    def on_house_square(self, question: Pick, values: Sequence[str], game: FoodChain) -> str | None:
        self._house = self._now(game).house or next(iter(new_houses(game, 1)), None)
        return SQUARE_NAMES[self._house.squares[0]] if self._house else None

    def on_house_lies(self, question: Pick, values: Sequence[str], game: FoodChain) -> str | None:
        if self._house is None:
            return None
        return f"{SQUARE_NAMES[self._house.squares[0]]}/{DIRECTION_NAMES[self._house.bottom]}"

    def on_restaurant_manager(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        """Plans the place at once; the questions that follow read the plan."""
        for manager in values[:-1]:
            places = new_restaurants(game, manager, 1)
            if places:
                wanted = self._now(game).restaurant
                self._lies = (wanted or places[0]).name
                return manager
        return DONE

    def on_new_restaurant(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        return self._lies.partition("/")[0]

    def on_payday(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        return FIRE if self._fired < len(self._now(game).fired) else PAY

    def on_fire(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        fired = self._now(game).fired
        self._fired += 1
        return fired[self._fired - 1] if self._fired <= len(fired) else least_useful(game, list(values))


def _first(product: Product) -> str:
    return f"first_{product}_produced"


def _least(job: Job, stock: Stock, waiting: set[str]) -> tuple[bool, int]:
    """A milestone that waits comes first, then what there is least of."""
    [product] = job.goods
    return _first(product) not in waiting, stock.get(product, 0)


def _stock_up(stock: Stock, goods: Mapping[Product, int], number: int) -> None:
    for product, amount in goods.items():
        stock[product] = stock.get(product, 0) + number * amount
