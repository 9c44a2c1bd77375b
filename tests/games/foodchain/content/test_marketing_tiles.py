from __future__ import annotations

import pytest

from mautoma.games.foodchain.content.marketing_tiles import MarketingKind, marketing_tiles, tiles_of


@pytest.mark.rule("FCM-S5")
def test_billboards_12_15_and_16_are_out() -> None:
    assert list(marketing_tiles()) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14]


@pytest.mark.parametrize(
    ("kind", "footprints"),
    [
        (MarketingKind.RADIO, {1: (1, 1), 2: (1, 1), 3: (1, 1)}),
        (MarketingKind.AIRPLANE, {4: (1, 2), 5: (3, 2), 6: (5, 2)}),
        (MarketingKind.MAILBOX, {7: (2, 2), 8: (2, 2), 9: (1, 1), 10: (1, 1)}),
        (MarketingKind.BILLBOARD, {11: (3, 2), 13: (3, 1), 14: (2, 1)}),
    ],
)
def test_footprints(kind: MarketingKind, footprints: dict[int, tuple[int, int]]) -> None:
    assert {tile.number: (tile.width, tile.height) for tile in tiles_of(kind)} == footprints
