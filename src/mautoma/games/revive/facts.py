"""What only the table can tell about the map, as questions; and how the map learns it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mautoma.games.revive.findings import tiles_on_map
from mautoma.games.revive.map.board import ASK, FACE_DOWN
from mautoma.games.revive.map.face import ways_to_lie
from mautoma.games.revive.names import HIDDEN, PALETTE
from mautoma.games.revive.state import Game
from mautoma.kernel.message import Msg
from mautoma.kernel.question import Fill, Option, Pick, Place
from mautoma.kernel.table import Table

BACK = "back"


def turn_over(game: Game, table: Table, tile: int) -> None:
    """The tile is turned the way the human likes, once and for all (REV-X2); what does it show?"""
    shows(game, tile, table.ask(ask_tile(game, tile, "tile-hexes", "REV-X2")))


def shows(game: Game, tile: int, kinds: Mapping[str, str]) -> None:
    """The tile lies face up, and these hexes of it are told."""
    for name, kind in kinds.items():
        game.map.kinds[game.map.board.index(name)] = kind
    game.map.face_up[tile] = True


def ask_tile(game: Game, tile: int, key: str, rule: str) -> Fill:
    """What the hexes of a tile show that are not known yet."""
    board, kinds = game.map.board, game.map.kinds
    unknown = [hex for hex in board.tiles[tile].hexes if kinds[hex] in (HIDDEN, ASK)]
    names = [board.names[hex] for hex in unknown]
    return Fill(
        key=key,
        data={"tile": board.tiles[tile].name, "places": names},
        rules=(rule,),
        places=names,
        palette=PALETTE,
        noun="kind",
        offers=offered_faces(game, tile, unknown),
    )


def offered_faces(game: Game, tile: int, asked: Sequence[int]) -> list[dict[str, str]]:
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


def pick_hex(game: Game, key: str, hexes: Sequence[int], *rules: str) -> Pick:
    """One of the hexes, to be tapped on the map; or back."""
    names = game.map.board.names
    return Pick(
        key=key,
        rules=rules,
        choices=[*(names[hex] for hex in hexes), BACK],
        describe=lambda value: _hex_option(game, value),
    )


def _hex_option(game: Game, value: str) -> Option:
    if value == BACK:
        return Option(BACK)
    kind = game.map.kinds[game.map.board.index(value)]
    return Option(value, Msg("hex-of-kind", {"hex": value, "kind": kind}), Place(value))


def pick_tile(game: Game, key: str, tiles: Sequence[int], *rules: str) -> Pick:
    board = game.map.board
    return Pick(
        key=key,
        rules=rules,
        choices=[*(board.tiles[tile].id for tile in tiles), BACK],
        describe=lambda value: _tile_option(game, value),
    )


def _tile_option(game: Game, value: str) -> Option:
    if value == BACK:
        return Option(BACK)
    places = tile_places(game, game.map.board.tile(value))
    return Option(value, Msg("tile-at", {"hex": places[0]}), Place(places[0], tuple(places)))


def tile_places(game: Game, tile: int) -> list[str]:
    board = game.map.board
    return [board.names[hex] for hex in board.tiles[tile].hexes]
