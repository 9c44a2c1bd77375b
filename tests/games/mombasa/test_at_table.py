"""The mode and its round: single actions by turns, then who begins the next round."""

from __future__ import annotations

import pytest

from mautoma.games.mombasa.at_table import AtTable, actions, play_round, who_holds_the_token
from mautoma.games.mombasa.names import AUTOMA, HUMAN
from mautoma.kernel.message import Json
from tests.games.mombasa.builder import DONE, a_deck, asked, card, position, scripted

HUMAN_DONE: tuple[str, Json] = ("your-action", "done")
HUMAN_FINISHED: tuple[str, Json] = ("your-action", "finished")
FINISH: tuple[str, Json] = ("finish-round", "finished")


def test_a_round_is_planning_actions_preparation() -> None:
    game = position(*(card(id, "diamonds") for id in "abcdefgh"))
    game.round, game.first = 0, HUMAN
    table = scripted(game, HUMAN_FINISHED, DONE, DONE, DONE)
    play_round(game, table)
    kinds = [event.kind for event in table.events]
    assert kinds[0] == "reference-card"
    assert kinds[-1] == "round-over"


@pytest.mark.rule("MOM-A1")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        (HUMAN, ["your-action", "carry-out", "your-action", "carry-out", "finish-round"]),
        (AUTOMA, ["carry-out", "your-action", "carry-out", "finish-round"]),
    ],
)
def test_single_actions_by_turns_the_holder_of_the_token_first(first: str, order: list[str]) -> None:
    game = a_deck(("a", "diamonds"), ("b", "diamonds"))
    game.first = first
    answers = {"your-action": HUMAN_DONE, "carry-out": DONE, "finish-round": FINISH}
    table = scripted(game, *(answers[key] for key in order))
    actions(game, table)
    assert asked(table) == order


@pytest.mark.rule("MOM-A1")
def test_when_the_human_is_finished_the_automa_goes_on_alone() -> None:
    game = a_deck(("a", "diamonds"), ("b", "diamonds"), ("c", "diamonds"))
    table = scripted(game, HUMAN_FINISHED, DONE, DONE, DONE)
    actions(game, table)
    assert game.deck.slots == ["a", "b", "c"]


@pytest.mark.rule("MOM-K7")
@pytest.mark.parametrize(
    ("first", "taken", "questions"), [(HUMAN, False, []), (AUTOMA, True, []), (AUTOMA, False, ["token"])]
)
def test_who_holds_the_token_is_asked_only_if_the_human_could_have_taken_it(
    first: str, taken: bool, questions: list[str]
) -> None:
    game = position()
    game.first, game.token_taken = first, taken
    table = scripted(game, *[("token", HUMAN) for _ in questions])
    who_holds_the_token(game, table)
    assert asked(table) == questions
    assert game.first == (HUMAN if questions else first)


def test_a_mode_offers_all_levels() -> None:
    (level,) = [setting for setting in AtTable.settings if setting.name == "level"]
    assert set(level.values) == {"very_easy", "easy", "normal", "hard", "very_hard"}
    assert level.default == "normal"
