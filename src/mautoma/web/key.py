"""The key to a server that is open to the network: in the address once, then in a cookie.

Whoever is on this machine needs none. Wrong keys are limited for each address: the first few are free,
then each costs a longer wait, during which no key is taken.
"""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from hmac import compare_digest
from ipaddress import ip_address
from math import ceil
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from mautoma.web.language import voice_for

NAME = "key"
COOKIE = "mautoma_key"
FREE_TRIES = 5
LONGEST_WAIT = 300
REMEMBERED = 1000
"""Addresses whose tries are counted."""


def new_key() -> str:
    return secrets.token_urlsafe(12)


@dataclass(slots=True)
class Tries:
    """Of one address: how many wrong keys, the last of them, and until when it must wait."""

    number: int = 0
    last: str = ""
    until: float = 0.0


@dataclass(slots=True)
class Lock:
    key: str
    clock: Callable[[], float] = time.monotonic
    _tries: OrderedDict[str, Tries] = field(default_factory=OrderedDict)

    def refusal(self, request: Request) -> Response | None:
        """What to answer instead, unless the request has the key in its cookie or comes from this machine."""
        address = request.client.host if request.client else ""
        if is_here(address):
            return None
        in_address, in_cookie = request.query_params.get(NAME), request.cookies.get(COOKIE)
        given = in_cookie if in_address is None else in_address
        if given is None:
            return self._needed(request)
        if wait := self._wait(address):
            text = voice_for(request).ui("lan-wait", seconds=wait)
            return PlainTextResponse(f"{text}\n", 429, {"Retry-After": str(wait)})
        if not compare_digest(given.encode("utf-8", "replace"), self.key.encode()):
            self._wrong(address, given)
            return self._needed(request)
        self._tries.pop(address, None)
        return None if in_address is None else self._let_in(request)

    def _needed(self, request: Request) -> Response:
        response = PlainTextResponse(f"{voice_for(request).ui('lan-key-needed')}\n", 403)
        if COOKIE in request.cookies:
            response.delete_cookie(COOKIE, httponly=True, samesite="lax")
        return response

    def _let_in(self, request: Request) -> Response:
        """On to the same page, without the key in its address."""
        rest = [(name, value) for name, value in request.query_params.multi_items() if name != NAME]
        path = "/" + request.url.path.lstrip("/")
        response = RedirectResponse(f"{path}?{urlencode(rest)}" if rest else path, 303)
        response.set_cookie(COOKIE, self.key, httponly=True, samesite="lax")
        return response

    def _wait(self, address: str) -> int:
        tries = self._tries.get(address)
        return max(0, ceil(tries.until - self.clock())) if tries else 0

    def _wrong(self, address: str, given: str) -> None:
        """An old cookie that comes with every request counts once."""
        tries = self._tries.setdefault(address, Tries())
        self._tries.move_to_end(address)
        while len(self._tries) > REMEMBERED:
            self._tries.popitem(last=False)
        if given == tries.last:
            return
        tries.number, tries.last = tries.number + 1, given[:100]
        if tries.number >= FREE_TRIES:
            tries.until = self.clock() + min(2 ** (tries.number - FREE_TRIES), LONGEST_WAIT)


def is_here(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
