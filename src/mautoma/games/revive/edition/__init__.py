"""An edition of the Mautoma for Revive: board, mat and cards, a folder of TOML files.

The rulebook shows them only as pictures. The bundled "house" edition is this project's own
design; an owner of the printed ones enters theirs once. See docs/editions-revive.md.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from mautoma.games.kit.editions import EditionFolders, hash_of
from mautoma.games.kit.files import DataError, read_text
from mautoma.games.revive.edition.board import BOARD_FILE, read_board
from mautoma.games.revive.edition.cards import CARDS_FILE, Card, CardsFile, missing_cards, read_cards
from mautoma.games.revive.edition.mat import MAT_FILE, Mat, misnamed_rows, read_mat
from mautoma.games.revive.edition.stand_ins import STAND_IN_FILE, StandIns, read_stand_ins
from mautoma.games.revive.edition.tiles import TILES_FILE, Tiles, TilesFile, read_tiles
from mautoma.games.revive.map.board import Board
from mautoma.kernel.editor import DataFile

DATA = Path(__file__).parents[1] / "data"
FILES = (BOARD_FILE, MAT_FILE, CARDS_FILE)
"""What an own edition must have; without stand-ins of its own it gets the house's. Tiles come with time."""

T = TypeVar("T")


class Edition(Struct, frozen=True):
    name: str
    hash: str
    board: Board
    mat: Mat
    cards: tuple[Card, ...]
    stand_ins: StandIns
    tiles: Tiles = ()
    """Those known so far. They decide nothing, so they are no part of the hash."""

    missing: tuple[str, ...] = ()
    """The cards that are not entered yet."""

    def with_card(self, card: Card) -> Edition:
        cards = (*self.cards, card)
        return replace(self, cards=cards, missing=missing_cards(cards))

    def card(self, id: str) -> Card:
        return next(card for card in self.cards if card.id == id)


def load_edition(folder: Path) -> Edition:
    """DataError with the faults of all files."""
    own = folder / STAND_IN_FILE
    faults: list[str] = []
    board = _read(folder / BOARD_FILE, read_board, faults)
    mat = _read(folder / MAT_FILE, read_mat, faults)
    if board is not None and mat is not None:
        faults += misnamed_rows(mat, board.row_count)
    cards = _read(folder / CARDS_FILE, read_cards, faults)
    stand_ins = _read(own if own.exists() else DATA / "house" / STAND_IN_FILE, read_stand_ins, faults)
    known = folder / TILES_FILE
    tiles = _read(known, read_tiles, faults) if known.exists() else ()
    if faults or board is None or mat is None or cards is None or stand_ins is None:
        raise DataError(*faults)
    return Edition(
        folder.name,
        hash_of(board, mat, cards, stand_ins),
        board,
        mat,
        cards,
        stand_ins,
        tiles or (),
        missing_cards(cards),
    )


def _read(path: Path, read: Callable[[str], T], faults: list[str]) -> T | None:
    try:
        found: T = _understood(read, read_text(path))
    except DataError as error:
        faults += error.faults
        return None
    return found


@lru_cache(16)
def _understood(read: Callable[[str], T], text: str) -> T:
    """Nobody changes it: an edition written anew for another tile has its other files as they were."""
    return read(text)


EDITIONS = EditionFolders(DATA, FILES, load_edition)
house = EDITIONS.house
DATA_FILES = {
    MAT_FILE: DataFile(DATA / "house" / MAT_FILE, Mat),
    CARDS_FILE: DataFile(DATA / "house" / CARDS_FILE, CardsFile, blank=""),
    TILES_FILE: DataFile(DATA / "house" / TILES_FILE, TilesFile),
}
"""The board has an editor of its own."""
