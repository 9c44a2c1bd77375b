"""What a mode asks: a small closed set of kinds.

Each kind lists its options, has a JSON-simple answer, and decides from itself alone
whether an answer is legal. Options may be given as a function, so that they are
listed only when somebody looks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from mautoma.kernel.message import Json, Msg, Problem, plain

Value: TypeAlias = str
A = TypeVar("A", covariant=True)
NAMED = 6
"""So many options are named where an answer is refused."""
OWN = "own "
"""How the mark of a question of the human's own turn begins."""


class Unfit(Problem):
    """An answer that its question does not allow."""


class Place(NamedTuple):
    """Where an option lies on the board, in the names the board's drawing uses."""

    at: str
    covers: tuple[str, ...] = ()
    mark: str = ""


class Option(NamedTuple):
    """One way to answer. Without a label it is called by its question's noun and its value."""

    value: Value
    label: Msg | None = None
    place: Place | None = None
    idle: bool = False
    """Allowed, and of no use."""


@dataclass(slots=True, kw_only=True)
class Question(Generic[A]):
    """`key` finds the words (`ask-<key>`), `data` fills them, `rules` say why it is asked.

    `notes` are lines to read with it, such as what was done so far.
    `default` is offered: the last known value of a fact (then it is `remembered`), the usual choice of
    a decision.

    At a real table: `own`, it's the human's own turn; `confirms`, it asks whether the orders are carried out;
    `outcome`, it asks what came of them.
    """

    key: str
    data: Mapping[str, Json | Msg] = field(default_factory=dict)
    rules: tuple[str, ...] = ()
    notes: tuple[Msg, ...] = ()
    default: A | None = None
    remembered: bool = False
    own: bool = False
    confirms: bool = False
    outcome: bool = False

    kind = ""

    @property
    def closes(self) -> bool:
        """Who answers it has carried out every order told before."""
        return self.own or self.confirms or self.outcome

    @property
    def mark(self) -> str:
        """The same for what is asked again: by its key, and what its text says."""
        about = sorted((name, str(plain(datum))) for name, datum in self.data.items())
        return f"{OWN if self.own else ''}{self.key} {about}"

    def check(self, answer: object) -> A:
        """The answer as the mode receives it, or Unfit."""
        raise NotImplementedError

    def settled(self, answer: Any) -> Question[A]:
        """As it is remembered once it is answered: it looks at no game to say what was."""
        return self


@dataclass(slots=True, kw_only=True)
class _Listed(Question[A]):
    """A question whose answers are values from a list.

    `noun` names what the values are ("employee"), so that the catalogue can call them;
    `describe` gives an option a label of its own or a place on the board.
    """

    choices: Sequence[Value] | Callable[[], Sequence[Value]]
    noun: str = ""
    describe: Callable[[Value], Option] | None = None
    _options: list[Option] | None = field(default=None, init=False, repr=False, compare=False)

    def values(self) -> Sequence[Value]:
        if callable(self.choices):
            self.choices = self.choices()
        return self.choices

    def option(self, value: Value) -> Option:
        if self.describe is not None:
            return self.describe(value)
        return Option(value, Msg(f"{self.noun}-{value}".replace("_", "-")) if self.noun else None)

    def settled(self, answer: Any) -> Question[A]:
        """What was chosen is described as it was then: the game goes on."""
        chosen = answer if isinstance(answer, list) else [answer] if isinstance(answer, str) else []
        described = {value: self.option(value) for value in chosen}
        return replace(self, choices=tuple(chosen), describe=described.__getitem__)

    def options(self) -> list[Option]:
        """Described once: a page looks at them to list them and to draw them."""
        if self._options is None:
            self._options = [self.option(value) for value in self.values()]
        return self._options


@dataclass(slots=True, kw_only=True)
class Pick(_Listed[str]):
    """One of the options; the answer is its value.

    `at_once`: a tap on the picture takes it without showing first what it would do, as when something is
    reported that was done already. `follows` is what is asked next if a value is answered, where that is
    known: whoever can show both may answer them by one gesture. `leave` is the value, if any, that leaves an
    aside without changing anything.
    """

    at_once: bool = False
    leave: str = ""
    follows: Callable[[Value], Pick | None] | None = None

    kind = "pick"

    def check(self, answer: object) -> str:
        if not isinstance(answer, str) or answer not in self.values():
            raise Unfit("unfit-pick", answer=show(answer), **_some_of(self.values()))
        return answer

    def settled(self, answer: Any) -> Question[str]:
        """What was asked next is what it was then, too."""
        if self.follows is None or answer is None:
            return _Listed.settled(self, answer)
        after = self.follows(answer)
        return _Listed.settled(replace(self, follows=lambda _: after), answer)


class Row(NamedTuple):
    """Answers to be given one after the other, and the option that the last question ends with."""

    answers: tuple[Value, ...]
    option: Option


def rows_from(question: Pick, value: Value, before: tuple[Value, ...] = ()) -> list[Row]:
    """Every way to go on from a value, to where nothing more is known to follow. A question with one option
    that it does not offer is never asked."""
    asked = not before or len(question.values()) > 1 or question.default is not None
    answers = (*before, value) if asked else before
    after = question.follows(value) if question.follows else None
    if after is None:
        return [Row(answers, question.option(value))]
    return [row for each in after.values() for row in rows_from(after, each, answers)]


