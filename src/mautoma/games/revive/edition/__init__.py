"""An edition of the Mautoma for Revive: board, mat and cards, TOML files.

The rulebook shows them only as pictures. The bundled "house" edition is this project's own
design; an owner of the printed ones enters theirs once. See docs/editions-revive.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from mautoma.games.kit.editions import EditionFiles, hash_of, texts, try_to
from mautoma.games.revive.edition.board import BOARD_FILE, read_board
from mautoma.games.revive.edition.cards import CARDS_FILE, Card, CardsFile, missing_cards, read_cards
from mautoma.games.revive.edition.mat import MAT_FILE, UNSEEN, Mat, misnamed_rows, read_mat
from mautoma.games.revive.edition.stand_ins import STAND_IN_FILE, StandIns, read_stand_ins
from mautoma.games.revive.edition.tiles import TILES_FILE, Tiles, TilesFile, read_tiles
from mautoma.games.revive.map.board import Board
from mautoma.kernel.editor import DataFile
from mautoma.kernel.fault import DataError, Place
from mautoma.kernel.message import Msg
from mautoma.kernel.remember import remembered

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

    missing: tuple[Msg, ...] = ()
    """What is not entered yet of the cards and the mat."""

    def with_card(self, card: Card) -> Edition:
        """New, or told again."""
        cards = (*(each for each in self.cards if each.id != card.id), card)
        return replace(self, cards=cards, missing=_missing(self.mat, cards))

    def with_mat(self, mat: Mat) -> Edition:
        return replace(self, mat=mat, missing=_missing(mat, self.cards))

    def card(self, id: str) -> Card:
        return next(card for card in self.cards if card.id == id)


def read_edition(name: str, files: Mapping[str, str]) -> Edition:
    """DataError with the faults of all files."""
    faults: list[Msg] = []
    board = _read(files, BOARD_FILE, read_board, faults)
    mat = _read(files, MAT_FILE, read_mat, faults)
    if board is not None and mat is not None:
        faults += misnamed_rows(mat, board.row_count)
    cards = _read(files, CARDS_FILE, read_cards, faults)
    own = files if STAND_IN_FILE in files else texts(DATA / "house")
    stand_ins = _read(own, STAND_IN_FILE, read_stand_ins, faults)
    tiles = _read(files, TILES_FILE, read_tiles, faults) if TILES_FILE in files else ()
    if faults or board is None or mat is None or cards is None or stand_ins is None:
        raise DataError(*faults)
    hash = hash_of(board, mat, cards, stand_ins)
    return Edition(name, hash, board, mat, cards, stand_ins, tiles or (), _missing(mat, cards))


def _missing(mat: Mat, cards: tuple[Card, ...]) -> tuple[Msg, ...]:
    return (*missing_cards(cards), *mat.missing())


def _read(files: Mapping[str, str], file: str, read: Callable[[str], T], faults: list[Msg]) -> T | None:
    if file not in files:
        faults.append(Place(file).fault("fault-no-file"))
        return None
    return try_to(_understood, read, files[file], faults=faults)


@remembered
def _understood(read: Callable[[str], T], text: str) -> T:
    """Nobody changes it: an edition written anew for another tile has its other files as they were."""
    return read(text)


EDITIONS = EditionFiles(DATA, FILES, read_edition)
house = EDITIONS.house
DATA_FILES = {
    MAT_FILE: DataFile(DATA / "house" / MAT_FILE, Mat, blank=UNSEEN),
    CARDS_FILE: DataFile(DATA / "house" / CARDS_FILE, CardsFile, blank=""),
    TILES_FILE: DataFile(DATA / "house" / TILES_FILE, TilesFile),
}
"""The board has an editor of its own."""
