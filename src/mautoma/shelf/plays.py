"""All finished games as a table, for those who keep a log of their plays."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from datetime import UTC, datetime
from io import StringIO

from mautoma.kernel.mode import Result
from mautoma.shelf import Saved
from mautoma.shelf.history import LEVEL

COLUMNS = (
    *("id", "ended", "game", "mode", "level", "edition", "seed"),
    *("outcome", "won", "points", "against", "hints", "answers"),
)
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""A text that begins like this is calculated by a spreadsheet."""


def as_csv(finished: Iterable[Saved]) -> str:
    """A row for each game, the same in every language."""
    text = StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(COLUMNS)
    table.writerows(_row(saved) for saved in finished)
    return text.getvalue()


def _row(saved: Saved) -> list[object]:
    header, result = saved.header, saved.result or Result(saved.outcome or "")
    ended = f"{datetime.fromtimestamp(saved.changed, UTC):%Y-%m-%d %H:%M:%S}"
    won = "" if result.won is None else "yes" if result.won else "no"
    edition = f"'{header.edition}" if header.edition.startswith(_FORMULA) else header.edition
    game = [saved.id, ended, header.game, header.mode, header.options.get(LEVEL, ""), edition, header.seed]
    return [*game, saved.outcome, won, result.points, result.against, saved.hints, saved.answers]
