"""A game as one JSON document: what `mautoma replay --json` prints. See docs/transcript.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import asdict, fields, is_dataclass
from enum import Enum
from typing import Any

from mautoma.kernel.mode import SECRET
from mautoma.kernel.session import Session

FORMAT = "mautoma replay 1"
_PLAIN = frozenset({type(None), bool, int, float, str})


def record(session: Session) -> dict[str, Any]:
    """Whatever nobody at the table can see stays hidden until the game is over."""
    question, result = session.question, session.result

    def state_of(state: Any) -> Any:
        return simple(state, session.edition, secrets=result is not None)

    return {
        "format": FORMAT,
        "header": asdict(session.transcript.header),
        "answers": session.transcript.answers,
        "notes": [asdict(note) for note in session.transcript.notes],
        "events": [event.to_json() for event in session.events],
        "rounds": [
            {"round": number, "at": start.at, "event": start.events, "state": state_of(start.state)}
            for number, start in enumerate(session.checkpoints, 1)
        ],
        "state": state_of(session.state),
        "question": None if question is None else {"kind": question.kind, "key": question.key},
        "result": None if result is None else {"outcome": result.outcome, "data": dict(result.data)},
    }


def simple(value: Any, edition: object, secrets: bool = True) -> Any:
    """A state as JSON: fields by name, sets in order; what begins with `_` is derived and left out.

    A value may have a JSON form of its own (`to_json`). The edition is named in the header and not repeated,
    whatever was entered during the game.
    Without `secrets`, a pile that nobody sees is given as the number of its cards, anything else as null.
    """
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is list:
        return [item if type(item) in _PLAIN else simple(item, edition, secrets) for item in value]
    if isinstance(value, Enum):
        return value.value
    if hasattr(value, "to_json"):
        return simple(value.to_json(), edition, secrets)
    if hasattr(value, "_asdict"):
        return simple(value._asdict(), edition, secrets)
    if isinstance(value, Mapping):
        return {str(name): simple(datum, edition, secrets) for name, datum in value.items()}
    if isinstance(value, Set):
        return sorted((simple(item, edition, secrets) for item in value), key=str)
    if isinstance(value, Sequence):
        return [simple(item, edition, secrets) for item in value]
    unseen = () if secrets else _secrets(value)
    data = {name: getattr(value, name) for name in _fields(value) if not name.startswith("_")}
    return {
        name: _unseen(datum) if name in unseen else simple(datum, edition, secrets)
        for name, datum in data.items()
        if type(datum) is not type(edition)
    }


def _fields(value: Any) -> list[str]:
    return [field.name for field in fields(value)] if is_dataclass(value) else list(value.__slots__)


def _secrets(value: Any) -> list[str]:
    named = fields(value) if is_dataclass(value) else ()
    return [field.name for field in named if field.metadata == SECRET]


def _unseen(value: Any) -> int | None:
    return len(value) if isinstance(value, list) else None
