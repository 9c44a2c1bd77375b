"""What the terminal shows is what it showed: `python -m tests.terminal.snapshots` writes it anew."""

from __future__ import annotations

import re

import pytest

from tests.terminal.snapshots import FOLDER, SCREENS, file_of, shown


@pytest.mark.parametrize(("name", "width", "coloured"), SCREENS)
def test_a_screen_shows_what_it_showed(name: str, width: int, coloured: bool) -> None:
    assert shown(name, width, coloured) == file_of(name, width, coloured).read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "width", "coloured"), SCREENS)
def test_no_line_is_wider_than_the_screen(name: str, width: int, coloured: bool) -> None:
    lines = re.sub(r"\x1b\[[\d;]*m", "", shown(name, width, coloured)).splitlines()
    assert [line for line in lines if len(line) > width] == []


def test_no_snapshot_is_left_over() -> None:
    assert sorted(FOLDER.iterdir()) == sorted(file_of(*screen) for screen in SCREENS)
