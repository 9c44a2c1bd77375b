"""A game of Revive against the Mautoma, as far as the program keeps it: plain data.

The map as it is on the table, the Mautoma's decks, energy marker and pieces, and the clock.
The human's own board, cards and goods are the human's business.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from mautoma.games.revive.edition import Edition
from mautoma.games.revive.edition.cards import Card
from mautoma.games.revive.edition.mat import Arrows
from mautoma.games.revive.map.board import CORNER, FACE_DOWN, Board
from mautoma.games.revive.names import (
    HIDDEN,
    LARGE,
    LARGE_BUILDINGS,
    NO_BUILDING,
    OTHER,
    POPULATIONS,
    SMALL,
    SMALL_BUILDINGS,
)
from mautoma.kernel.facts import Memory
from mautoma.kernel.mode import SECRET


@dataclass(slots=True)
class Map:
    """What lies on the board. Lists are by hex, `face_up` by tile."""

    board: Board
    kinds: list[str]
    face_up: list[bool]
    buildings: list[str]
    """NO_BUILDING, the Mautoma's SMALL or LARGE, or HUMAN."""
    populations: list[int]
    """The Mautoma's."""
    human_populations: list[bool]
    tokens: list[bool]
    """The human's, of the tribe ]0x49[."""

    @classmethod
    def of(cls, board: Board) -> Map:
        size = len(board)
        fresh = cls(
            board,
            [HIDDEN] * size,
            [tile.lies != FACE_DOWN for tile in board.tiles],
            [NO_BUILDING] * size,
            [0] * size,
            [False] * size,
            [False] * size,
        )
        for tile in board.tiles:
            if tile.lies != FACE_DOWN:
                for hex, kind in zip(tile.hexes, tile.kinds, strict=True):
                    fresh.kinds[hex] = kind
        return fresh

    def clone(self) -> Map:
        return Map(
            self.board,
            self.kinds[:],
            self.face_up[:],
            self.buildings[:],
            self.populations[:],
            self.human_populations[:],
            self.tokens[:],
        )

    def is_explored(self, hex: int) -> bool:
        return self.face_up[self.board.tile_of[hex]]

    def explored_hexes(self) -> list[int]:
        face_up = self.face_up
        return [hex for hex, tile in enumerate(self.board.tile_of) if face_up[tile]]

    def opens_neighbours(self, tile: int) -> bool:
        """Whether the tiles beside it may be explored: the corner locations open none (REV-X1, ruling)."""
        return self.face_up[tile] and self.board.tiles[tile].lies != CORNER

    def automa_builds_on(self, hex: int) -> bool:
        return self.buildings[hex] in (SMALL, LARGE)


@dataclass(slots=True, frozen=True)
class Choice:
    """What the Mautoma last chose on the map, for the drawing: hexes by name."""

    action: str
    hexes: tuple[str, ...]
    in_reach: tuple[str, ...]
    """All candidates, the chosen one among them; of a tile its first hex."""
    values: dict[str, int]
    """Of all candidates of a build."""
    arrows: Arrows | None = None
    """Those that broke the tie, if any did."""


@dataclass(slots=True)
class StandInBox:
    """What would lie on the table, for a game without the box."""

    tiles: dict[str, list[str]]
    """What each tile shows when it is turned over."""
    artifacts: dict[str, int]

    def clone(self) -> StandInBox:
        return StandInBox(self.tiles, dict(self.artifacts))


@dataclass(slots=True)
class Revive:
    edition: Edition
    map: Map
    expansion: bool = False
    machine_variant: bool = False
    tribe: str = OTHER
    turn: int = 0
    """The human's turn, 1 to 18."""
    deck: list[str] = field(default_factory=list, metadata=SECRET)
    """The action deck; the top card is the last."""
    used: list[str] = field(default_factory=list)
    progress: list[str] = field(default_factory=list, metadata=SECRET)
    removed: str = field(default="", metadata=SECRET)
    """The card put back into the box unseen (REV-S6)."""
    energy: int = 0
    """The marker's position on the energy track, from 0."""
    small: int = SMALL_BUILDINGS
    large: int = LARGE_BUILDINGS
    populations: int = POPULATIONS
    restores: int = 0
    discarded_at: list[int] = field(default_factory=list)
    """Where the marker stood when each restore turn discarded from the displays."""
    artifacts_removed: list[str] = field(default_factory=list)
    artifacts_left: Memory[bool] = field(default_factory=Memory)
    """By colour: whether a major one is left, as far as the table told."""
    choice: Choice | None = None
    score: int | None = None
    stand_in: StandInBox | None = field(default=None, metadata=SECRET)
    unseen: str = field(default="", metadata=SECRET)
    """The progress card shuffled in last, until it is turned up."""
    printed_deck: bool = False
    """The player draws from printed cards and tells which one came."""
    entered: tuple[Card, ...] = ()
    """The cards that the edition did not have when the game began."""
    entering: Card | None = None
    """A card that is none of the rulebook's, as far as it was told."""
    told: tuple[str, ...] = ()
    """What was told of the printed mat in this game: "track", sections by number, pieces."""
    printed_mat: bool = False
    """The human keeps the Mautoma's mat up to date on the table."""
    counted: list[str] = field(default_factory=list)
    """The cards that are known to have been shuffled into the action deck."""

    @property
    def shows_energy(self) -> bool:
        """Whether the human is told where the marker goes: for the printed mat, or without the box."""
        return self.printed_mat or self.stand_in is not None

    def clone(self) -> Revive:
        return Revive(
            self.edition,
            self.map.clone(),
            self.expansion,
            self.machine_variant,
            self.tribe,
            self.turn,
            self.deck[:],
            self.used[:],
            self.progress[:],
            self.removed,
            self.energy,
            self.small,
            self.large,
            self.populations,
            self.restores,
            self.discarded_at[:],
            self.artifacts_removed[:],
            self.artifacts_left.clone(),
            self.choice,
            self.score,
            self.stand_in.clone() if self.stand_in else None,
            self.unseen,
            self.printed_deck,
            self.entered,
            self.entering,
            self.told,
            self.printed_mat,
            self.counted[:],
        )
