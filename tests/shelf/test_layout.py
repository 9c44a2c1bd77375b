"""A file of version 0.2.0 is taken over; one that no version wrote is left alone."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from mautoma.shelf import Shelf
from mautoma.shelf.file import UnreadableShelf
from tests.web.orchard import OPENING, new_orchard


@pytest.mark.parametrize("layout", [1, 4])
def test_a_file_of_a_layout_that_was_never_released_says_what_opens_it(tmp_path: Path, layout: int) -> None:
    path = tmp_path / "games.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE saves (id TEXT)")
        connection.execute(f"PRAGMA user_version = {layout}")
    before = path.read_bytes()
    with pytest.raises(UnreadableShelf, match="early-shelf"):
        Shelf(path)
    assert path.read_bytes() == before


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
