"""What only the table can tell, as questions; and how the map learns it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mautoma.games.revive.map.board import ASK, FACE_DOWN
from mautoma.games.revive.map.face import ways_to_lie
from mautoma.games.revive.names import HIDDEN, PALETTE
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.findings import tiles_on_map
from mautoma.kernel.message import Msg
from mautoma.kernel.question import Confirm, Fill, Option, Pick, Place
from mautoma.kernel.table import Table

BACK = "back"
TURN_UP = "turn-up"
"""What a tile shows that the Mautoma explores: who tells it has turned it over."""
REALLY_UP = "correct-tile-hexes"


def turn_over(game: Revive, table: Table, tile: int) -> None:
    """The tile is turned the way the human likes, once and for all (REV-X2); what does it show? A correction
    made meanwhile may have told it."""
    question = ask_tile(game, tile, "tile-hexes", "REV-X2")
    shows(game, tile, table.ask(question) if question.places else {})


def shows(game: Revive, tile: int, kinds: Mapping[str, str]) -> None:
    """The tile lies face up, and these hexes of it are told."""
    for name, kind in kinds.items():
        game.map.kinds[game.map.board.index(name)] = kind
    game.map.face_up[tile] = True


def ask_tile(game: Revive, tile: int, key: str, rule: str) -> Fill:
    """What the hexes of a tile show that are not known yet. In a correction it may be face down after all."""
    board, kinds = game.map.board, game.map.kinds
    unknown = [hex for hex in board.tiles[tile].hexes if kinds[hex] in (HIDDEN, ASK)]
    names = [board.names[hex] for hex in unknown]
    left = [dict.fromkeys(names, HIDDEN)] if key == REALLY_UP else []
    return Fill(
        key=key,
        data={"tile": board.tiles[tile].name, "places": names},
        rules=(rule,),
        places=names,
        palette=(*PALETTE, HIDDEN) if left else PALETTE,
        noun="kind",
        offers=[*left, *offered_faces(game, tile, unknown)],
        outcome=key == TURN_UP,
    )


def offered_faces(game: Revive, tile: int, asked: Sequence[int]) -> list[dict[str, str]]:
    """The known tiles that do not lie on the map yet, in every turn that fits here."""
    if not game.edition.tiles:
        return []
    map, board = game.map, game.map.board
    lying, start = tiles_on_map(game), board.tiles[tile].lies != FACE_DOWN
    ways = [
        way
        for face, is_start in game.edition.tiles
        if is_start == start and (face, start) not in lying
        for way in ways_to_lie(board, board.tiles[tile].hexes, face)
    ]
    return [
        {board.names[hex]: way[hex] for hex in asked}
        for way in ways
        if all(hex in asked or way[hex] == map.kinds[hex] for hex in way)
    ]


def pick_hex(game: Revive, key: str, hexes: Sequence[int], *rules: str) -> Pick:
    """One of the hexes, to be tapped on the map; or back."""
    names = game.map.board.names
    return Pick(
        key=key,
        rules=rules,
        choices=[*(names[hex] for hex in hexes), BACK],
        describe=lambda value: _hex_option(game, value),
        leave=BACK,
    )


def _hex_option(game: Revive, value: str) -> Option:
    if value == BACK:
        return Option(BACK)
    kind = game.map.kinds[game.map.board.index(value)]
    return Option(value, Msg("hex-of-kind", {"hex": value, "kind": kind}), Place(value))


def pick_tile(game: Revive, key: str, tiles: Sequence[int], *rules: str) -> Pick:
    board = game.map.board
    return Pick(
        key=key,
        rules=rules,
        choices=[*(board.tiles[tile].id for tile in tiles), BACK],
        describe=lambda value: _tile_option(game, value),
        leave=BACK,
    )


def _tile_option(game: Revive, value: str) -> Option:
    if value == BACK:
        return Option(BACK)
    places = tile_places(game, game.map.board.tile(value))
    return Option(value, Msg("tile-at", {"hex": places[0]}), Place(places[0], tuple(places)))


def tile_places(game: Revive, tile: int) -> list[str]:
    board = game.map.board
    return [board.names[hex] for hex in board.tiles[tile].hexes]


def learn_kind(game: Revive, table: Table, hex: int) -> None:
    """What a hex really shows, where the map was wrong."""
    name = game.map.board.names[hex]
    game.map.kinds[hex] = table.ask(
        Pick(key="real-kind", data={"hex": name, "places": [name]}, choices=PALETTE, noun="kind")
    )


def is_artifact_left(game: Revive, table: Table, colour: str) -> bool:
    """A colour known to be gone is not asked for again."""

    def ask(last: bool | None) -> bool:
        question = Confirm(key="artifact-left", data={"colour": colour}, rules=("REV-T2",), default=True)
        left = table.ask(question)
        if not left:
            table.tell("no-artifact-of", "REV-T2", colour=colour)
        return left

    return game.artifacts_left.recall(colour, ask)
