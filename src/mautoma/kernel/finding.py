"""What a game finds out about the box that its edition does not say yet, so that the next game knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from mautoma.kernel.message import Json


class Finding(NamedTuple):
    """An entry `[[section]]` for a file of the edition. An entry with an id is found once and for all."""

    file: str
    section: str
    entry: Mapping[str, Json]
