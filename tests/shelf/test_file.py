"""The shelf's file is kept open, and yet it is the one on the disk that counts."""

from __future__ import annotations

import shutil
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from mautoma.shelf import Shelf, UnknownSave
from mautoma.shelf.file import ShelfFile, UnreadableShelf, UnusableShelf
from tests.web.orchard import OPENING, new_orchard


def test_the_file_is_opened_once(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    id_ = shelf.add(new_orchard())
    monkeypatch.setattr(sqlite3, "connect", None)
    assert shelf.save(id_, new_orchard(), 0) == shelf.revision(id_) == 1


def test_what_another_program_writes_is_seen_at_once(shelf: Shelf) -> None:
    id_ = shelf.add(new_orchard())
    assert shelf.revision(id_) == 0
    Shelf(shelf.path).save(id_, new_orchard(), 0)
    assert shelf.revision(id_) == 1


def test_a_file_that_was_replaced_is_opened_anew(shelf: Shelf, tmp_path: Path) -> None:
    first = shelf.add(new_orchard())
    shelf.close()
    shutil.copy(shelf.path, tmp_path / "backup")
    later = shelf.add(new_orchard())
    (tmp_path / "backup").replace(shelf.path)
    assert shelf.revision(first) == 0
    with pytest.raises(UnknownSave):
        shelf.revision(later)


def test_a_file_that_was_removed_is_made_anew(shelf: Shelf) -> None:
    shelf.add(new_orchard())
    shelf.path.unlink()
    id_ = shelf.add(new_orchard())
    with closing(sqlite3.connect(shelf.path)) as other:
        assert other.execute("SELECT id FROM saves").fetchall() == [(id_,)]


def test_threads_take_turns(shelf: Shelf) -> None:
    session = new_orchard()
    ids = [shelf.add(session) for _ in range(4)]
    failed: list[BaseException] = []

    def save(id_: str) -> None:
        try:
            for revision in range(25):
                assert shelf.save(id_, session, revision) == shelf.revision(id_)
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=save, args=(id_,)) for id_ in ids]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive()
    assert not failed
    assert [shelf.revision(id_) for id_ in ids] == [25] * 4


def test_a_failed_change_leaves_nothing_behind_and_the_file_usable(shelf: Shelf) -> None:
    id_ = shelf.add(new_orchard())
    file = ShelfFile(shelf.path, lambda connection: None)
    with pytest.raises(ZeroDivisionError), file.writing() as connection:
        connection.execute("DELETE FROM saves")
        raise ZeroDivisionError
    with pytest.raises(UnusableShelf, match="no such table"), file.writing() as connection:
        connection.execute("DELETE FROM saves")
        connection.execute("DELETE FROM shops")
    with file.connection() as connection:
        assert connection.execute("SELECT id FROM saves").fetchall() == [(id_,)]


def test_a_file_that_spoils_while_it_is_open_is_named(shelf: Shelf) -> None:
    session = new_orchard()
    id_ = shelf.add(session)
    shelf.close()
    shelf.revision(id_)
    shelf.path.write_text("my holiday diary, " * 1000)
    session.answer(OPENING[0])
    with pytest.raises(UnreadableShelf, match=r"games\.sqlite"):
        for revision in range(2):
            shelf.save(id_, session, revision)
            shelf.close()


def test_a_closed_shelf_is_one_file(shelf: Shelf) -> None:
    shelf.add(new_orchard())
    shelf.close()
    assert [path.name for path in shelf.path.parent.iterdir()] == [shelf.path.name]
