"""Photos of an owner's cards: small ones, one a card, rows of the same file as the editions they belong to.

A page makes them small before it sends them. Whatever else arrives is refused.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mautoma.kernel.message import Problem

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Mapping

    from mautoma.shelf.file import ShelfFile

MOST_BYTES = 64_000
MOST_PHOTOS = 40
"""Of one edition: all of them fit into one file to pass on."""
_CARD = re.compile(r"[a-z0-9_]{1,60}")


class BadPhoto(Problem):
    """A picture that can't be kept."""


def kind_of(image: bytes) -> str:
    """What an image says it is at its beginning."""
    if image.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    if image.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if image[:4] == b"RIFF" and image[8:12] == b"WEBP":
        return "image/webp"
    raise BadPhoto("photo-kind")


def check(image: bytes) -> None:
    kind_of(image[:16])
    if len(image) > MOST_BYTES:
        raise BadPhoto("photo-large", most=MOST_BYTES // 1000)


class Photos:
    """Those of a shelf, by game, edition and card."""

    def __init__(self, file: ShelfFile) -> None:
        self._file = file

    def of(self, game: str, edition: str) -> dict[str, bytes]:
        """One that is damaged spoils no other."""
        with self._file.connection() as connection:
            rows = connection.execute(
                "SELECT card, image FROM photos WHERE game = ? AND edition = ?",
                (game, edition.encode("utf-8", "replace").decode()),
            ).fetchall()
        return {str(card): image for card, image in rows if isinstance(image, bytes)}

    def put(self, game: str, edition: str, photos: Mapping[str, bytes]) -> None:
        """All of them, or BadPhoto and none. One that is there already is replaced."""
        for card, image in photos.items():
            if not _CARD.fullmatch(card):
                raise BadPhoto("photo-kind")
            check(image)
        with self._file.writing() as connection:
            connection.executemany(
                "INSERT OR REPLACE INTO photos VALUES (?, ?, ?, ?)",
                [(game, edition, card, image) for card, image in photos.items()],
            )
            (number,) = connection.execute(
                "SELECT count(*) FROM photos WHERE game = ? AND edition = ?", (game, edition)
            ).fetchone()
            if number > MOST_PHOTOS:
                raise BadPhoto("photo-many", most=MOST_PHOTOS)

    def remove(self, game: str, edition: str, card: str) -> None:
        with self._file.writing() as connection:
            connection.execute(
                "DELETE FROM photos WHERE game = ? AND edition = ? AND card = ?", (game, edition, card)
            )


def copy_photos(connection: sqlite3.Connection, game: str, edition: str, new: str) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO photos"
        " SELECT game, ?, card, image FROM photos WHERE game = ? AND edition = ?",
        (new, game, edition),
    )


def move_photos(connection: sqlite3.Connection, game: str, edition: str, new: str) -> None:
    connection.execute("UPDATE photos SET edition = ? WHERE game = ? AND edition = ?", (new, game, edition))


def drop_photos(connection: sqlite3.Connection, game: str, edition: str) -> None:
    connection.execute("DELETE FROM photos WHERE game = ? AND edition = ?", (game, edition))
