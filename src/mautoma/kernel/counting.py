"""Nothing is lost and nothing comes from nowhere: what a mode can count of a position, it counts."""

from __future__ import annotations

from typing import Any, Protocol, TypeGuard, TypeVar, runtime_checkable

from mautoma.kernel.mode import Mode
from mautoma.kernel.protocol import offers
from mautoma.kernel.session import Session
from mautoma.kernel.table import aside_name

S_contra = TypeVar("S_contra", contravariant=True)


@runtime_checkable
class Counting(Protocol[S_contra]):
    """A mode that knows how many of everything there are in the box."""

    def miscounted(self, state: S_contra) -> str:
        """What there are more or fewer of than there can be ("cards"); nothing if all is there."""


def miscount(session: Session) -> str:
    """What the program has miscounted. Where a person put something right by hand, anything may be so."""
    mode = session.mode
    found = mode.miscounted(session.state) if session.state is not None and _counts(mode) else ""
    return "" if found and any(map(aside_name, session.transcript.answers)) else found


def _counts(mode: Mode[Any]) -> TypeGuard[Counting[Any]]:
    return offers(mode, Counting)
