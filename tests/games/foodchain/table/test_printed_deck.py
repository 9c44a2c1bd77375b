"""The printed deck: the player says which card came; the program can take over at any time."""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from mautoma.games.foodchain.city.board import Board
from mautoma.games.foodchain.content.supply import GROUPS, levels
from mautoma.games.foodchain.edition import Edition, house, read_edition
from mautoma.games.foodchain.setup import set_up
from mautoma.games.foodchain.state import TableGame, at_table
from mautoma.games.foodchain.table.mode import AtTable
from mautoma.games.foodchain.table.printed_deck import next_card, switch_deck
from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Msg
from mautoma.kernel.question import Pick, Question
from mautoma.kernel.session import Session, new_session
from mautoma.messages import LANGUAGES, words
from tests.games.foodchain.start import scripted
from tests.games.foodchain.table.author import NOTHING_ENTERED
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


@pytest.mark.rule("FCM-S12")
def test_a_new_card_can_be_entered_however_many_are_known() -> None:
    """One of the 25 may be there twice."""
    assert len(house().cards) == 25
    session = table_session(1, map="none", deck="printed")
    session.answer("ready")
    assert isinstance(session.question, Pick) and "new" in session.question.values()


def printed_session(edition: Edition) -> Session:
    """At its first card."""
    session = new_session(AtTable(), edition, 5, "test", {"map": "none", "deck": "printed"})
    session.answer("ready")
    return session


def entered_twice() -> Session:
    """One card, the second time with a slip."""
    card = replace(house().pool("round_1_2")[0], id="own_1")
    return printed_session(house().with_card(card).with_card(replace(card, id="own_2", waitresses=4)))


def offered(session: Session) -> list[str]:
    assert isinstance(session.question, Pick)
    return list(session.question.values())


@pytest.mark.rule("FCM-S12")
def test_a_card_that_was_entered_twice_is_forgotten() -> None:
    session = entered_twice()
    session.answer("forget")
    assert isinstance(session.question, Pick) and session.question.key == "forget-card"
    assert offered(session) == ["own_1", "own_2"]
    for say in (words(language, "foodchain").option for language in LANGUAGES):
        assert len({say(option) for option in session.question.options()}) == 2
    assert "correct" not in session.asides and "deck" not in session.asides
    session.answer("own_2")
    assert session.question.key == "card"
    assert "own_1" in offered(session) and "own_2" not in offered(session)
    assert "own_2" not in session.state.automa.deck
    session.undo()
    session.undo()
    assert "own_2" in offered(session)


@pytest.mark.rule("FCM-S12")
def test_a_card_that_was_played_is_not_forgotten() -> None:
    session, player = entered_twice(), AnyAnswer(5)
    session.answer("own_1")
    while session.question is not None and session.question.key != "card":
        player.step(session)
    session.answer("forget")
    assert offered(session) == ["own_2"]


@pytest.mark.rule("FCM-S12")
def test_the_card_in_play_is_not_forgotten_once_the_deck_was_shuffled_again() -> None:
    """It was put right by hand: it's neither among the used ones nor in the deck."""
    game = fresh()
    own = [replace(house().pool("phase_3")[0], id=f"own_{number}") for number in (1, 2)]
    game.edition = house().with_card(own[0]).with_card(own[1])
    game.automa.card = "own_1"
    table = scripted(("card", "forget"), ("forget-card", "own_2"), ("card", "star_chef"), ("insist", True))
    next_card(game, table)
    [forgotten] = [question for question in table.questions if question.key == "forget-card"]
    assert isinstance(forgotten, Pick) and forgotten.values() == ["own_2"]


def test_of_cards_that_nobody_entered_at_the_table_none_is_forgotten() -> None:
    session = table_session(1, map="none", deck="printed")
    session.answer("ready")
    assert "forget" not in offered(session)


@pytest.mark.rule("FCM-S12")
def test_with_too_few_cards_left_the_program_does_not_take_over() -> None:
    edition, numbers = read_edition("mine", NOTHING_ENTERED).with_mat(house().mat), count(1)
    for group in GROUPS:
        for card in house().pool(group)[: max(level.deals(group) for level in levels().values())]:
            edition = edition.with_card(replace(card, id=f"own_{next(numbers)}"))
    session = printed_session(edition)
    assert "shuffled" in offered(session)
    session.answer("forget")
    session.answer("own_1")
    assert "shuffled" not in offered(session)
    session.answer(offered(session)[-1])
    session.answer(True)
    assert session.question is not None and session.question.key != "card"
    assert "deck" not in session.asides


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
    for seed in range(12):
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
        assert used and len(used) == len(set(used))
        assert not set(used) & set(session.state.automa.deck)
