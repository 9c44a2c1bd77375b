"""At a real table: which orders are open, when they are to be confirmed, and whose turn it is."""

from __future__ import annotations

import pytest

from mautoma.kernel.event import Event
from mautoma.kernel.facts import ask_report
from mautoma.kernel.message import msg
from mautoma.kernel.mode import Setup
from mautoma.kernel.question import Number, Pick, Unfit
from mautoma.kernel.session import Session, new_session
from mautoma.kernel.table import OWN_TURN, READY, Table
from mautoma.kernel.transcript import Transcript, read, write
from mautoma.kernel.turns import confirm, confirmation_due, open_orders, whose_turn
from tests.golden.games import golden_games
from tests.kernel.toy import Toy, ToyEdition, ToyMode

TOO_MANY = 9


class Carpenter(ToyMode):
    """A day: the human works; the automa orders wood, asks for nails, orders them, asks whether a chair
    stands, and orders a table."""

    real = True

    def differences(self, before: Toy, now: Toy) -> list[Event]:
        return []

    def set_up(self, setup: Setup, table: Table) -> Toy:
        toy = table.state = Toy()
        table.order("lay-tools")
        table.pause()
        return toy

    def play_round(self, toy: Toy, table: Table) -> None:
        def correct() -> None:
            toy.score = table.ask(Number(key="new-score", most=99))

        table.asides = {"correct": correct}
        toy.round += 1
        table.enter("round", str(toy.round))
        table.ask(Pick(key="work", choices=["done"], own=True))
        table.tell("drew")
        table.order("wood")
        nails = table.ask(Number(key="nails", most=9))
        table.order("nails")
        choices = ["cannot"] if nails == TOO_MANY else ["done", "cannot"]
        table.ask(Pick(key="chair", choices=choices, confirms=True))
        table.order("table")


def carpenter(*answers: object) -> Session:
    session = new_session(Carpenter(), ToyEdition(), 1, "0.0", {})
    for answer in answers:
        session.answer(answer)  # type: ignore[arg-type]
    return session


ONE_DAY = (READY, "done", 3, "done")


def ordered(session: Session) -> list[str]:
    return [session.events[number].kind for number in open_orders(session)]


def test_a_question_of_fact_stands_under_the_orders_so_far() -> None:
    assert ordered(carpenter()) == ["lay-tools"]
    assert ordered(carpenter(READY)) == []
    assert ordered(carpenter(READY, "done")) == ["wood"]
    assert ordered(carpenter(READY, "done", 3)) == ["wood", "nails"]


def test_whoever_says_that_it_is_done_closes_the_orders_before() -> None:
    assert ordered(carpenter(READY, "done", 3, "done")) == ["table"]


def test_orders_are_confirmed_before_the_own_turn_and_nowhere_else() -> None:
    for answers in ((), (READY,), (READY, "done"), (READY, "done", 3)):
        assert not confirmation_due(carpenter(*answers))
        with pytest.raises(Unfit):
            confirm(carpenter(*answers))
    session = carpenter(*ONE_DAY)
    assert confirmation_due(session)
    confirm(session)
    assert ordered(session) == [] and not confirmation_due(session)


def test_what_was_confirmed_is_so_on_another_device() -> None:
    session = carpenter(*ONE_DAY)
    confirm(session)
    saved = read(write(session.transcript))
    assert ordered(Session(session.mode, session.edition, saved)) == []


def test_a_game_can_be_played_on_without_confirming() -> None:
    session = carpenter(*ONE_DAY, "done")
    assert ordered(session) == ["wood"]


def test_a_game_has_one_confirmation() -> None:
    session = carpenter(*ONE_DAY)
    confirm(session)
    for answer in ("done", 4, "done"):
        session.answer(answer)
    assert ordered(session) == ["table"]
    confirm(session)
    assert [note.at for note in session.transcript.notes] == [7]


def test_undo_takes_back_the_confirmation_first() -> None:
    session = carpenter(*ONE_DAY)
    confirm(session)
    session.undo()
    assert session.number == 4 and ordered(session) == ["table"]
    session.undo()
    assert session.number == 3 and ordered(session) == ["wood", "nails"]


def test_after_a_step_back_the_orders_are_open_again() -> None:
    session = carpenter(*ONE_DAY)
    confirm(session)
    session.answer("done")
    session.undo()
    assert session.number == 4 and ordered(session) == ["table"]
    session.undo()
    session.redo()
    assert ordered(session) == ["table"]


def test_a_correction_does_not_open_them_again() -> None:
    session = carpenter(*ONE_DAY)
    confirm(session)
    session.say("correct")
    assert ordered(session) == [] and whose_turn(session) == "own"
    session.answer(5)
    assert ordered(session) == [] and whose_turn(session) == "own"


def test_a_correction_before_the_confirmation_leaves_them_open() -> None:
    session = carpenter(*ONE_DAY)
    session.say("correct")
    assert ordered(session) == ["table"] and not confirmation_due(session)
    session.answer(5)
    assert confirmation_due(session)


def test_whose_turn_it_is() -> None:
    assert whose_turn(carpenter()) == "set-up"
    assert whose_turn(carpenter(READY)) == "own"
    assert whose_turn(carpenter(READY, "done")) == "opponent"
    session = carpenter(*ONE_DAY)
    assert whose_turn(session) == "opponent"
    confirm(session)
    assert whose_turn(session) == "own"
    assert whose_turn(carpenter(READY, *(3 * ["done", 3, "done"]))) == "over"


def test_who_insists_on_a_report_is_still_at_it() -> None:
    class Doubted(Carpenter):
        def play_round(self, toy: Toy, table: Table) -> None:
            table.enter("round", "1")
            table.ask(Pick(key="work", choices=["done"], own=True))
            ask_report(table, Number(key="chairs", most=9), lambda chairs: msg("too-many"))
            table.ask(Number(key="legs", most=9))
            table.tell("drew")
            table.ask(Number(key="nails", most=9))

    session = new_session(Doubted(), ToyEdition(), 1, "0.0", {})
    for answer in (READY, "done", 9, True):
        session.answer(answer)
        assert whose_turn(session) == "own"
    session.answer(4)
    assert whose_turn(session) == "opponent"


def test_a_replay_from_a_round_knows_what_was_closed_before_it() -> None:
    session = carpenter(*ONE_DAY, "done", 3)
    afresh = Session(
        session.mode, session.edition, Transcript(session.transcript.header, [*ONE_DAY, "done", 3])
    )
    assert session.turn == afresh.turn


def test_the_set_up_lasts_until_its_orders_are_carried_out() -> None:
    class Hasty(Carpenter):
        def set_up(self, setup: Setup, table: Table) -> Toy:
            toy = table.state = Toy()
            table.order("lay-tools")
            return toy

    session = new_session(Hasty(), ToyEdition(), 1, "0.0", {})
    assert whose_turn(session) == "set-up" and confirmation_due(session)
    confirm(session)
    assert whose_turn(session) == "own"


def test_a_question_after_the_own_turn_is_ended_is_asked_on_its_turn() -> None:
    """Although nothing was told yet: with a printed deck somebody says which card is turned over."""
    recorded = next(each for each in golden_games() if each.name == "table-no-map").replay()
    at = next(number for number, key in recorded.asked.items() if key == OWN_TURN)
    recorded.jump(at)
    assert whose_turn(recorded) == "own" or confirmation_due(recorded)
    recorded.answer(READY)
    assert recorded.question is not None and recorded.question.key == "card"
    assert whose_turn(recorded) == "opponent"
