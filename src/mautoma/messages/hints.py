"""A hint in words: the move, what it is worth, and why."""

from __future__ import annotations

from typing import Any

from mautoma.kernel.advice import Advice
from mautoma.kernel.message import Json, Msg
from mautoma.kernel.question import Question
from mautoma.messages.amounts import amount, standing
from mautoma.messages.answers import answer_in_words
from mautoma.messages.voice import Voice


def hint_lines(question: Question[Any], hint: Advice, voice: Voice) -> list[str]:
    said: dict[str, Json | Msg] = {
        "tries": hint.tries,
        **standing(hint.margin, voice),
        "behind": amount(hint.behind, voice),
    }
    worth = "hint-only"
    if hint.other is not None:
        said["other"] = answer_in_words(question, hint.other, voice)
        worth = "hint-why" if hint.behind > 0 else "hint-equal"
    lines = [answer_in_words(question, hint.answer, voice), voice.text(worth, said)]
    return [*lines, reason(hint.own, hint.theirs, voice)] if hint.behind > 0 else lines


def reason(own: int, theirs: int, voice: Voice) -> str:
    """Why one answer is better than another: the human earns more, the opponent less, or both."""
    if own > 0:
        key = "both" if theirs < 0 else "race" if theirs else "earn"
    else:
        key = "give" if own else "deny"
    return voice.text(f"hint-{key}", {"own": amount(abs(own), voice), "theirs": amount(abs(theirs), voice)})
