"""The JSON interface as a part of the application."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router
from starlette.types import Receive, Scope, Send

from mautoma.web.api.description import Description
from mautoma.web.api.endpoints import Endpoint, endpoints
from mautoma.web.api.handlers import Api, Call
from mautoma.web.problems import NotFound


class Interface:
    """`outside` is the address under which others reach the pages, if there is one."""

    def __init__(self, api: Api, outside: str = "") -> None:
        self.outside = outside
        described = Endpoint("GET", "/openapi.json", self.describe, "This document.")
        self.endpoints = (described, *endpoints(api))
        self.description = Description(self.endpoints, api.shelf.editions)

    def describe(self, call: Call) -> msgspec.Raw:
        return msgspec.Raw(self.description.written())

    def router(self) -> Router:
        """No address is led on to another: one with a slash too many is not found."""
        routes = [Route(each.path, self._at(each), methods=[each.method]) for each in self.endpoints]
        return Router(routes, redirect_slashes=False, default=_not_found)

    def _at(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        async def respond(request: Request) -> Response:
            return await endpoint.respond(request, self.outside)

        return respond


async def _not_found(scope: Scope, receive: Receive, send: Send) -> None:
    raise NotFound("no-endpoint")
