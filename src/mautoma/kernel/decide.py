"""Every choice of an automa: candidates, and an ordered list of criteria, each citing its rule.

`decide` narrows the candidates criterion by criterion until one is left. What it saw on
the way is the trail, and the trail is the explanation. A criterion looks only at the
candidates still alive, and is not consulted at all once nothing is left to decide: so at
a real table, facts that cannot matter any more are never asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import compress
from typing import Any, Generic, TypeVar

T = TypeVar("T")


@dataclass(slots=True)
class Criterion(Generic[T]):
    """`name` finds its words (`criterion-<name>`). `keep` tells which values survive.

    `gather` is called with the candidates alive before any of them is valued: the place
    to ask for all their facts in one question.
    """

    rule: str
    name: str
    value: Callable[[T], Any]
    keep: str
    gather: Callable[[Sequence[T]], None] | None = None


def must(rule: str, name: str, test: Callable[[T], bool]) -> Criterion[T]:
    """Candidates that fail the test are out, even if that leaves none."""
    return Criterion(rule, name, test, "true")


def prefer(rule: str, name: str, test: Callable[[T], bool]) -> Criterion[T]:
    """If some candidates pass the test, the others are out."""
    return Criterion(rule, name, test, "most")


def most(
    rule: str,
    name: str,
    value: Callable[[T], Any],
    gather: Callable[[Sequence[T]], None] | None = None,
) -> Criterion[T]:
    return Criterion(rule, name, value, "most", gather)


def least(
    rule: str,
    name: str,
    value: Callable[[T], Any],
    gather: Callable[[Sequence[T]], None] | None = None,
) -> Criterion[T]:
    return Criterion(rule, name, value, "least", gather)


@dataclass(slots=True)
class Step(Generic[T]):
    """One criterion at work: what it thought of each candidate alive, and who survived it."""

    criterion: Criterion[T]
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
    noun: str = ""
    steps: list[Step[T]] = field(default_factory=list)

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
                    "rule": step.criterion.rule,
                    "criterion": step.criterion.name,
                    "keep": step.criterion.keep,
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
    alive = list(candidates)
    trail: Trail[T] = Trail(why, alive, None, show, noun)
    for criterion in criteria:
        if not alive:
            break
        if criterion.keep != "true" and len(alive) == 1:
            continue
        if criterion.gather is not None:
            criterion.gather(alive)
        value = criterion.value
        values = [value(c) for c in alive]
        if criterion.keep == "true":
            left = list(compress(alive, values))
        else:
            best = max(values) if criterion.keep == "most" else min(values)
            left = [c for c, v in zip(alive, values, strict=True) if v == best]
        trail.steps.append(Step(criterion, alive, values, left))
        alive = left
    trail.chosen = alive[0] if alive else None
    return Decision(trail.chosen, trail)
