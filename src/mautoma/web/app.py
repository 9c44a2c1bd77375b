"""The application: which address leads where."""

from __future__ import annotations

from asyncio import get_running_loop
from collections.abc import Awaitable, Callable
from functools import partial
from importlib import import_module
from threading import Lock
from typing import Any, TypeVar

from starlette.applications import Starlette
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mautoma.kernel.message import Problem
from mautoma.messages.voice import Voice
from mautoma.shelf import Shelf
from mautoma.web.guard import Guard
from mautoma.web.html import MEDIA_TYPES, assets
from mautoma.web.language import voice_for
from mautoma.web.lobby import Lobby
from mautoma.web.problems import on_error, on_http, on_problem

Page = Callable[[Request, Voice, FormData], Response]
Call = Callable[[Request, Voice, bytes], Response]
Endpoint = Callable[[Request], Awaitable[Response]]
T = TypeVar("T")
MAX_FIELDS = 2000
QUICK = 2
"""How hard replies are pressed: beyond it a page takes longer to press than it saves on the way."""


class LineConvertor(IntegerConvertor):
    """A line of the log: no log has so many that a number could be too long to be read."""

    regex = "[0-9]{1,9}"


register_url_convertor("line", LineConvertor())


class Later:
    """Pages whose module is loaded when the first of them is asked for, so that the home page need not wait.

    `make` makes of the module the object whose methods they are; else they are its functions."""

    def __init__(self, module: str, make: Callable[[Any], Any] = lambda module: module) -> None:
        self._module, self._make = module, make
        self._loaded: Any = None
        self._lock = Lock()

    def loaded(self) -> Any:
        with self._lock:
            if self._loaded is None:
                self._loaded = self._make(import_module(f"mautoma.web.{self._module}"))
            return self._loaded

    def __getattr__(self, page: str) -> Callable[..., Response]:
        return lambda *given: getattr(self.loaded(), page)(*given)


def create_app(shelf: Shelf, phone: str = "", key: str = "", site: str = "") -> Starlette:
    """`phone` is the address on the local network, if the server is open to it; `key` lets in from there.
    `site` is the address of the page in which all this runs, if there is no server."""
    desk = Later("desk", lambda module: module.Desk(shelf))
    reviews = Later("review", lambda module: module.Reviews(desk.loaded(), site or phone))
    app = Starlette(
        routes=[  # looked through from the top: first what is asked for most
            *_game(Later("pages", lambda module: module.Pages(desk.loaded())), desk),
            *_calls(Later("api", lambda module: module.Api(desk.loaded()))),
            *_before(Lobby(shelf, phone, with_server=not site)),
            *_editing(Later("editor"), Later("editions")),
            *_to_look_up(Later("rules"), Later("learn"), Later("cards"), Later("watch")),
            *_looking_back(
                Later("history", lambda module: module.History(shelf)),
                reviews,
                Later("review", lambda _: reviews.loaded().regrets),
                Later("watch", lambda module: module.Replay(desk.loaded())),
            ),
            *_moving(Later("backup", lambda module: module.Backup(shelf, site or phone))),
        ],
        middleware=[
            Middleware(Guard, lan=bool(phone), key=key),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=QUICK),
        ],
        exception_handlers={Problem: on_problem, HTTPException: on_http, Exception: on_error},
    )
    app.state.shelf = shelf
    app.state.threads = not site
    return app


def _before(lobby: Lobby) -> list[Route]:
    return [
        Route("/static/{name}", static),
        Route("/", _page(lobby.home)),
        Route("/new/{game}/{mode}", _page(lobby.new)),
        Route("/new/{game}/{mode}", _page(lobby.begin), methods=["POST"]),
        Route("/import", _page(lobby.import_), methods=["POST"]),
        Route("/language", _page(lobby.language), methods=["POST"]),
    ]


def _editing(editor: Later, editions: Later) -> list[Route]:
    return [
        Route("/editor/{game}", _page(editor.open_editor)),
        Route("/editor/{game}", _page(editor.edit), methods=["POST"]),
        Route("/editor/{game}/file", _page(editor.download), methods=["POST"]),
        Route("/editor/{game}/save", _page(editor.save), methods=["POST"]),
        Route("/editions/{game}", _page(editions.shelf)),
        Route("/editions/{game}", _page(editions.change), methods=["POST"]),
        Route("/editions/{game}/{name}", _page(editions.show)),
        Route("/editions/{game}/{name}", _page(editions.edit), methods=["POST"]),
        Route("/editions/{game}/{name}/file", _page(editions.export)),
    ]


def _to_look_up(rules: Later, learn: Later, cards: Later, watch: Later) -> list[Route]:
    return [
        Route("/rules", _page(rules.shelf)),
        Route("/rules/{game}", _page(rules.book)),
        Route("/rule/{id}", _page(rules.one)),
        Route("/learn/{game}", _page(learn.learn)),
        Route("/guide", _page(learn.switch), methods=["POST"]),
        Route("/cards/{game}", _page(cards.gallery)),
        Route("/print/{game}", _page(cards.print_sheets)),
        Route("/watch/{game}", _page(watch.watch)),
        Route("/watch/{game}/why/{index:line}", _page(watch.why)),
    ]


