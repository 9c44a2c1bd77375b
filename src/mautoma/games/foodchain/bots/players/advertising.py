"""Where a campaign pays, and for what: houses that will eat here, a product that the automa lacks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from mautoma.games.foodchain.bots.players.market import FAR, Site, distance_from, sites
from mautoma.games.foodchain.bots.players.staffing import everyone
from mautoma.games.foodchain.bots.players.strategies import Strategy
from mautoma.games.foodchain.city.city import House
from mautoma.games.foodchain.city.reach import houses_reached
from mautoma.games.foodchain.content.employees import employee
from mautoma.games.foodchain.content.milestones import bonus_by_product
from mautoma.games.foodchain.content.products import DRINKS, PRODUCTS, Product
from mautoma.games.foodchain.human.campaigns import BY_PRODUCT, DRINK_MARKETED
from mautoma.games.foodchain.rules.chains import BASE_PRICE
from mautoma.games.foodchain.rules.staff import Cards
from mautoma.games.foodchain.state import FoodChain

ENOUGH = 3
"""Of a product, for the automa to serve most houses that want it."""
EVEN, PER_BORDER = 0.5, 0.2
"""How likely a house is to come here: as far from both, and for each border that we are nearer."""
HARD_TO_MAKE, NOT_YET_MADE = 0.7, 0.3


class Campaign(NamedTuple):
    worth: float
    site: Site
    product: Product


def best_campaign(
    game: FoodChain, strategy: Strategy, marketeer: str, product: Product | None = None
) -> Campaign | None:
    """Of those the marketeer could start; for one product, if it is given."""
    products = [product] if product else PRODUCTS
    worths = _by_house(game, products)
    fresh = {each: strategy.marketed if _earns_milestone(game, each) else 0.0 for each in products}
    best: Campaign | None = None
    for site in sites(game, marketeer):
        for each, by_house in worths.items():
            worth = sum([by_house[number] for number in site.houses]) + fresh[each]
            if best is None or worth > best.worth:
                best = Campaign(worth, site, each)
    return best


def _earns_milestone(game: FoodChain, product: Product) -> bool:
    return BY_PRODUCT.get(product, DRINK_MARKETED) in game.milestones - game.human.milestones


def _by_house(game: FoodChain, products: Sequence[Product]) -> dict[Product, dict[int, float]]:
    """What one item of each, wanted at each house, is worth."""
    crowd = _campaigns_reaching(game)
    entrances = game.city.entrances(game.human.drive_ins)
    houses = []
    for number, house in game.city.houses.items():
        room = max(0.0, 1 - crowd.get(number, 0) / house.demand_limit)
        pays = BASE_PRICE * (2 if house.garden else 1)
        houses.append((number, room, pays, 1 - _comes(game, entrances, house)))
    staff = everyone(game)
    bonuses = bonus_by_product(game.human.milestones)
    found = {}
    for product in products:
        able = min(1.0, game.automa.freezers[product] / ENOUGH)
        made = _made(staff, product)
        bonus = bonuses.get(product, 0)
        found[product] = {
            number: made * room * (pays + bonus) * (1 - able * stays_away)
            for number, room, pays, stays_away in houses
        }
    return found


def _comes(game: FoodChain, entrances: tuple[int, ...], house: House) -> float:
    """How likely it eats here, if both can serve it."""
    away = distance_from(game, entrances, house)
    if away == FAR:
        return 0.0
    outside = game.city.roads.outside_distance(house.mask)
    return 1.0 if outside is None else min(1.0, max(0.0, EVEN + PER_BORDER * (outside - away)))


def _campaigns_reaching(game: FoodChain) -> Mapping[int, int]:
    """How many campaigns of the human reach each house."""
    crowd: dict[int, int] = {}
    for campaign in game.human.campaigns.values():
        place = game.city.marketing[campaign.number]
        for number in houses_reached(game.city, campaign.kind, place):
            crowd[number] = crowd.get(number, 0) + 1
    return crowd


def _made(staff: Cards, product: Product) -> float:
    """How well the company can bring it."""
    best = NOT_YET_MADE
    for name in staff:
        card = employee(name)
        if card.kitchen and product in card.kitchen.foods:
            best = max(best, 1.0 if card.kitchen.amount > 1 else HARD_TO_MAKE)
        elif card.drinks and product in DRINKS:
            best = 1.0
    return best
