"""Where the Mautoma builds (REV-B1 to REV-B8)."""

from __future__ import annotations

from collections.abc import Callable

from mautoma.games.revive.edition.cards import Card
from mautoma.games.revive.map.arrows import first_met, nothing
from mautoma.games.revive.map.distance import reach
from mautoma.games.revive.names import BONUSES, BUILDABLE, LAKE, LARGE, NO_BUILDING, SMALL, WATER
from mautoma.games.revive.state import Map, Revive
from mautoma.kernel.decide import Decision, decide, most, must


def next_building(game: Revive) -> str | None:
    """All small buildings first, then the large ones (REV-B1); none left: it cannot build (REV-B8)."""
    if game.small:
        return SMALL
    return LARGE if game.large else None


def building_sites(map: Map) -> list[int]:
    """Empty buildable hexes (REV-B1)."""
    return [
        hex
        for hex in map.explored_hexes()
        if map.kinds[hex] == BUILDABLE and map.buildings[hex] == NO_BUILDING
    ]


def site_value(map: Map, size: str) -> Callable[[int], int]:
    """How many bonuses lie next to a hex for a building of this size (REV-B2 to REV-B5)."""
    waters, lakes = bodies(map, WATER), bodies(map, LAKE)
    used_waters = _next_to(map, waters, (SMALL, LARGE))  # REV-B3
    used_lakes = _next_to(map, lakes, (size,))  # REV-B4

    def value(hex: int) -> int:
        near = [other for other in map.board.neighbours[hex] if map.is_explored(other)]
        bonuses = sum(BONUSES.get(map.kinds[other], 0) for other in near)
        fresh = {waters[other] for other in near if other in waters} - used_waters
        fresh_lakes = {lakes[other] for other in near if other in lakes} - used_lakes
        return bonuses + 2 * len(fresh) + 2 * len(fresh_lakes)

    return value


def bodies(map: Map, kind: str) -> dict[int, int]:
    """The body each hex of water (or each lake hex) belongs to: connected hexes are one (REV-B7, ruling)."""
    body: dict[int, int] = {}
    for first in map.explored_hexes():
        if map.kinds[first] != kind or first in body:
            continue
        body[first] = first
        reached = [first]
        for hex in reached:
            for near in map.board.neighbours[hex]:
                if near not in body and map.is_explored(near) and map.kinds[near] == kind:
                    body[near] = first
                    reached.append(near)
    return body


def _next_to(map: Map, body: dict[int, int], sizes: tuple[str, ...]) -> set[int]:
    """The bodies that already have a building of the Mautoma of one of these sizes beside them."""
    return {
        body[near]
        for hex, building in enumerate(map.buildings)
        if building in sizes
        for near in map.board.neighbours[hex]
        if near in body
    }


def choose_site(
    game: Revive, card: Card, barred: set[int], learn: Callable[[], object] = nothing
) -> Decision[int]:
    """Within reach, most bonuses, first along the arrows; a value of 0 is built on all the same (REV-B6).

    Printed example: REV-Z3.
    """
    map, board = game.map, game.map.board
    size = next_building(game)
    sites = [hex for hex in building_sites(map) if hex not in barred] if size else []
    near = reach(game, card)
    return decide(
        sites,
        must("REV-D1", "within-reach", near.__getitem__),
        most("REV-B2", "bonuses", site_value(map, size or SMALL)),
        first_met(game, learn, lambda hex: (hex,)),
        why="REV-B1",
        show=board.names.__getitem__,
    )
