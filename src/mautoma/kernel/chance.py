"""All randomness of a game: a seed and named streams.

A draw depends on the seed, the name of its stream and how many draws that stream
has made, and on nothing else. So undo and redo cannot re-roll, and a new use of
chance in one stream leaves the others as they were.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

MAX_SEED = 2**53 - 1
_MASK = 2**64 - 1
_STEP = 0x9E3779B97F4A7C15


def _stream_seed(seed: int, stream: str) -> int:
    digest = blake2b(f"{seed}/{stream}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")


def _mix(x: int) -> int:
    """The output function of splitmix64: a counter goes in, 64 even bits come out."""
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB & _MASK
    return x ^ (x >> 31)


class Chance:
    __slots__ = ("_at", "seed")

    def __init__(self, seed: int, at: dict[str, int] | None = None) -> None:
        self.seed = seed
        self._at = dict(at) if at else {}

    def _stream(self, name: str) -> int:
        at = self._at.get(name)
        return _stream_seed(self.seed, name) if at is None else at

    def below(self, stream: str, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the others."""
        at = self._at[stream] = (self._stream(stream) + _STEP) & _MASK
        return _mix(at) * n >> 64

    def pick(self, stream: str, items: list[T] | tuple[T, ...]) -> T:
        return items[self.below(stream, len(items))]

    def shuffle(self, stream: str, items: list[T]) -> None:
        at = self._stream(stream)
        for last in range(len(items) - 1, 0, -1):
            at = (at + _STEP) & _MASK
            other = _mix(at) * (last + 1) >> 64
            items[last], items[other] = items[other], items[last]
        self._at[stream] = at

    def clone(self) -> Chance:
        return Chance(self.seed, self._at)
