"""Imports point one way: borders → shelf → games → kernel; and no game knows another."""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

import mautoma
from mautoma.games import GAMES
from tests import offering

ROOT = Path(mautoma.__file__).parent

# What each room may import besides itself: rooms of the program, and packages from outside.
ROOMS: dict[str, set[str]] = {
    "kernel": set(),
    "messages": {"kernel"},
    "games": {"kernel", "msgspec"},
    "shelf": {"kernel", "games", "platformdirs", "msgspec"},
    "lab": {
        *("kernel", "games", "shelf", "messages"),
        *("distributed", "matplotlib", "gymnasium"),
    },
    "web": {
        *("kernel", "games", "shelf", "messages"),
        *("starlette", "jinja2", "markupsafe", "uvicorn", "msgspec", "segno"),
    },
    "site": {
        *("kernel", "games", "shelf", "messages", "web"),
        *("starlette", "platformdirs"),
    },
    "terminal": {"kernel", "games", "shelf", "messages", "lab", "rich", "click"},
    "cli": {"kernel", "games", "shelf", "lab", "terminal", "web", "site", "click"},
}
LEARNING = {"gymnasium", "numpy"}
"""What a game's environment may import besides: nothing but the lab opens it."""


@cache
def imported(path: Path) -> set[str]:
    """The modules a file imports, those it needs for types alone included."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def room_of(module: str) -> str:
    """The room of a module of ours, else the package from outside."""
    first, _, rest = module.partition(".")
    return rest.partition(".")[0] if first == "mautoma" else first


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_what_lies_below_it(room: str) -> None:
    allowed = ROOMS[room] | {room, "", "__version__"} | sys.stdlib_module_names
    for path in (ROOT / room).rglob("*.py"):
        more = LEARNING if path.is_relative_to(ROOT / "games") and path.parent.name == "gym" else set()
        strange = {module for module in imported(path) if room_of(module) not in allowed | more}
        assert not strange, f"{path.relative_to(ROOT)} imports {sorted(strange)}"


def test_no_game_imports_another() -> None:
    games = set(GAMES)
    for game in games:
        for path in (ROOT / "games" / game).rglob("*.py"):
            for module in imported(path):
                parts = module.split(".")
                if parts[:2] == ["mautoma", "games"] and len(parts) > 2:
                    assert parts[2] not in games - {game}, f"{path.relative_to(ROOT)} imports {module}"


# The parts every game has that can be played at a table: a file, or a folder where it fills several.
ROLES = (
    *(
        "__init__",
        "box",
        "show",
        "bots",
        "setup",
        "state",
        "names",
        "edition",
        "automa/turn",
        "view",
    ),
    *("table/mode", "table/facts", "table/reports", "table/corrections", "table/differences"),
    *("data/house", "data/template", "data/sample.transcript"),
    *("data/icons.svg", "data/icons.toml", "data/cover.svg"),
)


@pytest.mark.parametrize("game", offering.AT_A_TABLE)
def test_every_game_has_the_same_shape(game: str) -> None:
    folder = ROOT / "games" / game
    missing = [role for role in ROLES if not _has(folder, role)]
    assert not missing, f"games/{game} has no {missing}"
    assert (folder / "view").is_dir(), f"games/{game}: the view is a folder, a file per picture"


def _has(folder: Path, role: str) -> bool:
    return (folder / role).exists() or (folder / f"{role}.py").exists()


# All there may be in the room for the real table: what has a role has the same name in every game.
AT_A_TABLE = {
    *("__init__", "mode", "setup", "facts", "reports", "corrections", "differences"),
    *("printed_deck", "new_card", "findings"),
}


@pytest.mark.parametrize("game", offering.AT_A_TABLE)
def test_the_room_for_the_real_table_has_the_same_names_in_every_game(game: str) -> None:
    there = {path.stem for path in (ROOT / "games" / game / "table").iterdir() if path.stem != "__pycache__"}
    assert there <= AT_A_TABLE, f"games/{game}/table has {sorted(there - AT_A_TABLE)}"


ASKED_THROUGH = ("facts", "reports", "printed_deck")
"""By these files of table/ an automa learns what it cannot see."""


@pytest.mark.parametrize("game", GAMES)
def test_an_automa_asks_nothing_by_itself(game: str) -> None:
    table = f"mautoma.games.{game}.table"
    for path in (ROOT / "games" / game / "automa").rglob("*.py"):
        modules = imported(path)
        asks = [module for module in modules if "kernel.question" in module or module.endswith(".ask_report")]
        assert not asks, f"{path.relative_to(ROOT)} imports {asks}"
        assert ".ask(" not in path.read_text(encoding="utf-8"), path.relative_to(ROOT)
        of_table = [module for module in modules if module.startswith(f"{table}.")]
        others = [module for module in of_table if module.split(".")[4] not in ASKED_THROUGH]
        assert not others, f"{path.relative_to(ROOT)} imports {others}"


# What the rooms of Food Chain Magnate may import of each other: what lies in a layer below, or their own.
LAYERS: tuple[set[str], ...] = (
    {"names"},
    {"content"},
    {"city", "edition", "table/facts"},
    {"state"},
    {"rules"},
    {"human", "automa"},
    {"setup", "table/differences"},
    {"table/reports"},
    {"table/new_card", "table/findings"},
    {"table/printed_deck"},
    {"table/setup", "table/corrections"},
    {"solo"},
    {"table/mode"},
)
ABOVE = {"__init__", "bots", "box", "gym", "show", "view"}
"""What a border opens: each may import every layer."""


def layer_of(room: str) -> int:
    for layer, rooms in enumerate(LAYERS):
        if room in rooms:
            return layer
    return len(LAYERS)


def room_in(parts: Sequence[str]) -> str:
    """The room for the real table is divided: parts of it are used on screen too."""
    return "/".join(parts[: 2 if parts[0] == "table" else 1])


def test_no_layer_of_food_chain_magnate_points_back() -> None:
    folder = ROOT / "games" / "foodchain"
    for path in folder.rglob("*.py"):
        room = room_in(path.relative_to(folder).with_suffix("").parts)
        if room in ABOVE or room == "table/__init__":
            continue
        assert layer_of(room) < len(LAYERS), f"foodchain/{room} is in no layer"
        for module in imported(path):
            parts = module.split(".")
            if parts[:3] != ["mautoma", "games", "foodchain"] or room_in(parts[3:]) == room:
                continue
            assert layer_of(room_in(parts[3:])) < layer_of(room), (
                f"{path.relative_to(folder)} imports {module}"
            )


def test_players_know_nothing_of_the_search() -> None:
    for path in (ROOT / "games" / "foodchain" / "bots" / "players").rglob("*.py"):
        searching = [module for module in imported(path) if ".bots.search" in module]
        assert not searching, f"{path.name} imports {searching}"
