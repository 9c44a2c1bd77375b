"""Values as text: without the names of types and fields, so that a new name for a thing is no difference."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import canonicalize

from mautoma.kernel.message import Msg

DRAWING = re.compile(r"\s*<(svg|g|path|rect|circle|text|line|polygon|ellipse|use|symbol|defs|image)\b")


class Plain:
    """Writes values. A drawing is told by its hash, and kept once, in a file of that name."""

    def __init__(self, say: Callable[[Msg], str], drawings: Path) -> None:
        self._say, self._drawings = say, drawings
        self._known: dict[str, str] = {}

    def __call__(self, *values: object) -> str:
        return " | ".join(self.text(value) for value in values)

    def text(self, value: object) -> str:
        match value:
            case None | "" | () | []:
                return "–"
            case str() if DRAWING.match(value):
                return self._drawing(str(value))
            case str() | bool() | int() | float():
                return str(value).replace("\n", "\\n")
            case Msg():
                return self._say(value)
            case Mapping():
                return "{" + ", ".join(f"{key}: {self.text(each)}" for key, each in value.items()) + "}"
        return "(" + ", ".join(self.text(each) for each in _parts(value)) + ")"

    def _drawing(self, svg: str) -> str:
        if svg not in self._known:
            normal = canonicalize(f"<all>{svg}</all>", strip_text=True)
            name = blake2b(normal.encode(), digest_size=8).hexdigest()
            (self._drawings / f"{name}.svg").write_text(normal, encoding="utf-8")
            self._known[svg] = name
        return f"<{self._known[svg]}>"


def _parts(value: Any) -> list[object]:
    if is_dataclass(value):
        return [getattr(value, each.name) for each in fields(value)]
    return sorted(value) if isinstance(value, set | frozenset) else list(value)