@dataclass(slots=True, kw_only=True)
class PickSome(_Listed[list[str]]):
    """Some of the options, each at most once; the answer is the list of their values.

    `ties`: one of them, or several that are equal.
    """

    least: int = 0
    most: int | None = None
    ties: bool = False

    kind = "pick_some"

    def check(self, answer: object) -> list[str]:
        values = self.values()
        if not isinstance(answer, list) or any(value not in values for value in answer):
            raise Unfit("unfit-some", answer=show(answer), **_some_of(values))
        most = len(values) if self.most is None else self.most
        if not self.least <= len(answer) <= most:
            raise Unfit("unfit-count", count=len(answer), least=self.least, most=most)
        if len(set(answer)) != len(answer):
            raise Unfit("unfit-twice", answer=show(answer))
        return answer


@dataclass(slots=True, kw_only=True)
class Number(Question[int]):
    """A whole number from `least` to `most`."""

    least: int = 0
    most: int = 999

    kind = "number"

    def check(self, answer: object) -> int:
        return _whole_number(answer, self.least, self.most)


@dataclass(slots=True, kw_only=True)
class Numbers(Question[dict[str, int]]):
    """Several named whole numbers at once, each from `least` to `most`, or to a lower bound of its own."""

    names: Sequence[str]
    noun: str = ""
    least: int = 0
    most: int = 999
    bounds: Mapping[str, int] = field(default_factory=dict)

    kind = "numbers"

    def most_of(self, name: str) -> int:
        return self.bounds.get(name, self.most)

    def check(self, answer: object) -> dict[str, int]:
        if not isinstance(answer, dict) or set(answer) != set(self.names):
            raise Unfit("unfit-names", answer=show(answer), names=list(self.names))
        return {name: _whole_number(answer[name], self.least, self.most_of(name)) for name in self.names}


class Limit(NamedTuple):
    """What a selection may come to: one of a name counts `weights[name]`, or 1 if there are no weights.

    `reason` says why a selection does not fit; it is also told how many are `over`.
    """

    reason: Msg
    most: int | None = None
    least: int | None = None
    weights: Mapping[str, int] | None = None

    def fault(self, counts: Mapping[str, int]) -> Msg | None:
        weights = self.weights
        if weights is None:
            total = sum(counts.values())
        else:
            total = sum([weights.get(name, 0) * number for name, number in counts.items()])
        if self.most is not None and total > self.most:
            return Msg(self.reason.key, {**self.reason.data, "over": total - self.most})
        return self.reason if self.least is not None and total < self.least else None


@dataclass(slots=True, kw_only=True)
class Counts(Question[dict[str, int]]):
    """How many of each: at most what is `available`; together they must keep within the `limits`.

    The answer leaves out what is not taken, and comes in the order of `available`.
    """

    available: Mapping[str, int]
    noun: str = ""
    limits: Sequence[Limit] = ()

    kind = "counts"

    def fault(self, counts: Mapping[str, int]) -> Msg | None:
        """Why these do not fit together."""
        for limit in self.limits:
            fault = limit.fault(counts)
            if fault is not None:
                return fault
        return None

    def check(self, answer: object) -> dict[str, int]:
        if not isinstance(answer, dict) or any(name not in self.available for name in answer):
            raise Unfit("unfit-counts", answer=show(answer), names=list(self.available))
        counts = {
            name: _whole_number(answer[name], 0, most)
            for name, most in self.available.items()
            if answer.get(name, 0) != 0
        }
        fault = self.fault(counts)
        if fault is not None:
            raise Unfit("unfit-together", reason=fault)
        return counts


@dataclass(slots=True, kw_only=True)
class Fill(Question[dict[str, str]]):
    """Places, each to be filled with a value from a palette.

    `offers` are whole answers that may well be right, to be taken at once when few of them fit.
    """

    places: Sequence[str]
    palette: Sequence[Value]
    noun: str = ""
    offers: Sequence[Mapping[str, str]] = ()

    kind = "fill"

    def check(self, answer: object) -> dict[str, str]:
        if not isinstance(answer, dict) or set(answer) != set(self.places):
            raise Unfit("unfit-names", answer=show(answer), names=list(self.places))
        for value in answer.values():
            if value not in self.palette:
                raise Unfit("unfit-pick", answer=show(value), **_some_of(self.palette))
        return {place: answer[place] for place in self.places}


@dataclass(slots=True, kw_only=True)
class Confirm(Question[bool]):
    """Yes or no."""

    kind = "confirm"

    def check(self, answer: object) -> bool:
        if not isinstance(answer, bool):
            raise Unfit("unfit-confirm", answer=show(answer))
        return answer


def _whole_number(answer: object, least: int, most: int) -> int:
    """JSON has one kind of number: 3.0 is as whole as 3."""
    if isinstance(answer, float) and answer.is_integer():
        answer = int(answer)
    if not isinstance(answer, int) or isinstance(answer, bool) or not least <= answer <= most:
        raise Unfit("unfit-number", answer=show(answer), least=least, most=most)
    return answer


def show(answer: object) -> str:
    """An answer as a message may quote it: short, whatever came in."""
    try:
        text = str(answer)
    except (ValueError, RecursionError):  # endless digits, lists in lists without end
        return "..."
    return text if len(text) <= 60 else text[:57] + "..."


def _some_of(values: Sequence[Value]) -> dict[str, Json]:
    """As many as fit into a line, and how many more there are."""
    return {"values": list(values[:NAMED]), "more": max(0, len(values) - NAMED)}
