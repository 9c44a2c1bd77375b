from __future__ import annotations

import random
from typing import Any

import pytest

from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Json
from mautoma.kernel.mode import Setup, play
from mautoma.kernel.question import Question, Unfit
from mautoma.kernel.session import LEVELS, Session, new_session
from mautoma.kernel.table import BadLine, PolicyTable, Table
from mautoma.kernel.transcript import BadTranscript, Transcript, read, write
from tests.kernel.toy import Toy, ToyEdition, ToyMode, new_toy

ANSWERS: list[Json] = [2, "keep", "leave", "keep", "keep", "leave", "keep"]


def played(answers: list[Json], seed: int = 1) -> Session:
    session = new_toy(seed)
    for answer in answers:
        session.answer(answer)
    return session


def told(session: Session) -> list[dict[str, Any]]:
    return [event.to_json() for event in session.events]


class Fixed:
    """Gives the answers of a list, whatever is asked."""

    def __init__(self, answers: list[Json]) -> None:
        self.answers = list(answers)

    def answer(self, question: Question[Any], state: Any) -> Any:
        return self.answers.pop(0)


def test_replay_equals_live_play() -> None:
    mode = ToyMode()
    state, result = play(mode, Setup(ToyEdition(), {}), PolicyTable(Chance(1), Fixed(ANSWERS)))
    session = played(ANSWERS)
    assert session.state == state
    assert session.result == result


def test_a_replayed_transcript_gives_the_same_position_as_answering_one_by_one() -> None:
    live = played(ANSWERS[:5])
    again = Session(live.mode, live.edition, Transcript(live.transcript.header, list(ANSWERS[:5])))
    assert (again.state, told(again), again.marks) == (live.state, told(live), live.marks)


def test_undo_then_redo_brings_the_same_events() -> None:
    session = played(ANSWERS)
    before = told(session)
    for _ in range(4):
        session.undo()
    assert told(session) != before
    for _ in range(4):
        session.redo()
    assert told(session) == before
    assert not session.redoable
    with pytest.raises(Unfit, match="unfit-no-redo"):
        session.redo()


def test_undo_cannot_reroll() -> None:
    session = played(ANSWERS[:2])
    drawn = session.events[-1].data["number"]
    session.undo()
    session.answer("leave")
    assert session.events[-1].data["number"] == drawn


def test_undo_of_a_phase_and_of_a_round() -> None:
    session = played(ANSWERS[:4])  # in the evening of round 2
    session.undo("phase")
    assert session.number == 3
    session.undo("round")
    assert session.number == 1


def test_undo_would_take_back_what_undo_takes_back() -> None:
    for level in LEVELS:
        session = played(ANSWERS[:6])
        would, before = session.would_take_back(level), session.events
        session.undo(level)
        assert would == before[len(session.events) :] != []


def test_the_question_that_was_answered_last_is_known_at_the_start_of_a_round_too() -> None:
    session = new_toy()
    assert session.answered is None
    session.answer(2)
    assert session.answered is not None and session.answered.key == "bonus"
    session.say("correct")
    assert session.answered is None
    session.undo()
    assert session.answered is not None and session.answered.key == "bonus"


def test_undo_of_nothing_says_so() -> None:
    with pytest.raises(Unfit, match="unfit-no-undo"):
        new_toy().undo()


def test_a_different_answer_after_undo_forgets_what_was_undone() -> None:
    session = played(ANSWERS[:3])
    session.jump(1)
    session.answer("leave")
    assert not session.redoable
    with pytest.raises(Unfit, match="unfit-no-redo"):
        session.redo()


def test_jump_forward_goes_over_answers_taken_back() -> None:
    session = played(ANSWERS)
    session.jump(0)
    session.jump(5)
    assert session.transcript.answers == ANSWERS[:5]


def test_going_back_past_something_revealed_is_noted_and_otherwise_not() -> None:
    session = played(ANSWERS[:2])
    session.undo()
    assert session.transcript.notes == []
    session.answer(ANSWERS[1])
    assert session.transcript.notes == []
    session.undo()
    session.answer("leave" if ANSWERS[1] == "keep" else "keep")
    assert [(note.kind, note.data) for note in session.transcript.notes] == [("rewound", {"from": 2})]


def test_nothing_is_noted_where_nothing_had_come_to_light() -> None:
    session = played(ANSWERS)  # over: nothing comes to light after the last answer
    session.undo()
    session.answer("leave" if ANSWERS[-1] == "keep" else "keep")
    assert session.transcript.notes == []


