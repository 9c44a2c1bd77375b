"""An independent, deliberately naive reading of the rules: coordinates, repeated passes, whole scans."""

from __future__ import annotations

from mautoma.games.revive.map.board import CORNER, Board
from mautoma.games.revive.state import Revive


def touch(board: Board, one: int, other: int) -> bool:
    across = abs(board.halves[one] - board.halves[other])
    down = abs(board.rows[one] - board.rows[other])
    return (across, down) in ((2, 0), (1, 1))


def steps(board: Board, begin: list[int]) -> list[float]:
    """Distances by repeated passes over all pairs until nothing gets shorter."""
    far = [0.0 if hex in begin else float("inf") for hex in range(len(board))]
    changed = True
    while changed:
        changed = False
        for one in range(len(board)):
            for other in range(len(board)):
                if touch(board, one, other) and far[one] + 1 < far[other]:
                    far[other] = far[one] + 1
                    changed = True
    return far


def in_reach(game: Revive, limit: int | str) -> list[int]:
    map, board = game.map, game.map.board
    begin = [h for h in range(len(board)) if map.buildings[h] in ("small", "large") or map.populations[h]]
    if not begin:
        begin = [h for h in range(len(board)) if map.kinds[h] == "centre"]
    far = steps(board, begin)
    return [hex for hex in range(len(board)) if limit == "none" or far[hex] <= int(limit)]


def walk(game: Revive) -> list[int]:
    """All hexes in the order of the arrows, row by row."""
    board = game.map.board
    arrows = game.edition.mat.arrows_at(game.energy)
    assert arrows is not None
    rows = sorted(set(board.rows), reverse=arrows.rows == "bottom_up")
    order = []
    for row in rows:
        line = sorted((board.columns[hex], hex) for hex in range(len(board)) if board.rows[hex] == row)
        if arrows.direction == "right_to_left":
            line.reverse()
        order += [hex for _, hex in line]
    return order


def seen(game: Revive, hex: int) -> bool:
    return game.map.face_up[game.map.board.tile_of[hex]]


def same_body(game: Revive, one: int, other: int) -> bool:
    group = {one}
    while True:
        more = {
            hex
            for hex in range(len(game.map.board))
            if seen(game, hex)
            and game.map.kinds[hex] == game.map.kinds[one]
            and any(touch(game.map.board, hex, member) for member in group)
        }
        if more <= group:
            return other in group
        group |= more


def value(game: Revive, site: int) -> int:
    board, map = game.map.board, game.map
    size = "small" if game.small else "large"
    total = 0
    counted: list[int] = []
    for near in range(len(board)):
        if not touch(board, site, near) or not seen(game, near):
            continue
        kind = map.kinds[near]
        total += {"terrain": 1, "terrain_2": 2, "small_crystal": 1, "large_crystal": 1}.get(kind, 0)
        if kind not in ("water", "lake") or any(
            map.kinds[before] == kind and same_body(game, before, near) for before in counted
        ):
            continue
        counted.append(near)
        sizes = ("small", "large") if kind == "water" else (size,)
        taken = any(
            map.buildings[hex] in sizes and touch(board, hex, wet) and same_body(game, near, wet)
            for hex in range(len(board))
            for wet in range(len(board))
            if seen(game, wet) and map.kinds[wet] == kind
        )
        total += 0 if taken else 2
    return total


def site(game: Revive, limit: int | str) -> int | None:
    if not game.small and not game.large:
        return None
    near = in_reach(game, limit)
    sites = [
        hex
        for hex in walk(game)
        if hex in near and seen(game, hex) and game.map.kinds[hex] == "sand" and not game.map.buildings[hex]
    ]
    best = max((value(game, hex) for hex in sites), default=0)
    return next((hex for hex in sites if value(game, hex) == best), None)


def location(game: Revive, limit: int | str) -> int | None:
    if not game.populations:
        return None
    near = in_reach(game, limit)
    valid = [
        hex
        for hex in walk(game)
        if hex in near
        and seen(game, hex)
        and game.map.kinds[hex].endswith("location")
        and not game.map.populations[hex]
    ]
    for hex in valid:
        if not game.map.human_populations[hex]:
            return hex
    return valid[0] if valid else None


def tile(game: Revive, limit: int | str) -> int | None:
    board = game.map.board
    near = in_reach(game, limit)
    for hex in walk(game):
        number = board.tile_of[hex]
        if game.map.face_up[number]:
            continue
        hexes = [other for other in range(len(board)) if board.tile_of[other] == number]
        opened = any(
            touch(board, mine, other)
            and seen(game, other)
            and board.tiles[board.tile_of[other]].lies != CORNER
            for mine in hexes
            for other in range(len(board))
        )
        if opened and any(mine in near for mine in hexes):
            return number
    return None
