"""Which tile the Mautoma explores (REV-X1)."""

from __future__ import annotations

from collections.abc import Callable

from mautoma.games.revive.edition.cards import Card
from mautoma.games.revive.map.arrows import first_met, nothing
from mautoma.games.revive.map.distance import reach
from mautoma.games.revive.state import Map, Revive
from mautoma.kernel.decide import Decision, decide, must


def face_down_tiles(map: Map) -> list[int]:
    return [tile for tile, up in enumerate(map.face_up) if not up]


def is_next_to_explored(map: Map, tile: int) -> bool:
    """The centre and the start tiles count as explored; a corner opens nothing. (Rulings.)"""
    return any(
        map.opens_neighbours(map.board.tile_of[near])
        for hex in map.board.tiles[tile].hexes
        for near in map.board.neighbours[hex]
    )


def open_tiles(map: Map) -> list[int]:
    """Those that may be explored, however far."""
    return [tile for tile in face_down_tiles(map) if is_next_to_explored(map, tile)]


def choose_tile(
    game: Revive, card: Card, barred: set[int], learn: Callable[[], object] = nothing
) -> Decision[int]:
    """Next to an explored tile, its nearest hex within reach; of several the one whose hex is met first.

    Printed example: REV-Z5.
    """
    map, board = game.map, game.map.board
    near = reach(game, card)
    return decide(
        [tile for tile in face_down_tiles(map) if tile not in barred],
        must("REV-X1", "next-to-explored", lambda tile: is_next_to_explored(map, tile)),
        must("REV-D1", "within-reach", lambda tile: any(near[hex] for hex in board.tiles[tile].hexes)),
        first_met(game, learn, lambda tile: board.tiles[tile].hexes),
        why="REV-X1",
        show=lambda tile: board.tiles[tile].name,
    )
