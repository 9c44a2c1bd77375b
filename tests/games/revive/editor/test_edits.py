from __future__ import annotations

import pytest

from mautoma.games.revive.editor.edits import MOST_EDITS, BadEdit, Drawing, draw

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
        ("paint A1 a", "edit 9: “paint A1 a” is none of size, tile, kind, lies, shifted, mat_top"),
        ("tile A1", "edit 9: “tile A1” is none of size, tile, kind, lies, shifted, mat_top"),
        ("tile A9 a", "edit 9: there is no place “A9”"),
        ("tile x a", "edit 9: there is no place “x”"),
        ("tile A1 A", "edit 9: “A” cannot name a tile"),
        ("kind C2 sand", "edit 9: there is no hex at C2"),
        ("kind A1 mud", "edit 9: “mud” is no kind of hex"),
        ("lies z open", "edit 9: there is no tile “z”"),
        ("lies a shut", "edit 9: “shut” is none of face_down, open, corner"),
        ("size 0 3", "edit 9: “0” is not a number from 1 to 30"),
        ("size 3 99999999999999999999", "edit 9: “99999999999999999999” is not a number from 1 to 30"),
        ("shifted both", "edit 9: “both” is none of even, odd"),
        ("mat_top left", "edit 9: “left” is none of top, bottom"),
    ],
)
def test_an_edit_that_cannot_be_made_is_named(edit: str, expected: str) -> None:
    with pytest.raises(BadEdit) as caught:
        draw([*SMALL, edit])
    assert str(caught.value).startswith(expected)


def test_a_drawing_has_an_end() -> None:
    with pytest.raises(BadEdit, match="at most"):
        draw(["shifted odd"] * (MOST_EDITS + 1))
