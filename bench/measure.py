"""Taking samples: interleaved, so that a busy moment of the machine touches all of them alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

REPEATS = 7


@dataclass
class Measurement:
    """`sample` does the work `times` times over and gives the seconds it took, or what it measured itself."""

    name: str
    sample: Callable[[], float]
    times: int = 1
    seconds: list[float] = field(default_factory=list)

    def median(self) -> float:
        """Seconds for doing it once."""
        return median(self.seconds) / self.times

    def quickest(self) -> float:
        return min(self.seconds) / self.times


def timed(work: Callable[[], object]) -> Callable[[], float]:
    def sample() -> float:
        start = perf_counter()
        work()
        return perf_counter() - start

    return sample


def take(measurements: Sequence[Measurement], repeats: int = REPEATS) -> None:
    for measurement in measurements:
        measurement.sample()
    for _ in range(repeats):
        for measurement in measurements:
            measurement.seconds.append(measurement.sample())
