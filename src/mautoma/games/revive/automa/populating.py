"""Where the Mautoma places a population (REV-P1)."""

from __future__ import annotations

from mautoma.games.revive.edition.cards import Card
from mautoma.games.revive.map.arrows import ranks
from mautoma.games.revive.map.distance import reach
from mautoma.games.revive.names import LOCATIONS
from mautoma.games.revive.state import Game
from mautoma.kernel.decide import Decision, decide, least, must, prefer


def valid_locations(game: Game) -> list[int]:
    """Ruling: one with a population of the Mautoma is not valid, unless the edition says otherwise."""
    map = game.map
    joins = game.edition.mat.readings.joins_itself
    return [
        hex
        for hex in map.explored_hexes()
        if map.kinds[hex] in LOCATIONS and (joins or not map.populations[hex])
    ]


def choose_location(game: Game, card: Card, barred: set[int]) -> Decision[int]:
    """Within reach, an empty one before an occupied one, first along the arrows; large or small alike.

    Printed example: REV-Z4.
    """
    map, board = game.map, game.map.board
    locations = [hex for hex in valid_locations(game) if hex not in barred] if game.populations else []
    near = reach(game, card)
    met = ranks(board, game.edition.mat.arrows_at(game.energy))
    return decide(
        locations,
        must("REV-D1", "within-reach", near.__getitem__),
        prefer(
            "REV-P1", "empty-location", lambda hex: not (map.human_populations[hex] or map.populations[hex])
        ),
        least("REV-K1", "arrows", met.__getitem__),
        why="REV-P1",
        show=board.names.__getitem__,
    )
