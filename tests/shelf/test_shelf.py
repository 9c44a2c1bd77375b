"""Saved games: what is put on the shelf comes back, and of two changes on one revision one is taken."""

from __future__ import annotations

import secrets
import sqlite3
import threading
from contextlib import suppress
from pathlib import Path

import pytest

from mautoma.kernel.message import Msg, msg
from mautoma.kernel.transcript import MAX_CHARACTERS, BadTranscript, write
from mautoma.shelf import (
    Shelf,
    Stale,
    UnknownSave,
    import_game,
    open_shelf,
)
from mautoma.shelf.file import UnreadableShelf, UnusableShelf
from mautoma.shelf.layout import LAYOUT
from tests.web.orchard import OPENING, ROUND, OrchardMode, new_orchard, sample


def test_a_game_comes_back_as_it_was(shelf: Shelf) -> None:
    session = new_orchard()
    for answer in [*OPENING, *ROUND[0]]:
        session.answer(answer)
    session.undo()
    id_ = shelf.add(session)
    back, revision = shelf.load(id_)
    assert revision == 0
    assert back.transcript.answers == session.transcript.answers
    assert back.transcript.notes == session.transcript.notes
    assert back.waits == session.waits and [given.answer for given in back.waits] == [False]
    assert back.state == session.state


def test_each_save_raises_the_revision(shelf: Shelf) -> None:
    session = new_orchard()
    id_ = shelf.add(session)
    session.answer(OPENING[0])
    assert shelf.save(id_, session, 0) == 1
    assert shelf.revision(id_) == 1
    assert shelf.load(id_)[0].number == 1


def test_a_change_made_on_an_old_revision_is_refused(shelf: Shelf) -> None:
    session = new_orchard()
    id_ = shelf.add(session)
    shelf.save(id_, session, 0)
    with pytest.raises(Stale):
        shelf.save(id_, session, 0)
    assert shelf.revision(id_) == 1


def test_of_many_changes_at_once_exactly_one_is_taken(shelf: Shelf) -> None:
    session = new_orchard()
    id_ = shelf.add(session)
    taken: list[int] = []

    def save() -> None:
        with suppress(Stale):
            taken.append(Shelf(shelf.path).save(id_, session, 0))

    threads = [threading.Thread(target=save) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive()
    assert taken == [1]


def test_unknown_games(shelf: Shelf) -> None:
    for ask in (shelf.load, shelf.revision, shelf.transcript, shelf.remove):
        with pytest.raises(UnknownSave):
            ask("nobody")
    with pytest.raises(UnknownSave):
        shelf.save("nobody", new_orchard(), 0)


def test_the_list_has_the_last_changed_first_and_sums_up(shelf: Shelf) -> None:
    one, two = new_orchard(1), new_orchard(2)
    first, second = shelf.add(one), shelf.add(two)
    assert [saved.id for saved in shelf.saved()] == [second, first]
    for answer in [*OPENING, *ROUND[0][:-1], True]:
        one.answer(answer)
    shelf.save(first, one, 0)
    newest = shelf.saved()[0]
    assert (newest.id, newest.answers, newest.outcome) == (first, 6, "won")
    assert newest.summary == msg("summary", round=1, score=4, rival=2)
    assert newest.header == one.transcript.header


def test_a_summary_may_hold_a_message(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    summary = msg("summary", inner=msg("plot", name="a1"), counts={"apple": 1})
    monkeypatch.setattr(OrchardMode, "summary", lambda self, state: summary)
    shelf.add(new_orchard())
    kept = shelf.saved()[0].summary
    assert kept == summary and isinstance(kept.data["inner"], Msg)


def test_a_removed_game_is_gone(shelf: Shelf) -> None:
    id_ = shelf.add(new_orchard())
    shelf.remove(id_)
    assert shelf.saved() == []


def test_a_transcript_that_could_not_be_read_again_is_not_saved(shelf: Shelf) -> None:
    session = new_orchard()
    id_ = shelf.add(session)
    session.note("remark", text="x" * MAX_CHARACTERS)
    with pytest.raises(BadTranscript, match="too-long"):
        shelf.save(id_, session, 0)
    session.transcript.notes.clear()
    session.note("remark", text="\ud800")
    with pytest.raises(BadTranscript, match="not-text"):
        shelf.save(id_, session, 0)
    session.transcript.notes.clear()
    session.note("remark", text=float("nan"))
    with pytest.raises(BadTranscript, match="not-same"):
        shelf.save(id_, session, 0)
    assert shelf.load(id_)[0].transcript.notes == []


def test_an_import_is_checked_from_the_first_answer_to_the_last(shelf: Shelf) -> None:
    assert shelf.load(import_game(shelf, sample().encode()))[0].number == 6
    with pytest.raises(BadTranscript, match="transcript-bad-answer"):
        import_game(shelf, sample().replace('"b2"', '"z9"', 1).encode())
    assert len(shelf.saved()) == 1


def test_the_transcript_is_kept_with_the_questions_beside_the_answers(shelf: Shelf) -> None:
    session = new_orchard()
    session.answer(OPENING[0])
    assert shelf.transcript(shelf.add(session)) == write(session.transcript, {0: "stock"})


def test_a_file_that_is_no_shelf_is_named_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_text("my holiday diary, " * 100)
    with pytest.raises(UnreadableShelf, match=r"games\.sqlite"):
        Shelf(path)
    assert path.read_text().startswith("my holiday diary")


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(UnusableShelf, match="unusable-shelf"):
        Shelf(tmp_path / "file" / "games.sqlite")


def test_a_shelf_of_another_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {LAYOUT + 1}")
    connection.close()
    with pytest.raises(UnreadableShelf, match="other-shelf"):
        Shelf(path)


def test_the_users_shelf_lies_in_the_users_folder(tmp_path: Path) -> None:
    assert open_shelf().path == tmp_path / "games.sqlite"


def test_the_list_comes_in_pages(shelf: Shelf) -> None:
    ids = [shelf.add(new_orchard(seed)) for seed in range(5)]
    over = new_orchard()
    for answer in [*OPENING, *ROUND[0][:-1], True]:
        over.answer(answer)
    finished = shelf.add(over)
    assert [saved.id for saved in shelf.saved(limit=2)] == [finished, ids[4]]
    assert [saved.id for saved in shelf.saved(finished=False, limit=2, offset=2)] == [ids[2], ids[1]]
    assert [saved.id for saved in shelf.saved(finished=False, offset=4)] == [ids[0]]
    assert [saved.id for saved in shelf.saved(finished=True, limit=9)] == [finished]
    assert shelf.saved(limit=0) == shelf.saved(finished=True, offset=1) == []
    assert (shelf.count(), shelf.count(finished=True), shelf.count(finished=False)) == (6, 1, 5)


def test_an_id_is_never_taken_for_an_option(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-one", "-two", "three"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(drawn))
    assert shelf.add(new_orchard()) == "three"
