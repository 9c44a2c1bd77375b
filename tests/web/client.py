"""Starlette's test client and its answers: newer releases have them from httpx2, older ones from httpx."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.testclient import TestClient

if TYPE_CHECKING:
    from httpx2 import Response
else:
    from starlette.testclient import httpx

    Response = httpx.Response

__all__ = ["Response", "TestClient"]
