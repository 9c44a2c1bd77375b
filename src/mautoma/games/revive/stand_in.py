"""A demonstration of Revive without the box: made-up tiles and artifacts answer what the table would tell.

The questions of fact are answered from a model dealt from the seed, without a line in the transcript; the
person carries out the Mautoma's actions on the drawn map, and plays, or lets a simple stand-in play.
"""

from __future__ import annotations

from typing import Any

from mautoma.games.revive import setup
from mautoma.games.revive.automa.building import building_sites
from mautoma.games.revive.automa.exploring import open_tiles
from mautoma.games.revive.map.board import FACE_DOWN
from mautoma.games.revive.names import HUMAN
from mautoma.games.revive.state import Revive, StandInBox
from mautoma.games.revive.table.mode import AtTable
from mautoma.games.revive.table.reports.human import (
    STAND_IN,
    YOUR_TURN,
    build_on,
    explore_tile,
    open_locations,
    populate_at,
)
from mautoma.kernel.event import Event
from mautoma.kernel.message import Json
from mautoma.kernel.mode import Result, Setup
from mautoma.kernel.question import Fill, Question
from mautoma.kernel.table import StandInTable, Table

HUMAN_BUILDINGS = 8
HUMAN_POPULATIONS = 7
STREAM = "stand-in"


class StandIn(AtTable):
    name = "stand-in"
    settings = setup.SETTINGS
    real = False

    def set_up(self, begin: Setup, table: Table) -> Revive:
        game = setup.new_game(begin.edition, begin.options)
        table.state = game
        game.stand_in = deal(game, table)
        table.tell("stand-in", "REV-S1")
        setup.set_up(game, TableWithoutBox(table, game))
        return game

    def play_round(self, game: Revive, table: Table) -> None:
        super().play_round(game, TableWithoutBox(table, game))

    def result(self, game: Revive) -> Result | None:
        """The score is partly drawn by lot: it is no victory and no defeat."""
        return None if game.score is None else Result("demonstration", {"score": game.score})

    def differences(self, before: Revive, now: Revive) -> list[Event]:
        """Nothing lies on a table."""
        return []


def deal(game: Revive, table: Table) -> StandInBox:
    """What every tile of the board will show, and the artifacts."""
    stand_ins = game.edition.stand_ins
    tiles: dict[str, list[str]] = {}
    for start in (True, False):
        stack = [tile.hexes for tile in stand_ins.tile if tile.start == start]
        table.chance.shuffle(STREAM, stack)
        places = [tile for tile in game.map.board.tiles if (tile.lies != FACE_DOWN) == start]
        for number, tile in enumerate(places):
            kinds = [*stack[number % len(stack)], *["nothing"] * len(tile.hexes)]
            tiles[tile.id] = kinds[: len(tile.hexes)]
    return StandInBox(tiles, dict(stand_ins.artifacts))


class TableWithoutBox(StandInTable):
    """What the table would tell is read off the tiles and artifacts that were dealt."""

    def __init__(self, table: Table, game: Revive) -> None:
        self.game = game
        facts = {
            "open-hexes": self._tile,
            "tile-hexes": self._tile,
            "correct-tile-hexes": self._tile,
            "artifact-left": self._artifact,
            "final-score": self._score,
        }
        super().__init__(table, facts)

    def answered(self, question: Question[Any], answer: Any) -> None:
        if question.key == YOUR_TURN and answer == STAND_IN:
            play_turn(self.game, self)

    def _tile(self, question: Question[Any]) -> Json:
        assert isinstance(question, Fill)
        board = self.game.map.board
        tile = board.tiles[board.tile_of[board.index(question.places[0])]]
        names = [board.names[hex] for hex in tile.hexes]
        kinds = zip(names, self._box.tiles[tile.id], strict=True)
        return {name: kind for name, kind in kinds if name in question.places}

    def _artifact(self, question: Question[Any]) -> Json:
        """Where one is left, the Mautoma removes it."""
        colour = str(question.data["colour"])
        left = self._box.artifacts.get(colour, 0)
        self._box.artifacts[colour] = max(left - 1, 0)
        return left > 0

    def _score(self, question: Question[Any]) -> Json:
        """A stand-in for a score: what the human did on the map, and luck for everything else."""
        luck = self.chance.below(STREAM, 71)
        return 40 + 4 * buildings_of_human(self.game) + 5 * populations_of_human(self.game) + luck

    @property
    def _box(self) -> StandInBox:
        assert self.game.stand_in is not None
        return self.game.stand_in


def buildings_of_human(game: Revive) -> int:
    return game.map.buildings.count(HUMAN)


def populations_of_human(game: Revive) -> int:
    return sum(game.map.human_populations)


def play_turn(game: Revive, table: Table) -> None:
    """The stand-in's turn: it explores if it can, then populates or builds, anywhere it may."""
    tiles = open_tiles(game.map)
    if tiles:
        explore_tile(game, table, table.chance.pick(STREAM, tiles))
    map = game.map
    locations = [
        hex for hex in open_locations(map) if any(map.is_explored(near) for near in map.board.neighbours[hex])
    ]
    sites = building_sites(map)
    if locations and populations_of_human(game) < HUMAN_POPULATIONS and game.turn % 2 == 0:
        populate_at(game, table, table.chance.pick(STREAM, locations))
    elif sites and buildings_of_human(game) < HUMAN_BUILDINGS:
        build_on(game, table, table.chance.pick(STREAM, sites))
