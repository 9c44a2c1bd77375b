from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mautoma.games.revive.edition import DATA, house
from mautoma.games.revive.edition.board import read_board
from mautoma.games.revive.editor.board_file import edits_of, fault, to_toml
from mautoma.games.revive.editor.edits import KINDS, LIES, MOST_EDITS, BadEdit, Drawing, draw

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


def test_a_small_board_of_ones_own() -> None:
    drawing = draw(SMALL)
    assert fault(drawing) is None
    board = read_board(to_toml(drawing))
    assert board.names == ("r1c1", "r1c2", "r1c3", "r2c1", "r2c2")
    assert [tile.id for tile in board.tiles] == ["a", "b", "m"]
    assert [tile.lies for tile in board.tiles] == ["face_down", "face_down", "open"]
    assert [board.names[hex] for hex in board.centre()] == ["r2c1"]


def test_undo_leaves_out_the_last_edit() -> None:
    assert draw(SMALL[:-1]).kinds == {}
    assert draw(SMALL[:-2]).lies == {}


def test_the_file_it_writes() -> None:
    assert to_toml(draw([*SMALL, "size 4 5", "shifted odd", "mat_top bottom"])) == (
        'shifted = "odd"\n'
        'mat_top = "bottom"\n'
        "\n"
        "[[row]]\n"
        'tiles = ["a", "a", "b"]\n'
        "\n"
        "[[row]]\n"
        'tiles = ["m", "b"]\n'
        "\n"
        "[[tile]]\n"
        'id = "m"\n'
        'lies = "open"\n'
        'hexes = ["centre"]\n'
    )


def test_kinds_not_told_are_asked_for_in_each_game() -> None:
    edits = [*SMALL, "lies a open", "kind r1c2 lake"]
    assert 'hexes = ["ask", "lake"]' in to_toml(draw(edits))
    assert "hexes" not in to_toml(draw([*SMALL[:-1], "lies a open"]))
    assert 'hexes = ["centre"]' in to_toml(draw([*edits, "kind r1c2 ask"]))
    assert "lake" not in to_toml(draw([*edits, "lies a face_down"])), "a face-down tile tells nothing"


def test_what_is_still_wrong_is_said() -> None:
    assert str(fault(Drawing())).startswith("board.toml: ")
    assert str(fault(draw(["size 2 2"]))).startswith("board.toml: ")
    assert "centre" in str(fault(draw(SMALL[:-1])))
    assert "does not touch" in str(fault(draw([*SMALL, "tile r1c2 b", "tile r1c3 a"])))


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


def test_a_board_that_exists_can_be_drawn_on() -> None:
    text = (DATA / "house" / "board.toml").read_text()
    assert read_board(to_toml(draw(edits_of(text)))) == house().board


edits = st.one_of(
    st.builds("size {} {}".format, st.integers(1, 4), st.integers(1, 4)),
    st.builds(
        "tile r{}c{} {}".format, st.integers(1, 3), st.integers(1, 3), st.sampled_from(["a", "b", "c", "-"])
    ),
    st.builds("kind r{}c{} {}".format, st.integers(1, 3), st.integers(1, 3), st.sampled_from(KINDS)),
    st.builds("lies {} {}".format, st.sampled_from(["a", "b", "c"]), st.sampled_from(LIES)),
    st.sampled_from(["shifted odd", "shifted even", "mat_top bottom"]),
)


@given(st.lists(edits, max_size=25))
@settings(max_examples=150, deadline=None)
def test_whatever_is_drawn_is_either_a_board_or_says_why_not(made: list[str]) -> None:
    possible = ["size 3 3"]
    for edit in made:
        try:
            draw([*possible, edit])
        except BadEdit:
            continue
        possible.append(edit)
    drawing = draw(possible)
    wrong = fault(drawing)
    if wrong is not None:
        assert wrong.startswith("board.toml: ")
        assert "\n" not in wrong
        return
    board = read_board(to_toml(drawing))
    assert read_board(to_toml(draw(edits_of(to_toml(drawing))))) == board
