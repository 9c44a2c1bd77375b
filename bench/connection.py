"""A connection to a running server, kept as a browser keeps it."""

from __future__ import annotations

import http.client
import json
from typing import Any


class Connection:
    def __init__(self, address: str) -> None:
        self.address = address
        self._http = http.client.HTTPConnection(address.removeprefix("http://").rstrip("/"))

    def request(
        self, method: str, path: str, body: str | None = None, kind: str = "application/json"
    ) -> bytes:
        self._http.request(method, path, body, {"Content-Type": kind})
        response = self._http.getresponse()
        content = response.read()
        assert response.status < 300, content
        return content

    def call(self, path: str, **body: Any) -> Any:
        return json.loads(self.request("POST", path, json.dumps(body)))

    def renew(self) -> None:
        """Another connection, already open: a server lets go of one that was idle for long."""
        self._http.close()
        self._http.connect()

    def close(self) -> None:
        self._http.close()
