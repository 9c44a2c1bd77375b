"""What a mode tells: something happened, under these rules, for these reasons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from mautoma.kernel.decide import Trail
from mautoma.kernel.message import Json, Msg, plain


@dataclass(slots=True, frozen=True)
class Event:
    """`kind` finds the words (`event-<kind>`); `at` is how many answers came before it."""

    kind: str
    data: Mapping[str, Json | Msg] = field(default_factory=dict)
    rules: tuple[str, ...] = ()
    trail: Trail[Any] | None = None
    at: int = 0
    order: bool = False
    """It's something to do on the real table."""

    def to_json(self) -> dict[str, Any]:
        return {
            "type": self.kind,
            "data": {name: plain(value) for name, value in self.data.items()},
            "rules": list(self.rules),
            "trail": self.trail.to_json() if self.trail else None,
            "at": self.at,
        }
