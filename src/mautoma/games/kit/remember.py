"""Parts of drawings are kept by what they show: a page draws most of what the page before it drew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Generic, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

REMEMBERED = 4096
"""Parts kept of each kind."""


def remembered(draw: Callable[P, T]) -> Callable[P, T]:
    """For functions of plain values, all of them hashable, that draw the same for equal ones."""
    return cast("Callable[P, T]", lru_cache(REMEMBERED)(draw))


@dataclass(slots=True, frozen=True)
class Written(Generic[T]):
    """Data that nobody changes and that cannot be hashed: known by how it is written."""

    data: T = field(compare=False)
    text: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", repr(self.data))
