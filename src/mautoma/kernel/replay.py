"""A transcript, and the position that replaying its answers gives.

A replay starts at the last round whose beginning is still part of the game, so an answer costs at most one
round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from mautoma.kernel.chance import Chance
from mautoma.kernel.event import Event
from mautoma.kernel.message import Json, Problem, lines
from mautoma.kernel.mode import (
    Edition,
    Mode,
    Result,
    Setup,
    is_at_a_real_table,
    missing,
    plays_unfinished,
)
from mautoma.kernel.question import Question
from mautoma.kernel.table import BEGINNING, Mark, Moment, ReplayTable, TurnMark, Waiting
from mautoma.kernel.transcript import BadTranscript, Header, OtherEdition, OtherRules, Transcript


class Unfinished(Problem):
    """An edition that can be played with only where a person draws, until all of it is entered."""


class Checkpoint(NamedTuple):
    """The start of a round: everything a replay needs to go on from there."""

    at: int
    state: Any
    chance: Chance
    events: int
    marks: int
    revealed: int
    answered: Question[Any] | None
    turn: TurnMark


class Given(NamedTuple):
    """An answer, and the mark of the question that it was given to."""

    mark: str
    answer: Json


@dataclass(slots=True)
class Replay:
    """A transcript and the position it leads to."""

    mode: Mode[Any]
    edition: Edition
    transcript: Transcript

    state: Any = None
    question: Question[Any] | None = None
    result: Result | None = None
    asides: tuple[str, ...] = ()
    aside_at: int | None = None
    """While an aside goes on: the number of the answer that said it."""
    events: list[Event] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    revealed: list[int] = field(default_factory=list)
    asked: dict[int, str] = field(default_factory=dict)
    questions: dict[int, Question[Any]] = field(default_factory=dict)
    """At a real table: what each answer was given to."""
    answered: Question[Any] | None = None
    """What the last answer was given to; nothing if it was an aside."""
    turn: TurnMark = BEGINNING
    checkpoints: list[Checkpoint] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    """Where rounds and phases began since the last answer, so that they can be told one by one."""

    def __post_init__(self) -> None:
        fit(self.mode, self.edition, self.transcript.header)
        self._replay(same=0, trusted=0)

    @property
    def number(self) -> int:
        """How many answers were given: also the number of the question now open."""
        return len(self.transcript.answers)

    @property
    def given(self) -> tuple[Given, ...]:
        """All answers, each with the mark of its question."""
        return tuple(
            Given(self.questions[at].mark if at in self.questions else self.asked[at], answer)
            for at, answer in enumerate(self.transcript.answers)
        )

    @property
    def mark(self) -> str:
        """That of the open question."""
        assert self.question is not None
        return self.question.mark if is_at_a_real_table(self.mode) else self.question.key

    def _go(self, answers: list[Json]) -> None:
        """To where these answers lead, each of which was checked when it was given."""
        same = alike(self.transcript.answers, answers)
        self.transcript.answers[:] = answers
        self._replay(same, trusted=len(answers))

    def _replay(self, same: int, trusted: int) -> None:
        """The first `same` answers are those of the last replay."""
        answers = self.transcript.answers
        while self.checkpoints and self.checkpoints[-1].at > same:
            self.checkpoints.pop()
        table = self._table(trusted)
        table.copy, table.real = self.mode.clone, is_at_a_real_table(self.mode)
        self.question = self.result = None
        try:
            state = table.state
            if state is None:
                state = self.mode.set_up(self._setup(), table)
            while (result := self.mode.result(state)) is None:
                self._checkpoint(table, state)
                self.mode.play_round(state, table)
            self.result = result
        except Waiting as waiting:
            self.question = waiting.question
        self.state, self.asides, self.aside_at = table.state, table.open_asides, table.aside_at
        self.events, self.marks, self.revealed = table.events, table.marks, table.revealed
        self.asked, self.answered, self.moments = table.asked, table.answered, table.moments
        self.turn, self.questions = table.turn, table.questions
        if self.result is not None and table.at < len(answers):
            lines = self.transcript.lines or range(1, len(answers) + 1)
            raise BadTranscript("transcript-after-end", line=lines[table.at])

    def _table(self, trusted: int) -> ReplayTable:
        answers = self.transcript.answers
        if not self.checkpoints:
            return ReplayTable(Chance(self.transcript.header.seed), answers, trusted=trusted)
        start = self.checkpoints[-1]
        table = ReplayTable(start.chance.clone(), answers, start.at, trusted)
        table.events = self.events[: start.events]
        table.marks = self.marks[: start.marks]
        table.revealed = self.revealed[: start.revealed]
        table.asked = {at: key for at, key in self.asked.items() if at < start.at}
        table.questions = {at: question for at, question in self.questions.items() if at < start.at}
        table.answered, table.turn = start.answered, start.turn
        table.state = self.mode.clone(start.state)
        self.checkpoints.pop()
        return table

    def _checkpoint(self, table: ReplayTable, state: Any) -> None:
        self.checkpoints.append(
            Checkpoint(
                table.at,
                self.mode.clone(state),
                table.chance.clone(),
                len(table.events),
                len(table.marks),
                len(table.revealed),
                table.answered,
                table.turn,
            )
        )

    def _setup(self) -> Setup:
        return Setup(self.edition, chosen(self.mode, self.transcript.header.options))


def alike(one: Sequence[Json], other: Sequence[Json]) -> int:
    """How many answers two lines begin with in common."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (ours, theirs) in pairs if ours != theirs), min(len(one), len(other)))


def chosen(mode: Mode[Any], options: Mapping[str, str]) -> dict[str, str]:
    """A value for each setting: one that came later than the transcript has its default."""
    return {setting.name: setting.default for setting in mode.settings} | dict(options)


def fit(mode: Mode[Any], edition: Edition, header: Header) -> None:
    """Refuses a transcript of other rules or another edition: its answers would mean something else."""
    if header.rules != mode.rules:
        raise OtherRules("transcript-rules", theirs=header.rules, ours=mode.rules, version=header.version)
    if header.edition_hash != edition.hash:
        raise OtherEdition(
            "transcript-edition", edition=header.edition, theirs=header.edition_hash, ours=edition.hash
        )
    options = chosen(mode, header.options)
    for setting in mode.settings:
        if not setting.fits(options[setting.name]):
            raise BadTranscript(
                "transcript-option",
                name=setting.name,
                value=options[setting.name],
                options=list(setting.values),
            )
    known = {setting.name for setting in mode.settings}
    for name in header.options:
        if name not in known:
            raise BadTranscript("transcript-unknown-option", name=name, options=sorted(known))
    lacking = missing(edition)
    if lacking and not plays_unfinished(mode, options):
        raise Unfinished("edition-unfinished", name=edition.name, faults=lines(lacking))
