"""Who answers a mode's questions and hears its events.

A mode touches the world through a table only: `ask`, `tell`, `order`, `chance`. It may also mark
where it is (`enter`), say that something hidden came to light (`reveal`), and name the
asides it takes: things a person may say at any question, such as a correction by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from typing import Any, NamedTuple, Protocol, TypeVar, cast

from mautoma.kernel.chance import Chance
from mautoma.kernel.decide import Trail
from mautoma.kernel.event import Event
from mautoma.kernel.message import Json, Msg
from mautoma.kernel.question import Pick, Question, Unfit, show

A = TypeVar("A")

# A question, or how to build it anew: after an aside changed what it rests on.
Asked = Question[A] | Callable[[], Question[A]]
Aside = Callable[[], None]

READY, OWN_TURN = "ready", "own-turn"
"""The questions of a pause: for what is to be carried out, and for the human's own turn. `READY` is the only
answer to either."""


class Mark(NamedTuple):
    """A point of the game that undo can go back to: a round, phase or step begins here.

    `at` is how many answers came before it, `events` how many events.
    """

    at: int
    level: str
    name: str
    events: int


class TurnMark(NamedTuple):
    """Whose turn it is, in numbers of events: all orders before `closed` are carried out; after the last
    question of the human's own turn so many had been told. `over`: that ended it."""

    closed: int
    own_since: int | None
    over: bool = False


BEGINNING = TurnMark(0, None)


class Moment(NamedTuple):
    """The position when a round or phase began, after the last answer."""

    mark: Mark
    state: Any


class Table:
    """The common part: nobody listens. Subclasses answer."""

    listening = False

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.asides: Mapping[str, Aside] = {}
        self.state: Any = None  # the game on this table, for whoever answers to look at

    def ask(self, asked: Asked[A]) -> A:
        raise NotImplementedError

    def choose(self, question: Pick) -> str:
        """Asks only where there is a choice."""
        values = question.values()
        return values[0] if len(values) == 1 else self.ask(question)

    def tell(self, kind: str, /, *rules: str, trail: Trail[Any] | None = None, **data: Json | Msg) -> None:
        """Something happened. Costly data is gathered only `if table.listening`."""

    def order(self, kind: str, /, *rules: str, trail: Trail[Any] | None = None, **data: Json | Msg) -> None:
        """Something to do on a real table. Where there is none, it's told like anything else."""
        self.tell(kind, *rules, trail=trail, **data)

    def withdraw(self, kind: str) -> None:
        """The last order of this kind is none any more: something else is to be done instead."""

    def pause(self, *rules: str, own: bool = False) -> None:
        """Waits until a person has carried out the orders, or finished the own turn."""
        key = OWN_TURN if own else READY
        self.ask(Pick(key=key, rules=rules, choices=(READY,), default=READY, own=own, confirms=not own))

    def enter(self, level: str, name: str) -> None:
        """A "round", "phase" or "step" begins."""

    def reveal(self) -> None:
        """Something hidden came to light: going back past here is noted."""


class Policy(Protocol):
    """A bot: sees the question and what a person sees of the game."""

    def answer(self, question: Question[Any], state: Any) -> Any: ...


class PolicyTable(Table):
    """A bot answers, inline, at the speed of a function call. Its answers are not checked."""

    def __init__(self, chance: Chance, policy: Policy) -> None:
        super().__init__(chance)
        self.policy = policy

    def ask(self, asked: Asked[A]) -> A:
        question = asked if isinstance(asked, Question) else asked()
        answer: A = self.policy.answer(question, self.state)
        return answer


class Waiting(BaseException):
    """The recorded answers have run out: the mode waits for this question's answer.

    Not an Exception, so that no mode can swallow it by accident.
    """

    def __init__(self, question: Question[Any]) -> None:
        super().__init__(question.key)
        self.question = question


class BadLine(Exception):
    """A recorded answer that does not fit its question. `number` counts answers from 1."""

    def __init__(self, number: int, question: Question[Any], unfit: Unfit) -> None:
        super().__init__(f"answer {number} does not fit the question {question.key!r}: {unfit}")
        self.number = number
        self.question = question
        self.unfit = unfit


# A recorded aside: an answer of this shape interrupts the question at hand.
ASIDE = "aside"


def aside_name(answer: object) -> str | None:
    if isinstance(answer, dict) and set(answer) == {ASIDE} and isinstance(answer[ASIDE], str):
        return str(answer[ASIDE])
    return None


