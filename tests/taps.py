"""How many taps an answer takes on a phone: what is offered costs one, for all together."""

from __future__ import annotations

from typing import Any

from mautoma.kernel.question import Counts, Fill, Number, Numbers, PickSome, Question
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import Transcript

BUTTONS = 12
"""Up to so many numbers are buttons of their own."""


def taps_of(session: Session) -> int:
    """Of a whole game, replayed answer by answer."""
    answers = session.transcript.answers
    again = Session(session.mode, session.edition, Transcript(session.transcript.header, []))
    total = 0
    for answer in answers:
        assert again.question is not None
        total += taps(again.question, answer)
        again.answer(answer)
    return total


def taps(question: Question[Any], answer: Any) -> int:
    offered = question.default
    match question:
        case PickSome():
            return len(set(answer) ^ set(offered or ())) + 1
        case Number() if question.most - question.least >= BUTTONS:
            return 1 if answer == offered else _typed(answer) + 1
        case Numbers() if question.most - question.least < BUTTONS:
            return len([name for name, number in answer.items() if number != (offered or {}).get(name)]) + 1
        case Numbers() | Counts():
            changed = [number for name, number in answer.items() if number != (offered or {}).get(name)]
            return sum(map(_typed, changed)) + 1
        case Fill():
            return sum(2 for place, value in answer.items() if (offered or {}).get(place) != value) + 1
    return 1


def _typed(number: int) -> int:
    """Into the field, then digit by digit."""
    return 1 + len(str(number))
