"""A game in progress: a transcript and the position it leads to.

The position is always what replaying the answers gives. A replay starts at the last round
whose beginning is still part of the game, so an answer costs at most one round.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, get_args

from mautoma.kernel.chance import Chance
from mautoma.kernel.changes import CHANGING, change, later_answers
from mautoma.kernel.event import Event
from mautoma.kernel.message import Json, Problem, lines
from mautoma.kernel.mode import (
    Edition,
    Mode,
    Result,
    Setup,
    is_at_a_real_table,
    is_on_a_table,
    missing,
    plays_unfinished,
)
from mautoma.kernel.question import Question, Unfit, show
from mautoma.kernel.table import (
    ASIDE,
    BEGINNING,
    Mark,
    Moment,
    ReplayTable,
    TurnMark,
    Waiting,
    aside_name,
)
from mautoma.kernel.transcript import BadTranscript, Header, Note, OtherEdition, Transcript

Level = Literal["answer", "step", "phase", "round"]
LEVELS: tuple[Level, ...] = get_args(Level)
CONFIRMED = "confirmed"
"""The note that the orders told so far are carried out; a game has one at most."""


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


@dataclass(slots=True)
class Session:
    """A transcript in play: the position it leads to."""

    mode: Mode[Any]
    edition: Edition
    transcript: Transcript
    undone: list[Json] = field(default_factory=list)

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
    answered: Question[Any] | None = None
    """What the last answer was given to; nothing if it was an aside."""
    turn: TurnMark = BEGINNING
    checkpoints: list[Checkpoint] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    """Where rounds and phases began since the last answer, so that they can be told one by one."""
    put_back: list[Event] = field(default_factory=list)
    """After steps back at a real table: a title, and what to move there."""
    stood: Any = None
    """How a real table stood before the first of them."""

    def __post_init__(self) -> None:
        fit(self.mode, self.edition, self.transcript.header)
        self._replay(trusted=0)

    @contextmanager
    def attempt(self) -> Iterator[None]:
        """Whatever fails in here leaves the game as it was."""
        transcript = self.transcript
        kept = {name: getattr(self, name) for name in self.__slots__ if name != "transcript"}
        kept |= {"undone": list(self.undone), "checkpoints": list(self.checkpoints)}
        answers, notes = list(transcript.answers), list(transcript.notes)
        try:
            yield
        except BaseException:
            transcript.answers[:], transcript.notes = answers, notes
            for name, value in kept.items():
                setattr(self, name, value)
            raise

    @property
    def number(self) -> int:
        """How many answers were given: also the number of the question now open."""
        return len(self.transcript.answers)

    def answer(self, answer: Json) -> None:
        """Takes an answer to the open question, or raises Unfit and changes nothing."""
        answer = self.fitting(answer)
        with self.attempt():
            if (later := later_answers(self)) is not None:
                change(self, answer, later)
                return
            if self.undone and self.undone[-1] == answer:
                self.undone.pop()
            else:
                self.note_rewind()
                self.undone.clear()
            self.append(answer)

    def fitting(self, answer: Json) -> Json:
        if self.question is None:
            raise Unfit("unfit-over")
        aside = aside_name(answer)
        if aside is None:
            fits: Json = self.question.check(answer)
            return fits
        if aside not in self.asides:
            raise Unfit("unfit-aside", answer=show(aside), names=list(self.asides))
        return answer

    def say(self, aside: str) -> None:
        """Interrupts the open question with an aside."""
        self.answer({ASIDE: aside})

    @property
    def confirmed(self) -> int:
        """How many answers were given when orders were last confirmed: those told by then are carried out."""
        return next((note.at for note in self.transcript.notes if note.kind == CONFIRMED), -1)

    def confirm(self) -> None:
        """The orders told so far are carried out. It's no answer: a game can be played on without it."""
        self.drop_notes(CONFIRMED)
        self.note(CONFIRMED)

    def drop_notes(self, *kinds: str) -> None:
        self.transcript.notes = [note for note in self.transcript.notes if note.kind not in kinds]

    def undo(self, level: str = "answer") -> bool:
        """Takes back an answer, or all since the step, phase or round began; of what was confirmed since the
        last answer, first that. False: nothing to take back."""
        if level == "answer" and self.confirmed == self.number:
            self.drop_notes(CONFIRMED)
            return True
        if not self.number:
            return False
        self.jump(self.start_of(level))
        return True

    def redo(self) -> bool:
        """Gives the answer again that was taken back last. False: there is none."""
        if not self.undone or self.question is None:
            return False
        with self.attempt():
            self.drop_notes(CHANGING)
            self.append(self.undone.pop())
        return True

    def jump(self, number: int) -> None:
        """To where `number` answers were given: back, or forward over answers taken back."""
        while self.number < number and self.redo():
            pass
        if number >= self.number:
            return
        self.drop_notes(CONFIRMED, CHANGING)
        answers = self.transcript.answers
        self.undone += reversed(answers[number:])
        del answers[number:]
        self.transcript.notes = [
            note if note.at <= number else Note(number, note.kind, note.data)
            for note in self.transcript.notes
        ]
        if self.stood is None:
            self.stood = self.state
        self._replay(trusted=number)
        if is_on_a_table(self.mode):
            self.put_back = self.mode.differences(self.stood, self.state)

    def note(self, kind: str, **data: Json) -> None:
        self.transcript.notes.append(Note(self.number, kind, data))

    def start_of(self, level: str) -> int:
        """Where undo leads: how many answers were given when the step, phase or round began."""
        if level == "answer":
            return self.number - 1
        levels, number = LEVELS[LEVELS.index(level) :], self.number
        newest_first = reversed(self.marks)
        return next((mark.at for mark in newest_first if mark.level in levels and mark.at < number), 0)

    def would_take_back(self, level: str = "answer") -> list[Event]:
        """What was told since the point that undo leads to."""
        return self.events[bisect_right(self.events, self.start_of(level), key=lambda event: event.at) :]

    def note_rewind(self) -> Session | None:
        """Another answer than the one taken back: noted if something had come to light after that one. Gives
        the game as it was then."""
        if not self.undone:
            return None
        answers = [*self.transcript.answers, *reversed(self.undone)]
        before = Session(self.mode, self.edition, Transcript(self.transcript.header, answers))
        if any(at > self.number for at in before.revealed):
            self.note("rewound", **{"from": before.number})
        return before

    def append(self, answer: Json) -> None:
        self.put_back, self.stood = [], None
        self.transcript.answers.append(answer)
        self._replay(trusted=self.number)

    def _replay(self, trusted: int) -> None:
        answers = self.transcript.answers
        while self.checkpoints and self.checkpoints[-1].at > len(answers):
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


def chosen(mode: Mode[Any], options: Mapping[str, str]) -> dict[str, str]:
    """A value for each setting: one that came later than the transcript has its default."""
    return {setting.name: setting.default for setting in mode.settings} | dict(options)


def _noted(mode: Mode[Any], options: Mapping[str, str]) -> dict[str, str]:
    """What a transcript says of its settings: of those that can be written, only what was."""
    usual = {setting.name: setting.default for setting in mode.settings if setting.read}
    return {name: value for name, value in chosen(mode, options).items() if value != usual.get(name)}


def fit(mode: Mode[Any], edition: Edition, header: Header) -> None:
    """Refuses a transcript of other rules or another edition: its answers would mean something else."""
    if header.rules != mode.rules:
        raise BadTranscript("transcript-rules", theirs=header.rules, ours=mode.rules, version=header.version)
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


def new_session(
    mode: Mode[Any], edition: Edition, seed: int, version: str, options: dict[str, str]
) -> Session:
    """A game that begins now; options left out take their defaults."""
    header = Header(
        mode.game,
        mode.name,
        mode.rules,
        edition.name,
        edition.hash,
        seed,
        version,
        _noted(mode, options),
    )
    return Session(mode, edition, Transcript(header))
