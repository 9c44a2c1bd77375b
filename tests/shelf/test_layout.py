"""A home of an earlier version is taken over: its games, its editions, and what games were begun with."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from mautoma.shelf import Shelf
from tests.shelf.hashed import install_hashed
from tests.web.orchard import OPENING, new_orchard

OLD = Path(__file__).with_name("old_home")
GAMES = ["with-an-earlier-edition", "with-the-house-edition"]
LACKED = {1: ("result", "hints"), 2: ("hints",), 3: ()}
"""By layout: the columns it did not have yet."""


@pytest.fixture
def old(orchard: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    install_hashed(tmp_path, monkeypatch)
    home = tmp_path / "home"
    shutil.copytree(OLD / "editions", home / "editions")
    with closing(sqlite3.connect(home / "games.sqlite")) as connection:
        connection.executescript((OLD / "games.sql").read_text(encoding="utf-8"))
    return home


def tree(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("layout", LACKED)
def test_games_go_on_with_the_editions_they_were_begun_with(old: Path, layout: int) -> None:
    with closing(sqlite3.connect(old / "games.sqlite")) as connection:
        connection.execute("DROP INDEX finished")
        for column in LACKED[layout]:
            connection.execute(f"ALTER TABLE saves DROP COLUMN {column}")
        connection.execute(f"PRAGMA user_version = {layout}")
        connection.commit()
    before = tree(old / "editions")
    for _ in range(2):
        shelf = Shelf(old / "games.sqlite")
        assert sorted(saved.id for saved in shelf.saved()) == GAMES
        assert shelf.left_behind == []
        assert shelf.editions.names("orchard") == ["house", "another one", "mine"]
    assert shelf.editions.files("orchard", "mine") == {"trees.toml": "# mine, as it is\n"}
    assert sorted(shelf.editions.files("orchard", "another one")) == ["bushes.toml", "trees.toml"]
    for id_ in GAMES:
        session, revision = shelf.load(id_)
        assert (session.number, [given.answer for given in session.waits]) == (1, [OPENING[1]])
        session.redo()
        assert shelf.save(id_, session, revision) == revision + 1
    assert tree(old / "editions") == before


def test_it_is_taken_over_once(old: Path) -> None:
    shelf = Shelf(old / "games.sqlite")
    shelf.editions.remove("orchard", "mine")
    shelf.close()
    assert Shelf(old / "games.sqlite").editions.names("orchard") == ["house", "another one"]


def test_editions_are_taken_over_without_games_too(old: Path) -> None:
    (old / "games.sqlite").unlink()
    assert Shelf(old / "games.sqlite").editions.names("orchard") == ["house", "another one", "mine"]


def test_a_folder_that_cannot_be_read_is_named_and_the_others_are_taken_over(old: Path) -> None:
    (old / "editions" / "orchard" / "another one" / "trees.toml").write_bytes(b"\xff")
    (old / "editions" / "orchard" / "folder" / "trees.toml").mkdir(parents=True)
    (old / "editions" / "orchard" / os.fsdecode(b"\xff")).mkdir()
    shelf = Shelf(old / "games.sqlite")
    assert [message.key for message in shelf.left_behind] == ["edition-left-behind"] * 3
    named = [str(message.data["folder"]).rpartition("/")[2] for message in shelf.left_behind]
    assert named == ["another one", "folder", "?"]
    assert shelf.editions.names("orchard") == ["house", "mine"]


def test_an_edition_whose_replacement_never_came_has_its_name_again(old: Path) -> None:
    orchard = old / "editions" / "orchard"
    (orchard / "mine").rename(orchard / ".old-mine")
    shutil.copytree(orchard / ".old-mine", orchard / ".old-another one")
    shelf = Shelf(old / "games.sqlite")
    assert shelf.editions.files("orchard", "mine") == {"trees.toml": "# mine, as it is\n"}
    assert shelf.editions.files("orchard", "another one")["trees.toml"] == "# another\n"


def test_what_was_left_half_done_is_swept_up_after_a_day(old: Path) -> None:
    for left in (".new-ancient", ".new-now", "holidays"):
        (old / left).mkdir()
    for left in (".new-ancient", "holidays"):
        os.utime(old / left, (0, 0))
    Shelf(old / "games.sqlite").close()
    assert sorted(path.name for path in old.iterdir()) == [".new-now", "editions", "games.sqlite", "holidays"]


def test_the_old_folder_is_as_an_earlier_version_left_it() -> None:
    """So that the tests above are worth something."""
    names = sorted(tree(OLD / "editions"))
    assert [name.split("/")[1] for name in names] == [
        ".begun",
        ".begun",
        "another one",
        "another one",
        "mine",
    ]
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript((OLD / "games.sql").read_text(encoding="utf-8"))
        assert connection.execute("PRAGMA user_version").fetchone() == (3,)
        headers = [json.loads(header) for (header,) in connection.execute("SELECT header FROM saves")]
    assert {header["edition_hash"] for header in headers} == {name.split("/")[2] for name in names[:2]}


def test_a_file_without_dates_gets_room_for_them(orchard: Any, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "games.sqlite")
    shelf.editions.add("orchard", "mine", {"trees.toml": "# mine\n"})
    shelf.close()
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as connection:
        connection.execute("DROP TABLE tried")
        connection.execute("ALTER TABLE saves RENAME COLUMN rewind TO undone")
        connection.execute("PRAGMA user_version = 4")
        connection.commit()
    shelf = Shelf(tmp_path / "games.sqlite")
    assert shelf.editions.files("orchard", "mine") == {"trees.toml": "# mine\n"}
    assert not shelf.was_tried("orchard", "2026-11-18")


@pytest.mark.parametrize("changing", [False, True])
def test_answers_that_were_taken_back_are_taken_over(orchard: Any, tmp_path: Path, changing: bool) -> None:
    """They stood in a list, the next last, and a note said that an answer was being changed."""
    shelf, session = Shelf(tmp_path / "games.sqlite"), new_orchard()
    for answer in OPENING:
        session.answer(answer)
    session.undo()
    if changing:
        session.note("changing", later=[])
    id_ = shelf.add(session)
    shelf.close()
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as connection:
        connection.execute("ALTER TABLE saves RENAME COLUMN rewind TO undone")
        connection.execute("UPDATE saves SET undone = ?", (json.dumps([OPENING[1]]),))
        connection.execute("PRAGMA user_version = 5")
        connection.commit()
    back, _ = Shelf(tmp_path / "games.sqlite").load(id_)
    assert [given.answer for given in back.waits] == [OPENING[1]] and not back.damaged
    assert back.changing == changing and back.transcript.notes == []
    back.redo()
    assert back.transcript.answers == OPENING[:2]
