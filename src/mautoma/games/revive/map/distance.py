"""Distance (REV-D1): spaces from a hex with a building or population of the Mautoma, by the shortest way.

Every hex can be crossed. Rulings: adjacent is 1, unless the edition counts only the spaces
between; before the Mautoma's first piece it is counted from the centre.
"""

from __future__ import annotations

from collections.abc import Sequence

from mautoma.games.revive.edition.cards import Card
from mautoma.games.revive.state import Map, Revive


def sources(map: Map) -> list[int]:
    pieces = [hex for hex in range(len(map.board)) if map.automa_builds_on(hex) or map.populations[hex]]
    return pieces or map.board.centre()


def distances(map: Map, begin: Sequence[int]) -> list[int]:
    """Steps from the nearest of `begin` to each hex."""
    steps = [-1] * len(map.board)
    reached = list(begin)
    for hex in reached:
        steps[hex] = 0
    for hex in reached:
        for near in map.board.neighbours[hex]:
            if steps[near] < 0:
                steps[near] = steps[hex] + 1
                reached.append(near)
    return steps


def reach(game: Revive, card: Card) -> list[bool]:
    """Which hexes are within the card's distance."""
    if card.limit == "none":
        return [True] * len(game.map.board)
    return within(game, card.limit)


def within(game: Revive, limit: int) -> list[bool]:
    limit += game.edition.mat.readings.distance == "between"
    return [steps <= limit for steps in distances(game.map, sources(game.map))]


def shortest_ways(map: Map, targets: Sequence[int]) -> tuple[list[int], int]:
    """One shortest way from the Mautoma's pieces to the nearest target, and how many there are (REV-V2)."""
    begin = sources(map)
    steps = distances(map, begin)
    length = min(steps[target] for target in targets)
    back = distances(map, [target for target in targets if steps[target] == length])
    ways = {hex: 1 for hex in begin if back[hex] == length}
    layer = list(ways)
    way = [layer[0]]
    for left in range(length - 1, -1, -1):
        further: dict[int, int] = {}
        for hex in layer:
            for near in map.board.neighbours[hex]:
                if back[near] == left:
                    further[near] = further.get(near, 0) + ways[hex]
        way.append(next(near for near in map.board.neighbours[way[-1]] if back[near] == left))
        ways, layer = further, list(further)
    return way, sum(ways.values())
