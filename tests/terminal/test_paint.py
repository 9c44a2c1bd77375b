"""A screen with colours has maps, panels and tables; every other screen has lines, and Rich isn't loaded."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from io import StringIO
from pathlib import Path

import pytest

from mautoma.cli import main
from mautoma.games.foodchain.view.staff import FAMILIES
from mautoma.terminal.environment import NARROW, Colours, Environment
from mautoma.terminal.paint import inks

ANSI = re.compile(r"\x1b\[[\d;]*m")
PLAY = ("play", "foodchain", "--seed", "7")


def played(
    tmp_path: Path, *lines: str, width: int = 80, colours: Colours = "truecolor", game: Sequence[str] = PLAY
) -> str:
    out, typed = StringIO(), iter(lines)

    def read(prompt: str) -> str | None:
        out.write(f"{prompt}\n")
        return next(typed, None)

    env = Environment(read, out, out, lambda: 0.0, lambda: 7, tmp_path / "games.sqlite", width=width)
    env.colours = colours
    assert main(list(game), env) == 0
    return out.getvalue()


def cell(text: str, screen: str) -> str:
    """The colours of a piece of a map, as the terminal is told them."""
    found = re.search(rf"(\x1b\[[\d;]*m){re.escape(text)}\x1b", screen)
    assert found, f"no “{text}”"
    return found[1]


def test_roads_say_how_far_they_are_and_houses_what_they_want(tmp_path: Path) -> None:
    screen = played(tmp_path, "2", "k4", "1", "map")
    board = screen.rpartition("The city")[2]
    road, house, own = (cell(text, board) for text in (" 0 ", "18 ", "R1*"))
    assert len({road, house, own}) == 3
    rows = ANSI.sub("", board).splitlines()
    assert next(row for row in rows if row.startswith("│  3 ")).count(" 1 ") == 5  # the next tile's road
    assert any("Houses, and how far" in row for row in rows)


def test_what_can_be_chosen_is_marked_on_the_map_above_the_question(tmp_path: Path) -> None:
    asked = played(tmp_path, "2").rpartition("Bank")[2]
    assert cell(" · ", asked.partition("Place your first")[0])


@pytest.mark.parametrize("width", [80, 100, 120])
def test_a_map_in_lines_has_nothing_beside_it(tmp_path: Path, width: int) -> None:
    game = ("play", "revive", "--stand-in", "--seed", "7")
    shown = ANSI.sub("", played(tmp_path, "", "map", width=width, game=game))
    assert re.search(r"^│     A   B   C   D   E   F   G   H   I   J   K   L   M +│$", shown, re.M)
    assert re.search(r"^│ 1   L (  \? ){11}  L +│$", shown, re.M)


@pytest.mark.parametrize(("width", "colours"), [(NARROW - 1, "truecolor"), (80, "")])
def test_without_colours_or_room_there_are_lines(tmp_path: Path, width: int, colours: Colours) -> None:
    shown = ANSI.sub("", played(tmp_path, "2", width=width, colours=colours))
    assert "│" not in shown and " 3  .  . 18 18  # | #" in shown


def test_a_status_stands_above_each_question(tmp_path: Path) -> None:
    lines = ANSI.sub("", played(tmp_path, "2", "k4", "1", "none")).splitlines()
    statuses = [line.rstrip() for line in lines if "Bank $" in line and "You $" in line]
    assert statuses[0] == " Opening   You $0   Mautoma Inc. $0   Bank $100"
    assert statuses[-1].startswith(" Round 1 · Working   You $0 reserve card $200")


def test_every_family_of_cards_has_a_colour() -> None:
    assert set(FAMILIES) <= set(inks.FAMILIES)


def test_rich_is_loaded_only_for_colours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))
    program = (
        "import sys; from mautoma.cli import main; code = main(['play', 'foodchain', '--seed', '7']);"
        "sys.exit(code or 'rich' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], input="2\nk4\n", text=True, timeout=50)
    assert done.returncode == 0
