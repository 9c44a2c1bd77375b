"""What the terminal shows is what it showed: `python -m tests.terminal.snapshots` writes it anew."""

from __future__ import annotations

import re

import pytest

from tests.terminal.snapshots import FOLDER, SCREENS, file_of, shown


@pytest.mark.parametrize(("name", "width", "coloured"), SCREENS)
def test_a_screen_shows_what_it_showed(name: str, width: int, coloured: bool) -> None:
    assert shown(name, width, coloured) == file_of(name, width, coloured).read_text(encoding="utf-8")


def test_no_line_is_wider_than_the_screen_and_no_snapshot_is_left_over() -> None:
    for name, width, coloured in SCREENS:
        text = file_of(name, width, coloured).read_text(encoding="utf-8")
        lines = re.sub(r"\x1b\[[\d;]*m", "", text).splitlines()
        assert [line for line in lines if len(line) > width] == [], name
    assert sorted(FOLDER.iterdir()) == sorted(file_of(*screen) for screen in SCREENS)
