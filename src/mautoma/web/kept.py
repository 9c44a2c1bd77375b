"""Pages as they were last written: one that is asked for again is not written again, nor sent again."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Hashable
from secrets import token_hex
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from mautoma.kernel.remember import Memory
from mautoma.web.html import ROOT, STYLES

QUICK, THOROUGH = 4, 6
"""How hard replies are pressed. Beyond the first a page in play takes longer to press than it saves on the
way; what is looked up now and then, such as a gallery, may take a little longer."""


VARY = "Cookie, Accept-Language, Accept-Encoding"


class Page(NamedTuple):
    body: bytes
    """As it is sent: pressed, if the reader takes that."""
    kind: str
    styles: str
    tag: str
    """Under which a browser keeps it."""


class Kept:
    def __init__(self) -> None:
        self._pages: Memory[Page] = Memory()

    def page(self, request: Request, what: Hashable, write: Callable[[], Response]) -> Response:
        """`what` says all that the page depends on. A browser that has the page already is told so."""
        pressed = "gzip" in request.headers.get("accept-encoding", "")
        at = (getattr(request.state, ROOT, ""), what, pressed)
        page = self._pages.get(at) or self._pages.keep(at, _page(request, write(), pressed))
        setattr(request.state, STYLES, page.styles)
        headers = {"ETag": page.tag, "Cache-Control": "private, no-cache", "Vary": VARY}
        if page.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if pressed:
            headers["Content-Encoding"] = "gzip"
        return Response(page.body, headers=headers, media_type=page.kind)


def _page(request: Request, written: Response, pressed: bool) -> Page:
    styles, tag = getattr(request.state, STYLES, ""), f'W/"{token_hex(12)}"'
    body = gzip.compress(written.body, QUICK, mtime=0) if pressed else bytes(written.body)
    return Page(body, written.headers["content-type"], styles, tag)
