"""Ideas that race: each is played out in the same worlds, the better ones in more and more of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import TypeVar

T = TypeVar("T")

CERTAINTY = 1.6
"""How many standard errors better an idea must be."""


def clearly_better(differences: Sequence[float]) -> bool:
    """More than luck in the choice of worlds would explain."""
    return fmean(differences) > CERTAINTY * stdev(differences) / sqrt(len(differences))


def halve(ideas: Sequence[T], value: Callable[[T, int], float], budget: int) -> T:
    """The best idea: after some worlds the worse half is out, and so on, each time for the same share of the
    budget, which is counted in values."""
    running = [(0.0, at) for at in range(len(ideas))]
    share = budget // max(1, (len(ideas) - 1).bit_length())
    number = 0
    while len(running) > 1:
        for _ in range(max(1, share // len(running))):
            running = [(sum_ + value(ideas[at], number), at) for sum_, at in running]
            number += 1
        running = sorted(running, key=lambda one: (-one[0], one[1]))[: (len(running) + 1) // 2]
    return ideas[running[0][1]]
