"""What a game finds out about the box: the faces of its tiles, its cards, and what its mat shows."""

from __future__ import annotations

from msgspec import to_builtins

from mautoma.games.revive.edition.cards import CARDS_FILE
from mautoma.games.revive.edition.mat import MAT_FILE
from mautoma.games.revive.edition.tiles import TILES_FILE
from mautoma.games.revive.map.board import ASK, FACE_DOWN
from mautoma.games.revive.map.face import Face, face_of
from mautoma.games.revive.names import HIDDEN
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.facts.mat import told_entries
from mautoma.games.revive.table.printed_deck import entered_cards
from mautoma.kernel.finding import Finding
from mautoma.kernel.message import Json


def findings(game: Revive) -> list[Finding]:
    """Of tiles those that the board itself does not show; without the box there is nothing to find out."""
    if game.stand_in is not None:
        return []
    tiles = [_finding(*tile) for tile in tiles_on_map(game) if tile not in game.edition.tiles]
    cards = [Finding(CARDS_FILE, "card", to_builtins(card)) for card in entered_cards(game)]
    mat = [
        Finding(MAT_FILE, part, to_builtins(told), key, whole=not key)
        for part, told, key in told_entries(game)
    ]
    return [*tiles, *cards, *mat]


def tiles_on_map(game: Revive) -> list[tuple[Face, bool]]:
    """The faces told in this game, and whether they are of start tiles."""
    map = game.map
    return [
        (face_of(map.board, tile.hexes, kinds), tile.lies != FACE_DOWN)
        for tile in map.board.tiles
        if ASK in tile.kinds
        and not {HIDDEN, ASK}.intersection(kinds := [map.kinds[hex] for hex in tile.hexes])
    ]


def _finding(face: Face, start: bool) -> Finding:
    hexes: list[Json] = [{"right": right, "down": down, "kind": kind} for right, down, kind in face]
    return Finding(TILES_FILE, "tile", {"hexes": hexes} | ({"start": True} if start else {}))
