"""A legal edition at random: cards with little on them and cards with as much as there may be."""

from __future__ import annotations

from random import Random
from typing import Any

from mautoma.games.foodchain.content.employees import one_x
from mautoma.games.foodchain.content.milestones import milestone_ids
from mautoma.games.foodchain.content.products import PRODUCTS
from mautoma.games.foodchain.content.supply import GROUPS
from mautoma.games.foodchain.edition import (
    CARDS_FILE,
    EDITIONS,
    HIGHEST_PRICE,
    MOST_ICONS,
    MOST_WAITRESSES,
    OUTER_TILES,
    Edition,
)
from mautoma.games.foodchain.edition.mat import MAT_FILE
from mautoma.games.kit.toml import write_toml

NAMES = ("x", "the_pizza_oven_on_wheels_with_extra_cheese", "supercalifragilisticexpialidocious", "own_1")


def any_edition(chance: Random) -> Edition:
    cards = [_card(chance, f"{NAMES[at % len(NAMES)]}_{at}", GROUPS[at % 4]) for at in range(16)]
    lowest = chance.randint(-3, 0)
    mat = {
        "modifiers": list(range(lowest, chance.randint(1, 16))),
        "sales": [_spot(chance) for _ in range(chance.randint(3, 30))],
    }
    return EDITIONS.read("any", {CARDS_FILE: write_toml({"card": cards}), MAT_FILE: write_toml(mat)})


def _card(chance: Random, name: str, group: str) -> dict[str, Any]:
    most = chance.choice((0, 1, 2, 3, MOST_ICONS))
    return {
        "id": name,
        "group": group,
        "price": chance.randint(4, HIGHEST_PRICE),
        "priority": chance.randint(1, 20),
        "waitresses": chance.randint(0, MOST_WAITRESSES),
        "work": [_work(chance) for _ in range(chance.randint(min(1, most), most))],
        "sales_icon": chance.random() < 0.5,
        "milestone_cash": chance.random() < 0.5,
        "campaigns": [_campaign(chance) for _ in range(chance.randint(0, most))],
        "clean_up": [_clean_up(chance) for _ in range(chance.randint(0, most))],
    }


def _gain(chance: Random) -> dict[str, int]:
    kinds = chance.sample([str(product) for product in PRODUCTS], chance.randint(1, 5))
    return {kind: chance.choice((1, 1, 2, 3, 10)) for kind in kinds}


def _work(chance: Random) -> dict[str, Any]:
    kinds: list[dict[str, Any]] = [
        {"gain": _gain(chance)},
        {"most_drink": chance.randint(1, 10)},
        {"most_food": chance.randint(1, 10)},
        {"least": 3},
        {"payout": True},
        {"build": chance.choice(OUTER_TILES)},
    ]
    return chance.choice(kinds)


def _campaign(chance: Random) -> dict[str, Any]:
    houses = sorted(chance.sample(range(1, 21), chance.choice((1, 2, 3, 7, 12, 20))))
    return {"kind": chance.choice(("drink", "food")), "duration": chance.choice((2, 3)), "houses": houses}


def _clean_up(chance: Random) -> dict[str, Any]:
    kinds: list[dict[str, Any]] = [
        {"milestone": chance.choice(list(milestone_ids()))},
        {"produced": True},
        {"billboard": True},
        {"train": True},
        {"leaves": chance.choice(list(one_x()))},
    ]
    return chance.choice(kinds)


def _spot(chance: Random) -> dict[str, Any]:
    spot: dict[str, Any] = {"one_of_each": chance.random() < 0.5, "city_supply": chance.random() < 0.5}
    if chance.random() < 0.5:
        spot["gain"] = _gain(chance)
    if chance.random() < 0.6:
        spot["arrow"] = chance.choice(("up", "down"))
    return spot
