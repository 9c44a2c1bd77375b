"""What goes wrong, as a page or as a JSON problem (RFC 9457), with the right status."""

from __future__ import annotations

import json
import logging
from contextlib import suppress
from http import HTTPStatus
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route, Router

from mautoma import games
from mautoma.games import UnknownGame
from mautoma.kernel.message import Problem
from mautoma.messages.voice import Voice
from mautoma.shelf import Miscounted, Stale, UnknownSave
from mautoma.shelf.file import UnreadableShelf, UnusableShelf
from mautoma.shelf.sessions import NoSample
from mautoma.web.html import render
from mautoma.web.language import voice_for

log = logging.getLogger("mautoma")


class NotFound(Problem):
    """There is nothing under this address."""


class NotNow(Problem):
    """The game as it is does not allow it."""


def status_of(problem: Problem) -> int:
    if isinstance(problem, UnknownGame | UnknownSave | NoSample | NotFound):
        return 404
    if isinstance(problem, UnusableShelf | UnreadableShelf):
        return 503
    if isinstance(problem, Miscounted):
        return 500
    return 409 if isinstance(problem, Stale | NotNow) else 422


def on_problem(request: Request, problem: Exception) -> Response:
    """Something a person can put right."""
    assert isinstance(problem, Problem)
    text = message_of(problem, voice_for(request))
    return respond(request, status_of(problem), text, problem.message.key)


def message_of(problem: Problem, voice: Voice) -> str:
    return voice.problem(problem.message, games.GAMES)


def on_http(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    voice = voice_for(request)
    key = f"http-{problem.status_code}"
    text = voice.ui(key) if voice.has(key) else HTTPStatus(problem.status_code).phrase
    response = respond(request, problem.status_code, text, key)
    response.headers.update(problem.headers or {})
    if problem.status_code == 405:
        response.headers["Allow"] = ", ".join(_allowed(request))
    return response


def _allowed(request: Request) -> list[str]:
    """The methods of all routes under this address: each method has a route of its own."""
    router: Router = request.scope["router"]
    found = {
        method
        for route in router.routes
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE
        for method in route.methods or ()
    }
    return sorted(found)


def on_hanging_up(request: Request, problem: Exception) -> Response:
    """Before all of the request was sent: nobody reads the answer."""
    log.warning("%s %r: the client hung up", request.method, request.url.path)
    return Response(status_code=400)


def on_error(request: Request, problem: Exception) -> Response:
    """A fault of the program: the game is safe on its shelf, a report can be taken from there, and the
    last answer can be taken back."""
    return respond(request, 500, voice_for(request).ui("http-500"), "http-500")


def respond(request: Request, status: int, text: str, key: str, **more: Any) -> Response:
    if request.scope["path"].startswith("/api"):
        return problem_json(status, text, key, **more)
    id_ = request.path_params.get("id", "")
    if status == 404 and _revision(request, id_) is None:
        id_ = ""  # no game to lead back to
    revision = _revision(request, id_) if status == 500 else None
    return render(request, voice_for(request), "problem.html", status, text=text, id=id_, revision=revision)


def _revision(request: Request, id_: str) -> int | None:
    """Which position to step back from, if the address is that of a game."""
    with suppress(Problem):
        return int(request.app.state.shelf.revision(id_))
    return None


def problem_json(status: int, text: str, key: str, **more: Any) -> Response:
    body = {
        "type": f"urn:mautoma:problem:{key}",
        "title": HTTPStatus(status).phrase,
        "status": status,
        "detail": text,
        **more,
    }
    return Response(json.dumps(body), status, media_type="application/problem+json")
