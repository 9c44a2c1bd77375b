"""An answer in the words of its question."""

from __future__ import annotations

from typing import Any

from mautoma.kernel.message import Json
from mautoma.kernel.question import Confirm, Counts, Fill, Numbers, Option, Pick, PickSome, Question
from mautoma.messages.voice import Voice


def answer_in_words(asked: Question[Any] | None, answer: Json, voice: Voice) -> str:
    match asked:
        case Pick() if isinstance(answer, str):
            return voice.option(asked.option(answer))
        case PickSome() if isinstance(answer, list):
            return ", ".join(voice.option(asked.option(value)) for value in answer) or "–"
        case Confirm():
            return voice.ui("yes" if answer else "no")
        case Numbers() if isinstance(answer, dict):
            return ", ".join(f"{voice.word(asked.noun, name)} {number}" for name, number in answer.items())
        case Counts() if isinstance(answer, dict):
            counted = [f"{number} {voice.word(asked.noun, name, number)}" for name, number in answer.items()]
            return ", ".join(counted) or "–"
        case Fill() if isinstance(answer, dict):
            return ", ".join(
                f"{voice.word('place', at)}: {_filled(asked, value, voice)}" for at, value in answer.items()
            )
    return str(answer)


def _filled(asked: Fill, value: str, voice: Voice) -> str:
    return voice.word(asked.noun, value) if asked.noun else voice.option(Option(value))
