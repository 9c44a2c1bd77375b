"""What the planner makes of the city: who will want what, and where a campaign pays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mautoma.games.foodchain.automa.deck import FIRST_CARD_STAYS_IN_ROUND
from mautoma.games.foodchain.city.city import AirplanePlace, City, House, MarketingPlace
from mautoma.games.foodchain.city.grid import beside, keys_touching, rectangle, squares_of
from mautoma.games.foodchain.city.places import airplane_places, marketing_keys, marketing_place
from mautoma.games.foodchain.city.reach import area_reached, houses_in
from mautoma.games.foodchain.content.employees import Marketing, employee
from mautoma.games.foodchain.content.marketing_tiles import MarketingKind, MarketingTile, tiles_of
from mautoma.games.foodchain.content.milestones import give, milestones
from mautoma.games.foodchain.content.products import DRINKS, PRODUCTS, Product
from mautoma.games.foodchain.content.supply import GROUPS, Group, levels
from mautoma.games.foodchain.rules.chains import unit_price
from mautoma.games.foodchain.rules.staff import busy, together
from mautoma.games.foodchain.state import FoodChain, Stock

FAR = 99
LIKELY_PRICES = (8, 9, 10)
"""What a card of the automa is taken to ask before it is seen."""
LIKELY_GAIN = 2
"""How much of a product the automa is taken to get before dinner."""


def distance(game: FoodChain, house: House) -> int:
    """From the human's nearest restaurant; FAR without a road."""
    return distance_from(game, game.city.entrances(game.human.drive_ins), house)


def distance_from(game: FoodChain, entrances: tuple[int, ...], house: House) -> int:
    """The same, of one of several houses that are looked at."""
    found = game.city.roads.distance(entrances, house.mask) if entrances else None
    return FAR if found is None else found


def rival_distance(game: FoodChain, house: House) -> int:
    """From the automa's nearest restaurant; FAR if it cannot serve the house."""
    away = game.city.roads.outside_distance(house.mask)
    if away is None:
        return FAR
    for product in house.demand:
        if house.demand.count(product) > game.automa.freezers[product] + LIKELY_GAIN:
            return FAR
    return away


