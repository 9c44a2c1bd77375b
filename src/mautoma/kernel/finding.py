"""What a game finds out about the box that its edition does not say yet, so that the next game knows it."""

from __future__ import annotations

from typing import Any, NamedTuple


class Finding(NamedTuple):
    """An entry `[[section]]` for a file of the edition; or, if it's the `whole` of it, the section's value.

    A game lists all it has found out so far. The field `key` says which entry is which: of an entry of which
    more is known by now, the newest holds, and one that is no longer listed was taken back.
    """

    file: str
    section: str
    entry: Any
    """As data: what a file can say."""
    key: str = "id"
    whole: bool = False
    gone: bool = False
    """The edition had it, and the game has forgotten it."""
