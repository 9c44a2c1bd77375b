"""The application: which address leads where."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from threading import Lock
from typing import TYPE_CHECKING, Generic, TypeVar

from starlette.applications import Starlette
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Mount, Route, Router
from starlette.types import Receive, Scope, Send

from mautoma.kernel.message import Problem
from mautoma.messages.voice import Voice
from mautoma.shelf import Shelf
from mautoma.shelf.file import UnusableShelf
from mautoma.web.desk import Desk
from mautoma.web.guard import Guard
from mautoma.web.html import MEDIA_TYPES, assets
from mautoma.web.icons import icon_file
from mautoma.web.kept import THOROUGH
from mautoma.web.language import voice_for
from mautoma.web.lobby import Lobby
from mautoma.web.problems import on_error, on_hanging_up, on_http, on_problem
from mautoma.web.threads import aside

if TYPE_CHECKING:
    from mautoma.web.review import Reviews

Page = Callable[[Request, Voice, FormData], Response]
SearchingPage = Callable[[Request, Voice, FormData], Awaitable[Response]]
Endpoint = Callable[[Request], Awaitable[Response]]
T = TypeVar("T")
MAX_FIELDS = 2000


class LineConvertor(IntegerConvertor):
    """A line of the log: no log has so many that a number could be too long to be read."""

    regex = "[0-9]{1,9}"


register_url_convertor("line", LineConvertor())


class Later(Generic[T]):
    """Made by the first who asks for it: the first page need not wait for what others import."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._made: T | None = None
        self._lock = Lock()

    def __call__(self) -> T:
        with self._lock:
            if self._made is None:
                self._made = self._make()
            return self._made


class Wing(BaseRoute):
    """Pages under some first names of an address, loaded when one of them is first asked for."""

    def __init__(self, names: tuple[str, ...], load: Callable[[], list[Route]]) -> None:
        self.names = names
        self._router = Later(lambda: Router(load()))

    @property
    def routes(self) -> list[BaseRoute]:
        return self._router().routes

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        first = scope["path"].split("/", 2)[1:2] if scope["type"] == "http" else []
        return (Match.FULL if first and first[0] in self.names else Match.NONE), {}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["router"] = self._router()
        await self._router()(scope, receive, send)


class Calls:
    """The JSON interface, loaded when something of it is asked for."""

    def __init__(self, router: Callable[[], Router]) -> None:
        self._router = Later(router)

    @property
    def routes(self) -> list[BaseRoute]:
        return self._router().routes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["router"] = self._router()
        await self._router()(scope, receive, send)


def create_app(shelf: Shelf, phone: str = "", key: str = "", site: str = "") -> Starlette:
    """`phone` is the address on the local network, if the server is open to it; `key` lets in from there.
    `site` is the address of the page in which all this runs, if there is no server."""
    desk, outside = Desk(shelf), site or phone
    reviews = Later(lambda: _reviews(desk, outside))
    app = Starlette(
        routes=[  # looked through from the top: first what is asked for most
            Wing(("games", "watch", "challenge", "open", "history"), lambda: _playing(desk, reviews())),
            Mount("/api", Calls(lambda: _calls(desk, reviews(), outside))),
            *_before(Lobby(shelf, phone, with_server=not site)),
            Wing(("editor", "editions", "edition"), _editing),
            Wing(("rules", "rule", "learn", "tips", "cards", "print"), _to_look_up),
            Wing(("backup",), lambda: _moving(shelf)),
        ],
        middleware=[
            Middleware(Guard, lan=bool(phone), key=key, waits=not site),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=THOROUGH),
        ],
        exception_handlers={
            Problem: on_problem,
            HTTPException: on_http,
            ClientDisconnect: on_hanging_up,
            Exception: on_error,
        },
    )
    app.state.shelf = shelf
    app.state.threads = not site
    return app


def _before(lobby: Lobby) -> list[Route]:
    return [
        Route("/static/{name}", static),
        Route("/icons/{game}", icons),
        Route("/", _page(lobby.home)),
        Route("/new/{game}/{mode}", _page(lobby.new)),
        Route("/new/{game}/{mode}", _page(lobby.begin), methods=["POST"]),
        Route("/daily/{game}", _page(lobby.daily), methods=["POST"]),
        Route("/import", _page(lobby.import_), methods=["POST"]),
        Route("/language", _page(lobby.language), methods=["POST"]),
    ]


def _editing() -> list[Route]:
    from mautoma.web import editions, editor, entering, parcels

    return [
        Route("/editor/{game}", _page(editor.open_editor)),
        Route("/editor/{game}", _page(editor.edit), methods=["POST"]),
        Route("/editor/{game}/save", _page(editor.save), methods=["POST"]),
        Route("/editions/{game}", _page(editions.shelf)),
        Route("/editions/{game}", _page(editions.change), methods=["POST"]),
        Route("/editions/{game}/{name}", _page(entering.show)),
        Route("/editions/{game}/{name}", _page(entering.edit), methods=["POST"]),
        Route("/editions/{game}/{name}/file", _page(parcels.file)),
        Route("/edition", _page(parcels.take), methods=["POST"]),
        Route("/edition/open", _page(parcels.open_file), methods=["POST"]),
    ]


