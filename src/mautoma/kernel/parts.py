"""What happened since the last answer, in parts: one for each phase, with the positions around it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mautoma.kernel.session import Session


@dataclass(slots=True, frozen=True)
class Part:
    """The events from `first` to `end`: from the position `before` to `after`, in a phase of a round. Those
    before `began` only say that the round begins."""

    round: str
    phase: str
    first: int
    began: int
    end: int
    before: Any
    after: Any


def first_news(session: Session) -> int:
    """The first event since the last answer."""
    first = len(session.events)
    while first and session.events[first - 1].at == session.number:
        first -= 1
    return first


def parts(session: Session) -> list[Part]:
    """Parted where phases begin; that a round begins goes with its first phase."""
    first = first_news(session)
    began = {mark.level: mark.name for mark in session.marks if mark.events <= first}
    round_, phase = began.get("round", ""), began.get("phase", "")
    found: list[Part] = []
    before: Any = None
    start = entered = first
    for moment in session.moments:
        if phase or moment.mark.level != "phase":
            _add(found, Part(round_, phase, start, entered, moment.mark.events, before, moment.state))
            start, before = moment.mark.events, moment.state
        if moment.mark.level == "phase":
            phase = moment.mark.name
        elif moment.mark.level == "round":
            round_, phase = moment.mark.name, ""
        entered = moment.mark.events
    _add(found, Part(round_, phase, start, entered, len(session.events), before, session.state))
    return found


def _add(found: list[Part], part: Part) -> None:
    if part.end > part.first:
        found.append(part)
