"""The printed deck: the player says which card came; the program can take over at any time."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mautoma.games.foodchain.city.board import Board
from mautoma.games.foodchain.edition import house
from mautoma.games.foodchain.setup import set_up
from mautoma.games.foodchain.state import TableGame, at_table
from mautoma.games.foodchain.table.printed_deck import next_card, switch_deck
from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Msg
from mautoma.kernel.question import Pick, Question
from tests.games.foodchain.start import scripted
from tests.games.foodchain.table.player import table_session
from tests.player import AnyAnswer


def fresh(printed: bool = True) -> TableGame:
    return at_table(set_up(house(), "normal", Board(()), Chance(5)), True, printed)


def groups(game: TableGame) -> Counter[str]:
    return Counter(game.edition.card(card).group for card in game.automa.deck)


@pytest.mark.rule("FCM-W1")
@pytest.mark.rule("FCM-S12")
def test_the_card_that_came_is_in_play() -> None:
    game = fresh()
    game.round = 1
    other = next(card.id for card in house().pool("round_1_2") if card.id not in game.automa.deck)
    table = scripted(("card", other))
    next_card(game, table)
    assert game.automa.card == other and game.automa.used == [other]
    assert groups(game) == {"phase_1": 3, "phase_2": 4, "phase_3": 5}
    question = table.questions[0]
    assert isinstance(question, Pick)
    assert {house().card(name).group for name in question.values()[:3]} == {"round_1_2"}


@pytest.mark.rule("FCM-W2")
def test_the_first_card_stays_without_a_question() -> None:
    game = fresh()
    game.automa.card, game.round = "burger_van", 2
    next_card(game, scripted())
    assert game.automa.card == "burger_van"


@pytest.mark.rule("FCM-S12")
def test_a_card_of_another_group_or_a_used_one_is_questioned() -> None:
    game = fresh()
    game.round = 3
    game.automa.used = [game.automa.deck.pop(0)]
    used = game.automa.used[0]
    table = scripted(("card", used), ("insist", False), ("card", "star_chef"), ("insist", True))
    next_card(game, table)
    assert game.automa.card == "star_chef"
    assert [q.data["doubt"].key for q in table.questions if q.key == "insist"] == [  # type: ignore[union-attr]
        "doubt-card-used",
        "doubt-card-group",
    ]


@pytest.mark.rule("FCM-S12")
def test_switching_says_what_is_still_to_come() -> None:
    game, table = fresh(printed=False), scripted()
    game.automa.used = [game.automa.deck.pop(0)]
    switch_deck(game, table)
    assert game.printed_deck
    assert table.told("deck-printed")[0].data == {"round_1_2": 0, "phase_1": 3, "phase_2": 4, "phase_3": 5}
    switch_deck(game, table)
    assert not game.printed_deck


def test_the_program_can_be_told_to_draw() -> None:
    game = fresh()
    game.round = 1
    top = game.automa.deck[0]
    next_card(game, scripted(("card", "shuffled")))
    assert game.automa.card == top and not game.printed_deck


@pytest.mark.rule("FCM-E3")
def test_when_the_deck_is_empty_only_used_phase_3_cards_are_due() -> None:
    game = fresh()
    game.round = 14
    game.automa.deck = []
    third = [card.id for card in house().pool("phase_3")][:5]
    game.automa.used = ["burger_van", *third]
    table = scripted(("card", third[2]))
    next_card(game, table)
    assert game.automa.card == third[2]
    assert sorted(game.automa.deck) == sorted(set(third) - {third[2]})


@pytest.mark.rule("FCM-E3")
def test_without_a_used_phase_3_card_the_whole_group_is_due() -> None:
    """Somebody insisted on other cards than the rules deal."""
    game = fresh()
    game.round = 14
    game.automa.deck, game.automa.used = [], ["burger_van"]
    next_card(game, scripted(("card", "star_chef")))
    assert groups(game) == {"phase_3": len(house().pool("phase_3")) - 1}


def test_at_the_question_for_the_card_the_deck_is_switched_by_an_option() -> None:
    session = table_session(1, map="none", deck="printed")
    session.answer("ready")
    assert session.question is not None and session.question.key == "card"
    assert "deck" not in session.asides
    session.answer("shuffled")
    assert "deck" in session.asides


def _doubt(question: Question[Any]) -> str:
    doubt = question.data["doubt"]
    assert isinstance(doubt, Msg)
    return doubt.key


def test_no_card_comes_twice_before_the_deck_is_through_whoever_draws() -> None:
    for seed in range(20):
        player = AnyAnswer(seed)
        session = table_session(seed, map="none", deck="printed")
        while session.question is not None and session.state.round < 12:
            question = session.question
            if question.key == "insist":
                session.answer("card" not in _doubt(question))
            elif "deck" in session.asides and player.chance.random() < 0.05:
                session.say("deck")
            else:
                player.step(session)
        used = session.state.automa.used
        assert len(used) == len(set(used))
        assert not set(used) & set(session.state.automa.deck)
