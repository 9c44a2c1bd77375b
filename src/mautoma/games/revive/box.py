"""What is in the box."""

from __future__ import annotations

from mautoma.games.revive.edition import DATA_FILES, EDITIONS, Edition, house
from mautoma.games.revive.table.findings import findings
from mautoma.kernel.game import Box


def _is_invented(edition: Edition) -> bool:
    return edition.board == house().board


BOX = Box(EDITIONS, DATA_FILES, _is_invented, findings)
