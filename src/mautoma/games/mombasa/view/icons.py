"""The icons of Mombasa, and the shapes of its map and its ledger."""

from __future__ import annotations

from mautoma.games.kit.icons import Icons
from mautoma.games.mombasa.edition import DATA

ICONS = Icons("mombasa", DATA)
