"""After a game: the answers that cost most, looked for beside everything else.

It takes some seconds, so a page with scripts asks for it piece by piece, and shows how far it is; for one
without scripts it is asked here. A search that nobody asks to go on rests.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from threading import Lock
from time import monotonic
from typing import NamedTuple

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma.kernel.advice import Examination, Progress, Regret
from mautoma.kernel.session import Session
from mautoma.messages.regrets import (
    RegretInWords,
    about_regrets,
    hints_in_words,
    regret_in_words,
    title_of_regrets,
)
from mautoma.messages.voice import Voice
from mautoma.shelf.hints import copy_of, hints_taken
from mautoma.shelf.regrets import can_be_examined, examine, fingerprint, note_regrets, noted_regrets
from mautoma.shelf.sessions import branch
from mautoma.web.desk import Desk
from mautoma.web.forms import number_field
from mautoma.web.html import see
from mautoma.web.threads import aside, is_gone

PIECE = 1.0
"""Seconds: then a page that asked for a piece is answered, and other searches have their turn."""
ROOM = 8
"""Searches that are kept; one that nobody goes on with makes room for another."""


@dataclass(slots=True)
class Search:
    """Through the answers of one game as it is now (`of`)."""

    of: int
    examination: Examination
    progress: Progress
    found: list[Regret] | None = None
    lock: Lock = field(default_factory=Lock)

    def go_on(self) -> None:
        """For a piece, or until it has found what there is."""
        with self.lock:
            end = monotonic() + PIECE
            while self.found is None:
                try:
                    self.progress = next(self.examination)
                except StopIteration as stop:
                    self.found = stop.value
                if monotonic() >= end:
                    break


class RegretsShown(NamedTuple):
    """What a page says of them: `found` once that is known, before that the `progress` of a search."""

    possible: bool
    found: list[RegretInWords] | None
    progress: Progress | None
    title: str
    about: str
    hints: str


class Regrets:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._searches: OrderedDict[str, Search] = OrderedDict()
        self._lock = Lock()

    async def look(self, request: Request, voice: Voice, form: FormData) -> Response:
        id_ = request.path_params["id"]
        await self.find(request, id_, piece=bool(form.get("piece")))
        return see(f"/games/{id_}/review#regrets")

    async def find(self, request: Request, id_: str, piece: bool = False) -> None:
        """Goes on with the search, for a piece or to its end; what it finds is noted."""
        search = await aside(request, self._open, id_)
        while search is not None and search.found is None:
            await self.desk.searches.join(request, ("regrets", id_, search.of), search.go_on)
            if piece or await is_gone(request):
                break
        if search is not None and search.found is not None:
            await aside(request, self._note, id_, search.of, search.found)

    def _open(self, id_: str) -> Search | None:
        """None: it was found before."""
        with self.desk.open(id_) as live:
            return None if noted_regrets(live.session) is not None else self._search(id_, live.session)

    def branch(self, request: Request, voice: Voice, form: FormData) -> Response:
        """A new game that goes on from a point of this one."""
        number = number_field(form, "number")
        with self.desk.open(request.path_params["id"]) as live:
            branched = branch(live.session, number)
        return see(f"/games/{self.desk.shelf.add(branched)}")

    def shown(self, id_: str, session: Session, voice: Voice) -> RegretsShown:
        """For the page of the review."""
        judged = noted_regrets(session)
        with self._lock:
            search = self._searches.get(id_)
        hints = hints_taken(session)
        return RegretsShown(
            can_be_examined(session),
            None if judged is None else [regret_in_words(*each, voice) for each in judged],
            search.progress if search and search.of == fingerprint(session) else None,
            title_of_regrets(voice),
            about_regrets([each.regret for each in judged or ()], voice),
            hints_in_words(hints.asked, hints.followed, voice),
        )

    def _search(self, id_: str, session: Session) -> Search:
        of = fingerprint(session)
        with self._lock:
            search = self._searches.get(id_)
            if search is None or search.of != of:
                search = self._searches[id_] = Search(
                    of, examine(copy_of(session)), Progress(0, session.number)
                )
            self._searches.move_to_end(id_)
            while len(self._searches) > ROOM:
                self._searches.popitem(last=False)
        return search

    def _note(self, id_: str, of: int, found: list[Regret]) -> None:
        """Unless the game was played otherwise meanwhile, or another reader was first."""
        with self.desk.open(id_) as live:
            session = live.session
            if fingerprint(session) == of and noted_regrets(session) is None:
                with session.attempt():
                    note_regrets(session, found)
                    live.revision = self.desk.shelf.annotate(id_, session, live.revision)
        with self._lock:
            self._searches.pop(id_, None)
