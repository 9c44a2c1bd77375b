"""A box as it might lie on a table: a board of its own, and tiles that are dealt anew for every game.

The board has the parts of the printed one: a centre, 5 start tiles and 25 area tiles of 4 or 5 hexes. A tile
fits every place of its outline, the one of 4 hexes in two turns.
"""

from __future__ import annotations

from random import Random
from typing import Any

from mautoma.games.revive.edition.board import read_board
from mautoma.games.revive.map.board import Board
from mautoma.games.revive.map.face import Face, face_of, ways_to_lie
from mautoma.games.revive.state import Revive
from mautoma.kernel.message import Json
from mautoma.kernel.question import Fill, Question

STARTS = ("band3b", "band3c", "band3d", "band4b", "band4c")
KINDS = (
    "sand",
    "sand",
    "terrain",
    "water",
    "small_location",
    "small_crystal",
    "terrain_2",
    "lake",
    "nothing",
)


def _band(number: int, shifted_first: bool) -> list[list[str]]:
    """Two rows of five tiles: a rhombus, two trapezoids that face each other, two rhombi."""
    a, b, c, d, e = (f"band{number}{letter}" for letter in "abcde")
    one = [a, a, b, b, b, c, c, d, d, e, e]
    other = [a, a, b, b, c, c, c, d, d, e, e]
    return [other, one] if shifted_first else [one, other]


def board_text() -> str:
    middle = ["corner1", *["-"] * 4, "centre", *["-"] * 4, "corner2"]
    rows = [row for number in (1, 2, 3) for row in _band(number, False)]
    rows += [middle, *(row for number in (4, 5, 6) for row in _band(number, True))]
    lines = ['shifted = "even"', ""]
    lines += [f"[[row]]\ntiles = [{', '.join(map(_quoted, row))}]" for row in rows]
    lines += [f'[[tile]]\nid = "{id}"\nlies = "open"' for id in STARTS]
    lines.append('[[tile]]\nid = "centre"\nlies = "open"\nhexes = ["centre"]')
    corners = ("corner1", "corner2")
    lines += [f'[[tile]]\nid = "{id}"\nlies = "corner"\nhexes = ["large_location"]' for id in corners]
    return "\n".join(lines) + "\n"


def _quoted(id: str) -> str:
    return f'"{id}"'


def box_tiles(board: Board) -> dict[str, Face]:
    """What each tile of the box shows, by the place where it was made for: all of them differ."""
    chance = Random(7)
    faces: dict[str, Face] = {}
    for tile in board.tiles:
        while tile.id.startswith("band") and tile.id not in faces:
            kinds = ["sand", *(chance.choice(KINDS) for _ in tile.hexes[1:])]
            chance.shuffle(kinds)
            face = face_of(board, tile.hexes, kinds)
            if face not in faces.values():
                faces[tile.id] = face
    return faces


def dealt(seed: int) -> dict[str, list[str]]:
    """What each place of the board will show in a game: start tiles among themselves, and area tiles."""
    board = read_board(board_text())
    chance, lying = Random(seed), {}
    tiles = box_tiles(board)
    for start in (True, False):
        ids = [id for id in tiles if (id in STARTS) == start]
        left = [tiles[id] for id in ids]
        chance.shuffle(left)
        for id in ids:
            hexes = board.tiles[board.tile(id)].hexes
            face = next(face for face in left if ways_to_lie(board, hexes, face))
            left.remove(face)
            way = chance.choice(ways_to_lie(board, hexes, face))
            lying[id] = [way[hex] for hex in hexes]
    return lying


class Owner:
    """Plays at the table: explores, builds and populates in turn, and tells what lies there."""

    def __init__(self, seed: int) -> None:
        self.lying = dealt(seed)
        self.chance = Random(seed)
        self.told = 0

    def answer(self, question: Question[Any], game: Revive) -> Json:
        match question.key:
            case "your-turn":
                return self._report(question, game)
            case "artifact-left":
                return True
            case "final-score":
                return 147
            case "ready":
                return "ready"
        if isinstance(question, Fill):
            board = game.map.board
            tile = board.tiles[board.tile_of[board.index(question.places[0])]]
            shown = dict(zip((board.names[hex] for hex in tile.hexes), self.lying[tile.id], strict=True))
            return {place: shown[place] for place in question.places}
        return "done"

    def _report(self, question: Any, game: Revive) -> str:
        """In every third turn it hibernates or changes nothing on the map; else one or two things."""
        wanted = [["explored", "built"], ["explored", "populated"], []][game.turn % 3]
        if self.told >= len(wanted):
            self.told = 0
            return "done"
        kind = wanted[self.told]
        self.told += 1
        fitting = [value for value in question.values() if value.startswith(f"{kind} ")]
        return self.chance.choice(fitting) if fitting else self._report(question, game)
