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
    edition = session.edition
    return {
        "format": FORMAT,
        "header": asdict(session.transcript.header),
        "answers": session.transcript.answers,
        "notes": [asdict(note) for note in session.transcript.notes],
        "events": [event.to_json() for event in session.events],
        "rounds": [
            {"round": number, "at": start.at, "event": start.events, "state": simple(start.state, edition)}
            for number, start in enumerate(session.checkpoints, 1)
        ],
        "state": simple(session.state, edition),
        "question": None if question is None else {"kind": question.kind, "key": question.key},
        "result": None if result is None else {"outcome": result.outcome, "data": dict(result.data)},
    }


def simple(value: Any, edition: object) -> Any:
    """A state as JSON: fields by name, sets in order; what begins with `_` is derived and left out.

    A record may say itself what it is (`to_json`). The edition is named in the header and not repeated.
    """
    if isinstance(value, Enum):
        return value.value
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if hasattr(value, "to_json"):
        return simple(value.to_json(), edition)
    if isinstance(value, Mapping):
        return {str(name): simple(datum, edition) for name, datum in value.items()}
    if isinstance(value, Set):
        return sorted((simple(item, edition) for item in value), key=str)
    if isinstance(value, Sequence):
        return [simple(item, edition) for item in value]
    data = {name: getattr(value, name) for name in _fields(value) if not name.startswith("_")}
    return {name: simple(datum, edition) for name, datum in data.items() if datum is not edition}


def _fields(value: Any) -> list[str]:
    return [field.name for field in fields(value)] if is_dataclass(value) else list(value.__slots__)
