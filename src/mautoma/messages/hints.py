"""A hint in words: the move, and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mautoma.kernel.message import Json, Msg
from mautoma.kernel.question import Question
from mautoma.messages.answers import answer_in_words
from mautoma.messages.voice import Voice


def hint_lines(question: Question[Any], hint: Mapping[str, Any], voice: Voice) -> list[str]:
    said: dict[str, Json | Msg] = {
        "tries": hint["tries"],
        "margin": _signed(hint["margin"]),
        "behind": _signed(hint["behind"]),
    }
    why = "hint-only"
    if hint["other"] is not None:
        said["other"] = answer_in_words(question, hint["other"], voice)
        why = "hint-why" if hint["behind"] > 0 else "hint-equal"
    return [answer_in_words(question, hint["answer"], voice), voice.text(why, said)]


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−")
