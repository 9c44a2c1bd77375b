"""What a person sees of the game, as arrays. Nothing hidden is in it."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from mautoma.games.foodchain.city.grid import SIDE, squares_of
from mautoma.games.foodchain.content.employees import employees
from mautoma.games.foodchain.content.milestones import milestone_ids
from mautoma.games.foodchain.content.products import PRODUCTS
from mautoma.games.foodchain.gym.actions import ACTIONS, NUMBER_OF
from mautoma.games.foodchain.rules.options import DONE
from mautoma.games.foodchain.rules.staff import busy
from mautoma.games.foodchain.state import FoodChain

QUESTIONS = (
    *("reserve", "first-restaurant", "entrance", "structure", "hire", "hire-to-train", "train", "train-into"),
    *("campaign", "campaign-marketeer", "campaign-map-tile", "campaign-square", "campaign-lies"),
    *("campaign-edge", "campaign-berth", "campaign-product", "campaign-run", "produce", "route", "build"),
    *("house-number", "house-square", "house-lies", "garden-house", "garden-side", "restaurant-manager"),
    *("restaurant-move", "new-restaurant", "move-restaurant", "restaurant-lies", "payday", "fire"),
    *("must-fire", "keep", "end-day", "other"),
)
"""By their keys."""
NUMBERS = (
    *("round", "bank", "bank_breaks", "own_cash", "automa_cash", "own_reserve", "ceo_slots"),
    *("price_modifier", "sales", "cards_left", "gardens", "houses_in_stack", "unused_hires", "drive_ins"),
)
_EMPLOYEES = tuple(name for name in employees() if name != "ceo")
_STAFF = ("at_work", "beach", "busy", "supply", "chosen")
_SIDES = 2
_LAYERS = ("house", "garden", "restaurant", "marketing", "road", *PRODUCTS)
_MOST = 1_000_000.0


def space() -> spaces.Dict:
    def box(*shape: int) -> spaces.Box:
        return spaces.Box(-_MOST, _MOST, shape, np.float32)

    return spaces.Dict(
        {
            "question": spaces.Discrete(len(QUESTIONS)),
            "numbers": box(len(NUMBERS)),
            "staff": box(len(_STAFF), len(_EMPLOYEES)),
            "milestones": spaces.MultiBinary([3, len(milestone_ids())]),
            "stock": box(_SIDES, len(PRODUCTS)),
            "city": box(len(_LAYERS), SIDE, SIDE),
            "action_mask": spaces.MultiBinary(len(ACTIONS)),
        }
    )


def observe(game: FoodChain, key: str, legal: dict[int, str], chosen: dict[str, int]) -> dict[str, Any]:
    mask = np.zeros(len(ACTIONS), np.int8)
    mask[list(legal) or [NUMBER_OF[DONE]]] = 1
    return {
        "question": np.int64(QUESTIONS.index(key if key in QUESTIONS else "other")),
        "numbers": np.array(_numbers(game), np.float32),
        "staff": np.array(_staff(game, chosen), np.float32),
        "milestones": np.array(_milestones(game), np.int8),
        "stock": np.array(
            [[stock.get(p, 0) for p in PRODUCTS] for stock in (game.human.stock, game.automa.freezers)],
            np.float32,
        ),
        "city": _city(game),
        "action_mask": mask,
    }


def _numbers(game: FoodChain) -> list[int]:
    human, automa = game.human, game.automa
    return [
        *(game.round, game.bank, game.bank_breaks, human.cash, automa.cash, human.reserve, human.ceo_slots),
        *(game.price_modifier, automa.sales, len(automa.deck), game.gardens),
        *(len(game.house_stack), human.unused_hires, int(human.drive_ins)),
    ]


def _staff(game: FoodChain, chosen: dict[str, int]) -> list[list[int]]:
    human = game.human
    piles = (human.at_work, human.beach, busy(human), game.employees, chosen)
    return [[pile.get(name, 0) for name in _EMPLOYEES] for pile in piles]


def _milestones(game: FoodChain) -> list[list[bool]]:
    held = (game.milestones, game.human.milestones, game.automa.milestones)
    return [[name in some for name in milestone_ids()] for some in held]


def _city(game: FoodChain) -> np.ndarray[Any, np.dtype[np.float32]]:
    city = game.city
    layers = np.zeros((len(_LAYERS), SIDE * SIDE), np.float32)
    for house in city.houses.values():
        layers[_LAYERS.index("house"), list(house.squares)] = house.number
        if house.garden:
            layers[_LAYERS.index("garden"), squares_of(house.mask)] = 1
        for product in house.demand:
            layers[_LAYERS.index(product), list(house.squares)] += 1
    for restaurant in city.restaurants.values():
        layers[_LAYERS.index("restaurant"), squares_of(restaurant.place.mask)] = 1
    for place in city.marketing.values():
        mask = getattr(place, "mask", 0)
        layers[_LAYERS.index("marketing"), squares_of(mask)] = 1
    layers[_LAYERS.index("road"), squares_of(city.board.roads)] = 1
    return layers.reshape(len(_LAYERS), SIDE, SIDE)
