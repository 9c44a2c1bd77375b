"""What stays in sight: whose each milestone is and who may still get it, and the freezers."""

from __future__ import annotations

import pytest

from mautoma.games.foodchain.content.milestones import milestone_ids
from mautoma.games.foodchain.edition import house
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.view import Badge
from mautoma.messages import LANGUAGES, words
from tests.games.foodchain.view.seen import ENGLISH, VIEW


def badges(game: FoodChain, language: str = "en") -> dict[str, Badge]:
    milestones, _ = VIEW.strips(game, words(language, "foodchain").say)
    return dict(zip(milestone_ids(), milestones.badges, strict=True))


@pytest.fixture
def fresh(game: FoodChain) -> FoodChain:
    """All milestones are open, and the cards are those of the house."""
    game.edition = house()
    game.milestones = set(milestone_ids())
    game.human.milestones, game.automa.milestones, game.milestones_gained = set(), set(), set()
    return game


@pytest.mark.rule("FCM-C1")
def test_a_milestone_is_open_to_the_other_until_the_round_ends(fresh: FoodChain) -> None:
    fresh.human.milestones.add("first_billboard")
    fresh.automa.milestones.add("first_to_train")
    shown = badges(fresh)
    assert (shown["first_billboard"].state, shown["first_billboard"].mark) == ("own", "✓")
    assert "Mautoma Inc. can still get it this round" in shown["first_billboard"].lines[1]
    assert (shown["first_to_train"].state, shown["first_to_train"].mark) == ("opponent", "M")
    assert "You can still get it this round" in shown["first_to_train"].lines[1]
    fresh.milestones -= {"first_billboard", "first_to_train"}
    shown = badges(fresh)
    assert shown["first_billboard"].lines[1] == "It's yours."
    assert "closed to you" in shown["first_to_train"].lines[1]


@pytest.mark.rule("FCM-C9")
def test_both_may_have_one(fresh: FoodChain) -> None:
    fresh.human.milestones.add("first_to_throw_away")
    fresh.automa.milestones.add("first_to_throw_away")
    assert badges(fresh)["first_to_throw_away"].mark == "✓M"


@pytest.mark.rule("FCM-O3")
def test_it_gets_what_its_cards_show_and_those_for_money(fresh: FoodChain) -> None:
    """By icon a milestone, the first produced, the billboard, the training; and $20 and $100."""
    its = {id for id, badge in badges(fresh).items() if "so can Mautoma Inc." in badge.lines[1]}
    assert {"first_to_have_20", "first_to_have_100"} <= its
    for card in fresh.edition.cards:
        for icon in card.clean_up:
            assert icon.milestone is None or icon.milestone in its
            assert not icon.billboard or "first_billboard" in its
            assert not icon.train or "first_to_train" in its
            assert not icon.produced or {"first_burger_produced", "first_pizza_produced"} <= its
    alone = [badge for id, badge in badges(fresh).items() if id not in its]
    assert all("Open to you alone" in badge.lines[1] for badge in alone)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_milestone_has_a_picture_and_says_what_it_brings(fresh: FoodChain, language: str) -> None:
    shown = badges(fresh, language).values()
    assert len({badge.icon for badge in shown}) == len(shown) == 18
    assert all(badge.title and all(badge.lines) for badge in shown)


@pytest.mark.rule("FCM-S10")
def test_the_freezers_come_in_the_order_that_decides_ties(game: FoodChain) -> None:
    _, freezers = VIEW.strips(game, ENGLISH)
    assert [badge.mark for badge in freezers.badges] == [
        str(game.automa.freezers[product]) for product in game.automa.order
    ]
