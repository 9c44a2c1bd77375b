"""Where the Mautoma places a population (REV-P1)."""

from __future__ import annotations

from collections.abc import Callable

from mautoma.games.revive.edition.cards import Card
from mautoma.games.revive.map.arrows import first_met, nothing
from mautoma.games.revive.map.distance import reach
from mautoma.games.revive.names import LOCATIONS
from mautoma.games.revive.state import Revive
from mautoma.kernel.decide import Decision, decide, must, prefer


def valid_locations(game: Revive) -> list[int]:
    """Ruling: one with a population of the Mautoma is not valid, unless the edition says otherwise."""
    map = game.map
    joins = game.edition.mat.readings.joins_itself
    return [
        hex
        for hex in map.explored_hexes()
        if map.kinds[hex] in LOCATIONS and (joins or not map.populations[hex])
    ]


def choose_location(
    game: Revive, card: Card, barred: set[int], learn: Callable[[], object] = nothing
) -> Decision[int]:
    """Within reach, an empty one before an occupied one, first along the arrows; large or small alike.

    Printed example: REV-Z4.
    """
    map, board = game.map, game.map.board
    locations = [hex for hex in valid_locations(game) if hex not in barred] if game.populations else []
    near = reach(game, card)
    return decide(
        locations,
        must("REV-D1", "within-reach", near.__getitem__),
        prefer(
            "REV-P1", "empty-location", lambda hex: not (map.human_populations[hex] or map.populations[hex])
        ),
        first_met(game, learn, lambda hex: (hex,)),
        why="REV-P1",
        show=board.names.__getitem__,
    )
