"""The mode and its round: single actions by turns, then who begins the next round."""

from __future__ import annotations

import pytest

from mautoma.games.mombasa.names import AUTOMA, HUMAN
from mautoma.games.mombasa.table.mode import AtTable, actions, pass_the_token, play_round
from mautoma.kernel.message import Json
from mautoma.kernel.question import Pick
from mautoma.messages import words
from tests.games.mombasa.builder import DONE, a_deck, asked, card, half, position, scripted

HUMAN_DONE: tuple[str, Json] = ("your-action", "done")
HUMAN_FINISHED: tuple[str, Json] = ("your-action", "finished")
FINISH: tuple[str, Json] = ("finish-round", "finished")


def test_a_round_is_planning_actions_preparation() -> None:
    game = position(*(card(id, "diamonds") for id in "abcdefgh"))
    game.round, game.first = 0, HUMAN
    table = scripted(game, HUMAN_FINISHED)
    play_round(game, table)
    kinds = [event.kind for event in table.events]
    assert kinds[:2] == ["reference-card", "plan-your-cards"]
    assert kinds[-1] == "round-over"


@pytest.mark.rule("MOM-K3")
@pytest.mark.parametrize(
    ("covered", "note"),
    [
        (0, "For a majority, beat its open symbols: bananas 3 and coffee 2."),
        (1, "For a majority, beat its open symbols: coffee 2 and bananas 1."),
        (3, "It has no open symbols left: any number wins you a majority."),
    ],
)
def test_what_is_to_beat_for_a_majority_stands_with_the_own_action(covered: int, note: str) -> None:
    """The same good twice is added up."""
    shown = card("shown", early=half(reference=({"banana": 2}, {"coffee": 2}, {"banana": 1})))
    game = position(shown, card("other"), reference="shown")
    game.deck.cards, game.deck.slots = [], ["other"] * covered
    table = scripted(game, FINISH)
    actions(game, table)
    assert [words("en", "mombasa").say(each) for each in table.questions[0].notes] == [note]


@pytest.mark.rule("MOM-P4")
@pytest.mark.parametrize(("first", "paused"), [(HUMAN, False), (AUTOMA, True)])
def test_before_the_automa_begins_a_round_all_is_laid_out(first: str, paused: bool) -> None:
    game = position(*(card(id, "diamonds") for id in "abcdefgh"))
    game.round, game.first = 0, first
    table = scripted(game, *([("ready", "ready")] if paused else []), HUMAN_FINISHED)
    play_round(game, table)
    assert asked(table) == (["ready", "your-action"] if paused else ["your-action"])


@pytest.mark.rule("MOM-A1")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        (HUMAN, ["your-action", "carry-out", "your-action", "finish-round"]),
        (AUTOMA, ["carry-out", "your-action", "finish-round"]),
    ],
)
def test_single_actions_by_turns_the_holder_of_the_token_first(first: str, order: list[str]) -> None:
    game = a_deck(("a", "remove"), ("b", "diamonds"))
    game.first = first
    answers = {"your-action": HUMAN_DONE, "carry-out": DONE, "finish-round": FINISH}
    table = scripted(game, *(answers[key] for key in order))
    actions(game, table)
    assert asked(table) == order
    assert [question.own for question in table.questions] == [key != "carry-out" for key in order]


@pytest.mark.rule("MOM-A1")
def test_when_the_human_is_finished_the_automa_goes_on_alone() -> None:
    game = a_deck(("a", "diamonds"), ("b", "diamonds"), ("c", "diamonds"))
    table = scripted(game, HUMAN_FINISHED)
    actions(game, table)
    assert game.deck.slots == ["a", "b", "c"]


@pytest.mark.rule("MOM-K7")
@pytest.mark.parametrize(
    ("first", "taken", "offered"), [(HUMAN, False, False), (AUTOMA, True, False), (AUTOMA, False, True)]
)
def test_taking_the_token_is_offered_only_if_the_human_can_have_taken_it(
    first: str, taken: bool, offered: bool
) -> None:
    game = a_deck(("a", "diamonds"))
    game.first, game.token_taken = first, taken
    table = scripted(game, *[HUMAN_DONE] * (first == HUMAN), FINISH)
    actions(game, table)
    last = table.questions[-1]
    assert isinstance(last, Pick)
    assert ("token" in last.values()) == offered


@pytest.mark.rule("MOM-K7")
def test_who_took_the_token_begins_the_next_round() -> None:
    game = a_deck(("a", "diamonds"))
    game.first = AUTOMA
    actions(game, scripted(game, ("finish-round", "token")))
    assert game.first == AUTOMA
    pass_the_token(game)
    assert game.first == HUMAN and not game.token_lost


def test_a_mode_offers_all_levels() -> None:
    (level,) = [setting for setting in AtTable.settings if setting.name == "level"]
    assert set(level.values) == {"very_easy", "easy", "normal", "hard", "very_hard"}
    assert level.default == "normal"
