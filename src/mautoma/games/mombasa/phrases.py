"""Several phrases as one."""

from __future__ import annotations

from collections.abc import Sequence

from mautoma.kernel.message import Msg, msg


def all_of(parts: Sequence[Msg]) -> Msg:
    """ "a, b and c"."""
    words = parts[-1]
    for position, part in enumerate(reversed(parts[:-1])):
        words = msg("all-comma" if position else "all-and", first=part, rest=words)
    return words
