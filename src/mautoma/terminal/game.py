"""The terminal game: asks the open question, takes a line, tells what came of it, until it is over.

Every change is on the shelf before it is shown.
"""

from __future__ import annotations

from collections.abc import Callable

from mautoma.kernel.message import Problem
from mautoma.kernel.question import Pick
from mautoma.kernel.session import Session
from mautoma.messages.voice import Voice
from mautoma.shelf import Shelf, Stale
from mautoma.shelf.findings import remark_on_findings
from mautoma.terminal import position
from mautoma.terminal.answers import menu_of, read_answer
from mautoma.terminal.environment import Environment
from mautoma.terminal.log import show_events
from mautoma.terminal.questions import ask

PROMPT = "> "
LONGEST_LINE = 4000


class TerminalGame:
    """A game at the terminal. Without an id it goes on the shelf with its first change."""

    def __init__(
        self,
        session: Session,
        voice: Voice,
        env: Environment,
        shelf: Shelf,
        id: str | None = None,
        revision: int = 0,
    ) -> None:
        self.session = session
        self.voice = voice
        self.env = env
        self.shelf = shelf
        self.id = id
        self.revision = revision
        self.events_shown = self.marks_shown = 0
        self.leaving = False

    def play(self) -> None:
        position.describe_game(self.session, self.voice, self.env)
        if self.session.number:
            self.events_shown, self.marks_shown = len(self.session.events), len(self.session.marks)
        self.show_news()
        self.show_position()
        self.env.show(f"\n{self.text('game-help')}")
        while not self.leaving:
            self.ask()
            line = self.env.read(PROMPT)
            if line is None:
                break
            self.take(line)
        self.leave()

    def leave(self) -> None:
        """Says that the game is saved only if the shelf has it."""
        if self.id is None:
            return
        try:
            self.shelf.revision(self.id)
        except Problem as problem:
            self.env.show(self.voice.text("game-left-unsaved", {"reason": problem.message}))
        else:
            self.env.show(self.text("game-left"))

    def ask(self) -> None:
        if self.session.question is not None:
            ask(self.session.question, self.voice, self.env)
        else:
            position.show_result(self.session, self.voice, self.env)
            self.env.show(self.text("game-over"))

    def take(self, line: str) -> None:
        """An answer, an aside or a command; what cannot be taken is refused with the reason."""
        from mautoma.terminal.commands import find_command

        if len(line) > LONGEST_LINE:
            self.refuse(Problem("refused-long", most=LONGEST_LINE))
            return
        command = None if self._is_option(line) else find_command(self, line)
        try:
            if command is not None:
                command()
            elif self.session.question is None:
                self.leaving = not line.strip()
                if line.strip():
                    self.refuse(Problem("unfit-over"))
            else:
                self.answer(line)
        except Stale as stale:
            self.refuse(stale)
            self.show_news()
        except Problem as problem:
            self.refuse(problem)

    def answer(self, line: str) -> None:
        assert self.session.question is not None
        answer = read_answer(self.session.question, line, self.voice)
        self.change(lambda: self.session.answer(answer))
        self.show_news()

    def change(self, act: Callable[[], object]) -> None:
        """Does something to the game and puts it on the shelf, or leaves both as they were."""
        self._keep(act, self.shelf.save)

    def annotate(self, act: Callable[[], object]) -> None:
        """The same for notes about a game that is over."""
        self._keep(act, self.shelf.annotate)

    def _keep(self, act: Callable[[], object], save: Callable[[str, Session, int], int]) -> None:
        try:
            with self.session.attempt():
                act()
                if self.id is None:
                    self.id = self.shelf.add(self.session)
                else:
                    self.revision = save(self.id, self.session, self.revision)
        except Stale:
            assert self.id is not None
            self.session, self.revision = self.shelf.load(self.id)
            self.step_back()
            raise
        remark = remark_on_findings(self.session, self.text("own-edition"))
        if remark is not None:
            self.env.show(self.voice.problem(remark, (self.session.mode.game,)))

    def step_back(self) -> None:
        """What is no longer part of the game has not been shown."""
        self.events_shown = min(self.events_shown, len(self.session.events))
        self.marks_shown = min(self.marks_shown, len(self.session.marks))

    def show_news(self) -> None:
        new_round = any(mark.level == "round" for mark in self.session.marks[self.marks_shown :])
        self.marks_shown = show_events(
            self.session, self.voice, self.env, self.events_shown, self.marks_shown
        )
        self.events_shown = len(self.session.events)
        if new_round and self.session.number:
            self.env.show(position.summary(self.session, self.voice))

    def show_position(self) -> None:
        """All but what is there to look things up in: that is only named."""
        sections = position.sections(self.session, self.voice)
        position.show_sections(
            [section for section in sections if not section.reference], self.voice, self.env
        )
        references = [position.title(section, self.voice) for section in sections if section.reference]
        if references:
            self.env.show("\n" + self.voice.text("show-references", {"names": references}))

    def refuse(self, problem: Problem) -> None:
        self.env.show(self.voice.problem(problem.message, (self.session.mode.game,)))

    def text(self, key: str, **data: str | int) -> str:
        return self.voice.text(key, data)

    def _is_option(self, line: str) -> bool:
        """What an option is called goes before a command of the same name."""
        question = self.session.question
        return isinstance(question, Pick) and menu_of(question, self.voice).exactly(line) is not None
