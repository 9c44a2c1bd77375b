"""A legal edition at random: cards with little on them and cards with as much as there may be."""

from __future__ import annotations

from random import Random
from typing import Any

from mautoma.games.kit.toml import write_toml
from mautoma.games.mombasa.edition import BOARD_FILE, CARDS_FILE, EDITIONS, Edition
from mautoma.games.mombasa.names import (
    ACTIONS,
    CARD_CRITERIA,
    COMPANIES,
    DISPLAY_GOODS,
    EXPLORE_CRITERIA,
    GOODS,
    TRACK_CRITERIA,
    TRACKS,
)

NAMES = ("x", "the_governor_of_the_islands_in_the_south", "supercalifragilisticexpialidocious", "own_1")
TILES = ("a", "Two more diamonds and a step on a track of your choice", "cotton", "Supercalifragilistic")
MOST = (1, 2, 9, 99)


def any_edition(chance: Random) -> Edition:
    used = chance.sample(ACTIONS, chance.choice((1, 3, 5, 10)))
    cards = [_card(chance, f"{NAMES[at % len(NAMES)]}_{at}", used) for at in range(8)]
    board = {
        "bonus_tiles": list(TILES),
        "beginner_tracks": dict(zip(COMPANIES, TRACKS, strict=True)),
        "diamonds": _table(chance),
        "books": _table(chance),
        "limits": {"areas": chance.choice((1, 28, 99)), "share_value": 25, "shares": 30},
        "scheme": chance.choice(("numbers", "north")),
    }
    return EDITIONS.read("any", {CARDS_FILE: write_toml({"card": cards}), BOARD_FILE: write_toml(board)})


def _card(chance: Random, name: str, used: list[str]) -> dict[str, Any]:
    actions = chance.sample(used, chance.randint(1, len(used)))
    bonus = chance.sample(TILES, chance.randint(1, 4)) if "bonus" in actions else []
    whole = {"id": name, "actions": actions, "early": _half(chance, used), "late": _half(chance, used)}
    return whole | ({"bonus": bonus} if bonus else {})


def _half(chance: Random, used: list[str]) -> dict[str, Any]:
    """With what the actions need; of the rest something or nothing."""
    best = chance.choice(CARD_CRITERIA)
    goods = {"goods": chance.sample(DISPLAY_GOODS, chance.randint(1, 3))} if best == "goods" else {}
    white = chance.choice((0, *MOST))
    every: dict[str, tuple[set[str], Any]] = {
        "card": ({"take_card", "buy"}, {"best": best} | goods),
        "track": (
            {"track", "explore", "majority"},
            _company(chance, TRACK_CRITERIA) | {"steps": chance.choice(MOST)},
        ),
        "explore": (
            {"explore"},
            _company(chance, EXPLORE_CRITERIA)
            | {"white": white, "black": chance.choice((*MOST, 0 if white else 1))},
        ),
        "books": ({"books"}, chance.choice(MOST)),
        "diamonds": ({"diamonds"}, chance.choice(MOST)),
    }
    shown = {
        name: value
        for name, (needed_by, value) in every.items()
        if needed_by & set(used) or chance.random() < 0.5
    }
    return shown | {"reference": [_symbol(chance) for _ in range(3)]}


def _company(chance: Random, criteria: tuple[str, ...]) -> dict[str, str]:
    return {"company": chance.choice(criteria)}


def _symbol(chance: Random) -> Any:
    return chance.choice(("X", {chance.choice(GOODS): chance.choice(MOST)}))


def _table(chance: Random) -> list[list[int]]:
    """Points by space."""
    spaces = sorted(chance.sample(range(1, chance.choice((5, 28, 99))), chance.randint(1, 4)))
    return [[space, 5 * (at + 1)] for at, space in enumerate(spaces)]
