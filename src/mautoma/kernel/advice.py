"""What a bot would answer in a person's place."""

from __future__ import annotations

from dataclasses import dataclass

from mautoma.kernel.message import Json


@dataclass(slots=True, frozen=True)
class Advice:
    """`margin` is the score at the end, less the opponent's, as it came out on average of so many `tries`."""

    answer: Json
    margin: int
    tries: int
    other: Json = None
    """The best answer but this one; None if there was no choice."""
    behind: int = 0
    """How much less the other one brought."""
