"""What a tile shows, wherever it is and whichever way round: how to recognise it, and where it fits.

A hex of a tile is found by steps along its row and rows down, from the first hex on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from mautoma.games.revive.map.board import Board

Place: TypeAlias = tuple[int, int]
Face: TypeAlias = tuple[tuple[int, int, str], ...]
"""Hexes in order, each with its kind."""

TURNS = 6


def face_of(board: Board, hexes: Sequence[int], kinds: Sequence[str]) -> Face:
    """The same for a tile in whatever turn."""
    return known_face(dict(zip(_places(board, hexes), kinds, strict=True)))


def known_face(kinds: Mapping[Place, str]) -> Face:
    return _known_face(tuple(kinds.items()))


@lru_cache(1024)
def _known_face(kinds: tuple[tuple[Place, str], ...]) -> Face:
    """A game asks after every round what all its tiles show."""
    return min(_turns(dict(kinds)))


def ways_to_lie(board: Board, hexes: Sequence[int], face: Face) -> list[dict[int, str]]:
    """The kinds of these hexes for each turn in which the tile fits there."""
    at = dict(zip(_placed(_places(board, hexes)), hexes, strict=True))
    ways = []
    for turned in _turns({(right, down): kind for right, down, kind in face}):
        kinds = {(right, down): kind for right, down, kind in turned}
        if kinds.keys() == at.keys():
            way = {hex: kinds[place] for place, hex in at.items()}
            ways += [way] if way not in ways else []
    return ways


def _places(board: Board, hexes: Iterable[int]) -> list[Place]:
    return [((board.halves[hex] - board.rows[hex]) // 2, board.rows[hex]) for hex in hexes]


def _turns(kinds: Mapping[Place, str]) -> Iterator[Face]:
    places, shown = list(kinds), list(kinds.values())
    for _ in range(TURNS):
        yield tuple(sorted((*place, kind) for place, kind in zip(_placed(places), shown, strict=True)))
        places = [(-down, right + down) for right, down in places]


def _placed(places: Sequence[Place]) -> list[Place]:
    """Counted from the first."""
    first = min(places)
    return [(right - first[0], down - first[1]) for right, down in places]
