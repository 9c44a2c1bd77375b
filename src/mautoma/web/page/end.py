"""The end of a game: how it ended, both sides' scores round by round, and what decided it."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from mautoma.kernel.mode import Result
from mautoma.kernel.session import Session
from mautoma.messages.amounts import amount
from mautoma.messages.voice import Voice
from mautoma.web.chart import chart, turning_point
from mautoma.web.drawing import drawn


@dataclass(slots=True, frozen=True)
class End:
    text: str
    margin: str
    turning_point: str
    chart: Markup
    scores: tuple[tuple[str, tuple[int, ...]], ...]
    """By the name of the side."""

    @property
    def rounds(self) -> int:
        return max((len(line) for _, line in self.scores), default=0)


def end_of(session: Session, voice: Voice) -> End | None:
    if session.result is None:
        return None
    scores = drawn(lambda: session.mode.scores(session.state)) or {}
    named = {voice.word("side", side): line for side, line in scores.items()}
    turn = turning_point(scores)
    return End(
        voice.result(session.result),
        _margin(session.result, voice),
        _turning_point(*turn, voice) if turn else "",
        Markup(chart(named, voice.ui("chart-alt"))) if any(named.values()) else Markup(),
        tuple((side, tuple(line)) for side, line in named.items()),
    )


def _margin(result: Result, voice: Voice) -> str:
    if result.won is None or result.points is None or result.against is None:
        return ""
    by = amount(abs(result.points - result.against), voice)
    return voice.ui("margin", outcome="won" if result.won else "lost", by=by)


def _turning_point(number: int, who: str, gain: int, voice: Voice) -> str:
    side = voice.word("side", who)
    return voice.ui("turning-point", round=number, who=who, side=side, gain=amount(gain, voice))
