from __future__ import annotations

import pytest

from mautoma.games.mombasa.edition import house
from mautoma.games.mombasa.names import AUTOMA, COMPANIES, HUMAN
from mautoma.games.mombasa.table.corrections import NUMBERS, correct, current
from mautoma.games.mombasa.table.facts.companies import learn_human_steps
from mautoma.games.mombasa.table.mode import AtTable
from mautoma.kernel.message import Json
from mautoma.kernel.question import Unfit
from mautoma.kernel.session import Session, new_session
from mautoma.kernel.transcript import read
from tests.games.mombasa.builder import position, scripted
from tests.samples import sample_of, sample_until


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


@pytest.mark.parametrize(
    ("name", "last"),
    [
        ("diamonds", 28),
        ("jar", 15),
        ("books", 15),
        ("steps cairo", 40),
        ("steps mombasa", 12),
        ("markers", 3),
    ],
)
def test_no_marker_stands_beyond_its_track(name: str, last: int) -> None:
    game = position()
    game.facts.lengths = {game.tracks["mombasa"]: 12}
    table = scripted(game, ("correct-what", name), ("correct-to", last))
    correct(game, table)
    with pytest.raises(Unfit):
        table.questions[1].check(last + 1)


def test_a_marker_of_the_human_stands_on_a_track() -> None:
    game = position()
    table = scripted(game, ("human-steps", {"cairo": 40}))
    learn_human_steps(game, table, ["cairo"])
    with pytest.raises(Unfit):
        table.questions[0].check({"cairo": 41})


def test_the_token_can_be_corrected() -> None:
    game = position()
    assert game.first == HUMAN
    table = scripted(game, ("correct-what", "first"), ("correct-token", AUTOMA))
    correct(game, table)
    assert game.first == AUTOMA
    assert table.questions[1].default == HUMAN
    assert table.told("corrected-token")[0].data["side"] == AUTOMA


def test_a_correction_can_be_left_without_changing_anything() -> None:
    for answers in (
        [("correct-what", "nothing")],
        [("correct-what", "coins"), ("correct-to", 1)],
        [("correct-what", "first"), ("correct-token", HUMAN)],
    ):
        game = position()
        table = scripted(game, *answers)
        correct(game, table)
        assert game == position() and not table.events


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


@pytest.mark.rule("MOM-E1")
@pytest.mark.parametrize(
    ("key", "name", "by", "points"),
    [
        ("human-board", "coins", 5, 5),
        ("automa-card-shares", "diamonds", 2, 10),
        ("automa-track-shares", "jar", 1, 10),
        ("automa-track-shares", "shares saint_louis", 1, 9),
        ("share-values", "shares saint_louis", 1, 9),
        ("share-values", "coins", 5, 5),
    ],
)
def test_a_correction_counts_at_any_question_of_the_scoring(
    key: str, name: str, by: int, points: int
) -> None:
    """The sample ends with 26 pounds, on spaces 11 and 8, with shares of 9 pounds: the automa has 164."""
    game, answers = sample_until("mombasa", key), read(sample_of("mombasa")).answers
    game.say("correct")
    game.answer(name)
    game.answer(current(game.state, name) + by)
    for answer in answers[game.number - 3 :]:
        game.answer(answer)
    assert game.result is not None
    assert game.result.data == {"human": 115, "automa": 164 + points}


@pytest.mark.rule("MOM-E1")
def test_a_marker_found_at_the_scoring_is_asked_about_there() -> None:
    game, answers = sample_until("mombasa", "share-values"), read(sample_of("mombasa")).answers
    for answer in ({"aside": "correct"}, "steps cairo", 5, answers[-1]):
        game.answer(answer)
    assert game.question is not None
    assert (game.question.key, game.question.default) == ("automa-track-shares", {"cairo": 0})
    game.answer({"cairo": 2})
    assert game.result is not None
    assert game.result.data == {"human": 115, "automa": 164 + 2 * 4}


@pytest.mark.rule("MOM-E1")
@pytest.mark.parametrize("before", [5, 6])
def test_cards_found_at_the_scoring_are_asked_about_there(before: int) -> None:
    """It seemed to have none, so nothing was asked. They hold two shares of Cairo; in the sample, they hold
    shares of 5, 4 and 9 pounds."""
    game, answers = sample_until("mombasa", "human-board"), read(sample_of("mombasa")).answers
    board, human, _, tracks, values = answers[-5:]
    correct: Json = {"aside": "correct"}
    told = [correct, "cards", 0, board, human, tracks, values]
    for answer in [*told[:before], correct, "cards", 3, *told[before:]]:
        game.answer(answer)
    assert game.question is not None and game.question.key == "automa-card-shares"
    game.answer(dict.fromkeys(COMPANIES, 0) | {"cairo": 2})
    assert game.result is not None
    assert game.result.data == {"human": 115, "automa": 164 - (2 * 5 + 4 * 4 + 4 * 9) + 2 * 4}


@pytest.mark.rule("MOM-E1")
def test_shares_of_a_marker_that_never_moved_do_not_count() -> None:
    """It was told of before: four shares of 9 pounds."""
    game, answers = sample_until("mombasa", "share-values"), read(sample_of("mombasa")).answers
    for answer in ({"aside": "correct"}, "steps saint_louis", 0, answers[-1]):
        game.answer(answer)
    assert game.result is not None
    assert game.result.data == {"human": 115, "automa": 164 - 4 * 9}
