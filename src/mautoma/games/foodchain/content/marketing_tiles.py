"""The marketing tiles of the base game that this mode uses."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Annotated

from msgspec import Meta, Struct

from mautoma.games.foodchain.content import DATA
from mautoma.games.kit.files import read_entries


class MarketingKind(StrEnum):
    RADIO = "radio"
    AIRPLANE = "airplane"
    MAILBOX = "mailbox"
    BILLBOARD = "billboard"


Squares = Annotated[int, Meta(ge=1, le=5)]


class MarketingTile(Struct, frozen=True, forbid_unknown_fields=True):
    number: Annotated[int, Meta(ge=1, le=16)]
    kind: MarketingKind
    width: Squares
    """For an airplane: the side along the edge of the map."""
    height: Squares


@cache
def marketing_tiles() -> Mapping[int, MarketingTile]:
    """By number, lowest first: the order in which campaigns run."""
    tiles = read_entries(DATA / "marketing.toml", "tile", MarketingTile)
    return MappingProxyType({tile.number: tile for tile in sorted(tiles, key=lambda tile: tile.number)})


@cache
def tiles_of(kind: MarketingKind) -> tuple[MarketingTile, ...]:
    return tuple(tile for tile in marketing_tiles().values() if tile.kind is kind)
