"""Taking samples: interleaved, so that a busy moment of the machine touches all of them alike.

Work of the processor is measured in its own time, which other programs do not lengthen; what waits for a disk
or a wire is measured by the clock on the wall.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import process_time

REPEATS = 5


@dataclass
class Measurement:
    """`sample` does something `times` times over and gives the seconds it took."""

    name: str
    sample: Callable[[], float]
    times: int = 1
    seconds: list[float] = field(default_factory=list)

    def median(self) -> float:
        """Seconds for doing it once."""
        return median(self.seconds) / self.times

    def quickest(self) -> float:
        return min(self.seconds) / self.times

    def slowest(self) -> float:
        return max(self.seconds) / self.times


def processor_time(work: Callable[[], object]) -> Callable[[], float]:
    def sample() -> float:
        start = process_time()
        work()
        return process_time() - start

    return sample


def take(measurements: Sequence[Measurement], repeats: int = REPEATS) -> None:
    for measurement in measurements:
        measurement.sample()
    for _ in range(repeats):
        for measurement in measurements:
            measurement.seconds.append(measurement.sample())
