"""The JSON interface, as openapi.json describes it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from mautoma import games
from mautoma.kernel.chance import MAX_SEED
from mautoma.kernel.session import Session
from mautoma.messages.voice import Voice
from mautoma.shelf import Stale, import_game
from mautoma.shelf.editions import HOUSE, edition_names
from mautoma.shelf.record import simple
from mautoma.shelf.sessions import begin_game, new_seed
from mautoma.web import content
from mautoma.web.desk import Desk, Live
from mautoma.web.forms import BadForm
from mautoma.web.html import HERE
from mautoma.web.problems import problem_json

Whole = Annotated[int, msgspec.Meta(ge=0, le=MAX_SEED)]


class NewGame(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    mode: str
    seed: Whole | None = None
    edition: str = HOUSE
    options: dict[str, str] = {}


class Change(msgspec.Struct, forbid_unknown_fields=True):
    revision: Whole


class Answer(Change):
    answer: Any


class Undo(Change):
    level: Literal["answer", "step", "phase", "round"] = "answer"


class Jump(Change):
    number: Whole


B = TypeVar("B")


class Api:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.shelf = desk.shelf

    def document(self, request: Request, voice: Voice, body: bytes) -> Response:
        return Response((HERE / "openapi.json").read_bytes(), media_type="application/json")

    def modes(self, request: Request, voice: Voice, body: bytes) -> Response:
        found = [
            _mode(mode, voice.of(game))
            for game in games.GAMES
            for mode in games.find_game(game).modes().values()
        ]
        return _json({"modes": found})

    def list(self, request: Request, voice: Voice, body: bytes) -> Response:
        saved = [
            {
                "id": game.id,
                "game": game.header.game,
                "mode": game.header.mode,
                "options": game.header.options,
                "summary": voice.of(game.header.game).say(game.summary),
                "outcome": game.outcome,
                "answers": game.answers,
                "changed": game.changed,
            }
            for game in self.shelf.list()
        ]
        return _json({"games": saved})

    def create(self, request: Request, voice: Voice, body: bytes) -> Response:
        wanted = _decode(request, body, NewGame)
        seed = new_seed() if wanted.seed is None else wanted.seed
        session = begin_game(wanted.game, wanted.mode, wanted.edition, seed, wanted.options)
        return self._created(self.shelf.add(session), voice)

    def import_(self, request: Request, voice: Voice, body: bytes) -> Response:
        _expect(request, "text/plain")
        return self._created(import_game(self.shelf, body), voice)

    def position(self, request: Request, voice: Voice, body: bytes) -> Response:
        with self.desk.open(request.path_params["id"]) as live:
            return _json(position(live, voice))

    def revision(self, request: Request, voice: Voice, body: bytes) -> Response:
        return _json({"revision": self.shelf.revision(request.path_params["id"])})

    def events(self, request: Request, voice: Voice, body: bytes) -> Response:
        """The whole log, each event with its reasons."""
        with self.desk.open(request.path_params["id"]) as live:
            own = voice.of(live.session.mode.game)
            events = live.session.events
            return _json({"events": [content.why(index, event, own) for index, event in enumerate(events)]})

    def transcript(self, request: Request, voice: Voice, body: bytes) -> Response:
        text = self.shelf.transcript(request.path_params["id"])
        return Response(text, media_type="text/plain; charset=utf-8")

    def answer(self, request: Request, voice: Voice, body: bytes) -> Response:
        given = _decode(request, body, Answer)
        return self._change(request, voice, given, lambda session: session.answer(given.answer))

    def undo(self, request: Request, voice: Voice, body: bytes) -> Response:
        given = _decode(request, body, Undo)
        return self._change(request, voice, given, lambda session: session.undo(given.level))

    def redo(self, request: Request, voice: Voice, body: bytes) -> Response:
        given = _decode(request, body, Change)
        return self._change(request, voice, given, lambda session: session.redo())

    def jump(self, request: Request, voice: Voice, body: bytes) -> Response:
        given = _decode(request, body, Jump)
        return self._change(request, voice, given, lambda session: session.jump(given.number))

    def remove(self, request: Request, voice: Voice, body: bytes) -> Response:
        self.desk.remove(request.path_params["id"])
        return Response(status_code=204)

    def _change(
        self, request: Request, voice: Voice, given: Change, act: Callable[[Session], object]
    ) -> Response:
        id_ = request.path_params["id"]
        try:
            self.desk.change(id_, given.revision, act, voice.ui("own-edition"))
        except Stale as stale:
            with self.desk.open(id_) as live:
                text = content.message(stale.message, voice)
                return problem_json(409, text, stale.message.key, position=position(live, voice))
        with self.desk.open(id_) as live:
            return _json(position(live, voice))

    def _created(self, id_: str, voice: Voice) -> Response:
        with self.desk.open(id_) as live:
            return _json(position(live, voice), 201, {"Location": f"/api/games/{id_}"})


def position(live: Live, voice: Voice) -> dict[str, Any]:
    session = live.session
    header = session.transcript.header
    own = voice.of(header.game)
    return {
        "id": live.id,
        "revision": live.revision,
        "number": session.number,
        "game": header.game,
        "mode": header.mode,
        "edition": header.edition,
        "seed": header.seed,
        "options": header.options,
        "summary": content.summary(session, own),
        "question": None if session.question is None else content.question(session.question, own),
        "asides": content.asides(session, own),
        "result": content.result(session, own),
        "news": content.news(session, own),
        "moves": content.moves(session, own),
        "taken_back": [content.line(0, event, own)["text"] for event in live.taken_back],
        "state": simple(session.state, session.edition, secrets=False),
        "undo": content.undo_offers(session, own),
        "redo": len(session.undone),
        "rewinds": content.rewinds(session),
    }


def _mode(mode: Any, voice: Voice) -> dict[str, Any]:
    return {
        "game": mode.game,
        "mode": mode.name,
        "title": f"{voice.title(mode.game)}, {voice.word('mode', mode.name)}",
        "editions": edition_names(mode.game),
        "settings": [
            {"name": setting.name, "values": list(setting.values), "default": setting.default}
            for setting in mode.settings
        ],
    }


def _decode(request: Request, body: bytes, kind: type[B]) -> B:
    """JSON has one kind of number: 3.0 is a whole number, too."""
    _expect(request, "application/json")
    try:
        given = msgspec.json.decode(body)
        if isinstance(given, dict):
            given = {name: _whole(value) for name, value in given.items()}
        return msgspec.convert(given, kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadForm("bad-json", reason=str(error)) from None


def _whole(value: Any) -> Any:
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _expect(request: Request, media_type: str) -> None:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != media_type:
        raise HTTPException(415)


def _json(body: dict[str, Any], status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(json.dumps(body), status, headers, media_type="application/json")
