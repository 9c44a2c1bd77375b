from __future__ import annotations

import pytest

from mautoma.games.foodchain.content.supply import GROUPS, ceo_slots, levels, supply


@pytest.mark.rule("FCM-S2")
def test_the_bank_starts_with_100() -> None:
    assert supply().bank == 100


@pytest.mark.rule("FCM-S6")
def test_the_human_has_three_restaurants_and_three_reserve_cards() -> None:
    assert supply().restaurants == 3
    assert dict(ceo_slots()) == {100: 2, 200: 3, 300: 4}


@pytest.mark.rule("FCM-S4")
def test_the_stack_holds_eight_houses() -> None:
    assert supply().house_numbers == (1, 3, 6, 9, 11, 14, 17, 19)


@pytest.mark.rule("FCM-B8")
def test_eight_gardens_are_shared() -> None:
    assert supply().gardens == 8


@pytest.mark.rule("FCM-S12")
@pytest.mark.parametrize(
    ("level", "dealt"), [("easy", [1, 4, 4, 5]), ("normal", [1, 3, 4, 5]), ("hard", [1, 3, 3, 5])]
)
def test_a_level_deals(level: str, dealt: list[int]) -> None:
    assert [levels()[level].deals(group) for group in GROUPS] == dealt


@pytest.mark.rule("FCM-E3")
@pytest.mark.parametrize(("level", "rounds"), [("easy", 15), ("normal", 14), ("hard", 13)])
def test_the_deck_lasts(level: str, rounds: int) -> None:
    second_round_of_the_first_card = 1
    assert sum(levels()[level].deals(group) for group in GROUPS) + second_round_of_the_first_card == rounds
