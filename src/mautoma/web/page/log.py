"""What happened, line by line: the log of a game in chapters, and its newest lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from markupsafe import Markup

from mautoma import games
from mautoma.kernel.event import Event
from mautoma.kernel.game import Show
from mautoma.kernel.remember import Memory
from mautoma.kernel.session import Session
from mautoma.kernel.view import is_overview
from mautoma.messages import given as answers
from mautoma.messages.voice import Voice
from mautoma.web.drawing import drawn

RECENT = 40
"""How much of the log the page of a game shows; the rest has a page of its own."""


class Line(NamedTuple):
    """An event in words: the `number`-th of the game, told after `at` answers."""

    number: int
    at: int
    text: str
    rules: tuple[str, ...]
    places: tuple[str, ...]
    chosen: bool
    """Whether it was decided, so that there is a *why*."""
    side: str
    """Whose it is: as the event says itself, or as the game knows of its kind."""
    order: bool
    """Whether it is for a person to carry out."""
    icon: Markup
    """What it is about; may be empty."""
    moment: bool
    """Whether it is a moment of its own, such as the bank's breaking."""

    @property
    def given(self) -> bool:
        return False


class Given(NamedTuple):
    """The `number`-th answer of a person at a real table, in words."""

    number: int
    question: str
    answer: str

    @property
    def given(self) -> bool:
        return True


class Chapter(NamedTuple):
    """A phase in the log; the last one of a round tells what each side gained in it."""

    title: str
    sums: tuple[str, ...]
    lines: tuple[Line | Given, ...]


class Side(NamedTuple):
    name: str
    label: str


@dataclass(slots=True, frozen=True)
class Log:
    """`sides` can be told apart in it; `more`: not all is shown; `rewinds` counts the steps back past
    something that had come to light."""

    chapters: tuple[Chapter, ...]
    sides: tuple[Side, ...]
    more: bool
    rewinds: int


def log_of(session: Session, voice: Voice, told: Sequence[Line]) -> Log:
    return Log(
        tuple(_chapters(session, told, voice)),
        tuple(_sides(session, voice)),
        len(session.events) > len(told),
        sum(note.kind == "rewound" for note in session.transcript.notes),
    )


def lines(session: Session, voice: Voice, first: int, end: int | None = None) -> tuple[Line, ...]:
    return some_lines(session, voice, range(len(session.events))[first:end])


def some_lines(session: Session, voice: Voice, numbers: Iterable[int]) -> tuple[Line, ...]:
    show = games.find_game(session.mode.game).show()
    return tuple([_line(number, session.events[number], show, voice) for number in numbers])


_LINES: Memory[Line] = Memory()


def line_of(session: Session, number: int, voice: Voice) -> Line:
    return lines(session, voice, number, number + 1)[0]


def _line(number: int, event: Event, show: Show, voice: Voice) -> Line:
    """Remembered by all that it says: a page tells most of what the page before told."""
    why = event.trail.why if event.trail else None
    key = (voice, number, event.at, event.kind, event.order, event.rules, why, repr(event.data))
    return _LINES.get(key) or _LINES.keep(key, _written(number, event, show, voice))


def _written(number: int, event: Event, show: Show, voice: Voice) -> Line:
    trail = event.trail
    return Line(
        number,
        event.at,
        voice.event(event),
        tuple(dict.fromkeys((*event.rules, trail.why))) if trail else event.rules,
        places_of(event),
        trail is not None,
        show.side_of(event),
        event.order,
        Markup(show.sign(f"event-{event.kind}", event.data)),
        is_overview(show.view) and bool(show.view.scene(event.kind)),
    )


def places_of(event: Event) -> tuple[str, ...]:
    """The places on the board that an event is about."""
    places = event.data.get("places", ())
    return tuple(str(place) for place in places) if isinstance(places, list | tuple) else ()


def _sides(session: Session, voice: Voice) -> list[Side]:
    """None in a game that does not know them."""
    if not games.find_game(session.mode.game).show().sides:
        return []
    words = [(side, voice.word("side", side)) for side in session.mode.scores(session.state)]
    return [Side(side, word[:1].upper() + word[1:]) for side, word in words]


class _Start(NamedTuple):
    """Where a round or a phase of it begins among the events; before the first round, neither has a name."""

    first: int
    round: str = ""
    phase: str = ""


def _chapters(session: Session, told: Sequence[Line], voice: Voice) -> list[Chapter]:
    """The newest first, phase by phase; what happened in a phase is in reading order."""
    total = len(session.events)
    first = total - len(told)
    starts = _starts(session)
    ends = [start.first for start in starts[1:]] + [total]
    chapters: list[Chapter] = []
    summed = ""
    for start, end in reversed([*zip(starts, ends, strict=True)]):
        begin = max(start.first, first)
        if begin < end:
            sums = () if start.round == summed else tuple(_gains(session, start.round, voice))
            summed = start.round
            shown = _with_answers(session, voice, begin, told[begin - first : end - first])
            chapters.append(Chapter(_chapter_title(start, voice), sums, shown))
    return chapters


def _with_answers(
    session: Session, voice: Voice, begin: int, told: Sequence[Line]
) -> tuple[Line | Given, ...]:
    """Each answer before what came of it; after the last line, those that nothing came of yet."""
    found: list[Line | Given] = []
    at = session.events[begin - 1].at if begin else 0
    for line in told:
        found += [*_given(session, range(at, line.at), voice), line]
        at = line.at
    last = session.number if begin + len(told) == len(session.events) else at
    return (*found, *_given(session, range(at, last), voice))


def _given(session: Session, numbers: range, voice: Voice) -> list[Given]:
    return [_answer(session, number, voice) for number in numbers if number in session.questions]


def _answer(session: Session, number: int, voice: Voice) -> Given:
    said = drawn(lambda: answers.given_answer(session, number, voice))
    if said is None:
        return Given(number, session.questions[number].key, str(session.transcript.answers[number]))
    return Given(*said)


def _starts(session: Session) -> list[_Start]:
    starts = [_Start(0)]
    for mark in session.marks:
        if mark.level == "round":
            starts.append(_Start(mark.events, mark.name))
        elif mark.level == "phase" and starts[-1].round and not starts[-1].phase:
            starts[-1] = starts[-1]._replace(phase=mark.name)
        elif mark.level == "phase":
            starts.append(_Start(mark.events, starts[-1].round, mark.name))
    return starts


def _chapter_title(start: _Start, voice: Voice) -> str:
    names = [voice.ui("log-round", name=start.round)] if start.round else []
    names += [voice.word("phase", start.phase)] if start.phase else []
    return " · ".join(names) or voice.ui("log-setup")


def _gains(session: Session, round_: str, voice: Voice) -> list[str]:
    """What each side gained in a round that is over."""
    scores = drawn(lambda: session.mode.scores(session.state)) or {}
    at = int(round_) - 1 if round_.isdigit() else -1
    if at < 0 or any(len(line) <= at for line in scores.values()):
        return []
    gains = {side: line[at] - (line[at - 1] if at else 0) for side, line in scores.items()}
    return [f"{voice.word('side', side)} {gain:+d}" for side, gain in gains.items()]
