from __future__ import annotations

import pytest

from mautoma.games.mombasa.automa.slot_actions import take_card
from mautoma.games.mombasa.automa.turn import act
from mautoma.games.mombasa.edition import CardPriority
from mautoma.games.mombasa.names import DISPLAY
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.facts import after_human_action, new_round
from mautoma.games.mombasa.table.facts.display import first_with_share
from mautoma.kernel.message import Json
from mautoma.kernel.question import Pick, PickSome
from mautoma.kernel.table import ScriptedTable
from tests.games.mombasa.builder import asked, card, half, position, scripted, with_values


def do_take(game: Mombasa, priority: CardPriority, *answers: tuple[str, Json]) -> tuple[bool, ScriptedTable]:
    table = scripted(game, *answers)
    done = take_card(game, table, half(card=priority), card())
    assert not table.answers
    return done, table


@pytest.mark.rule("MOM-X2")
@pytest.mark.rule("MOM-A5")
def test_the_drawn_card_says_take_and_the_top_of_the_deck_says_bookkeeper() -> None:
    """The printed example: the bookkeeper with most book points is taken."""
    top = card("top", early=half(card=CardPriority("bookkeeper")))
    game = position(card("reference"), card("drawn", "take_card"), top, drawn=("drawn", "top"))
    table = scripted(game, ("display-cards", ["middle_2"]))
    act(game, table)
    wanted = table.questions[0].data["cards"]
    assert getattr(wanted, "key", None) == "best-bookkeeper"
    assert table.told("take-card")[0].data["at"] == "middle_2"
    assert game.automa.cards == 1


@pytest.mark.rule("MOM-N1")
@pytest.mark.parametrize(
    ("priority", "words"),
    [
        (CardPriority("goods", ("banana", "cotton")), "best-goods"),
        (CardPriority("diamond"), "best-diamond"),
        (CardPriority("bookkeeper"), "best-bookkeeper"),
        (CardPriority("expansion"), "best-expansion"),
    ],
)
def test_only_the_best_card_of_the_priority_is_asked_for(priority: CardPriority, words: str) -> None:
    game = position()
    done, table = do_take(game, priority, ("display-cards", ["left_4"]))
    assert done
    assert asked(table) == ["display-cards"]
    cards = table.questions[0].data["cards"]
    assert getattr(cards, "key", None) == words
    assert getattr(cards, "data", {})["goods"] == list(priority.goods)


@pytest.mark.rule("MOM-N1")
def test_a_share_of_the_richest_company() -> None:
    game = position()
    _, table = do_take(
        game,
        CardPriority("richest_share"),
        ("richest", ["cape_town"]),
        ("share-card", "right_3"),
    )
    assert table.told("looks-for-share")[0].data["company"] == "cape_town"
    assert game.automa.shares["cape_town"] == 1  # known from the search: not asked


@pytest.mark.rule("MOM-T1")
def test_of_cards_with_a_share_only_the_first_in_set_up_order_is_asked_for() -> None:
    game = with_values(position(), cairo=9)
    _, table = do_take(game, CardPriority("richest_share"), ("share-card", "middle_1"))
    (question,) = table.questions
    assert isinstance(question, Pick)
    assert table.told("take-card")[0].data["at"] == "middle_1"
    assert game.automa.shares["cairo"] == 1


def test_no_card_comes_before_the_first_one_that_had_a_share() -> None:
    game = with_values(position(), cairo=9)
    learn_first(game, "cairo", "middle_1")
    after_human_action(game)
    (question,) = learn_first(game, "cairo", "left_1").questions
    assert isinstance(question, Pick)
    assert question.default == "middle_1"
    assert list(question.values()) == [*DISPLAY[DISPLAY.index("middle_1") :], "none"]


def test_a_card_that_the_automa_took_is_not_offered_before_the_next_round() -> None:
    game = position()
    do_take(game, CardPriority("diamond"), ("display-cards", ["right_2"]))
    after_human_action(game)
    _, table = do_take(game, CardPriority("expansion"), ("display-cards", ["left_4"]))
    assert offered(table) == [place for place in DISPLAY if place != "right_2"]
    new_round(game)
    _, table = do_take(game, CardPriority("expansion"), ("display-cards", ["left_4"]))
    assert offered(table) == list(DISPLAY)