def _to_look_up() -> list[Route]:
    from mautoma.web import cards, learn, rules

    return [
        Route("/rules", _page(rules.shelf)),
        Route("/rules/{game}", _page(rules.book)),
        Route("/rule/{id}", _page(rules.one)),
        Route("/learn/{game}", _page(learn.learn)),
        Route("/tips", _page(learn.switch), methods=["POST"]),
        Route("/cards/{game}", _page(cards.gallery)),
        Route("/print/{game}", _page(cards.print_sheets)),
    ]


def _reviews(desk: Desk, outside: str) -> Reviews:
    from mautoma.web.review import Reviews

    return Reviews(desk, outside)


def _playing(desk: Desk, reviews: Reviews) -> list[Route]:
    """A game in play; what there is to look back at and to look on."""
    from mautoma.web import watch
    from mautoma.web.history import History
    from mautoma.web.pages import Pages

    pages, replay = Pages(desk), watch.Replay(desk)
    regrets, history = reviews.regrets, History(desk.shelf)
    return [
        Route("/games/{id}", _at_once(pages.play, desk)),
        Route("/games/{id}/log", _page(pages.log)),
        Route("/games/{id}/why/{index:line}", _page(pages.why)),
        Route("/games/{id}/why/{index:line}", _page(pages.dispute), methods=["POST"]),
        Route("/games/{id}/transcript", _page(pages.transcript)),
        Route("/games/{id}/report", _page(pages.report)),
        Route("/games/{id}/answer", _page(pages.answer), methods=["POST"]),
        Route("/games/{id}/confirm", _page(pages.confirm), methods=["POST"]),
        Route("/games/{id}/hint", _search(pages.hint), methods=["POST"]),
        Route("/games/{id}/undo", _page(pages.undo), methods=["POST"]),
        Route("/games/{id}/redo", _page(pages.redo), methods=["POST"]),
        Route("/games/{id}/jump", _page(pages.jump), methods=["POST"]),
        Route("/games/{id}/change", _page(pages.change), methods=["POST"]),
        Route("/games/{id}/play-on", _page(pages.play_on), methods=["POST"]),
        Route("/games/{id}/back", _page(pages.back), methods=["POST"]),
        Route("/games/{id}/leave", _page(pages.leave), methods=["POST"]),
        Route("/games/{id}/again", _page(pages.again), methods=["POST"]),
        Route("/games/{id}/remove", _page(pages.remove), methods=["POST"]),
        Route("/history", _page(history.show)),
        Route("/history/csv", _page(history.table)),
        Route("/games/{id}/review", _page(reviews.review)),
        Route("/games/{id}/watch", _page(replay.watch)),
        Route("/games/{id}/regrets", _search(regrets.look), methods=["POST"]),
        Route("/games/{id}/branch", _page(regrets.branch), methods=["POST"]),
        Route("/games/{id}/cards", _page(reviews.tracker)),
        Route("/challenge", _page(reviews.challenge)),
        Route("/challenge", _page(reviews.accept), methods=["POST"]),
        Route("/open", _page(reviews.open_link), methods=["POST"]),
        Route("/watch/{game}", _page(watch.watch)),
        Route("/watch/{game}/why/{index:line}", _page(watch.why)),
    ]


def _moving(shelf: Shelf) -> list[Route]:
    from mautoma.web.backup import Backup

    backup = Backup(shelf)
    return [
        Route("/backup", _page(backup.page)),
        Route("/backup", _page(backup.restore), methods=["POST"]),
        Route("/backup/file", _page(backup.file)),
        Route("/backup/{key}", _page(backup.restoring)),
    ]


def _calls(desk: Desk, reviews: Reviews, outside: str) -> Router:
    from mautoma.web.api.handlers import Api
    from mautoma.web.api.interface import Interface

    return Interface(Api(desk, reviews.regrets), outside).router()


def _page(page: Page) -> Endpoint:
    async def endpoint(request: Request) -> Response:
        form = FormData()
        if request.method == "POST":
            form = await request.form(max_files=1, max_fields=MAX_FIELDS)
        return await aside(request, page, request, voice_for(request), form)

    return endpoint


def _search(page: SearchingPage) -> Endpoint:
    """A page that waits until something is found: not in a thread, which others could use."""

    async def endpoint(request: Request) -> Response:
        form = await request.form(max_files=1, max_fields=MAX_FIELDS)
        return await page(request, voice_for(request), form)

    return endpoint


def _at_once(page: Page, desk: Desk) -> Endpoint:
    """The page of a game that is at hand and not in use takes half as long here as by way of a thread. Where
    it would have to wait for another program, a thread does."""
    aside = _page(page)

    async def endpoint(request: Request) -> Response:
        with desk.at_hand(request.path_params["id"]) as at_hand, suppress(UnusableShelf):
            if at_hand:
                return page(request, voice_for(request), FormData())
        return await aside(request)

    return endpoint


async def static(request: Request) -> Response:
    found = assets().get(request.path_params["name"])
    if found is None:
        raise HTTPException(404)
    return _lasting(found[0], "." + request.path_params["name"].rpartition(".")[2])


async def icons(request: Request) -> Response:
    return _lasting(icon_file(request.path_params["game"])[0], ".svg")


def _lasting(body: bytes, suffix: str) -> Response:
    """Its address changes with it."""
    headers = {"Cache-Control": "public, max-age=31536000, immutable", "Content-Type": MEDIA_TYPES[suffix]}
    return Response(body, headers=headers)