def test_what_fails_leaves_the_game_as_it_was() -> None:
    session = played(ANSWERS[:3])
    session.undo()
    before = told(session), session.saved(), session.question
    with pytest.raises(OSError), session.attempt():
        session.answer("leave")
        raise OSError("disk full")
    assert (told(session), session.saved(), session.question) == before
    session.redo()
    assert session.transcript.answers == ANSWERS[:3]
    assert told(session) == told(played(ANSWERS[:3]))


def test_a_script_that_breaks_on_an_answer_leaves_the_game_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = played(ANSWERS[:2])
    before = told(session), list(session.transcript.answers), session.state

    def break_(*_: object) -> None:
        raise RuntimeError("a fault in the mode")

    monkeypatch.setattr(session.mode, "play_round", break_)
    with pytest.raises(RuntimeError):
        session.answer("keep")
    assert (told(session), session.transcript.answers, session.state) == before


def test_two_games_interleaved_equal_the_same_two_alone() -> None:
    alone = told(played(ANSWERS, seed=1)), told(played(ANSWERS, seed=2))
    one, two = new_toy(1), new_toy(2)
    for answer in ANSWERS:
        one.answer(answer)
        random.random()
        two.answer(answer)
    assert (told(one), told(two)) == alone
    assert alone[0] != alone[1]


def test_an_unfit_answer_is_refused_and_changes_nothing() -> None:
    session = played(ANSWERS[:2])
    with pytest.raises(Unfit):
        session.answer("perhaps")
    assert session.transcript.answers == ANSWERS[:2]
    assert session.question is not None and session.question.key == "keep"


def test_nothing_can_be_answered_after_the_end() -> None:
    with pytest.raises(Unfit, match="unfit-over"):
        played(ANSWERS).answer("keep")


def test_an_aside_interrupts_and_the_question_is_asked_again() -> None:
    session = played(ANSWERS[:2])
    session.say("correct")
    assert session.question is not None and session.question.key == "new-score"
    assert session.asides == ()
    session.answer(50)
    assert session.question.key == "keep"
    assert session.state.score == 50


def test_an_unknown_aside_is_refused() -> None:
    with pytest.raises(Unfit, match="unfit-aside"):
        played(ANSWERS[:2]).say("cheat")


def test_a_recorded_answer_that_does_not_fit_is_named() -> None:
    session = new_toy()
    with pytest.raises(BadLine) as caught:
        Session(session.mode, session.edition, Transcript(session.transcript.header, [2, "keep", "maybe"]))
    assert caught.value.number == 3
    assert caught.value.question.key == "keep"


def test_answers_after_the_end_are_refused() -> None:
    session = new_toy()
    with pytest.raises(BadTranscript, match="transcript-after-end"):
        Session(session.mode, session.edition, Transcript(session.transcript.header, [*ANSWERS, "keep"]))


def test_a_transcript_of_other_rules_is_refused() -> None:
    text = write(new_toy().transcript).replace("rules = 1", "rules = 2")
    with pytest.raises(BadTranscript, match="transcript-rules"):
        Session(ToyMode(), ToyEdition(), read(text))


def test_a_transcript_of_another_edition_is_refused() -> None:
    with pytest.raises(BadTranscript, match="transcript-edition"):
        Session(ToyMode(), ToyEdition(hash="changed"), new_toy().transcript)


@pytest.mark.parametrize("options", [{"level": "brutal"}, {"speed": "fast"}])
def test_unknown_options_are_refused(options: dict[str, str]) -> None:
    mode = ToyMode()
    with pytest.raises(BadTranscript, match="option"):
        new_session(mode, ToyEdition(), 1, "0.0", options)


def test_an_answer_plays_no_round_again_but_the_one_it_is_given_in(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played(ANSWERS[:5])
    begun, play_round = [], ToyMode.play_round

    def watched(mode: ToyMode, toy: Toy, table: Table) -> None:
        begun.append(toy.round + 1)
        play_round(mode, toy, table)

    monkeypatch.setattr(ToyMode, "play_round", watched)
    session.answer("leave")
    assert begun == [3]


def test_what_began_since_the_last_answer_is_kept_moment_by_moment() -> None:
    moments = [(moment.mark.name, moment.state.round) for moment in played(ANSWERS[:3]).moments]
    assert moments == [("2", 2), ("morning", 2)]