def test_what_the_display_lacks_is_not_asked_about_again_in_the_round() -> None:
    game = with_values(position(), mombasa=2, cairo=9)
    none: tuple[str, Json] = ("display-cards", [])
    do_take(game, CardPriority("diamond"), none, ("share-card", "none"), ("share-card", "right_1"))
    after_human_action(game)
    with_values(game, mombasa=2, cairo=9)
    _, table = do_take(game, CardPriority("diamond"), ("share-card", "right_3"))
    assert table.told("looks-for-share")[0].data["company"] == "mombasa"


def test_who_is_richest_of_all_is_richest_of_fewer() -> None:
    game = position()
    answers: list[tuple[str, Json]] = [("richest", ["mombasa", "cairo"]), ("share-card", "none")]
    _, table = do_take(game, CardPriority("richest_share"), *answers, ("share-card", "left_1"))
    assert [e.data["company"] for e in table.told("looks-for-share")] == ["mombasa", "cairo"]


def learn_first(game: Mombasa, company: str, place: str) -> ScriptedTable:
    table = scripted(game, ("share-card", place))
    assert first_with_share(game, table, company) == [place]
    return table


def offered(table: ScriptedTable) -> list[str]:
    (question,) = table.questions
    assert isinstance(question, PickSome) and question.ties
    return list(question.values())


@pytest.mark.rule("MOM-T1")
def test_of_equal_cards_the_first_from_the_right_column_down() -> None:
    _, table = do_take(
        position(),
        CardPriority("diamond"),
        ("display-cards", ["left_1", "middle_4", "right_4", "middle_1"]),
    )
    event = table.told("take-card")[0]
    assert event.data["at"] == "right_4"
    assert "MOM-T1" in event.rules


@pytest.mark.rule("MOM-T1")
def test_the_set_up_order_goes_by_columns_from_right_to_left() -> None:
    _, table = do_take(position(), CardPriority("diamond"), ("display-cards", ["left_1", "middle_4"]))
    assert table.told("take-card")[0].data["at"] == "middle_4"


@pytest.mark.rule("MOM-T2")
def test_no_card_fits_the_richest_company_that_has_a_share_in_the_display() -> None:
    game = with_values(position(), mombasa=2, cape_town=7, saint_louis=4, cairo=1)
    _, table = do_take(
        game,
        CardPriority("expansion"),
        ("display-cards", []),
        ("share-card", "none"),  # of Cape Town
        ("share-card", "middle_3"),
    )
    assert [e.data["company"] for e in table.told("looks-for-share")] == ["cape_town", "saint_louis"]
    assert table.told("take-card")[0].data["at"] == "middle_3"


@pytest.mark.rule("MOM-T2")
def test_no_share_at_all_the_first_card_in_set_up_order() -> None:
    game = with_values(position(), mombasa=2)
    none: tuple[str, Json] = ("share-card", "none")
    _, table = do_take(game, CardPriority("richest_share"), *[none] * 4, ("first-display-card", "right_2"))
    assert table.told("take-card")[0].data["at"] == "right_2"


@pytest.mark.rule("MOM-A8")
def test_an_empty_display_the_action_cannot_be_done() -> None:
    game = with_values(position(), mombasa=2)
    none: list[tuple[str, Json]] = [("display-cards", []), *[("share-card", "none")] * 4]
    done, table = do_take(game, CardPriority("diamond"), *none, ("first-display-card", "none"))
    assert not done
    assert table.told("skipped")[0].data["reason"] == "display_empty"
    again, _ = do_take(game, CardPriority("bookkeeper"))
    assert not again  # known to be empty: nothing more is asked


def test_a_second_equal_card_is_remembered() -> None:
    game = position()
    diamond = CardPriority("diamond")
    do_take(game, diamond, ("display-cards", ["right_1", "left_1"]))
    _, table = do_take(game, diamond)
    assert table.told("take-card")[0].data["at"] == "left_1"
    do_take(game, diamond, ("display-cards", ["left_3"]))  # the next best is not known


def test_after_the_humans_action_the_last_report_is_offered_and_after_the_round_none() -> None:
    game = position()
    diamond = CardPriority("diamond")
    do_take(game, diamond, ("display-cards", ["right_1", "right_2"]))
    after_human_action(game)
    _, table = do_take(game, diamond, ("display-cards", ["right_2"]))
    assert table.questions[0].default == ["right_2"]
    new_round(game)
    _, table = do_take(game, diamond, ("display-cards", ["right_1"]))
    assert table.questions[0].default is None
