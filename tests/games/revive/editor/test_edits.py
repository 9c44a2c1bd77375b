from __future__ import annotations

import pytest

from mautoma.games.revive.editor.edits import MOST_EDITS, BadEdit, Drawing, draw
from tests.editions import told

SMALL = [
    "size 2 3",
    "tile A1 a",
    "tile B1 a",
    "tile C1 b",
    "tile A2 m",
    "tile B2 b",
    "lies m open",
    "kind A2 centre",
]


def test_undo_leaves_out_the_last_edit() -> None:
    assert draw(SMALL[:-1]).kinds == {}
    assert draw(SMALL[:-2]).lies == {}


def test_a_hex_taken_away_takes_its_kind_with_it() -> None:
    drawing = draw([*SMALL, "tile A2 -", "tile A2 m"])
    assert drawing.kinds == {}


def test_shrinking_cuts_off_and_growing_brings_nothing_back() -> None:
    drawing = draw([*SMALL, "size 1 2"])
    assert drawing.tiles == [["a", "a"]]
    assert drawing.kinds == {}
    assert draw([*SMALL, "size 1 2", "size 2 3"]).tiles == [["a", "a", "-"], ["-", "-", "-"]]


def test_the_next_tile_has_a_name_of_its_own() -> None:
    assert Drawing().next_tile() == "t01"
    assert draw(["size 1 2", "tile A1 t01", "tile B1 t02"]).next_tile() == "t03"
    assert draw(["size 1 2", "tile A1 t02"]).next_tile() == "t01"


@pytest.mark.parametrize(
    ("edit", "expected"),
    [
        ("paint A1 a", "“paint A1 a” isn't one of: size, tile"),
        ("tile A1", "“tile A1” isn't one of: size, tile"),
        ("tile A9 a", "There's no place “A9”"),
        ("tile x a", "There's no place “x”"),
        ("tile A1 A", "A tile can't be called “A”"),
        ("kind C2 sand", "There's no hex at C2"),
        ("kind A1 mud", "“mud” isn't one of: sand"),
        ("lies z open", "There's no tile “z”"),
        ("lies a shut", "“shut” isn't one of: face_down, open and corner"),
        ("size 0 3", "“0” isn't a number from 1 to 30"),
        ("size 3 99999999999999999999", "“99999999999999999999” isn't a number from 1 to 30"),
        ("shifted both", "“both” isn't one of: even and odd"),
        ("mat_top left", "“left” isn't one of: top and bottom"),
    ],
)
def test_an_edit_that_cannot_be_made_is_named(edit: str, expected: str) -> None:
    with pytest.raises(BadEdit) as caught:
        draw([*SMALL, edit])
    assert told(caught.value.faults)[0].startswith(expected)


def test_a_drawing_has_an_end() -> None:
    with pytest.raises(BadEdit) as caught:
        draw(["shifted odd"] * (MOST_EDITS + 1))
    assert told(caught.value.faults, "it") == ["Un disegno può avere al massimo 5.000 passi."]
