"""After a game: the answers that cost most, looked for beside everything else.

It takes some seconds, so a page with scripts asks for it piece by piece, and shows how far it is. Nothing is
held meanwhile but the search itself: the game and all others go on being served.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from threading import Lock
from time import monotonic
from typing import Any

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma.kernel.advice import Examination, Progress, Regret
from mautoma.kernel.session import Session
from mautoma.messages.regrets import about_regrets, hints_in_words, regret_in_words, title_of_regrets
from mautoma.messages.voice import Voice
from mautoma.shelf.hints import copy_of, hints_taken
from mautoma.shelf.regrets import can_be_examined, examine, fingerprint, note_regrets, noted_regrets
from mautoma.shelf.sessions import branch
from mautoma.web.desk import Desk
from mautoma.web.forms import number_field
from mautoma.web.html import see

PIECE = 1.0
"""Seconds after which a page that asks for a piece is answered."""
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

    def go_on(self, seconds: float | None) -> list[Regret] | None:
        """Until it has found what there is, or for so many seconds."""
        with self.lock:
            end = None if seconds is None else monotonic() + seconds
            while self.found is None and (end is None or monotonic() < end):
                try:
                    self.progress = next(self.examination)
                except StopIteration as stop:
                    self.found = stop.value
            return self.found


class Regrets:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._searches: OrderedDict[str, Search] = OrderedDict()
        self._lock = Lock()

    def look(self, request: Request, voice: Voice, form: FormData) -> Response:
        id_ = request.path_params["id"]
        with self.desk.open(id_) as live:
            search = None if noted_regrets(live.session) is not None else self._search(id_, live.session)
        if search is not None:
            found = search.go_on(PIECE if form.get("piece") else None)
            if found is not None:
                self._note(id_, search.of, found)
        return see(f"/games/{id_}/review#regrets")

    def branch(self, request: Request, voice: Voice, form: FormData) -> Response:
        """A new game that goes on from a point of this one."""
        number = number_field(form, "number")
        with self.desk.open(request.path_params["id"]) as live:
            branched = branch(live.session, number)
        return see(f"/games/{self.desk.shelf.add(branched)}")

    def shown(self, id_: str, session: Session, voice: Voice) -> dict[str, Any]:
        """For the page of the review."""
        judged = noted_regrets(session)
        with self._lock:
            search = self._searches.get(id_)
        hints = hints_taken(session)
        return {
            "possible": can_be_examined(session),
            "found": None if judged is None else [regret_in_words(*each, voice) for each in judged],
            "progress": search.progress if search and search.of == fingerprint(session) else None,
            "title": title_of_regrets(voice),
            "about": about_regrets([each.regret for each in judged or ()], voice),
            "hints": hints_in_words(hints.asked, hints.followed, voice),
        }

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
