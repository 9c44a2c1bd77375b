"""The games being played now, kept in memory so that an answer need not replay the whole game.

The shelf remains the truth: a game in memory is used only while its revision is the shelf's, and
a change is written before anybody sees it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Lock, RLock
from typing import TYPE_CHECKING

from mautoma.kernel.event import Event
from mautoma.kernel.message import Msg
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import write
from mautoma.shelf import Shelf, Stale
from mautoma.shelf.file import UnusableShelf
from mautoma.shelf.sessions import doubt
from mautoma.web.threads import Searches

if TYPE_CHECKING:
    from mautoma.shelf.findings import Findings


@dataclass(slots=True)
class Live:
    """A game in memory. `taken_back` is what the last change undid if it was a step back, the newest first;
    `remark` says what it did besides."""

    id: str
    session: Session
    revision: int
    taken_back: list[Event] = field(default_factory=list)
    remark: Msg | None = None
    findings: Findings | None = None
    lock: RLock = field(default_factory=RLock)


class Desk:
    def __init__(self, shelf: Shelf, room: int = 8) -> None:
        self.shelf = shelf
        self.room = room
        self.searches = Searches()
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._lock = Lock()

    @contextmanager
    def open(self, id_: str) -> Iterator[Live]:
        """The game as the shelf has it; nobody changes it meanwhile."""
        live = self._find(id_)
        with live.lock:
            if live.revision != self.shelf.revision(id_):
                live.session, live.revision = self.shelf.load(id_)
                live.taken_back, live.remark, live.findings = [], doubt(live.session), None
            yield live

    @contextmanager
    def at_hand(self, id_: str) -> Iterator[bool]:
        """Whether the game is in memory and nobody uses it or the file: then nobody else can meanwhile, and
        nothing is waited for."""
        with self._lock:
            live = self._live.get(id_)
        if live is None or not live.lock.acquire(blocking=False):
            yield False
            return
        try:
            with self.shelf.without_waiting() as free:
                yield free
        finally:
            live.lock.release()

    def change(self, id_: str, revision: int, act: Callable[[Session], object], own: str = "") -> int:
        """Does something to the game as it was at this revision; gives the new revision. An edition made
        for what the game finds out is called `own`.

        What is refused, fails or cannot be written leaves the game in memory as the shelf has it. What
        changes nothing makes no new revision.
        """
        with self.open(id_) as live:
            if live.revision != revision:
                raise Stale("stale")
            before, number, saved = live.session.events, live.session.number, live.session.saved()
            findings, live.findings = live.findings or _findings(live.session), None
            with live.session.attempt():
                act(live.session)
                if live.session.saved() == saved:
                    live.findings = findings
                    return revision
                with self.shelf.at_once():
                    revision = self.shelf.save(id_, live.session, revision)
                    remark = findings.remark(own, self.shelf.editions)
            live.revision, live.findings, live.remark = revision, findings, remark
            went_back = live.session.number < number and live.session.put_back is not None
            live.taken_back = undone_events(before, live.session.events) if went_back else []
            return live.revision

    def transcript(self, id_: str) -> str:
        """The game's text: also while the shelf cannot be used, if the game is in memory."""
        try:
            return self.shelf.transcript(id_)
        except UnusableShelf:
            with self._lock:
                live = self._live.get(id_)
            if live is None:
                raise
            with live.lock:
                return write(live.session.transcript, live.session.asked)

    def remove(self, id_: str) -> None:
        self.forget(id_)
        self.shelf.remove(id_)

    def forget(self, id_: str) -> None:
        with self._lock:
            self._live.pop(id_, None)

    def _find(self, id_: str) -> Live:
        with self._lock:
            if id_ in self._live:
                self._live.move_to_end(id_)
                return self._live[id_]
        live = Live(id_, *self.shelf.load(id_))
        live.remark = doubt(live.session)
        with self._lock:
            live = self._live.setdefault(id_, live)
            while len(self._live) > self.room:
                self._live.popitem(last=False)
        return live


def _findings(session: Session) -> Findings:
    from mautoma.shelf.findings import Findings  # loaded with the first change, not at the start

    return Findings(session)


def undone_events(before: list[Event], after: list[Event]) -> list[Event]:
    """The events that are no longer part of the game, the newest first."""
    same = 0
    for old, new in zip(before, after, strict=False):
        if old is not new and (old.kind, old.data, old.at) != (new.kind, new.data, new.at):
            break
        same += 1
    return before[: same - 1 if same else None : -1]
