"""In the browser: one request in, one answer out. The application is the same; only the wire differs.

There are no threads there and nothing is ever waited for, so a request runs from its beginning to its end.
The pages of the application lie below `root`; cookies are kept here, since no browser keeps them for us.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Iterable, Mapping
from contextlib import suppress
from functools import partial
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import unquote

from starlette.types import ASGIApp, Message

from mautoma.shelf import Shelf, home
from mautoma.site.vault import Vault
from mautoma.web.app import create_app
from mautoma.web.guard import SAFE_METHODS
from mautoma.web.html import ROOT

Header = tuple[str, str]
Answer = tuple[int, list[Header], bytes]

log = logging.getLogger("mautoma")

COOKIES = "cookies.json"


class Waits(RuntimeError):
    """Something in the application waits for another thing: nobody here would ever wake it."""


class Wire:
    def __init__(self, app: ASGIApp, root: str, shelf: Shelf) -> None:
        self.app = app
        self.root = root
        self.shelf = shelf
        self.kept = shelf.path.with_name(COOKIES)
        self.cookies: dict[str, str] = {}
        with suppress(OSError, ValueError, TypeError):
            self.cookies |= json.loads(self.kept.read_text())

    def handle(self, method: str, address: str, headers: Iterable[Header], body: bytes) -> Answer:
        """The application's answer to a request for an address below the root."""
        sent: list[Message] = []
        work = self.app(self._scope(method, address, headers), partial(_receive, body), partial(_send, sent))
        try:
            run(work)
        except Exception:
            if not sent:
                raise
            log.exception("%s %s", method, address)  # the page that says so has been sent already
        if method not in SAFE_METHODS:
            self.shelf.close()  # its file is whole now, and can be copied
        status = sent[0]["status"]
        answered = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in sent[0]["headers"]]
        content = b"".join(message.get("body", b"") for message in sent[1:])
        return status, self._outward(answered), content

    def _scope(self, method: str, address: str, headers: Iterable[Header]) -> dict[str, Any]:
        path, _, query = address.partition("?")
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        all_headers = [("host", "localhost"), *headers, *([("cookie", cookies)] if cookies else [])]
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "server": ("localhost", 80),
            "client": ("localhost", 0),
            "root_path": "",
            "state": {ROOT: self.root},
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [
                (name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in all_headers
            ],
        }

    def _outward(self, headers: list[Header]) -> list[Header]:
        out = []
        for name, value in headers:
            if name == "set-cookie":
                self._keep(value)
            elif name == "location" and value.startswith("/"):
                out.append((name, self.root + value))
            elif name == "content-security-policy":
                out.append((name, value.replace("frame-ancestors 'none'", "frame-ancestors 'self'")))
            elif name != "content-length":
                out.append((name, value))
        return out

    def _keep(self, header: str) -> None:
        cookies = {name: morsel.value for name, morsel in SimpleCookie(header).items()}
        self.cookies |= cookies
        self.kept.write_text(json.dumps(self.cookies))


def start(root: str, site: str, contents: Mapping[str, bytes]) -> tuple[Wire, Vault]:
    """The program, with its pages below `root`; a link to one begins with `site`. Its games are those in
    `contents`, the browser's files."""
    vault = Vault(home(), contents)
    shelf = vault.open()
    return Wire(create_app(shelf, site=site), root, shelf), vault


def run(work: Awaitable[None]) -> None:
    """Runs what never has to wait."""
    steps = work.__await__()
    try:
        next(steps)
    except StopIteration:
        return
    raise Waits


async def _receive(body: bytes) -> Message:
    return {"type": "http.request", "body": body, "more_body": False}


async def _send(sent: list[Message], message: Message) -> None:
    sent.append(message)
