"""Pages as they were last written: one that is asked for again is not written again, nor sent again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from secrets import token_hex
from threading import Lock
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from mautoma.web.html import STYLES

ROOM = 32


class Page(NamedTuple):
    body: bytes
    kind: str
    styles: str
    tag: str
    """Under which a browser keeps it."""


class Kept:
    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self._pages: OrderedDict[Hashable, Page] = OrderedDict()
        self._lock = Lock()

    def page(self, request: Request, what: Hashable, write: Callable[[], Response]) -> Response:
        """`what` says all that the page depends on. A browser that has the page already is told so."""
        with self._lock:
            page = self._pages.get(what)
        if page is None:
            page = _page(request, write())
            with self._lock:
                self._pages[what] = page
                while len(self._pages) > self.room:
                    self._pages.popitem(last=False)
        setattr(request.state, STYLES, page.styles)
        headers = {"ETag": page.tag, "Cache-Control": "private, no-cache", "Vary": "Cookie, Accept-Language"}
        if page.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(page.body, headers=headers, media_type=page.kind)


def _page(request: Request, written: Response) -> Page:
    styles, tag = getattr(request.state, STYLES, ""), f'W/"{token_hex(12)}"'
    return Page(bytes(written.body), written.headers["content-type"], styles, tag)
