from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from mautoma.games.revive.edition import DATA, EDITIONS, house
from tests.editions import faults_of, load, told


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy = tmp_path / "mine"
    shutil.copytree(DATA / "house", copy)
    return copy


def edit(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def faults(folder: Path) -> list[str]:
    return faults_of(EDITIONS, folder)


def fault(folder: Path) -> str:
    """The first."""
    return faults(folder)[0]


def test_an_edition_is_called_by_its_folder_and_known_by_what_it_says(folder: Path) -> None:
    mine = load(EDITIONS, folder)
    assert mine.name == "mine"
    assert mine.hash == house().hash
    edit(folder, "mat.toml", "[displays]", "# a comment changes nothing\n[displays]")
    assert load(EDITIONS, folder).hash == house().hash
    edit(folder, "mat.toml", "machine_column = 3", "machine_column = 2")
    assert load(EDITIONS, folder).hash != house().hash


def test_every_file_of_the_house_says_whose_design_it_is() -> None:
    paths = list((DATA / "house").iterdir())
    assert len(paths) > 1
    for path in paths:
        assert "this\n# project's own" in path.read_text() or "this project's own" in path.read_text(), path


def test_an_own_edition_needs_no_stand_ins(folder: Path) -> None:
    (folder / "stand-in.toml").unlink()
    assert load(EDITIONS, folder).stand_ins == house().stand_ins


def test_the_template_is_an_edition_with_a_word_on_what_to_do(tmp_path: Path) -> None:
    for name, text in EDITIONS.template().items():
        assert text.startswith("# The ")
        assert "this project's own design" not in text
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert load(EDITIONS, tmp_path).hash == house().hash


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        ("board.toml", "[[row]]", "[[row", "board.toml: line 12, column "),
        (
            "board.toml",
            'shifted = "even"',
            'shifted = "both"',
            "board.toml: shifted: “both” isn't one of: ",
        ),
        ("board.toml", '"t01", "t02"', '"T1", "t02"', "board.toml: row, entry 1: tiles[2]: "),
        (
            "board.toml",
            'lies = "open"',
            'lies = "shut"',
            "board.toml: tile 'centre': lies: “",
        ),
        (
            "board.toml",
            'lies = "open"',
            'lie = "open"',
            "board.toml: tile 'centre': lie: there's no such field",
        ),
        ("board.toml", '["centre"]', '["sand"]', 'board.toml: tile: no open tile has a hex of kind "centre"'),
        ("board.toml", '["centre"]', '["centre", "sand"]', "board.toml: tile 'centre': hexes: 2 kinds for 1"),
        ("board.toml", '["centre"]', '["middle"]', "board.toml: tile 'centre': hexes[0]: “"),
        ("board.toml", 'id = "start1"', 'id = "start9"', "board.toml: tile 'start9': id: no hex of any row"),
        ("board.toml", 'id = "start1"', 'id = "start2"', "board.toml: tile 'start2': appears twice"),
        (
            "board.toml",
            'lies = "corner"',
            'lies = "face_down"',
            "board.toml: tile 'corner1': hexes: a face-down",
        ),
        (
            "board.toml",
            '"t25", "corner4"',
            '"t01", "corner4"',
            "board.toml: tile 't01': L11 doesn't touch",
        ),
        (
            "mat.toml",
            "citizens = [1, 2, 5]",
            "citizens = [1, 6]",
            "mat.toml: section 'dawn': citizens: must be",
        ),
        ("mat.toml", "modules = [1, 2, 5]", "modules = [2, 1]", "mat.toml: section 'dawn': modules: must be"),
        (
            "mat.toml",
            "machine_column = 3",
            "machine_column = 4",
            "mat.toml: section 'dawn': machine_column: ",
        ),
        ("mat.toml", "machine_column = 3", "", "mat.toml: section 'dawn': machine_column: missing"),
        (
            "mat.toml",
            'arrows = "a"',
            'arrows = "z"',
            "mat.toml: section 'dawn': arrows: there's no group “z”",
        ),
        ("mat.toml", 'id = "noon"', 'id = "dawn"', "mat.toml: section 'dawn': appears twice"),
        (
            "mat.toml",
            'section = "dawn"',
            'section = "eve"',
            "mat.toml: position, entry 1: section: there's no section",
        ),
        ("mat.toml", 'rows = "top_down"', "rows = [1, 2]", "mat.toml: arrows 'a': rows: must name each row"),
        (
            "mat.toml",
            "populations = [2, 3, ",
            "populations = [2, ",
            "mat.toml: costs.populations: must be 7",
        ),
        ("mat.toml", '"steps"\n', '"feet"\n', "mat.toml: readings.distance: “feet” isn't one of: "),
        ("cards.toml", "start = true", "start = false", "cards.toml: card: 1 start cards, must be 2"),
        ("cards.toml", 'id = "c2"', 'id = "c1"', "cards.toml: card 'c1': appears twice"),
        ("cards.toml", "steps = 2", "steps = 0", "cards.toml: card 'c2': steps: must be from 1 to 20"),
        ("cards.toml", '["build"]', '["rest"]', "cards.toml: card 'c1': parts[0]: “rest” isn't one of: "),
        (
            "cards.toml",
            'limit = "none"',
            'limit = "far"',
            "cards.toml: card 'c6': limit: “far” isn't one of: ",
        ),
        (
            "stand-in.toml",
            "purple = 2",
            "purple = -1",
            "stand-in.toml: artifacts.purple: must be from 0 to 8",
        ),
        (
            "stand-in.toml",
            "[[tile]]\nstart",
            "[[tile]]\nfirst",
            "stand-in.toml: tile, entry 1: first: there's no such field",
        ),
    ],
)
def test_every_fault_names_file_entry_and_field(
    folder: Path, file: str, old: str, new: str, expected: str
) -> None:
    edit(folder, file, old, new)
    assert fault(folder).startswith(expected)


