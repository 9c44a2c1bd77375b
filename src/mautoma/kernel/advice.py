"""What a bot would answer in a person's place, and what it regrets of what was answered."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import NamedTuple

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


@dataclass(slots=True, frozen=True)
class Regret:
    """An answer that cost: another one would have been better, on average of so many `tries`."""

    number: int
    """Of the answer, from 0."""
    round: int
    """0: before the first."""
    answer: Json
    better: Json
    margin: int
    """At the end, with the better one."""
    tries: int
    own: int
    """How much more the human would have had at the end."""
    theirs: int
    """How much more the opponent."""

    @property
    def cost(self) -> int:
        return self.own - self.theirs


class Progress(NamedTuple):
    done: int
    total: int


Examination = Generator[Progress, None, list[Regret]]
"""The search for the answers that cost most, in small pieces; it ends with them, the worst first."""
