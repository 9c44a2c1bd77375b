"""A map that only the player sees: what Mautoma Inc. needs to know of it, the player tells."""

from __future__ import annotations

from typing import Protocol

from mautoma.games.foodchain.names import OuterTile


class PlayersMap(Protocol):
    def count_sources(self) -> None:
        """How many sources of each drink are on the map (FCM-W8)."""

    def build_house(self, number: int, shown: OuterTile) -> None:
        """FCM-B2 to FCM-B5"""

    def build_garden(self, number: int, shown: OuterTile) -> None:
        """FCM-B6, FCM-B7; `number` is the tile drawn, which is spent."""

    def houses(self, listed: int, hit: set[int]) -> list[int]:
        """Houses on the map; among them the one that a campaign for this number finds (FCM-M4, FCM-M5)."""
