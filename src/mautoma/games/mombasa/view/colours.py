"""The colours of Mombasa: green is the human, purple the automa, the rest is paper, leather and wax."""

from __future__ import annotations

from mautoma.games.kit.colours import tone
from mautoma.games.mombasa.names import Company

GREEN = tone("yours", "#2f7047")
PURPLE = tone("its", "#5c3d85")
LEDGER = tone("ledger", "#f4e7cb")
"""Old paper, and what is ruled on it."""
RULED = tone("ruled", "#d8bf8e")
SHADE = tone("shade", "#e3d3b4")
GOLD_PALE = tone("gold-pale", "#f3dc9a")
SEA = tone("sea", "#cfe0dc")

# Painted: the same by day and by night.
EDGE = "#3a2a1d"
NAME_BAND, EARLY_BAND, LATE_BAND = "#553880", "#2c6943", "#8a2b38"
WHITE = "#fffaf0"
RED = "#b5463a"
COMPANY: dict[Company, str] = {
    "mombasa": "#a83a2f",
    "cape_town": "#2a6591",
    "saint_louis": "#8a6116",
    "cairo": "#4f6b2b",
}
