"""Imports point one way: borders → shelf → games → kernel; and no game knows another."""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path

import pytest

import mautoma
from mautoma.games import GAMES

ROOT = Path(mautoma.__file__).parent

# What each room may import besides itself: rooms of the program, and packages from outside.
ROOMS: dict[str, set[str]] = {
    "kernel": set(),
    "messages": {"kernel"},
    "games": {"kernel", "msgspec"},
    "shelf": {"kernel", "games", "platformdirs", "msgspec"},
    "lab": {
        *("kernel", "games", "shelf", "messages"),
        *("distributed", "matplotlib", "gymnasium", "numpy"),
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
}


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
        strange = {module for module in imported(path) if room_of(module) not in allowed}
        assert not strange, f"{path.relative_to(ROOT)} imports {sorted(strange)}"


def test_no_game_imports_another() -> None:
    games = set(GAMES)
    for game in games:
        for path in (ROOT / "games" / game).rglob("*.py"):
            for module in imported(path):
                parts = module.split(".")
                if parts[:2] == ["mautoma", "games"] and len(parts) > 2:
                    assert parts[2] not in games - {game}, f"{path.relative_to(ROOT)} imports {module}"


# The parts every game has: a file, or a folder where it fills several.
ROLES = (
    *("__init__", "at_table", "setup", "state", "names", "edition", "facts", "corrections", "differences"),
    *("automa/turn", "view", "data/house", "data/template", "data/sample.transcript"),
)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_shape(game: str) -> None:
    folder = ROOT / "games" / game
    missing = [role for role in ROLES if not _has(folder, role)]
    assert not missing, f"games/{game} has no {missing}"
    assert (folder / "view").is_dir(), f"games/{game}: the view is a folder, a file per picture"


def _has(folder: Path, role: str) -> bool:
    return (folder / role).exists() or (folder / f"{role}.py").exists()


# What the rooms of Food Chain Magnate may import of each other: what lies in a layer below, or their own.
LAYERS: tuple[set[str], ...] = (
    {"names"},
    {"content"},
    {"city", "edition", "facts"},
    {"state"},
    {"rules"},
    {"human", "automa"},
    {"setup", "differences"},
    {"reports"},
    {"corrections"},
    {"solo"},
    {"at_table"},
)
ABOVE = {"__init__", "bots", "cover", "view"}
"""What a border opens: each may import every layer."""


def layer_of(room: str) -> int:
    for layer, rooms in enumerate(LAYERS):
        if room in rooms:
            return layer
    return len(LAYERS)


def test_no_layer_of_food_chain_magnate_points_back() -> None:
    folder = ROOT / "games" / "foodchain"
    for path in folder.rglob("*.py"):
        room = path.relative_to(folder).with_suffix("").parts[0]
        if room in ABOVE:
            continue
        assert layer_of(room) < len(LAYERS), f"foodchain/{room} is in no layer"
        for module in imported(path):
            parts = module.split(".")
            if parts[:3] != ["mautoma", "games", "foodchain"] or parts[3] == room:
                continue
            assert layer_of(parts[3]) < layer_of(room), f"{path.relative_to(folder)} imports {module}"
