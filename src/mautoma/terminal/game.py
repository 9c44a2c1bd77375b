"""The terminal game: asks the open question, takes a line, tells what came of it, until it is over.

Every change is on the shelf before it is shown.
"""

from __future__ import annotations

from mautoma.kernel.message import Problem
from mautoma.kernel.question import Pick
from mautoma.kernel.session import Session
from mautoma.shelf import Shelf, Stale
from mautoma.terminal import telling
from mautoma.terminal.asking import ask
from mautoma.terminal.environment import Environment
from mautoma.terminal.reading import menu_of, read_answer
from mautoma.terminal.voice import Voice

PROMPT = "> "


class TerminalGame:
    """A game at the terminal. Without an id it goes on the shelf with its first change."""

    def __init__(
        self,
        session: Session,
        words: Voice,
        env: Environment,
        shelf: Shelf,
        id: str | None = None,
        revision: int = 0,
    ) -> None:
        self.session = session
        self.words = words
        self.env = env
        self.shelf = shelf
        self.id = id
        self.revision = revision
        self.told = self.marked = 0
        self.leaving = False

    def play(self) -> None:
        telling.describe_game(self.session, self.words, self.env)
        if self.session.number:
            self.told, self.marked = len(self.session.events), len(self.session.marks)
        self.tell_news()
        self.show_position()
        self.env.say(f"\n{self.text('game-help')}")
        while not self.leaving:
            self.ask()
            line = self.env.read(PROMPT)
            if line is None:
                break
            self.take(line)
        if self.id is not None:
            self.env.say(self.text("game-left"))

    def ask(self) -> None:
        if self.session.question is not None:
            ask(self.session.question, self.words, self.env)
        else:
            telling.show_result(self.session, self.words, self.env)
            self.env.say(self.text("game-over"))

    def take(self, line: str) -> None:
        """An answer, an aside or a command; what cannot be taken is refused with the reason."""
        from mautoma.terminal.commands import find_command

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
        except Problem as problem:
            self.refuse(problem)

    def answer(self, line: str) -> None:
        assert self.session.question is not None
        answer = read_answer(self.session.question, line, self.words)
        self.session.answer(answer)
        self.keep()

    def keep(self) -> None:
        """Puts the change on the shelf, then tells what came of it."""
        try:
            if self.id is None:
                self.id = self.shelf.add(self.session)
            else:
                self.revision = self.shelf.save(self.id, self.session, self.revision)
        except Stale as stale:
            assert self.id is not None
            self.session, self.revision = self.shelf.load(self.id)
            self.told = min(self.told, len(self.session.events))
            self.marked = min(self.marked, len(self.session.marks))
            self.refuse(stale)
        self.tell_news()

    def tell_news(self) -> None:
        new_round = any(mark.level == "round" for mark in self.session.marks[self.marked :])
        self.marked = telling.tell(self.session, self.words, self.env, self.told, self.marked)
        self.told = len(self.session.events)
        if new_round and self.session.number:
            self.env.say(telling.summary(self.session, self.words))

    def show_position(self) -> None:
        """All but what is there to look things up in: that is only named."""
        sections = telling.sections(self.session, self.words)
        telling.show_sections(
            [section for section in sections if not section.reference], self.words, self.env
        )
        references = [telling.title(section, self.words) for section in sections if section.reference]
        if references:
            self.env.say("\n" + self.words.text("show-references", {"names": references}))

    def refuse(self, problem: Problem) -> None:
        self.env.say(self.words.say(problem.message))

    def text(self, key: str, **data: str | int) -> str:
        return self.words.text(key, data)

    def _is_option(self, line: str) -> bool:
        """What an option is called goes before a command of the same name."""
        question = self.session.question
        return isinstance(question, Pick) and menu_of(question, self.words).exactly(line) is not None