def test_a_missing_card_a_missing_group_and_a_missing_file_are_named(folder: Path) -> None:
    text = (folder / "cards.toml").read_text()
    (folder / "cards.toml").write_text(text[: text.index('[[card]]\nid = "c6"')])
    assert told(load(EDITIONS, folder).missing) == ["cards.toml: card 'c6': missing"]
    text = (folder / "mat.toml").read_text()
    start, end = text.index('[[arrows]]\nid = "d"'), text.index("# Sections")
    (folder / "mat.toml").write_text(text[:start] + text[end:])
    assert fault(folder) == "mat.toml: arrows: 3 groups, must be 4 (REV-K1)"
    (folder / "board.toml").unlink()
    assert fault(folder).startswith("board.toml: this file is missing")


def test_a_hex_cut_off_from_the_rest_of_the_board(folder: Path) -> None:
    board = """
[[row]]
tiles = ["a", "-", "b"]
[[tile]]
id = "a"
lies = "open"
hexes = ["centre"]
"""
    (folder / "board.toml").write_text(board)
    assert fault(folder) == "board.toml: row, entry 1: C1 is cut off from A1"


def test_an_empty_board_and_a_huge_file(folder: Path) -> None:
    (folder / "board.toml").write_text('[[row]]\ntiles = ["-"]\n')
    assert fault(folder) == 'board.toml: row: every place is "-"'
    (folder / "board.toml").write_text("#" * 300_000)
    assert fault(folder) == "board.toml: more than 100,000 characters, too long for an edition"


def test_all_faults_of_all_files_are_listed(folder: Path) -> None:
    edit(folder, "board.toml", 'shifted = "even"', 'shifted = "both"')
    edit(folder, "board.toml", '"t01", "t02"', '"T1", "t02"')
    edit(folder, "board.toml", 'lies = "open"', 'lies = "shut"')
    edit(folder, "mat.toml", "machine_column = 3", "")
    edit(folder, "mat.toml", '"steps"\n', '"feet"\n')
    edit(folder, "mat.toml", "[displays]", "[screens]\n[displays]")
    edit(folder, "cards.toml", "steps = 2", "steps = 0")
    edit(folder, "cards.toml", '["build"]', '["rest"]')
    (folder / "stand-in.toml").write_text("tile = []\n")
    assert [line.partition(": “")[0] for line in faults(folder)] == [
        "board.toml: row, entry 1: tiles[2]",
        "board.toml: tile 'centre': lies",
        "board.toml: shifted",
        "mat.toml: screens: there's no such field",
        "mat.toml: section 'dawn': machine_column: missing",
        "mat.toml: readings.distance",
        "cards.toml: card 'c1': parts[0]",
        "cards.toml: card 'c2': steps: must be from 1 to 20",
        "stand-in.toml: tile: must have from 1 to 100 entries, has 0",
        "stand-in.toml: artifacts: missing",
    ]


def test_all_that_does_not_fit_together_is_listed(folder: Path) -> None:
    edit(folder, "board.toml", '["centre"]', '["sand", "sand"]')
    edit(folder, "board.toml", '"t25", "corner4"', '"t01", "corner4"')
    edit(folder, "mat.toml", 'rows = "top_down"', "rows = [1, 2]")
    edit(folder, "mat.toml", "citizens = [1, 2, 5]", "citizens = [1, 6]")
    edit(folder, "mat.toml", "modules = [1, 2, 5]", "modules = [2, 1]")
    edit(folder, "mat.toml", 'section = "dawn"', 'section = "eve"')
    edit(folder, "cards.toml", 'id = "c2"', 'id = "c1"')
    assert faults(folder) == [
        "board.toml: tile 'centre': hexes: 2 kinds for 1 hexes",
        'board.toml: tile: no open tile has a hex of kind "centre" (REV-D1)',
        "board.toml: tile 't01': L11 doesn't touch the rest of the tile",
        "mat.toml: section 'dawn': citizens: must be places from 1 to 5, rising",
        "mat.toml: section 'dawn': modules: must be places from 1 to 5, rising",
        "mat.toml: position, entry 1: section: there's no section “eve”",
        "cards.toml: card 'c1': appears twice",
    ]


def test_arrows_that_name_their_rows_are_checked_against_the_rows_of_the_board(folder: Path) -> None:
    edit(folder, "mat.toml", 'rows = "top_down"', "rows = [1, 2]")
    edit(folder, "mat.toml", 'rows = "bottom_up"', "rows = [2, 1, 1]")
    assert [line.partition(" must")[0] for line in faults(folder)] == [
        "mat.toml: arrows 'a': rows:",
        "mat.toml: arrows 'c': rows:",
    ]
