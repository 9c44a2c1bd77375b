"""An answer that cost, in words: where it was given, what it was, what would have been better, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from mautoma.kernel.advice import Regret
from mautoma.kernel.question import Question
from mautoma.messages.amounts import amount, standing
from mautoma.messages.answers import answer_in_words
from mautoma.messages.hints import reason
from mautoma.messages.voice import Voice


class RegretInWords(NamedTuple):
    number: int
    where: str
    cost: str
    given: str
    better: str
    why: str


def regret_in_words(question: Question[Any], regret: Regret, voice: Voice) -> RegretInWords:
    asked = voice.text(f"ask-{question.key}", question.data)
    margin = voice.text("regret-margin", standing(regret.margin, voice))
    return RegretInWords(
        regret.number,
        voice.text("regret-where", {"round": regret.round, "question": asked}),
        voice.text("regret-cost", {"cost": amount(regret.cost, voice)}),
        voice.text("regret-given", {"answer": answer_in_words(question, regret.answer, voice)}),
        voice.text("regret-better", {"better": answer_in_words(question, regret.better, voice)}),
        f"{reason(regret.own, regret.theirs, voice)} {margin}",
    )


def title_of_regrets(voice: Voice) -> str:
    return voice.text("regrets")


def about_regrets(found: Sequence[Regret], voice: Voice) -> str:
    """How they were found, or that there are none."""
    return voice.text("regrets-how", {"tries": found[0].tries}) if found else voice.text("regrets-none")


def hints_in_words(asked: int, followed: int, voice: Voice) -> str:
    """How many hints a game had; empty if none."""
    return voice.text("hints-taken", {"asked": asked, "followed": followed}) if asked else ""
