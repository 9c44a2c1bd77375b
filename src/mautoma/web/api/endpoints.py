"""The endpoints of the JSON interface: where each is, what it says of itself, what it takes and gives.

What an endpoint takes and gives is written in the types of its handler; the description is made of the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from inspect import iscoroutinefunction
from typing import Any, get_type_hints

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from mautoma.kernel.message import Msg, plain
from mautoma.web.api.handlers import Api, Call, Outdated
from mautoma.web.api.requests import Change
from mautoma.web.forms import BadForm
from mautoma.web.language import voice_for
from mautoma.web.problems import message_of, problem_json
from mautoma.web.threads import aside

JSON, TEXT = "application/json", "text/plain"
GAME, CREATED, NO_CONTENT = "{id}", 201, 204


@dataclass(slots=True, frozen=True)
class Endpoint:
    """`can_fail` adds to the problems that follow from what it takes and where it is."""

    method: str
    path: str
    handle: Callable[..., Any]
    summary: str
    status: int = 200
    can_fail: tuple[int, ...] = ()
    types: Mapping[str, Any] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "types", get_type_hints(self.handle))

    @property
    def name(self) -> str:
        return self.handle.__name__

    @property
    def takes(self) -> Any:
        """The type of the body; None if there is none, bytes if it is plain text."""
        return self.types.get("given")

    @property
    def gives(self) -> Any:
        return self.types["return"]

    @property
    def problems(self) -> list[int]:
        found = {403, 421, 503, *self.can_fail}
        if GAME in self.path:
            found |= {404, 422}
        if self.takes is not None:
            found |= {408, 413, 415, 422}
        if isinstance(self.takes, type) and issubclass(self.takes, Change):
            found.add(409)
        return sorted(found)

    async def respond(self, request: Request, outside: str) -> Response:
        """A handler that searches waits; any other works in a thread."""
        voice = voice_for(request)
        call = Call(request, request.path_params.get("id", ""), voice, outside or str(request.base_url))
        given = () if self.takes is None else (_read(request, await request.body(), self.takes),)
        try:
            if iscoroutinefunction(self.handle):
                return self._written(await self.handle(call, *given))
            return await aside(request, lambda: self._written(self.handle(call, *given)))
        except Outdated as outdated:
            now = msgspec.to_builtins(outdated.now, enc_hook=_simple)
            return problem_json(409, message_of(outdated, voice), outdated.message.key, position=now)

    def _written(self, reply: Any) -> Response:
        if reply is None:
            return Response(status_code=NO_CONTENT)
        if isinstance(reply, str):
            return Response(reply, media_type=f"{TEXT}; charset=utf-8")
        headers = {"Location": f"/api/games/{reply.id}"} if self.status == CREATED else None
        return Response(msgspec.json.encode(reply, enc_hook=_simple), self.status, headers, media_type=JSON)


def endpoints(api: Api) -> tuple[Endpoint, ...]:
    return (*_of_the_shelf(api), *_of_a_game(api), *_beside_a_game(api))


def _of_the_shelf(api: Api) -> list[Endpoint]:
    return [
        Endpoint("GET", "/modes", api.list_modes, "The games, their modes, settings and editions."),
        Endpoint("GET", "/games", api.list_games, "The saved games, the last changed first."),
        Endpoint("POST", "/games", api.create_game, "Begin a game.", CREATED, (404,)),
        Endpoint("POST", "/import", api.import_game, "Put a transcript on the shelf.", CREATED, (404,)),
        Endpoint("POST", "/challenge", api.accept_challenge, "Accept a challenge.", CREATED, (404,)),
    ]


def _of_a_game(api: Api) -> list[Endpoint]:
    game = "/games/{id}"
    return [
        Endpoint("GET", game, api.get_position, "Where a game is."),
        Endpoint("DELETE", game, api.remove_game, "Remove a game for good.", NO_CONTENT),
        Endpoint("GET", f"{game}/revision", api.get_revision, "Only the revision: cheap to ask often."),
        Endpoint("GET", f"{game}/events", api.list_events, "The whole log, each event with its reasons."),
        Endpoint("GET", f"{game}/answers", api.list_answers, "What was answered at a real table."),
        Endpoint("GET", f"{game}/transcript", api.get_transcript, "The game as a file."),
        Endpoint("POST", f"{game}/answer", api.answer, "Answer the open question."),
        Endpoint("POST", f"{game}/confirm", api.confirm, "Say that the open orders are carried out."),
        Endpoint("POST", f"{game}/undo", api.undo, "Take back an answer, a step, a phase or a round."),
        Endpoint("POST", f"{game}/redo", api.redo, "Give the answer again that was taken back last."),
        Endpoint("POST", f"{game}/jump", api.jump, "Go back, or forward over answers taken back."),
        Endpoint("POST", f"{game}/change", api.change_answer, "Open the question of an answer again."),
        Endpoint("POST", f"{game}/play-on", api.play_on, "Leave out the later answers that still wait."),
        Endpoint("POST", f"{game}/back", api.go_back, "Go back to the question before this one."),
        Endpoint("POST", f"{game}/leave", api.leave_aside, "Leave an aside as if it had not been said."),
    ]


def _beside_a_game(api: Api) -> list[Endpoint]:
    game, over = "/games/{id}", (409,)
    return [
        Endpoint("POST", f"{game}/hint", api.give_hint, "Ask a bot: its answer is the position's hint."),
        Endpoint("POST", f"{game}/hints-off", api.switch_hints_off, "Do without hints from now on."),
        Endpoint("POST", f"{game}/dispute", api.dispute, "Note that a choice of the automa seems wrong."),
        Endpoint("GET", f"{game}/review", api.get_review, "Look back at a finished game.", can_fail=over),
        Endpoint("POST", f"{game}/review", api.examine, "Find the answers that cost most.", can_fail=over),
        Endpoint("GET", f"{game}/challenge", api.get_challenge, "A game as a challenge.", can_fail=over),
        Endpoint("POST", f"{game}/branch", api.branch, "Play on from a point, as a new game.", CREATED),
    ]


def _read(request: Request, body: bytes, kind: Any) -> Any:
    """JSON has one kind of number: 3.0 is a whole number, too."""
    _expect(request, TEXT if kind is bytes else JSON)
    if kind is bytes:
        return body
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


def _simple(value: Any) -> Any:
    """What msgspec does not know how to write."""
    if isinstance(value, Msg):
        return plain(value)
    return dict(value) if isinstance(value, Mapping) else str(value)