class ReplayTable(Table):
    """Feeds recorded answers; raises Waiting when they run out.

    The first `trusted` answers were checked when they were given and are not checked again,
    so their questions never list their options.
    """

    listening = True
    real = False
    """Whether there is furniture, and so somebody who carries out an order."""

    def __init__(self, chance: Chance, answers: Sequence[Json], at: int = 0, trusted: int = 0) -> None:
        super().__init__(chance)
        self.answers = answers
        self.at = at
        self.trusted = trusted
        self.events: list[Event] = []
        self.marks: list[Mark] = []
        self.revealed: list[int] = []
        self.asked: dict[int, str] = {}
        self.questions: dict[int, Question[Any]] = {}
        """At a real table: what each answer was given to, so that it can be changed."""
        self.answered: Question[Any] | None = None
        self.turn = BEGINNING
        self.copy: Callable[[Any], Any] | None = None
        self.moments: list[Moment] = []
        self.aside_at: int | None = None
        """While an aside goes on: the number of the answer that said it."""

    def ask(self, asked: Asked[A]) -> A:
        while True:
            question = asked if isinstance(asked, Question) else asked()
            if self.at >= len(self.answers):
                raise Waiting(question)
            answer = self.answers[self.at]
            number = self.at
            self.asked[number] = question.key
            self.at += 1
            aside = aside_name(answer)
            if question.closes:
                self.turn = self._turn_after(question, answer)
            fits = self._checked(question, answer) if aside is None else None
            settled = question.settled(fits)
            self.answered = settled if aside is None else None
            if self.real:
                self.questions[number] = settled
            if aside is None:
                return cast("A", fits)
            self._run_aside(question, aside)

    def _turn_after(self, question: Question[Any], answer: Json) -> TurnMark:
        """What an own question offers is to end the turn."""
        told = len(self.events)
        closed = told if aside_name(answer) is None else self.turn.closed
        if not question.own:
            return self.turn._replace(closed=closed)
        return TurnMark(closed, told, answer == question.default)

    def _checked(self, question: Question[A], answer: Any) -> A:
        """A copy: the game may change what it was answered, and the record stays as it is."""
        fits: A = copy(answer)
        if self.at <= self.trusted:
            return fits
        try:
            return question.check(fits)
        except Unfit as unfit:
            raise BadLine(self.at, question, unfit) from None

    def _run_aside(self, question: Question[Any], name: str) -> None:
        if name not in self.open_asides:
            names = list(self.open_asides)
            unfit = Unfit("unfit-aside", answer=show(name), names=names)
            raise BadLine(self.at, question, unfit)
        self.aside_at = self.at - 1
        self.asides[name]()
        self.aside_at = None

    @property
    def open_asides(self) -> tuple[str, ...]:
        """What may be said now besides an answer."""
        return tuple(self.asides) if self.aside_at is None else ()

    def tell(self, kind: str, /, *rules: str, trail: Trail[Any] | None = None, **data: Json | Msg) -> None:
        self.events.append(Event(kind, data, rules, trail, self.at))

    def order(self, kind: str, /, *rules: str, trail: Trail[Any] | None = None, **data: Json | Msg) -> None:
        self.events.append(Event(kind, data, rules, trail, self.at, self.real))

    def withdraw(self, kind: str) -> None:
        for number in reversed(range(len(self.events))):
            if self.events[number].kind == kind:
                self.events[number] = replace(self.events[number], order=False)
                return

    def enter(self, level: str, name: str) -> None:
        mark = Mark(self.at, level, name, len(self.events))
        self.marks.append(mark)
        if self.copy is not None and self.at == len(self.answers) and level != "step":
            self.moments.append(Moment(mark, self.copy(self.state)))

    def reveal(self) -> None:
        self.revealed.append(self.at)


class StandInTable(Table):
    """Answers questions of fact from a model; all others go to the table behind it, and so do events.

    `facts` finds the answer to a question by its key. A model that follows the game may override
    `answered`, called after a question that the table behind answered, and `carry_out`, called after each
    order: on the table behind it is only told, as nobody has to do it.
    """

    def __init__(self, table: Table, facts: Mapping[str, Callable[[Question[Any]], Any]]) -> None:
        self.table = table
        self.chance = table.chance
        self.listening = table.listening
        self.facts = facts

    def ask(self, asked: Asked[A]) -> A:
        question = asked if isinstance(asked, Question) else asked()
        fact = self.facts.get(question.key)
        if fact is not None:
            return question.check(fact(question))
        answer = self.table.ask(asked)
        self.answered(question, answer)
        return answer

    def answered(self, question: Question[Any], answer: Any) -> None:
        """The person has answered."""

    def tell(self, kind: str, /, *rules: str, trail: Trail[Any] | None = None, **data: Json | Msg) -> None:
        self.table.tell(kind, *rules, trail=trail, **data)

    def order(self, kind: str, /, *rules: str, trail: Trail[Any] | None = None, **data: Json | Msg) -> None:
        self.tell(kind, *rules, trail=trail, **data)
        self.carry_out(Event(kind, data, rules, trail, order=True))

    def withdraw(self, kind: str) -> None:
        self.table.withdraw(kind)

    def carry_out(self, order: Event) -> None:
        """What a person at a real table would have to do."""

    def enter(self, level: str, name: str) -> None:
        self.table.enter(level, name)

    def reveal(self) -> None:
        self.table.reveal()

    @property
    def state(self) -> Any:
        return self.table.state

    @state.setter
    def state(self, state: Any) -> None:
        self.table.state = state

    @property
    def asides(self) -> Mapping[str, Aside]:
        return self.table.asides

    @asides.setter
    def asides(self, asides: Mapping[str, Aside]) -> None:
        self.table.asides = asides


class ScriptedTable(Table):
    """For tests: answers from a list of (question key, answer), and fails on a surprise."""

    listening = True

    def __init__(self, chance: Chance, *answers: tuple[str, Json]) -> None:
        super().__init__(chance)
        self.answers = list(answers)
        self.events: list[Event] = []
        self.questions: list[Question[Any]] = []

    def ask(self, asked: Asked[A]) -> A:
        while True:
            question = asked if isinstance(asked, Question) else asked()
            assert self.answers, f"asked {question.key!r}, but no answer is left"
            key, answer = self.answers.pop(0)
            assert question.key == key, f"asked {question.key!r}, expected {key!r}"
            self.questions.append(question)
            aside = aside_name(answer)
            if aside is None:
                return question.check(answer)
            self.asides[aside]()

    def tell(self, kind: str, /, *rules: str, trail: Trail[Any] | None = None, **data: Json | Msg) -> None:
        self.events.append(Event(kind, data, rules, trail, len(self.questions)))

    def order(self, kind: str, /, *rules: str, trail: Trail[Any] | None = None, **data: Json | Msg) -> None:
        self.events.append(Event(kind, data, rules, trail, len(self.questions), order=True))

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]
