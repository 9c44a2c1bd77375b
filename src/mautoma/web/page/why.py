"""Why something happened: the rules, and each candidate with where it lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from mautoma.kernel.decide import Trail as Decision
from mautoma.kernel.message import Json
from mautoma.kernel.session import Session
from mautoma.messages.voice import Voice, short
from mautoma.web.page.log import Line, line_of

FEW_NAMES = 3
"""So many of those that fell last are named."""
OTHER = "-"
"""Stands for something that was no candidate, where a choice is disputed."""


class Rule(NamedTuple):
    id: str
    title: str
    text: str


class Step(NamedTuple):
    """A criterion, and which candidates it kept."""

    rule: str
    criterion: str
    keep: str
    of_you: str
    """The criterion, said of you who win by it."""


class Candidate(NamedTuple):
    """`values` are what each criterion thought of it, as far as it came; `lost` counts steps from 0."""

    name: str
    label: str
    values: tuple[str, ...]
    lost: int | None
    chosen: bool


class Trail(NamedTuple):
    steps: tuple[Step, ...]
    candidates: tuple[Candidate, ...]
    sentence: str
    """What was chosen and by what, and on what the nearest of the others fell."""


class Dispute(NamedTuple):
    instead: str
    remark: str


@dataclass(slots=True, frozen=True)
class Reason:
    line: Line
    rules: tuple[Rule, ...]
    trail: Trail | None
    disputes: tuple[Dispute, ...]


def reason_of(session: Session, number: int, voice: Voice) -> Reason:
    line, decision = line_of(session, number, voice), session.events[number].trail
    trail = trail_of(decision, voice) if decision else None
    disputes = _disputes(session, number, trail, voice)
    return Reason(line, tuple(rule_of(rule, voice) for rule in line.rules), trail, disputes)


def rule_of(rule: str, voice: Voice) -> Rule:
    return Rule(rule, voice.find(rule, "title"), voice.find(rule))


def trail_of(decision: Decision[Any], voice: Voice) -> Trail:
    plain = decision.to_json()
    found = plain["steps"]
    steps = tuple(
        _step(step["rule"], f"criterion-{step['criterion']}", step["keep"], voice) for step in found
    )
    noun = plain["noun"] or "candidate"
    candidates = []
    for name in plain["candidates"]:
        seen = tuple(_value(step["values"][name], voice) for step in found if name in step["values"])
        lost = next(
            (at for at, step in enumerate(found) if name in step["values"] and name not in step["left"]), None
        )
        candidates.append(Candidate(name, voice.word(noun, name), seen, lost, name == plain["chosen"]))
    return Trail(steps, tuple(candidates), _sentence(candidates, steps, voice))


def _step(rule: str, key: str, keep: str, voice: Voice) -> Step:
    return Step(rule, criterion := voice.text(key), keep, voice.find(key, "you") or criterion)


def _sentence(candidates: Sequence[Candidate], steps: Sequence[Step], voice: Voice) -> str:
    chosen = next((each for each in candidates if each.chosen), None)
    fallen = [(each.lost, each.label) for each in candidates if each.lost is not None]
    if chosen is None or not fallen:
        return ""
    deciding = max(at for at, _ in fallen)
    nearest = [label for at, label in fallen if at == deciding]
    left_out = len(nearest) - FEW_NAMES
    more = [voice.ui("why-more", number=left_out)] if left_out > 0 else []
    said = voice.ui(
        "why-sentence",
        who=chosen.name,
        chosen=chosen.label,
        criterion=steps[deciding].criterion,
        of_you=steps[deciding].of_you,
        others=[*nearest[:FEW_NAMES], *more],
    )
    return said[:1].upper() + said[1:].replace("..", ".")  # a name may end in a full stop


def _value(seen: Json, voice: Voice) -> str:
    if isinstance(seen, bool):
        return voice.ui("yes" if seen else "no")
    if isinstance(seen, list):
        return ", ".join(_value(part, voice) for part in seen)
    return "–" if seen is None else str(seen)


def _disputes(session: Session, number: int, trail: Trail | None, voice: Voice) -> tuple[Dispute, ...]:
    """What was recorded against a choice; a transcript from elsewhere may say anything there."""
    labels = {each.name: each.label for each in trail.candidates} if trail else {}
    labels[OTHER] = voice.ui("dispute-other")
    found = []
    for note in session.transcript.notes:
        if note.kind == "dispute" and note.data.get("index") == number:
            instead, remark = (str(short(str(note.data.get(each) or "–"))) for each in ("instead", "remark"))
            found.append(Dispute(labels.get(instead, instead), remark))
    return tuple(found)
