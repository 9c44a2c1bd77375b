"""An edition of the Mautoma for Revive: board, mat and cards, a folder of TOML files.

The rulebook shows them only as pictures. The bundled "house" edition is this project's own
design; an owner of the printed ones enters theirs once. See docs/editions-revive.md.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from mautoma.games.kit.editions import EditionFolders, hash_of
from mautoma.games.kit.files import DataError, read_table, read_text
from mautoma.games.revive.edition.board import BOARD_FILE, read_board
from mautoma.games.revive.edition.mat import CARDS_FILE, MAT_FILE, Card, Mat, read_cards, read_mat
from mautoma.games.revive.map.board import Board
from mautoma.games.revive.names import Kind

DATA = Path(__file__).parents[1] / "data"
STAND_IN_FILE = "stand-in.toml"
FILES = (BOARD_FILE, MAT_FILE, CARDS_FILE)
"""What an own edition must have; without stand-ins of its own it gets the house's."""


class StandInTile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    hexes: Annotated[tuple[Kind, ...], Meta(min_length=1)]
    start: bool = False


class StandIns(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies on a table without the box: tiles to turn, artifacts to remove."""

    tile: Annotated[tuple[StandInTile, ...], Meta(min_length=1)]
    artifacts: dict[str, Annotated[int, Meta(ge=0, le=8)]]


class Edition(Struct, frozen=True):
    name: str
    hash: str
    board: Board
    mat: Mat
    cards: tuple[Card, ...]
    stand_ins: StandIns

    def card(self, id: str) -> Card:
        return next(card for card in self.cards if card.id == id)


def load_edition(folder: Path) -> Edition:
    texts = {file: read_text(folder / file) for file in FILES}
    board = read_board(texts[BOARD_FILE])
    mat = read_mat(texts[MAT_FILE], board.row_count)
    cards = read_cards(texts[CARDS_FILE])
    own = folder / STAND_IN_FILE
    stand_ins = read_table(own if own.exists() else DATA / "house" / STAND_IN_FILE, StandIns)
    for start in (True, False):
        if not any(tile.start == start for tile in stand_ins.tile):
            reason = f"none with start = {str(start).lower()}"
            raise DataError(f"{STAND_IN_FILE}: tile: {reason}")
    return Edition(folder.name, hash_of(board, mat, cards, stand_ins), board, mat, cards, stand_ins)


EDITIONS = EditionFolders(DATA, FILES, load_edition)
house = EDITIONS.house
