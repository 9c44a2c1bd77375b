"""An order is something to do at a real table; everywhere else it's told like anything that happens."""

from __future__ import annotations

import pytest

from mautoma.kernel.chance import Chance
from mautoma.kernel.event import Event
from mautoma.kernel.message import msg
from mautoma.kernel.mode import is_at_a_real_table
from mautoma.kernel.question import Numbers, Option, Pick, PickSome, Unfit
from mautoma.kernel.session import Session, new_session
from mautoma.kernel.table import ReplayTable, ScriptedTable, StandInTable, Table
from tests.kernel.toy import Toy, ToyEdition, ToyMode


class Ordering(ToyMode):
    """On screen: no piece lies on a table."""

    def play_round(self, toy: Toy, table: Table) -> None:
        table.order("shuffle", "TOY-3", cards=10)
        super().play_round(toy, table)


class AtTable(Ordering):
    name = "table"
    real = True

    def differences(self, before: Toy, now: Toy) -> list[Event]:
        return [Event("on-your-table")]


class MadeUp(AtTable):
    real = False


def begun(mode: ToyMode) -> Session:
    session = new_session(mode, ToyEdition(), 1, "0.0", {})
    session.answer(2)
    return session


def test_an_order_is_something_to_do_at_a_real_table() -> None:
    session = begun(AtTable())
    assert [(event.kind, event.order) for event in session.events] == [("shuffle", True), ("drew", False)]


def test_where_nobody_has_to_do_anything_an_order_is_told() -> None:
    for mode in (Ordering(), MadeUp()):
        session = begun(mode)
        assert not is_at_a_real_table(mode)
        assert [(event.kind, event.order) for event in session.events] == [
            ("shuffle", False),
            ("drew", False),
        ]


def test_an_order_is_written_like_any_event() -> None:
    ordered, told = begun(AtTable()).events[0], begun(Ordering()).events[0]
    assert ordered.to_json() == told.to_json()


def test_a_model_carries_out_orders_and_nothing_else() -> None:
    carried_out = []

    class Model(StandInTable):
        def carry_out(self, order: Event) -> None:
            carried_out.append((order.kind, dict(order.data)))

    behind = ScriptedTable(Chance(1))
    model = Model(behind, {})
    model.order("shuffle", "TOY-3", cards=10)
    model.tell("drew", "TOY-1", number=4)
    assert carried_out == [("shuffle", {"cards": 10})]
    assert [(event.kind, event.order) for event in behind.events] == [("shuffle", False), ("drew", False)]


def test_an_answer_is_called_what_it_was_called_when_it_was_given() -> None:
    name = msg("empty")
    table = ReplayTable(Chance(1), ["here"])
    table.real = True
    table.ask(Pick(key="where", choices=["here", "there"], describe=lambda value: Option(value, name)))
    name = msg("full")
    question = table.questions[0]
    assert isinstance(question, Pick) and question.option("here").label == msg("empty")


@pytest.mark.parametrize("trusted", [0, 1])
def test_what_a_game_does_with_an_answer_leaves_the_record_as_it_was(trusted: int) -> None:
    table = ReplayTable(Chance(1), [{"cairo": 1}], trusted=trusted)
    table.ask(Numbers(key="shares", names=["cairo"]))["cairo"] = 5
    assert table.answers == [{"cairo": 1}]
    table = ReplayTable(Chance(1), [["a"]], trusted=trusted)
    table.ask(PickSome(key="some", choices=["a", "b"])).append("b")
    assert table.answers == [["a"]]


def test_after_a_step_back_a_table_is_put_right_and_a_screen_is_not() -> None:
    for mode, moves in ((AtTable(), ["on-your-table"]), (Ordering(), [])):
        session = begun(mode)
        session.undo()
        assert [event.kind for event in session.put_back or ()] == moves


def test_an_answer_on_screen_is_taken_back_and_not_changed() -> None:
    session = begun(Ordering())
    with pytest.raises(Unfit, match="unfit-no-answer"):
        session.change(0)
    session = begun(AtTable())
    session.change(0)
    assert session.changing
