"""A player who gives any answer that a question allows: for whole games of any kind."""

from __future__ import annotations

from random import Random
from typing import Any

from mautoma.kernel.question import Confirm, Counts, Fill, Number, Numbers, Pick, PickSome, Question
from mautoma.kernel.session import Session


class AnyAnswer:
    """Answers at random; what is offered is taken more often than not, so that games come to an end."""

    def __init__(self, seed: int | str) -> None:
        self.chance = Random(seed)

    def answer(self, question: Question[Any], state: Any = None) -> Any:
        assert self._subjects(question), f"{question.key} asks about nothing"
        if question.default is not None and self.chance.random() < 0.6:
            return question.check(question.default)
        return question.check(self._any(question))

    def step(self, session: Session, asides: float = 0.0) -> None:
        """Answers the open question of a session, or now and then says an aside."""
        assert session.question is not None
        if session.asides and self.chance.random() < asides:
            session.say(self.chance.choice(session.asides))
        else:
            session.answer(self.answer(session.question, session.state))

    def finish(self, session: Session, asides: float = 0.0) -> None:
        while session.question is not None:
            self.step(session, asides)

    def _subjects(self, question: Question[Any]) -> Any:
        """What a question is about."""
        match question:
            case Pick() | PickSome():
                return question.values()
            case Numbers():
                return question.names
            case Counts():
                return question.available
            case Fill():
                return question.places
        return True

    def _any(self, question: Question[Any]) -> Any:
        match question:
            case Pick():
                return self.chance.choice(question.values())
            case PickSome():
                values = question.values()
                most = len(values) if question.most is None else min(question.most, len(values))
                return self.chance.sample(values, self._number(question.least, most))
            case Number():
                return self._number(question.least, question.most)
            case Numbers():
                return {name: self._number(question.least, question.most_of(name)) for name in question.names}
            case Counts():
                return self._counts(question)
            case Fill():
                return self._fill(question)
            case Confirm():
                return self.chance.random() < 0.7
        raise AssertionError(question)

    def _number(self, least: int, most: int) -> int:
        """Mostly small and not negative, as numbers at a table are."""
        if self.chance.random() < 0.9:
            least = min(max(least, 0), most)
            most = min(most, least + 5)
        return self.chance.randint(least, most)

    def _counts(self, question: Counts) -> dict[str, int]:
        """Fewer and fewer of what came up, until they fit together; else what is offered, or all."""
        counts = {name: self.chance.randint(0, most) for name, most in question.available.items()}
        while question.fault(counts) is not None and any(counts.values()):
            counts[self.chance.choice([name for name, count in counts.items() if count])] -= 1
        if question.fault(counts) is None:
            return counts
        return dict(question.available) if question.default is None else question.default

    def _fill(self, question: Fill) -> dict[str, str]:
        """Each value once as far as they go, as with pieces of a box; or whatever comes."""
        palette = list(question.palette)
        if self.chance.random() < 0.5:
            return {place: self.chance.choice(palette) for place in question.places}
        self.chance.shuffle(palette)
        return {place: palette[at % len(palette)] for at, place in enumerate(question.places)}
