"""Starlette names a limit of its threads when it is imported; where there are none, nobody asks for it."""

from __future__ import annotations


class RunVar:
    def __init__(self, name: str) -> None:
        self.name = name
