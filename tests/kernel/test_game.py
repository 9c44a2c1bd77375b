"""What a game offers is loaded when it is wanted."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from mautoma.games import GAMES


def loaded(code: str) -> set[str]:
    """The parts of games that are in memory after this."""
    code = f"import sys; from mautoma import games; {code}; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    parts = r"mautoma\.games\.((?!kit)\w+\.\w+)"
    return {found[1] for name in run.stdout.split() if (found := re.match(parts, name))}


def test_to_show_all_boxes_and_ways_to_play_loads_no_game() -> None:
    show = "assert all([[game.cover, *game.modes] for game in games.GAMES.values()])"
    assert loaded(show) == set()


def test_a_way_to_play_loads_no_other_and_nothing_that_shows_it() -> None:
    solo = loaded("games.find_mode('foodchain', 'solo')")
    assert "foodchain.solo" in solo
    assert not solo & {"foodchain.view", "foodchain.show", "foodchain.bots"}
    table = loaded("games.find_mode('mombasa', 'table'); games.find_game('mombasa').box()")
    assert "mombasa.box" in table
    assert not table & {"mombasa.stand_in", "mombasa.view", "mombasa.show", "mombasa.bots"}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_before_a_game_is_loaded_is_true(game: str) -> None:
    found = GAMES[game]
    assert {name: load().name for name, load in found.modes.items()} == {name: name for name in found.modes}
    assert found.gallery == (found.show().gallery is not None)
    assert found.advised <= found.modes.keys()
    players = found.players()
    assert bool(found.advised) == (players.advise is not None) == (players.examine is not None)
