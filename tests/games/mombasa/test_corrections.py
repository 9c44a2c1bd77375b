from __future__ import annotations

import pytest

from mautoma.games.mombasa.at_table import AtTable
from mautoma.games.mombasa.corrections import NUMBERS, correct, current
from mautoma.games.mombasa.edition import house
from mautoma.games.mombasa.names import AUTOMA, HUMAN
from mautoma.kernel.session import Session, new_session
from tests.games.mombasa.builder import position, scripted


@pytest.mark.parametrize("name", NUMBERS)
def test_each_of_the_automas_numbers_can_be_corrected(name: str) -> None:
    game = position()
    old = current(game, name)
    table = scripted(game, ("correct-what", name), ("correct-to", 2))
    correct(game, table)
    assert current(game, name) == 2
    assert table.questions[1].default == old
    assert (table.told("corrected")[0].data["old"], table.told("corrected")[0].data["new"]) == (old, 2)
    untouched = [other for other in NUMBERS if other != name]
    assert [current(game, other) for other in untouched] == [
        current(position(), other) for other in untouched
    ]


def test_the_token_can_be_corrected() -> None:
    game = position()
    assert game.first == HUMAN
    table = scripted(game, ("correct-what", "first"), ("correct-token", AUTOMA))
    correct(game, table)
    assert game.first == AUTOMA
    assert table.questions[1].default == HUMAN
    assert table.told("corrected-token")[0].data["side"] == AUTOMA


def session() -> Session:
    mode = AtTable()
    return new_session(mode, house(), 1, "test", {"first": "human"})


def test_a_correction_is_an_answer_in_the_transcript_and_can_be_undone() -> None:
    game = session()
    game.answer("ready")
    game.answer("nothing")
    assert game.question is not None
    assert game.question.key == "your-action"
    assert game.asides == ("correct",)
    game.say("correct")
    game.answer("coins")
    game.answer(9)
    assert game.state.automa.coins == 9
    assert game.question.key == "your-action"
    assert game.transcript.answers[-3:] == [{"aside": "correct"}, "coins", 9]
    for _ in range(3):
        game.undo()
    assert game.state.automa.coins == 1


def test_a_correction_is_possible_at_the_very_first_question() -> None:
    game = session()
    game.say("correct")
    game.answer("steps cairo")
    game.answer(3)
    assert game.state.automa.steps["cairo"] == 3
