"""A legal edition at random: mats with few positions and with many, cards that do little and cards that do a
lot."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

from msgspec.structs import replace

from mautoma.games.kit.toml import write_toml
from mautoma.games.revive.edition import Edition, house
from mautoma.games.revive.edition.cards import CARD_IDS, Part, read_cards
from mautoma.games.revive.edition.mat import read_mat

COLOURS = ("purple", "orange", "blue", "white", "ultramarine_with_a_hint_of_green", "x")
ROWS = 11


def any_edition(chance: Random) -> Edition:
    cards = [_card(chance, id, start=at < 2) for at, id in enumerate(CARD_IDS)]
    mat = _mat(chance)
    return replace(house(), mat=read_mat(write_toml(mat)), cards=read_cards(write_toml({"card": cards})))


def _card(chance: Random, id: str, start: bool) -> dict[str, Any]:
    return {
        "id": id,
        "start": start,
        "steps": chance.choice((1, 2, 7, 13, 20)),
        "parts": chance.choices(get_args(Part), k=chance.randint(1, 6)),
        "limit": chance.choice((1, 3, 8, 20, "none")),
    }


def _mat(chance: Random) -> dict[str, Any]:
    displays = {name: chance.choice((1, 5, 5, 8, 20)) for name in ("citizens", "modules")}
    columns = chance.choice((1, 3, 3, 6))
    sections = [
        {
            "id": f"s{at}",
            "citizens": _places(chance, displays["citizens"]),
            "modules": _places(chance, displays["modules"]),
            "machine_column": chance.randint(1, columns),
            "arrows": chance.choice("abcd"),
        }
        for at in range(chance.randint(1, 8))
    ]
    colours = COLOURS[: chance.randint(1, len(COLOURS))]
    positions = [
        {"colour": chance.choice(colours), "section": chance.choice(sections)["id"]}
        for _ in range(chance.choice((1, 4, 12, 12, 20, 24)))
    ]
    return {
        "displays": {**displays, "machine_columns": columns},
        "arrows": [_arrows(chance, id) for id in "abcd"],
        "section": sections,
        "position": positions,
    }


def _places(chance: Random, size: int) -> list[int]:
    return sorted(chance.sample(range(1, size + 1), chance.randint(0, min(size, 9))))


def _arrows(chance: Random, id: str) -> dict[str, Any]:
    rows = chance.choice(("top_down", "bottom_up", chance.sample(range(1, ROWS + 1), ROWS)))
    return {"id": id, "rows": rows, "direction": chance.choice(("left_to_right", "right_to_left"))}
