"""stand-in.toml: what lies on a table without the box, read strictly."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from mautoma.games.kit.editions import Data
from mautoma.games.kit.files import DataError, parse
from mautoma.games.revive.names import Kind

STAND_IN_FILE = "stand-in.toml"


class StandInTile(Data, frozen=True):
    hexes: Annotated[tuple[Kind, ...], Meta(min_length=1)]
    start: bool = False


class StandIns(Data, frozen=True):
    """Tiles to turn, artifacts to remove."""

    tile: Annotated[tuple[StandInTile, ...], Meta(min_length=1)]
    artifacts: dict[str, Annotated[int, Meta(ge=0, le=8)]]


def read_stand_ins(text: str) -> StandIns:
    stand_ins = parse(text, StandIns, STAND_IN_FILE)
    starts = {tile.start for tile in stand_ins.tile}
    if faults := [
        f"{STAND_IN_FILE}: tile: none with start = {str(start).lower()}"
        for start in (True, False)
        if start not in starts
    ]:
        raise DataError(*faults)
    return stand_ins
