"""The key to a server that is open to the network: in the address once, then in a cookie.

Whoever is on this machine needs none. A key has 96 random bits: nobody guesses it, however often they try.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hmac import compare_digest
from ipaddress import ip_address
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from mautoma.web.language import voice_for
from mautoma.web.problems import respond

NAME = "key"
COOKIE = "mautoma_key"


def new_key() -> str:
    return secrets.token_urlsafe(12)


@dataclass(slots=True, frozen=True)
class Lock:
    key: str

    def refusal(self, request: Request) -> Response | None:
        """What to answer instead, unless the request has the key in its cookie or comes from this machine."""
        address = request.client.host if request.client else ""
        if is_here(address):
            return None
        in_address, in_cookie = request.query_params.get(NAME), request.cookies.get(COOKIE)
        given = in_cookie if in_address is None else in_address
        if given is None or not compare_digest(given.encode("utf-8", "replace"), self.key.encode()):
            return self._needed(request)
        return None if in_address is None else self._let_in(request)

    def _needed(self, request: Request) -> Response:
        response = respond(request, 403, voice_for(request).ui("lan-key-needed"), "lan-key-needed")
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


def is_here(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