def likely_prices(game: FoodChain) -> tuple[int, ...]:
    """A low, a middle and a high price among the cards that may come next."""
    if game.round == FIRST_CARD_STAYS_IN_ROUND:
        return (game.card.price,)
    used = game.automa.used
    prices = sorted([card.price for card in game.edition.pool(next_group(game)) if card.id not in used])
    return (prices[0], prices[len(prices) // 2], prices[-1]) if prices else LIKELY_PRICES


def next_group(game: FoodChain) -> Group:
    """FCM-S12: which cards come when is no secret."""
    drawn = game.round - 1 - (game.round > FIRST_CARD_STAYS_IN_ROUND)
    for group in GROUPS:
        drawn -= levels()[game.level].deals(group)
        if drawn < 0:
            return group
    return GROUPS[-1]


def margin(game: FoodChain, price: int) -> float:
    """What the human is likely to earn tonight more than the automa at this price, given the goods."""
    modifier = game.price_modifier
    entrances = game.city.entrances(game.human.drive_ins)
    total = 0.0
    for house in game.city.houses.values():
        items = len(house.demand) * (2 if house.garden else 1)
        if not items:
            continue
        offer = price + distance_from(game, entrances, house)
        rival = rival_distance(game, house) + modifier
        for guess in LIKELY_PRICES:
            if offer < FAR and offer <= guess + rival:
                total += price * items
            elif rival < FAR:
                total -= (guess + modifier) * items
    return total / len(LIKELY_PRICES)


def demand(game: FoodChain) -> Stock:
    """What the houses want tonight that a road joins to the human."""
    wanted: Stock = {}
    entrances = game.city.entrances(game.human.drive_ins)
    for house in game.city.houses.values():
        if house.demand and distance_from(game, entrances, house) < FAR:
            for product in house.demand:
                wanted[product] = wanted.get(product, 0) + 1
    return wanted


def shortage(game: FoodChain, stock: Stock | None = None) -> Stock:
    """What is wanted tonight and not in stock, as it is or as it will be."""
    if stock is None:
        stock = game.human.stock
    wanted = demand(game)
    return {p: n - stock.get(p, 0) for p, n in wanted.items() if n > stock.get(p, 0)}


def freezer(game: FoodChain) -> int:
    return give(game.human.milestones, "freezer")


def worth_of_a_dollar_less(game: FoodChain) -> float:
    """What one more pricing manager is likely to bring tonight."""
    price = unit_price(game)
    lower = price - 1
    if "first_to_lower_prices" in game.milestones and "first_to_lower_prices" not in game.human.milestones:
        lower -= 1
    return margin(game, lower) - margin(game, price)


class Site(NamedTuple):
    """A campaign the planner would start."""

    worth: float
    tile: MarketingTile
    place: MarketingPlace | AirplanePlace
    houses: tuple[int, ...] = ()


def best_site(game: FoodChain, marketeer: str) -> Site | None:
    """The tile and place that reaches the most room for demand near the human's restaurants."""
    return max(sites(game, marketeer), key=lambda site: site.worth, default=None)


def sites(game: FoodChain, marketeer: str) -> Iterator[Site]:
    """Every campaign that reaches somebody near enough; of those that reach the same houses, the first."""
    marketing = employee(marketeer).marketing
    assert marketing is not None
    entrances = game.city.entrances(game.human.drive_ins)
    weights = {number: _weight(game, entrances, house) for number, house in game.city.houses.items()}
    within = _within_range(game, entrances, marketing)
    near = _beside_houses(game)
    reached: set[tuple[int, ...]] = set()
    for kind in marketing.kinds:
        seen: set[int] = set()
        for tile in _different_tiles(game.city, kind):
            for place in _places(game.city, tile, within, near):
                area = area_reached(game.city, kind, place)
                if area in seen:
                    continue
                seen.add(area)
                houses = tuple(houses_in(game.city, area))
                if houses in reached:
                    continue
                reached.add(houses)
                worth = sum([weights[number] for number in houses])
                if worth:
                    yield Site(worth, tile, place, houses)


def _different_tiles(city: City, kind: MarketingKind) -> list[MarketingTile]:
    """Those left of a kind; of the same size, the first."""
    left = [tile for tile in tiles_of(kind) if tile.number not in city.marketing]
    by_size = {(tile.width, tile.height): tile for tile in reversed(left)}
    return [tile for tile in left if by_size[tile.width, tile.height] is tile]


def _weight(game: FoodChain, entrances: tuple[int, ...], house: House) -> float:
    away = distance_from(game, entrances, house)
    if away == FAR:
        return 0.0
    return (2.0 if house.garden else 1.0) / (1 + 0.3 * away)


def _within_range(game: FoodChain, entrances: tuple[int, ...], marketing: Marketing) -> int | None:
    """The squares that a marketeer reaches; None: all."""
    if marketing.range is None:
        return None
    return game.city.roads.beside_range(entrances, marketing.range) if entrances else 0


def _beside_houses(game: FoodChain) -> int:
    near = 0
    for house in game.city.houses.values():
        near |= beside(house.mask)
    return near


def _places(
    city: City, tile: MarketingTile, within: int | None, near: int
) -> list[MarketingPlace] | list[AirplanePlace]:
    """Where a tile may lie; a billboard only beside a house."""
    if tile.kind is MarketingKind.AIRPLANE:
        return airplane_places(city, tile.width)
    places = []
    for across, down, keys in marketing_keys(city, tile.width, tile.height, within):
        if tile.kind is MarketingKind.BILLBOARD:
            keys &= keys_touching(rectangle(across, down), near)
        places += [marketing_place(square, across, down) for square in squares_of(keys)]
    return places


def product_to_market(game: FoodChain) -> Product:
    """Something the company can bring, that the automa has least of."""
    company = game.human
    staff = together(company.at_work, company.beach, busy(company))
    bonus = {p for name in company.milestones for p in milestones()[name].bonus_on}

    def rank(product: Product) -> tuple[bool, bool, int]:
        return _can_make(staff, product), product in bonus, -game.automa.freezers[product]

    return max(PRODUCTS, key=rank)


def _can_make(staff: dict[str, int], product: Product) -> bool:
    for name in staff:
        card = employee(name)
        if card.kitchen and product in card.kitchen.foods and card.kitchen.amount > 1:
            return True
        if card.drinks and product in DRINKS:
            return True
    return False
