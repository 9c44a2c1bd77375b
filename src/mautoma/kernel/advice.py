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
    own: int = 0
    """How much more the human had at the end than with the other one."""
    theirs: int = 0
    """How much more the opponent had."""

    @property
    def behind(self) -> int:
        """How much less the other one brought."""
        return self.own - self.theirs
