"""A game in progress: the answers given, what was taken back of them, and an old answer being changed.

Its state is the line of answers, the line as it stood before the first step back (`old`), the answers that
wait to be given again (`waits`), and whether an old answer is being changed. Every answer of a line was
checked against the question it was given to, so the line and the old one both open at any time. What waits is
checked when it is given.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from typing import Any, Literal, NamedTuple, get_args

from mautoma.kernel.event import Event
from mautoma.kernel.message import Json, Problem
from mautoma.kernel.mode import Edition, Mode, is_on_a_table
from mautoma.kernel.question import OWN, Unfit, show
from mautoma.kernel.replay import Given, Replay, alike, chosen
from mautoma.kernel.table import ASIDE, BadLine, aside_name
from mautoma.kernel.transcript import Header, Note, Transcript

Level = Literal["answer", "step", "phase", "round"]
LEVELS: tuple[Level, ...] = get_args(Level)
CONFIRMED = "confirmed"
"""The note that the orders told so far are carried out; a game has one at most."""


class Old(NamedTuple):
    """The game as it stood before the first step back."""

    line: tuple[Given, ...]
    state: Any
    revealed: Sequence[int]
    confirmed: int

    @property
    def answers(self) -> list[Json]:
        return [given.answer for given in self.line]


@dataclass(slots=True)
class Session(Replay):
    """A transcript in play."""

    old: Old | None = None
    waits: tuple[Given, ...] = ()
    """What can be given again, the next first: the rest of the old line, as long as the line is its
    beginning."""
    changing: bool = False
    put_back: list[Event] | None = None
    """After a step back or a changed answer: what to move on a real table, a title first."""
    damaged: bool = False
    """What was saved of steps back could not be read, and is gone."""

    @contextmanager
    def attempt(self) -> Iterator[None]:
        """Whatever fails in here leaves the game as it was."""
        transcript = self.transcript
        kept = {each.name: getattr(self, each.name) for each in fields(self) if each.name != "transcript"}
        kept["checkpoints"] = list(self.checkpoints)
        answers, notes = list(transcript.answers), list(transcript.notes)
        try:
            yield
        except BaseException:
            transcript.answers[:], transcript.notes = answers, notes
            for name, value in kept.items():
                setattr(self, name, value)
            raise

    def answer(self, answer: Json) -> None:
        """Takes an answer to the open question, or raises Unfit and changes nothing.

        One that was taken back here is given again. Another one drops what was taken back; while an old
        answer is changed, the later ones are kept where they fit.
        """
        answer = self.fitting(answer)
        with self.attempt():
            again = bool(self.waits) and self.waits[0].answer == answer
            if not again:
                self._note_rewind()
            if self.changing:
                self._change(answer)
            else:
                if not again:
                    self._forget()
                self._append(answer)
            self._settle()

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

    def confirm(self, at: int | None = None) -> None:
        """The orders told so far are carried out. It's no answer: a game can be played on without it."""
        self._drop_confirmed()
        self.transcript.notes.append(Note(self.number if at is None else at, CONFIRMED))

    def _drop_confirmed(self) -> None:
        self.transcript.notes = [note for note in self.transcript.notes if note.kind != CONFIRMED]

    def undo(self, level: str = "answer") -> None:
        """Takes back an answer, or all since the step, phase or round began; of what was confirmed since the
        last answer, first that."""
        if level == "answer" and self.confirmed == self.number:
            self._drop_confirmed()
        elif not self.number:
            raise Unfit("unfit-no-undo")
        else:
            self.jump(self.start_of(level))

    @property
    def redoable(self) -> int:
        """How many answers can be given again; off the old line the next one, if it fits the question."""
        if not self.waits or self.question is None or self.on_old:
            return len(self.waits)
        try:
            self.fitting(self.waits[0].answer)
        except Unfit:
            return 0
        return int(self.waits[0].mark == self.mark)

    def redo(self) -> None:
        """Gives the answer again that waits next."""
        if not self.redoable:
            raise Unfit("unfit-no-redo")
        with self.attempt():
            answer = self.waits[0].answer if self.on_old else self.fitting(self.waits[0].answer)
            self.waits = self.waits[1:]
            self._append(answer)
            self._settle()

    def jump(self, number: int) -> None:
        """To where `number` answers were given: back, or forward over answers that wait."""
        if number < self.number:
            self._step_back(number)
        elif number > self.number:
            with self.attempt():
                if self.old is not None and self.on_old:
                    self.put_back = None
                    self._go(self.old.answers[:number])
                    self._settle()
                while self.number < number and self.redoable:
                    self.redo()

    def change(self, number: int) -> None:
        """Asks the question again that the answer was given to; the later answers wait."""
        if not 0 <= number < self.number or number not in self.questions:
            raise Unfit("unfit-no-answer")
        self._step_back(number)
        self.changing, self.put_back = True, None

    def play_on(self) -> None:
        """From here, without the later answers that wait."""
        if not self.changing:
            raise Unfit("unfit-no-change")
        self.put_back = self._moves()
        self._forget()

    def leave_change(self) -> None:
        """Everything is as it was before the answer was changed."""
        if not self.changing or self.old is None:
            raise Unfit("unfit-no-change")
        with self.attempt():
            self._go(self.old.answers)
            if self.old.confirmed >= 0:
                self.confirm(self.old.confirmed)
            self.put_back = None
            self._forget()

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

    @property
    def on_old(self) -> bool:
        """Whether the line is the beginning of the old one."""
        return self.old is not None and self._shared == self.number

    @property
    def _shared(self) -> int:
        """How many answers the line and the old one begin with in common."""
        return 0 if self.old is None else alike(self.transcript.answers, self.old.answers)

    def _step_back(self, number: int) -> None:
        """Undoing past the answer that is changed leaves the change."""
        with self.attempt():
            given = self.given
            if self.old is None:
                self.old = Old(given, self.state, self.revealed, self.confirmed)
            self.changing = self.changing and number >= self._shared
            self.waits = (*given[number:], *self.waits)
            self._drop_confirmed()
            self.transcript.notes = [
                note if note.at <= number else Note(number, note.kind, note.data)
                for note in self.transcript.notes
            ]
            self._go(self.transcript.answers[:number])
            self.put_back = None if self.changing else self._moves()
            self._settle()

    def _change(self, answer: Json) -> None:
        """The new answer to a question that was opened again, or to one that what waits does not fit."""
        if (
            self.waits
            and self.waits[0].mark == self.mark
            and not (aside_name(answer) and not aside_name(self.waits[0].answer))
        ):
            self.waits = self.waits[1:]
        self._append(answer)
        self._carry_on()

    def _carry_on(self) -> None:
        """Gives what waits again, as long as it answers what is asked. A question that is asked no more is
        passed over, a turn of the human's never."""
        while self.waits and self.question is not None:
            marks = [given.mark for given in self.waits]
            at = marks.index(self.mark) if self.mark in marks else len(marks)
            if any(mark.startswith(OWN) for mark in marks[:at]):
                return
            if at == len(marks):
                if self.question.own:
                    self.waits = ()
                return
            try:
                answer = self.fitting(self.waits[at].answer)
            except Unfit:
                return
            self.waits = self.waits[at + 1 :]
            self._append(answer)

    def _append(self, answer: Json) -> None:
        self.put_back = None
        self._go([*self.transcript.answers, answer])

    def _settle(self) -> None:
        if self.old is not None and self.on_old:
            self.waits = self.old.line[self.number :]
        if not self.waits or self.question is None:
            if self.changing:
                self.put_back = self._moves()
            self._forget()

    def _forget(self) -> None:
        self.old, self.waits, self.changing = None, (), False

    def _moves(self) -> list[Event]:
        """What to move on a table that stands as the old line left it."""
        if self.old is None or not is_on_a_table(self.mode):
            return []
        return self.mode.differences(self.old.state, self.state)

    def _note_rewind(self) -> None:
        """Another answer than the one taken back: noted if something had come to light after that one."""
        old = self.old
        if old is not None and self.on_old and any(at > self.number for at in old.revealed):
            self.note("rewound", **{"from": len(old.line)})

    def saved(self) -> tuple[object, ...]:
        """All that is saved of a game: an act that leaves it as it is has changed nothing."""
        transcript = self.transcript
        return list(transcript.answers), list(transcript.notes), self.old, self.waits, self.changing

    def rewind(self) -> dict[str, Json]:
        """What is saved beside the transcript."""
        if self.old is None:
            return {}
        return {
            "old": self.old.answers,
            "confirmed": self.old.confirmed,
            "waits": [] if self.on_old else [[*given] for given in self.waits],
            "changing": self.changing,
        }

    def take_up(self, rewind: object) -> None:
        """Takes up what was saved beside the transcript; what can't be read is dropped."""
        if not rewind:
            return
        try:
            match rewind:
                case {
                    "old": [*answers],
                    "confirmed": int(confirmed),
                    "waits": [*waits],
                    "changing": bool(changing),
                }:
                    old = Replay(self.mode, self.edition, Transcript(self.transcript.header, answers))
                    self.old = Old(old.given, old.state, old.revealed, min(confirmed, old.number))
                    self.waits = tuple(Given(str(mark), answer) for mark, answer in waits)
                    self.changing = changing
                    self._settle()
                case _:
                    self.damaged = True
        except (BadLine, Problem, ValueError, TypeError):
            self._forget()
            self.damaged = True


def new_session(
    mode: Mode[Any], edition: Edition, seed: int, version: str, options: dict[str, str]
) -> Session:
    """A game that begins now; options left out take their defaults. The transcript notes of its settings what
    isn't usual."""
    usual = {setting.name: setting.default for setting in mode.settings if setting.read}
    header = Header(
        mode.game,
        mode.name,
        mode.rules,
        edition.name,
        edition.hash,
        seed,
        version,
        {name: value for name, value in chosen(mode, options).items() if value != usual.get(name)},
    )
    return Session(mode, edition, Transcript(header))
