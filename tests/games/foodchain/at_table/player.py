"""A player with the box who answers anything that a question allows, and now and then says an aside."""

from __future__ import annotations

from random import Random
from typing import Any

from mautoma.games.foodchain.at_table import AtTable
from mautoma.games.foodchain.edition import house
from mautoma.kernel.question import Confirm, Fill, Number, Numbers, Pick, PickSome, Question
from mautoma.kernel.session import Session, new_session
from mautoma.kernel.table import ASIDE


def table_session(seed: int = 1, **options: str) -> Session:
    return new_session(AtTable(), house(), seed, "test", options)


def any_answer(question: Question[Any], chance: Random) -> Any:
    match question:
        case Pick():
            if question.default is not None and chance.random() < 0.6:
                return question.default
            return chance.choice(list(question.values()))
        case PickSome():
            return [value for value in question.values() if chance.random() < 0.1]
        case Number():
            return chance.randint(max(0, question.least), min(12, question.most))
        case Numbers():
            return {name: chance.randint(0, min(5, question.most)) for name in question.names}
        case Fill():
            palette = list(question.palette)
            chance.shuffle(palette)
            return {place: palette[at % len(palette)] for at, place in enumerate(question.places)}
        case Confirm():
            return chance.random() < 0.7
    raise AssertionError(question)


def step(session: Session, chance: Random, asides: float = 0.0) -> None:
    assert session.question is not None
    if session.asides and chance.random() < asides:
        session.answer({ASIDE: chance.choice(session.asides)})
    else:
        session.answer(any_answer(session.question, chance))