def _looking_back(history: Later, reviews: Later, regrets: Later, replay: Later) -> list[Route]:
    return [
        Route("/history", _page(history.show)),
        Route("/games/{id}/review", _page(reviews.review)),
        Route("/games/{id}/watch", _page(replay.watch)),
        Route("/games/{id}/regrets", _page(regrets.look), methods=["POST"]),
        Route("/games/{id}/branch", _page(regrets.branch), methods=["POST"]),
        Route("/games/{id}/cards", _page(reviews.tracker)),
        Route("/challenge", _page(reviews.challenge)),
        Route("/challenge", _page(reviews.accept), methods=["POST"]),
    ]


def _game(pages: Later, desk: Later) -> list[Route]:
    return [
        Route("/games/{id}", _at_once(pages.play, desk)),
        Route("/games/{id}/log", _page(pages.log)),
        Route("/games/{id}/why/{index:line}", _page(pages.why)),
        Route("/games/{id}/why/{index:line}", _page(pages.dispute), methods=["POST"]),
        Route("/games/{id}/transcript", _page(pages.transcript)),
        Route("/games/{id}/report", _page(pages.report)),
        Route("/games/{id}/answer", _page(pages.answer), methods=["POST"]),
        Route("/games/{id}/hint", _page(pages.hint), methods=["POST"]),
        Route("/games/{id}/undo", _page(pages.undo), methods=["POST"]),
        Route("/games/{id}/redo", _page(pages.redo), methods=["POST"]),
        Route("/games/{id}/jump", _page(pages.jump), methods=["POST"]),
        Route("/games/{id}/again", _page(pages.again), methods=["POST"]),
        Route("/games/{id}/remove", _page(pages.remove), methods=["POST"]),
    ]


def _moving(backup: Later) -> list[Route]:
    return [
        Route("/backup", _page(backup.page)),
        Route("/backup", _page(backup.restore), methods=["POST"]),
        Route("/backup/file", _page(backup.file)),
        Route("/games/{id}/share", _page(backup.share)),
        Route("/open", _page(backup.open_link), methods=["POST"]),
        Route("/take", _page(backup.offered)),
        Route("/take", _page(backup.take), methods=["POST"]),
    ]


def _calls(api: Later) -> list[Route]:
    return [
        Route("/api/openapi.json", _call(api.document)),
        Route("/api/modes", _call(api.modes)),
        Route("/api/games", _call(api.list)),
        Route("/api/games", _call(api.create), methods=["POST"]),
        Route("/api/import", _call(api.import_), methods=["POST"]),
        Route("/api/games/{id}", _call(api.position)),
        Route("/api/games/{id}", _call(api.remove), methods=["DELETE"]),
        Route("/api/games/{id}/revision", _call(api.revision)),
        Route("/api/games/{id}/events", _call(api.events)),
        Route("/api/games/{id}/transcript", _call(api.transcript)),
        Route("/api/games/{id}/answer", _call(api.answer), methods=["POST"]),
        Route("/api/games/{id}/undo", _call(api.undo), methods=["POST"]),
        Route("/api/games/{id}/redo", _call(api.redo), methods=["POST"]),
        Route("/api/games/{id}/jump", _call(api.jump), methods=["POST"]),
    ]


async def _aside(request: Request, work: Callable[..., T], *given: Any) -> T:
    """In a thread, so that others are answered meanwhile; where there are no threads, here and now."""
    if not request.app.state.threads:
        return work(*given)
    return await get_running_loop().run_in_executor(None, partial(work, *given))


def _page(page: Page) -> Endpoint:
    async def endpoint(request: Request) -> Response:
        form = FormData()
        if request.method == "POST":
            form = await request.form(max_files=1, max_fields=MAX_FIELDS)
        return await _aside(request, page, request, voice_for(request), form)

    return endpoint


def _at_once(page: Page, desk: Later) -> Endpoint:
    """The page of a game that lies on the desk and is not in use takes less than handing it to a thread and
    waiting in line with the others there."""
    aside = _page(page)

    async def endpoint(request: Request) -> Response:
        with desk.loaded().at_hand(request.path_params["id"]) as at_hand:
            if at_hand:
                return page(request, voice_for(request), FormData())
        return await aside(request)

    return endpoint


def _call(call: Call) -> Endpoint:
    async def endpoint(request: Request) -> Response:
        body = await request.body()
        return await _aside(request, call, request, voice_for(request), body)

    return endpoint


async def static(request: Request) -> Response:
    found = assets().get(request.path_params["name"])
    if found is None:
        raise HTTPException(404)
    suffix = "." + request.path_params["name"].rpartition(".")[2]
    headers = {"Cache-Control": "public, max-age=31536000, immutable", "Content-Type": MEDIA_TYPES[suffix]}
    return Response(found[0], headers=headers)
