from __future__ import annotations

from mautoma.kernel.chance import Chance
from mautoma.kernel.facts import Memory, ask_report
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Number
from mautoma.kernel.table import ScriptedTable


def test_a_fact_is_sure_until_it_is_doubted_and_its_old_value_stays_known() -> None:
    memory: Memory[int] = Memory()
    assert memory.last("price") is None and not memory.is_sure("price")
    memory.learn("price", 9)
    assert memory.is_sure("price")
    memory.doubt(["price"])
    assert memory.last("price") == 9 and not memory.is_sure("price")


def test_a_clone_of_a_memory_leads_its_own_life() -> None:
    memory: Memory[int] = Memory()
    memory.learn("price", 9)
    clone = memory.clone()
    clone.learn("price", 8)
    clone.doubt(["price"])
    assert memory.last("price") == 9 and memory.is_sure("price")


def too_high(answer: int) -> Msg | None:
    return msg("too-high", answer=answer) if answer > 5 else None


QUESTION = Number(key="number", most=9)


def test_a_plausible_report_is_not_questioned() -> None:
    table = ScriptedTable(Chance(1), ("number", 3))
    assert ask_report(table, QUESTION, too_high) == 3
    assert table.events == []


def test_a_doubtful_report_is_questioned_once_and_may_be_insisted_on() -> None:
    table = ScriptedTable(Chance(1), ("number", 7), ("insist", True))
    assert ask_report(table, QUESTION, too_high) == 7
    assert table.questions[1].data["doubt"] == msg("too-high", answer=7)
    assert [event.kind for event in table.events] == ["insisted"]


def test_a_doubtful_report_may_be_corrected() -> None:
    table = ScriptedTable(Chance(1), ("number", 7), ("insist", False), ("number", 2))
    assert ask_report(table, QUESTION, too_high) == 2
