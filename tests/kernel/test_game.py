"""What a game offers is loaded when it is wanted."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import Any

import pytest

from mautoma.games.foodchain.solo import Solo
from mautoma.kernel.game import Modes
from mautoma.kernel.mode import Mode


def test_a_way_to_play_is_loaded_when_it_is_looked_up() -> None:
    loaded: list[str] = []

    def load(name: str) -> Mode[Any]:
        loaded.append(name)
        return Solo()

    modes = Modes({"solo": lambda: load("solo"), "table": lambda: load("table")})
    assert list(modes) == ["solo", "table"] and len(modes) == 2
    assert "table" in modes and "moon" not in modes
    assert not loaded
    assert isinstance(modes["solo"], Solo)
    assert loaded == ["solo"]
    with pytest.raises(KeyError):
        modes["moon"]


def test_to_show_all_boxes_and_ways_to_play_loads_no_game() -> None:
    code = (
        "import sys; from mautoma import games; boxes = games.GAMES.values();"
        "print(*[name for game in boxes for name in game.modes()]);"
        "assert all([game.cover() for game in boxes]); print(*sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    modes, modules = run.stdout.splitlines()
    assert {"solo", "table", "stand-in"} <= set(modes.split())
    inside = [
        name.split(".")[3] for name in modules.split() if re.match(r"mautoma\.games\.(?!kit)\w+\.", name)
    ]
    assert set(inside) == {"cover"}
