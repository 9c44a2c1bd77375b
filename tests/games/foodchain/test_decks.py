"""The decks that come with the program: what their cards and mats owe to the rules, and to a player."""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest

from mautoma.games.foodchain.content import DATA
from mautoma.games.foodchain.content.products import DRINKS, FOODS
from mautoma.games.foodchain.content.supply import GROUPS, levels
from mautoma.games.foodchain.edition import Edition
from mautoma.games.foodchain.edition.mat import SALES_START
from mautoma.games.foodchain.names import OUTER_TILES
from mautoma.messages import LANGUAGES, words
from mautoma.shelf.library import BUNDLED, bundled_names

NAMES = bundled_names("foodchain")


def deck_called(name: str) -> Edition:
    found = BUNDLED.find("foodchain", name)
    assert isinstance(found, Edition)
    return found


@pytest.fixture(params=NAMES)
def deck(request: pytest.FixtureRequest) -> Edition:
    return deck_called(request.param)


@pytest.mark.rule("FCM-S12")
def test_a_deck_has_25_cards(deck: Edition) -> None:
    assert Counter(card.group for card in deck.cards) == {
        "round_1_2": 3,
        "phase_1": 6,
        "phase_2": 7,
        "phase_3": 9,
    }


@pytest.mark.rule("FCM-S12")
def test_every_level_can_be_dealt(deck: Edition) -> None:
    for level in levels().values():
        assert all(len(deck.pool(group)) >= level.deals(group) for group in GROUPS)


@pytest.mark.rule("FCM-W10")
def test_a_deck_shows_every_icon(deck: Edition) -> None:
    cards = deck.cards
    assert {icon.kind for card in cards for icon in card.work} == {
        "gain",
        "most_drink",
        "most_food",
        "least",
        "payout",
        "build",
    }
    assert {icon.kind for card in cards for icon in card.clean_up} == {
        "milestone",
        "produced",
        "billboard",
        "train",
        "leaves",
    }
    assert {(campaign.kind, campaign.duration) for card in cards for campaign in card.campaigns} == {
        (kind, duration) for kind in ("food", "drink") for duration in (2, 3)
    }
    assert any(card.sales_icon for card in cards)
    assert any(card.milestone_cash for card in cards)


@pytest.mark.rule("FCM-B5")
def test_a_deck_builds_on_every_outer_tile(deck: Edition) -> None:
    assert {icon.build for card in deck.cards for icon in card.work if icon.build} == set(OUTER_TILES)


@pytest.mark.rule("FCM-M4")
def test_a_deck_targets_every_house_about_as_often(deck: Edition) -> None:
    hits = Counter(n for card in deck.cards for campaign in card.campaigns for n in campaign.houses)
    assert set(hits) == set(range(1, 20))
    assert max(hits.values()) <= 2 * min(hits.values())


@pytest.mark.rule("FCM-C8")
def test_the_first_cards_show_nothing_that_bites_twice(deck: Edition) -> None:
    """The ROUND 1-2 card acts twice, so these icons would remove an employee in round 2."""
    first = [card for card in deck.cards if card.group == "round_1_2"]
    assert first
    shown = {icon.kind for card in first for icon in card.clean_up}
    assert not shown & {"produced", "billboard", "train"}


@pytest.mark.rule("FCM-D2")
def test_the_lowest_price_of_a_deck_is_at_least_1(deck: Edition) -> None:
    assert min(card.price for card in deck.cards) + min(deck.mat.modifiers) >= 1


@pytest.mark.rule("FCM-S8")
@pytest.mark.rule("FCM-S9")
def test_both_markers_have_a_spot_to_start_on(deck: Edition) -> None:
    assert SALES_START == 2
    assert len(deck.mat.sales) > SALES_START
    assert 0 in deck.mat.modifiers


@pytest.mark.rule("FCM-W8")
def test_the_mat_shows_every_icon_of_the_sales_track(deck: Edition) -> None:
    spots = [spot for spot in deck.mat.sales if spot is not None]
    assert len(spots) == len(deck.mat.sales)
    assert {spot.arrow for spot in spots} == {"up", "down", None}
    assert any(spot.one_of_each for spot in spots)
    assert any(spot.city_supply for spot in spots)
    assert any(spot.gain for spot in spots)


def test_a_deck_grows_from_modest_to_dangerous(deck: Edition) -> None:
    means = [mean(card.price for card in deck.pool(group)) for group in GROUPS[1:]]
    assert means == sorted(means, reverse=True)
    assert not any(icon.payout for card in deck.pool("phase_1") for icon in card.work)
    assert all(card.milestone_cash for card in deck.pool("phase_3"))
    assert all(card.sales_icon for card in deck.pool("phase_3"))


def test_both_files_say_whose_design_they_are(deck: Edition) -> None:
    for file in ("cards.toml", "mat.toml"):
        head = (DATA / deck.name / file).read_text().split("\n\n")[0]
        assert "this project's own design" in head


def test_every_card_has_a_line_for_the_player_above_it(deck: Edition) -> None:
    lines = (DATA / deck.name / "cards.toml").read_text().splitlines()
    above = [lines[at - 1] for at, line in enumerate(lines) if line == "[[card]]"]
    assert len(above) == 25
    assert all(line.startswith("# ") for line in above)


@pytest.mark.rule("FCM-C1")
@pytest.mark.rule("FCM-C5")
def test_no_milestone_and_no_employee_stands_on_two_cards(deck: Edition) -> None:
    """The second would do nothing."""
    icons = [icon for card in deck.cards for icon in card.clean_up]
    shown = Counter(icon.milestone or icon.leaves for icon in icons if icon.milestone or icon.leaves)
    assert shown
    assert set(shown.values()) == {1}


@pytest.mark.rule("FCM-W2")
@pytest.mark.rule("FCM-D11")
def test_what_the_first_card_sells_in_round_3_it_has(deck: Edition) -> None:
    """Played twice, it puts two tokens on a house for round 3, and may sell one to each in round 2."""
    for card in deck.pool("round_1_2"):
        [campaign] = card.campaigns
        kind = FOODS if campaign.kind == "food" else DRINKS
        most = max(number for icon in card.work for good, number in (icon.gain or {}).items() if good in kind)
        assert 2 * most - len(campaign.houses) >= 2


def test_every_card_has_a_name_in_every_language(deck: Edition) -> None:
    for language in LANGUAGES:
        spoken = words(language, "foodchain")
        assert all(spoken.has(f"card-{card.id.replace('_', '-')}") for card in deck.cards)


def test_no_two_decks_share_a_card() -> None:
    names = [card.id for name in NAMES for card in deck_called(name).cards]
    assert len(names) == len(set(names)) == 50
