"""A planner that carries out orders for one round, and knows what to do with every card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mautoma.games.foodchain.bots.market import FAR
from mautoma.games.foodchain.bots.planner import Planner
from mautoma.games.foodchain.bots.staffing import PLAN, Plan, least_useful, wanted_at_work
from mautoma.games.foodchain.city.city import HousePlace
from mautoma.games.foodchain.city.grid import DIRECTION_NAMES, SQUARE_NAMES, squares_of
from mautoma.games.foodchain.city.places import house_keys, house_place
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
    build: str | None = None
    fired: tuple[str, ...] = ()


NO_ORDERS = Orders()


class Foreman(Planner):
    """`orders` are for this `round` alone."""

    def __init__(self, plan: Plan = PLAN, orders: Orders = NO_ORDERS, round: int = 0) -> None:
        super().__init__(plan)
        self.orders = orders
        self.round = round
        self._trained = 0
        self._fired = 0
        self._house: HousePlace | None = None

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
        return super().on_campaign(question, values, game) if self._now(game).campaign else DONE

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
        if HOUSE in values and self._best_house(game) is not None:
            return HOUSE
        return GARDEN if GARDEN in values else DONE

    def on_house_square(self, question: Pick, values: Sequence[str], game: Game) -> str | None:
        self._house = self._best_house(game)
        return SQUARE_NAMES[self._house.squares[0]] if self._house else None

    def on_house_lies(self, question: Pick, values: Sequence[str], game: Game) -> str | None:
        if self._house is None:
            return None
        return f"{SQUARE_NAMES[self._house.squares[0]]}/{DIRECTION_NAMES[self._house.bottom]}"

    def _best_house(self, game: Game) -> HousePlace | None:
        """Near the human's restaurants and far from the edge of the map, where the automa delivers from."""
        entrances = game.city.entrances(game.human.drive_ins)
        if not entrances:
            return None
        roads = game.city.roads
        best: tuple[int, HousePlace] | None = None
        for turn, keys in enumerate(house_keys(game.city)):
            for key in squares_of(keys):
                place = house_place(key, turn)
                away = roads.distance(entrances, place.mask)
                if away is None:
                    continue
                outside = roads.outside_distance(place.mask)
                worth = (FAR if outside is None else outside) - 2 * away
                if best is None or worth > best[0]:
                    best = (worth, place)
        return best[1] if best else None

    def on_payday(self, question: Pick, values: Sequence[str], game: Game) -> str:
        return FIRE if self._fired < len(self._now(game).fired) else PAY

    def on_fire(self, question: Pick, values: Sequence[str], game: Game) -> str:
        fired = self._now(game).fired
        self._fired += 1
        return fired[self._fired - 1] if self._fired <= len(fired) else least_useful(game, list(values))
