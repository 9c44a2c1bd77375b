"""Every choice of an automa: candidates, and an ordered list of criteria, each citing its rule.

`decide` narrows the candidates criterion by criterion until one is left. What it saw on
the way is the trail, and the trail is the explanation. A criterion looks only at the
candidates still alive, and is not consulted at all once nothing is left to decide: so at
a real table, facts that cannot matter any more are never asked for.

Where nobody listens, a choice that is made very often may be made in a shorter way
(`unexplained`), which a test holds to what `decide` says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import compress
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")

Keep: TypeAlias = Literal["true", "most", "least"]
Gather: TypeAlias = Callable[[Sequence[T]], None]
Criterion: TypeAlias = tuple[str, str, Callable[[T], Any], Keep, Gather[T] | None]
"""The rule it cites, its name, what it thinks of a candidate, which values survive, and what to do first.

The name finds its words (`criterion-<name>`). The last is called with the candidates alive before any is
valued: the place to ask for all their facts in one question.
"""


def must(rule: str, name: str, test: Callable[[T], bool], gather: Gather[T] | None = None) -> Criterion[T]:
    """Candidates that fail the test are out, even if that leaves none."""
    return rule, name, test, "true", gather


def prefer(rule: str, name: str, test: Callable[[T], bool]) -> Criterion[T]:
    """If some candidates pass the test, the others are out."""
    return rule, name, test, "most", None


def most(rule: str, name: str, value: Callable[[T], Any], gather: Gather[T] | None = None) -> Criterion[T]:
    return rule, name, value, "most", gather


def least(rule: str, name: str, value: Callable[[T], Any], gather: Gather[T] | None = None) -> Criterion[T]:
    return rule, name, value, "least", gather


Taken: TypeAlias = tuple[Criterion[T], list[T], list[Any], list[T]]
"""A step as it was taken; see `Step`."""


class Step(NamedTuple, Generic[T]):
    """One criterion at work: what it thought of each candidate alive, and who survived it."""

    rule: str
    name: str
    keep: Keep
    candidates: list[T]
    values: list[Any]
    left: list[T]


@dataclass(slots=True)
class Trail(Generic[T]):
    """How a choice was made. Candidates are shown by `show`, a JSON-simple name for each.

    `noun` tells what they are ("product"), so that the catalogue can call them.
    """

    why: str
    candidates: list[T]
    chosen: T | None
    show: Callable[[T], str]
    noun: str
    taken: list[Taken[T]]
    """Many more steps are taken than are ever looked at."""

    @property
    def steps(self) -> list[Step[T]]:
        return [
            Step(rule, name, keep, alive, values, left)
            for (rule, name, _, keep, _), alive, values, left in self.taken
        ]

    def lost_on(self, candidate: T) -> Step[T] | None:
        """The step that ended a candidate's hopes; None for the one chosen."""
        for step in self.steps:
            if candidate in step.candidates and candidate not in step.left:
                return step
        return None

    def to_json(self) -> dict[str, Any]:
        show = self.show
        return {
            "why": self.why,
            "noun": self.noun,
            "candidates": [show(c) for c in self.candidates],
            "chosen": None if self.chosen is None else show(self.chosen),
            "steps": [
                {
                    "rule": step.rule,
                    "criterion": step.name,
                    "keep": step.keep,
                    "values": {
                        show(c): _simple(v) for c, v in zip(step.candidates, step.values, strict=True)
                    },
                    "left": [show(c) for c in step.left],
                }
                for step in self.steps
            ],
        }


def _simple(value: Any) -> Any:
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, list | tuple):
        return [_simple(v) for v in value]
    return str(value)


@dataclass(slots=True)
class Decision(Generic[T]):
    """`choice` is None when no candidate was left."""

    choice: T | None
    trail: Trail[T]


_UNTOLD: Trail[Any] = Trail("", [], None, str, "", [])


def unexplained(choice: T | None) -> Decision[T]:
    """A choice that was made where nobody listens, so that nobody can ask why."""
    return Decision(choice, _UNTOLD)


def decide(
    candidates: Iterable[T],
    *criteria: Criterion[T],
    why: str,
    show: Callable[[T], str] = str,
    noun: str = "",
) -> Decision[T]:
    """The one candidate the criteria leave; of several still equal at the end, the first in order.

    A `must` is tested even on a last candidate; any other criterion only while several remain.
    """
    alive = everyone = list(candidates)
    taken: list[Taken[T]] = []
    for criterion in criteria:
        _, _, value, keep, gather = criterion
        if len(alive) < 2 and (keep != "true" or not alive):
            continue
        if gather is not None:
            gather(alive)
        values = [value(c) for c in alive]
        if keep == "true":
            left = list(compress(alive, values))
        else:
            best = max(values) if keep == "most" else min(values)
            left = [c for c, v in zip(alive, values, strict=True) if v == best]
        taken.append((criterion, alive, values, left))
        alive = left
    choice = alive[0] if alive else None
    return Decision(choice, Trail(why, everyone, choice, show, noun, taken))
