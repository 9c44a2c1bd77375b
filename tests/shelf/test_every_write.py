"""Every single write of a short game fails once: nothing that was confirmed is lost.

Of a disk that stays broken, the last change that was refused may be in the file all the same; no other can.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from mautoma.shelf import Shelf, Stale
from mautoma.shelf.file import UnusableShelf
from mautoma.shelf.sessions import begin_game
from mautoma.web.desk import Desk
from tests.shelf.failing_disk import FULL, IO_ERROR, Disk, failing_disk
from tests.shelf.hashed import install_hashed
from tests.web.orchard import OPENING

KINDS = pytest.mark.parametrize("kind", [IO_ERROR, FULL], ids=["I/O error", "full"])


def found(path: Path) -> tuple[Any, ...]:
    """What another program finds in the file: the owner's cards, and each game with its revision."""
    with failing_disk(), closing(Shelf(path)) as shelf:
        own = shelf.editions.names("orchard")[1:]
        games = [shelf.load(saved.id) for saved in shelf.saved()]
        return (
            [shelf.editions.files("orchard", name) for name in own],
            [(session.transcript.answers, session.waits, revision) for session, revision in games],
        )


class Evening:
    """A game with an edition of one's own, step by step. A step that fails is tried once more."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.done = self.refused = self.revision = 0
        self.steps = (
            lambda: self.own("# mine\n"),
            self.begin,
            lambda: self.change(lambda session: session.answer(OPENING[0])),
            lambda: self.own("# changed\n"),
            lambda: self.change(lambda session: session.answer(OPENING[1])),
            lambda: self.change(lambda session: session.answer("a1")),
            lambda: self.change(lambda session: session.undo()),
        )

    def own(self, cards: str) -> None:
        self.shelf.editions.add("orchard", "mine", {"trees.toml": cards}, replace=True)

    def begin(self) -> None:
        self.id = self.shelf.add(begin_game("orchard", "solo", "mine", 1, {}, self.shelf.editions))

    def change(self, act: Callable[[Any], object]) -> None:
        self.revision = Desk(self.shelf).change(self.id, self.revision, act)

    def play(self, after_each: Callable[[], object] = lambda: None) -> None:
        if not self._managed(lambda: setattr(self, "shelf", Shelf(self.path))):
            return
        for step in self.steps:
            if not self._managed(step):
                break
            self.done += 1
            after_each()
        self.shelf.close()

    def _managed(self, step: Callable[[], object]) -> bool:
        for _ in range(2):
            try:
                step()
                return True
            except (UnusableShelf, Stale):
                self.refused += 1
        return False

    shelf: Shelf
    id: str


@pytest.fixture(autouse=True)
def hashed(orchard: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_hashed(tmp_path, monkeypatch)


@pytest.fixture
def usual(tmp_path: Path) -> list[tuple[Any, ...]]:
    """What is in the file before the first step, and after each."""
    path = tmp_path / "usual.sqlite"
    evening, stages = Evening(path), [found(path)]
    evening.play(lambda: stages.append(found(path)))
    assert (evening.refused, len(stages)) == (0, len(evening.steps) + 1)
    return stages


def evenings(tmp_path: Path, fails: Callable[[int, int], int]) -> list[Evening]:
    """One for each write that there is: `fails` gets its number, and that of the write at hand."""
    played: list[Evening] = []
    while True:
        evening, at = Evening(tmp_path / f"{len(played)}.sqlite"), len(played) + 1
        with failing_disk() as disk:
            _set(disk, fails, at)
            evening.play()
        if disk.written < at:
            return played
        played.append(evening)


def _set(disk: Disk, fails: Callable[[int, int], int], at: int) -> None:
    disk.fails = lambda number: fails(at, number)


@KINDS
def test_a_write_that_fails_once_loses_nothing(
    tmp_path: Path, usual: list[tuple[Any, ...]], kind: int
) -> None:
    played = evenings(tmp_path, lambda at, number: kind if number == at else 0)
    assert len(played) > 50
    assert [evening.done for evening in played] == [len(usual) - 1] * len(played)
    for evening in played:
        assert found(evening.path) == usual[-1]
    assert sum(evening.refused for evening in played) > 20, "or nobody was told"


@KINDS
def test_a_disk_that_fails_for_good_keeps_what_was_confirmed(
    tmp_path: Path, usual: list[tuple[Any, ...]], kind: int
) -> None:
    played = evenings(tmp_path, lambda at, number: kind if number >= at else 0)
    assert {evening.done for evening in played} >= set(range(len(usual) - 1))
    for evening in played:
        assert found(evening.path) in usual[evening.done : evening.done + 2]
