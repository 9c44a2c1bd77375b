"""A game to watch, a sample or a saved one: stepping through it changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from threading import Lock

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma.kernel.message import Json
from mautoma.kernel.session import Session
from mautoma.messages.voice import Voice
from mautoma.shelf.sessions import at, open_sample
from mautoma.web.desk import Desk
from mautoma.web.forms import position_number
from mautoma.web.html import render
from mautoma.web.page.game import watch_page
from mautoma.web.page.title import title_of
from mautoma.web.page.why import reason_of
from mautoma.web.pages import find_event


class Sample:
    """One session that moves back and forth along the transcript."""

    def __init__(self, game: str) -> None:
        self.lock = Lock()
        self._session = open_sample(game)
        self.rounds = [mark.at for mark in self._session.marks if mark.level == "round"]
        self.answers: list[Json] = list(self._session.transcript.answers)

    def at(self, number: int) -> Session:
        """The game after so many answers."""
        self._session.jump(number)
        return self._session


@cache
def _sample(game: str) -> Sample:
    return Sample(game)


def watch(request: Request, voice: Voice, form: FormData) -> Response:
    game = request.path_params["game"]
    sample = _sample(game)
    last = len(sample.answers)
    number = min(position_number(request.query_params.get("at", "")) or 0, last)
    with sample.lock:
        return watched(request, voice, sample.at(number), sample.answers, sample.rounds)


class Replay:
    """Saved games, to be looked at as they were at any point."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def watch(self, request: Request, voice: Voice, form: FormData) -> Response:
        with self.desk.open(request.path_params["id"]) as live:
            session = live.session
            answers = list(session.transcript.answers)
            rounds = [mark.at for mark in session.marks if mark.level == "round"]
            number = min(position_number(request.query_params.get("at", "")) or 0, len(answers))
            then = at(session, number)
        return watched(request, voice, then, answers, rounds, live.id)


def watched(
    request: Request,
    voice: Voice,
    session: Session,
    answers: Sequence[Json],
    rounds: Sequence[int],
    id_: str = "",
) -> Response:
    """A game as it was, with the answer that was then given. `id_` is that of a saved game."""
    page = watch_page(session, voice.of(session.mode.game), request.query_params, answers, rounds, id_)
    return render(request, voice, "watch.html", page=page)


def why(request: Request, voice: Voice, form: FormData) -> Response:
    game, index = request.path_params["game"], request.path_params["index"]
    sample = _sample(game)
    own = voice.of(game)
    with sample.lock:
        session = sample.at(len(sample.answers))
        find_event(session, index)
        return render(
            request,
            voice,
            "why.html",
            id="",
            game=game,
            title=title_of(session.transcript.header, own),
            reason=reason_of(session, index, own),
            candidate=request.query_params.get("candidate", ""),
        )
