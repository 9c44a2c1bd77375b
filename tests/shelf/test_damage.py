"""A full disk, a folder that cannot be written to, a damaged row: what can be read is still read."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from mautoma.shelf import UNREADABLE, Shelf
from mautoma.shelf.file import UnusableShelf
from mautoma.web.app import create_app
from tests.terminal.screen import Screen
from tests.web.client import TestClient
from tests.web.orchard import OPENING, new_orchard

CONNECT = sqlite3.connect


def only_to_read(address: Any, **more: Any) -> sqlite3.Connection:
    """As in a folder that cannot be written to: only a look that changes nothing is allowed."""
    if "immutable=1" in str(address):
        connection: sqlite3.Connection = CONNECT(address, **more)
        return connection
    error = sqlite3.OperationalError("unable to open database file")
    error.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
    raise error


def test_games_in_a_read_only_folder_can_be_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = Shelf(tmp_path / "games.sqlite")
    session = new_orchard()
    id_ = shelf.add(session)
    shelf.close()
    monkeypatch.setattr(sqlite3, "connect", only_to_read)
    shelf = Shelf(tmp_path / "games.sqlite")
    assert [saved.id for saved in shelf.saved()] == [id_]
    session.answer(OPENING[0])
    with pytest.raises(UnusableShelf, match=r"not-saved.*readonly"):
        shelf.save(id_, session, 0)
    assert shelf.load(id_)[0].number == 0
    monkeypatch.undo()
    assert shelf.save(id_, session, 0) == 1


def test_answers_that_only_the_log_holds_are_not_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = Shelf(tmp_path / "games.sqlite")
    shelf.add(new_orchard())
    monkeypatch.setattr(sqlite3, "connect", only_to_read)
    with pytest.raises(UnusableShelf):
        Shelf(tmp_path / "games.sqlite")


def test_a_full_disk_is_named_and_nothing_is_lost(shelf: Shelf) -> None:
    session = new_orchard()
    id_ = shelf.add(session)
    with shelf._file.connection() as connection:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")
    session.note("remark", text="x" * 100_000)
    with pytest.raises(UnusableShelf, match=r"not-saved.*full"):
        shelf.save(id_, session, 0)
    back, revision = shelf.load(id_)
    assert (back.transcript.notes, revision) == ([], 0)


def test_a_damaged_row_is_shown_as_such_and_the_others_as_ever(shelf: Shelf) -> None:
    for column, value in (
        ("header", "{"),
        ("header", "[]"),
        ("header", '{"game": 3}'),
        ("summary", "null"),
        ("summary", '{"data": 1}'),
        ("summary", '{"message": "\\ud800", "data": {}}'),
        ("header", json.dumps({**asdict(new_orchard().transcript.header), "edition": "\ud800"})),
        ("result", '{"outcome": "\\ud800", "data": {}}'),
    ):
        damaged, whole = shelf.add(new_orchard(1)), shelf.add(new_orchard(2))
        with shelf._file.connection() as connection:
            connection.execute(f"UPDATE saves SET {column} = ? WHERE id = ?", (value, damaged))
        listed = {saved.id: saved for saved in shelf.saved()}
        assert listed[whole].header.seed == 2, value
        assert listed[damaged].header == UNREADABLE, value
        assert listed[damaged].summary.key == "unreadable-save", value


def test_letters_that_are_none_spoil_only_their_own_row(shelf: Shelf) -> None:
    damaged, whole = shelf.add(new_orchard(1)), shelf.add(new_orchard(2))
    with shelf._file.connection() as connection:
        connection.execute(
            "UPDATE saves SET header = CAST(x'ff7b' AS TEXT), rewind = '3' WHERE id = ?", (damaged,)
        )
    listed = {saved.id: saved.header for saved in shelf.saved()}
    assert listed[damaged] == UNREADABLE and listed[whole].seed == 2
    session, _ = shelf.load(damaged)
    assert session.damaged and not session.waits


VALUES = (None, 3, b"\xff", 1e300)


@pytest.mark.parametrize(
    "column",
    ["id", "header", "summary", "outcome", "answers", "changed", "result", "hints", "transcript", "revision"],
)
def test_a_value_of_another_kind_is_no_fault_of_ours(shelf: Shelf, column: str) -> None:
    """A flipped byte may change the kind of a value: then a column of texts holds a number, or nothing."""
    ids = [shelf.add(new_orchard(seed)) for seed in range(len(VALUES))]
    with shelf._file.writing() as connection:
        connection.execute("CREATE TABLE damaged AS SELECT * FROM saves")
        connection.execute("DROP TABLE saves")
        connection.execute("ALTER TABLE damaged RENAME TO saves")
        for id_, value in zip(ids, VALUES, strict=True):
            connection.execute(f"UPDATE saves SET {column} = ? WHERE id = ?", (value, id_))
    with TestClient(create_app(shelf), base_url="http://127.0.0.1:8642") as client:
        for page in ("/", "/history", "/backup", "/backup/file", "/api/games"):
            assert client.get(page).status_code == 200, page
        for id_, value in zip(ids, VALUES, strict=True):
            assert client.get(f"/games/{id_}").status_code < 500, value
    assert Screen(shelf.path).run("resume", "--list") == 0


def test_a_flipped_byte_is_no_fault_of_ours(shelf: Shelf) -> None:
    """Around the head of a row, where the kinds of its values stand."""
    ids = [shelf.add(new_orchard(seed)) for seed in (1, 2)]
    shelf.close()
    whole, seen = shelf.path.read_bytes(), set()
    for at in range(24):
        written = bytearray(whole)
        written[written.rindex(ids[1].encode()) - at] ^= 1 << at % 7
        path = shelf.path.with_name(f"{at}.sqlite")
        path.write_bytes(written)
        with TestClient(create_app(Shelf(path)), base_url="http://127.0.0.1:8642") as client:
            assert client.get("/").status_code in (200, 503), at
            statuses = [client.get(f"/games/{id_}").status_code for id_ in ids]
            assert set(statuses) <= {200, 404, 422, 503}, at
        seen |= set(statuses)
    assert len(seen) > 1, "or nothing was damaged"


def test_a_folder_that_can_be_written_to_again_is_written_to_at_once(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = shelf.add(new_orchard())
    shelf.close()
    monkeypatch.setattr(sqlite3, "connect", only_to_read)
    with pytest.raises(UnusableShelf):
        shelf.save(id_, new_orchard(), 0)
    monkeypatch.undo()
    assert shelf.save(id_, new_orchard(), 0) == 1
