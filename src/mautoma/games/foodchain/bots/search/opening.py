"""How the strategist opens: where to build the first restaurant, and by which strategy to go on.

1. Likely places race with the first strategy.
2. With the best of them, all strategies race, each with each reserve card.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import NamedTuple

from mautoma.games.foodchain.bots.players.foreman import Foreman
from mautoma.games.foodchain.bots.players.places import openings
from mautoma.games.foodchain.bots.players.strategies import STRATEGIES, Strategy
from mautoma.games.foodchain.bots.search.playout import play_out, worth
from mautoma.games.foodchain.bots.search.race import halve
from mautoma.games.foodchain.bots.search.worlds import world
from mautoma.games.foodchain.city.city import RestaurantPlace
from mautoma.games.foodchain.content.supply import supply
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.chance import MAX_SEED

MOST_PLACES = 8


class Opening(NamedTuple):
    strategy: Strategy
    place: RestaurantPlace


def best_opening(game: FoodChain, random: Random, budget: int) -> Opening:
    """The budget is counted in games played out."""
    worlds: list[tuple[FoodChain, int]] = []

    def value(opening: Opening, number: int) -> float:
        while number >= len(worlds):
            worlds.append((world(game, random), random.randrange(MAX_SEED)))
        dealt, seed = worlds[number]
        return worth(play_out(opened(dealt, opening), seed, Foreman(opening.strategy)))

    likely = [Opening(STRATEGIES[0], place) for place in openings(game, MOST_PLACES)]
    best = halve(likely, value, budget // 2)
    reserves = [card.cash for card in supply().reserve_cards]
    ways = [
        best._replace(strategy=replace(strategy, reserve=reserve))
        for strategy in STRATEGIES
        for reserve in reserves
    ]
    return halve(ways, value, budget - budget // 2)


def opened(game: FoodChain, opening: Opening) -> FoodChain:
    copy = game.clone()
    copy.human.reserve = opening.strategy.reserve
    copy.city.add_restaurant(opening.place)
    return copy
