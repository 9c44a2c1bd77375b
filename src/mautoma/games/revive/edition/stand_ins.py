"""stand-in.toml: what's on the table when there's no box, read strictly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

from mautoma.games.kit.data import Data
from mautoma.games.kit.files import parse
from mautoma.games.revive.names import Kind
from mautoma.kernel.fault import Place
from mautoma.kernel.message import Msg

STAND_IN_FILE = "stand-in.toml"


class StandInTile(Data, frozen=True):
    hexes: Annotated[tuple[Kind, ...], Meta(min_length=1, max_length=20)]
    start: bool = False


class StandIns(Data, frozen=True):
    """Tiles to turn, artifacts to remove."""

    tile: Annotated[tuple[StandInTile, ...], Meta(min_length=1)]
    artifacts: dict[str, Annotated[int, Meta(ge=0, le=8)]]

    def faults(self, at: Place) -> Iterator[Msg]:
        starts = {tile.start for tile in self.tile}
        for start in {True, False} - starts:
            yield at.field("tile").fault("fault-no-stand-in", start=start)


def read_stand_ins(text: str) -> StandIns:
    return parse(text, StandIns, STAND_IN_FILE)
