"""What a person answered at a real table: each question and its answer in words."""

from __future__ import annotations

from typing import NamedTuple

from mautoma.kernel.session import Session
from mautoma.kernel.table import aside_name
from mautoma.messages.answers import answer_in_words
from mautoma.messages.voice import Voice


class Given(NamedTuple):
    """The `number`-th answer, counted from 0."""

    number: int
    question: str
    answer: str


def given_answer(session: Session, number: int, voice: Voice) -> Given:
    question, answer = session.questions[number], session.transcript.answers[number]
    aside = aside_name(answer)
    return Given(
        number,
        voice.text(f"ask-{question.key}", question.data),
        voice.text(f"aside-{aside}") if aside else answer_in_words(question, answer, voice),
    )


def given_answers(session: Session, voice: Voice) -> list[Given]:
    return [given_answer(session, number, voice) for number in sorted(session.questions)]
