"""Facts of a real table: asked when a rule needs them, remembered until something could change them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from mautoma.kernel.message import Msg
from mautoma.kernel.question import Confirm, Question
from mautoma.kernel.table import Table

A = TypeVar("A")
V = TypeVar("V")

INSISTED = "insisted"


@dataclass(slots=True)
class Memory(Generic[V]):
    """What is known of the table. A doubted fact is asked again, its old value offered."""

    known: dict[str, V] = field(default_factory=dict)
    sure: set[str] = field(default_factory=set)

    def recall(self, fact: str, ask: Callable[[V | None], V]) -> V:
        """The fact; if it is not certain it is asked for first. `ask` is given the last known value."""
        if fact not in self.sure:
            self.learn(fact, ask(self.known.get(fact)))
        return self.known[fact]

    def is_sure(self, fact: str) -> bool:
        return fact in self.sure

    def last(self, fact: str) -> V | None:
        return self.known.get(fact)

    def learn(self, fact: str, value: V) -> None:
        self.known[fact] = value
        self.sure.add(fact)

    def doubt(self, facts: Iterable[str]) -> None:
        self.sure.difference_update(facts)

    def clone(self) -> Memory[V]:
        return Memory(dict(self.known), set(self.sure))


def ask_report(table: Table, question: Question[A], doubts: Callable[[A], Msg | None]) -> A:
    """A report of the table. One that seems impossible is questioned once, with the reason.

    The person may insist: the table is right, and the log says so.
    """
    return report(table, lambda: table.ask(question), doubts)


def report(table: Table, ask: Callable[[], A], doubts: Callable[[A], Msg | None]) -> A:
    """As `ask_report`, for a report that takes several questions."""
    while True:
        answer = ask()
        doubt = doubts(answer)
        if doubt is None:
            return answer
        if table.ask(Confirm(key="insist", data={"doubt": doubt})):
            table.tell(INSISTED, doubt=doubt)
            return answer
