"""Games in memory: never ahead of the shelf, never behind it."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from mautoma.kernel.question import Unfit
from mautoma.kernel.session import Session
from mautoma.shelf import Shelf, Stale, UnknownSave
from mautoma.shelf import file as shelf_file
from mautoma.shelf.file import UnusableShelf
from mautoma.web.desk import Desk
from tests.web.orchard import OPENING, new_orchard


def test_a_change_is_on_the_shelf_when_it_returns(shelf: Shelf) -> None:
    desk, id_ = Desk(shelf), shelf.add(new_orchard())
    assert desk.change(id_, 0, lambda session: session.answer(OPENING[0])) == 1
    assert shelf.load(id_)[0].number == 1


def test_the_desk_follows_a_change_made_elsewhere(shelf: Shelf) -> None:
    desk, other, id_ = Desk(shelf), Desk(shelf), shelf.add(new_orchard())
    with desk.open(id_) as live:
        assert live.session.number == 0
    other.change(id_, 0, lambda session: session.answer(OPENING[0]))
    with desk.open(id_) as live:
        assert (live.session.number, live.revision) == (1, 1)


def test_a_game_is_at_hand_once_it_was_opened(shelf: Shelf) -> None:
    desk, id_ = Desk(shelf), shelf.add(new_orchard())
    with desk.at_hand(id_) as before:
        assert not before
    with desk.open(id_):
        pass
    with desk.at_hand(id_) as after:
        assert after


def test_a_game_that_somebody_uses_is_not_at_hand_and_one_at_hand_is_in_use(shelf: Shelf) -> None:
    desk, id_ = Desk(shelf), shelf.add(new_orchard())

    def at_hand_elsewhere() -> bool:
        def look() -> bool:
            with desk.at_hand(id_) as found:
                return found

        with ThreadPoolExecutor(1) as pool:
            return pool.submit(look).result()

    with desk.open(id_):
        assert not at_hand_elsewhere()
    with desk.at_hand(id_):
        assert not at_hand_elsewhere()
    assert at_hand_elsewhere()


def test_only_the_first_of_two_changes_on_one_revision_is_taken(shelf: Shelf) -> None:
    desk, other, id_ = Desk(shelf), Desk(shelf), shelf.add(new_orchard())
    desk.change(id_, 0, lambda session: session.answer(OPENING[0]))
    with pytest.raises(Stale):
        other.change(id_, 0, lambda session: session.answer(OPENING[0]))


def test_an_unfit_answer_leaves_the_game_in_memory_as_it_was(shelf: Shelf) -> None:
    desk, id_ = Desk(shelf), shelf.add(new_orchard())
    with pytest.raises(Unfit):
        desk.change(id_, 0, lambda session: session.answer("nonsense"))
    with desk.open(id_) as live:
        assert (live.session.number, live.revision) == (0, 0)


def test_a_change_that_cannot_be_written_leaves_the_game_in_memory_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf_file, "PATIENCE", 0.01)
    shelf = Shelf(tmp_path / "games.sqlite")
    desk, id_ = Desk(shelf), shelf.add(new_orchard())
    with desk.open(id_) as live:  # as whoever waits for its turn does
        with closing(sqlite3.connect(shelf.path)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(UnusableShelf):
                desk.change(id_, 0, lambda session: session.answer(OPENING[0]))
        assert (live.session.number, live.revision) == (0, 0)
    assert desk.change(id_, 0, lambda session: session.answer(OPENING[0])) == 1
    assert shelf.load(id_)[0].transcript.answers == [OPENING[0]]


def test_a_step_back_that_cannot_be_written_is_not_taken(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, id_ = Desk(shelf), shelf.add(new_orchard())
    desk.change(id_, 0, lambda session: session.answer(OPENING[0]))

    def full(*ignored: object) -> int:
        raise UnusableShelf("unusable-shelf", path="", reason="database or disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(Shelf, "save", full)
        with pytest.raises(UnusableShelf):
            desk.change(id_, 1, lambda session: session.undo())
    with desk.open(id_) as live:
        assert (live.session.number, live.session.waits) == (1, ())


def test_a_change_that_breaks_half_way_is_forgotten(shelf: Shelf) -> None:
    def half(session: Session) -> None:
        session.answer(OPENING[0])
        raise RuntimeError

    desk, id_ = Desk(shelf), shelf.add(new_orchard())
    with pytest.raises(RuntimeError):
        desk.change(id_, 0, half)
    with desk.open(id_) as live:
        assert live.session.number == 0


def test_the_desk_has_limited_room_and_loses_nothing(shelf: Shelf) -> None:
    desk = Desk(shelf, room=2)
    ids = [shelf.add(new_orchard(seed)) for seed in range(5)]
    for id_ in ids:
        desk.change(id_, 0, lambda session: session.answer(OPENING[0]))
    for id_ in ids:
        with desk.open(id_) as live:
            assert live.session.number == 1
    assert len(desk._live) == 2


def test_a_removed_game_is_gone_from_the_desk_too(shelf: Shelf) -> None:
    desk, id_ = Desk(shelf), shelf.add(new_orchard())
    with desk.open(id_):
        pass
    desk.remove(id_)
    with pytest.raises(UnknownSave), desk.open(id_):
        pass
