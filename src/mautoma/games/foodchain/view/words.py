"""Words for pictures and lists: the one way they come from the catalogue."""

from __future__ import annotations

from functools import reduce
from typing import NamedTuple

from mautoma.kernel.message import Json, Msg
from mautoma.kernel.view import Say


class Wording(NamedTuple):
    """`words("view-source", product="beer")`; `words.of("employee", "trainer")`."""

    say: Say

    def __call__(self, key: str, **data: Json | Msg) -> str:
        return self.say(Msg(key, data))

    def of(self, noun: str, value: str) -> str:
        """What the catalogue calls one of them: the message `<noun>-<value>`."""
        return self.say(Msg(f"view-{noun}", {noun: value, "number": 1}))

    def either(self, said: list[str]) -> str:
        """This or that."""
        return reduce(lambda first, last: self("tonight-or", first=first, last=last), said)


def signed(value: int) -> str:
    return f"+{value}" if value >= 0 else f"−{-value}"
