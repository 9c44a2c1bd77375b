from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from mautoma.games.revive.edition import DATA, house
from mautoma.games.revive.edition.board import read_board
from mautoma.games.revive.editor.board_file import edits_of, fault, to_toml
from mautoma.games.revive.editor.edits import KINDS, LIES, BadEdit, Drawing, draw
from tests.editions import told
from tests.games.revive.editor.test_edits import SMALL


def test_a_small_board_of_ones_own() -> None:
    drawing = draw(SMALL)
    assert fault(drawing) is None
    board = read_board(to_toml(drawing))
    assert board.names == ("A1", "B1", "C1", "A2", "B2")
    assert [tile.id for tile in board.tiles] == ["a", "b", "m"]
    assert [tile.lies for tile in board.tiles] == ["face_down", "face_down", "open"]
    assert [board.names[hex] for hex in board.centre()] == ["A2"]


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
    edits = [*SMALL, "lies a open", "kind B1 lake"]
    assert 'hexes = ["ask", "lake"]' in to_toml(draw(edits))
    assert "hexes" not in to_toml(draw([*SMALL[:-1], "lies a open"]))
    assert 'hexes = ["centre"]' in to_toml(draw([*edits, "kind B1 ask"]))
    assert "lake" not in to_toml(draw([*edits, "lies a face_down"])), "a face-down tile tells nothing"


def test_what_is_still_wrong_is_said() -> None:
    assert wrong(Drawing()).startswith("board.toml: ")
    assert wrong(draw(["size 2 2"])).startswith("board.toml: ")
    assert "centre" in wrong(draw(SMALL[:-1]))
    assert "doesn't touch" in wrong(draw([*SMALL, "tile B1 b", "tile C1 a"]))


def wrong(drawing: Drawing) -> str:
    said = fault(drawing)
    assert said is not None
    return told([said])[0]


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
    if fault(drawing) is not None:
        assert wrong(drawing).startswith("board.toml: ")
        return
    board = read_board(to_toml(drawing))
    assert read_board(to_toml(draw(edits_of(to_toml(drawing))))) == board
