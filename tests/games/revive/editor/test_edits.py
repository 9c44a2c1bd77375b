from __future__ import annotations

import pytest

from mautoma.games.revive.editor.edits import MOST_EDITS, BadEdit, Drawing, draw

SMALL = [
    "size 2 3",
    "tile r1c1 a",
    "tile r1c2 a",
    "tile r1c3 b",
    "tile r2c1 m",
    "tile r2c2 b",
    "lies m open",
    "kind r2c1 centre",
]


def test_undo_leaves_out_the_last_edit() -> None:
    assert draw(SMALL[:-1]).kinds == {}
    assert draw(SMALL[:-2]).lies == {}


def test_a_hex_taken_away_takes_its_kind_with_it() -> None:
    drawing = draw([*SMALL, "tile r2c1 -", "tile r2c1 m"])
    assert drawing.kinds == {}


def test_shrinking_cuts_off_and_growing_brings_nothing_back() -> None:
    drawing = draw([*SMALL, "size 1 2"])
    assert drawing.tiles == [["a", "a"]]
    assert drawing.kinds == {}
    assert draw([*SMALL, "size 1 2", "size 2 3"]).tiles == [["a", "a", "-"], ["-", "-", "-"]]


def test_the_next_tile_has_a_name_of_its_own() -> None:
    assert Drawing().next_tile() == "t01"
    assert draw(["size 1 2", "tile r1c1 t01", "tile r1c2 t02"]).next_tile() == "t03"
    assert draw(["size 1 2", "tile r1c1 t02"]).next_tile() == "t01"


@pytest.mark.parametrize(
    ("edit", "expected"),
    [
        ("paint r1c1 a", "edit 9: “paint r1c1 a” is none of size, tile, kind, lies, shifted, mat_top"),
        ("tile r1c1", "edit 9: “tile r1c1” is none of size, tile, kind, lies, shifted, mat_top"),
        ("tile r9c1 a", "edit 9: there is no place “r9c1”"),
        ("tile x a", "edit 9: there is no place “x”"),
        ("tile r1c1 A", "edit 9: “A” cannot name a tile"),
        ("kind r2c3 sand", "edit 9: there is no hex at r2c3"),
        ("kind r1c1 mud", "edit 9: “mud” is no kind of hex"),
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
