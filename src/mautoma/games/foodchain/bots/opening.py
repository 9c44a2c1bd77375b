"""Where the strategist opens its first restaurant: likely places, each played out in the same worlds."""

from __future__ import annotations

from random import Random

from mautoma.games.foodchain.bots.foreman import Foreman
from mautoma.games.foodchain.bots.places import openings
from mautoma.games.foodchain.bots.playout import play_out, worth
from mautoma.games.foodchain.bots.strategies import STRATEGIES
from mautoma.games.foodchain.bots.worlds import world
from mautoma.games.foodchain.city.city import RestaurantPlace
from mautoma.games.foodchain.state import Game
from mautoma.kernel.chance import MAX_SEED

MOST_PLACES = 8
WORLDS = 3
"""After so many worlds the worse half of the places is out."""


def best_opening(game: Game, random: Random, budget: int) -> RestaurantPlace:
    """The budget is counted in games played out."""
    worths = dict.fromkeys(openings(game, MOST_PLACES), 0.0)
    while len(worths) > 1 and budget > 0:
        for _ in range(WORLDS):
            dealt, seed = world(game, random), random.randrange(MAX_SEED)
            for place in worths:
                worths[place] += worth(play_out(with_restaurant(dealt, place), seed, Foreman(STRATEGIES[0])))
                budget -= 1
        ranked = sorted(worths, key=worths.__getitem__, reverse=True)
        worths = {place: worths[place] for place in ranked[: (len(ranked) + 1) // 2]}
    return max(worths, key=worths.__getitem__)


def with_restaurant(game: Game, place: RestaurantPlace) -> Game:
    copy = game.clone()
    copy.city.add_restaurant(place)
    return copy
