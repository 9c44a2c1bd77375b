"""What stands before every request: whose host, whose origin, which key, how large; and the headers of every
answer."""

from __future__ import annotations

import socket
from asyncio import timeout
from ipaddress import ip_address
from time import monotonic
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mautoma.web.html import STYLES
from mautoma.web.key import Lock
from mautoma.web.problems import on_http

MAX_BODY = 4_000_000
MAX_BACKUP = 256_000_000
"""Some hundred thousand games."""
PATIENCE = 60
"""Seconds in which a body has to arrive."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class Guard:
    """`waits` is False where a request is there as a whole, and nobody can wait for more of it."""

    def __init__(self, app: ASGIApp, lan: bool = False, key: str = "", waits: bool = True) -> None:
        self.app = app
        self.waits = waits
        self.names = {"localhost"} | (own_names() if lan else set())
        self.lan = lan
        self.lock = Lock(key) if key else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        answer = _with_headers(send, scope.setdefault("state", {}))
        request = Request(scope)
        status = self._refusal(scope["method"], headers)
        refused = on_http(request, HTTPException(status)) if status else None
        if refused is None and self.lock:
            refused = self.lock.refusal(request)
        if refused is not None:
            await refused(scope, receive, answer)
            return
        most = MAX_BACKUP if scope["path"] == "/backup" else MAX_BODY
        within = _in_time(receive) if self.waits else receive
        await self.app(scope, _limited(within, headers, most), answer)

    def _refusal(self, method: str, headers: Headers) -> int:
        """The status; 0 if there is nothing to refuse."""
        host = headers.get("host", "")
        if not self.knows(host):
            return 421
        if method in SAFE_METHODS:
            return 0
        site = headers.get("sec-fetch-site", "none")
        origin = headers.get("origin")
        own = origin in (None, f"http://{host}", f"https://{host}")
        return 0 if own and site in ("same-origin", "none") else 403

    def knows(self, host: str) -> bool:
        """Any other name could be one that a strange site has pointed at this machine."""
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
        name = name.removeprefix("[").removesuffix("]").lower()
        if name in self.names:
            return True
        try:
            address = ip_address(name)
        except ValueError:
            return False
        return address.is_loopback or self.lan


def own_names() -> set[str]:
    name = socket.gethostname().lower()
    return {name, f"{name.partition('.')[0]}.local"}


def _in_time(receive: Receive) -> Receive:
    """Does not wait for ever for a body that is shorter than it says."""
    end, more = monotonic() + PATIENCE, True

    async def in_time() -> Message:
        nonlocal more
        if not more:  # nothing is awaited but the end of the connection
            return await receive()
        try:
            async with timeout(end - monotonic()):
                message = await receive()
        except TimeoutError:
            raise HTTPException(408) from None
        more = message.get("more_body", False)
        return message

    return in_time


def _limited(receive: Receive, headers: Headers, most: int) -> Receive:
    """Stops reading a body that is too large, whatever it says of its length."""
    seen = 0

    async def limited() -> Message:
        nonlocal seen
        declared = headers.get("content-length", "0")
        if not declared.isdecimal() or int(declared) > most:
            raise HTTPException(413)
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > most:
            raise HTTPException(413)
        return message

    return limited


def _policy(styles: str) -> str:
    return (
        f"default-src 'none'; script-src 'self'; style-src 'self'{styles}; img-src 'self' data:;"
        " connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    )


def _with_headers(send: Send, state: dict[str, Any]) -> Send:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers["Content-Security-Policy"] = _policy(state.get(STYLES, ""))
            headers["X-Content-Type-Options"] = "nosniff"
            headers["Referrer-Policy"] = "same-origin"
            headers["Cross-Origin-Opener-Policy"] = "same-origin"
            headers["Cross-Origin-Resource-Policy"] = "same-origin"
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return with_headers
