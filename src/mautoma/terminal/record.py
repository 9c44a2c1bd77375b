"""A game as one JSON document: what `mautoma replay --json` prints. See docs/transcript.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import asdict, fields, is_dataclass
from enum import Enum
from typing import Any

from mautoma.kernel.session import Session

FORMAT = "mautoma replay 1"


def record(session: Session) -> dict[str, Any]:
    question, result = session.question, session.result
    return {
        "format": FORMAT,
        "header": asdict(session.transcript.header),
        "answers": session.transcript.answers,
        "notes": [asdict(note) for note in session.transcript.notes],
        "events": [event.to_json() for event in session.events],
        "rounds": [
            {"round": number, "at": start.at, "event": start.events, "state": simple(start.state)}
            for number, start in enumerate(session.checkpoints, 1)
        ],
        "state": simple(session.state),
        "question": None if question is None else {"kind": question.kind, "key": question.key},
        "result": None if result is None else {"outcome": result.outcome, "data": dict(result.data)},
    }


def simple(value: Any) -> Any:
    """A state as JSON: fields by name, sets in order; what begins with `_` is derived and left out."""
    if isinstance(value, Enum):
        return value.value
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if is_dataclass(value):
        names = [field.name for field in fields(value) if not field.name.startswith("_")]
        return {name: simple(getattr(value, name)) for name in names}
    if isinstance(value, Mapping):
        return {str(simple(name)): simple(datum) for name, datum in value.items()}
    if isinstance(value, Set):
        return sorted((simple(item) for item in value), key=str)
    if isinstance(value, Sequence):
        return [simple(item) for item in value]
    slots = getattr(value, "__slots__", ())
    return {name: simple(getattr(value, name)) for name in slots if not name.startswith("_")}
