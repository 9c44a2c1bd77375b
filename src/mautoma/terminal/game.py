"""The terminal game: asks the open question, takes a line, tells what came of it, until it is over.

Every change is on the shelf before it is shown.
"""

from __future__ import annotations

from collections.abc import Callable

from mautoma.kernel.message import Json, Msg, Problem
from mautoma.kernel.question import Pick
from mautoma.kernel.session import Session
from mautoma.kernel.turns import confirm, confirmation_due, open_orders
from mautoma.messages.voice import Voice
from mautoma.shelf import Shelf, Stale
from mautoma.shelf.findings import Findings
from mautoma.shelf.sessions import doubt
from mautoma.terminal import position
from mautoma.terminal.answers import menu_of, read_answer
from mautoma.terminal.environment import Environment
from mautoma.terminal.log import show_events, show_orders
from mautoma.terminal.menu import folded
from mautoma.terminal.questions import ask_now
from mautoma.terminal.retold import Retold
from mautoma.terminal.tab import words_of

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
        self.session, self.findings = session, Findings(session)
        self.voice = voice
        self.env = env
        self.shelf = shelf
        self.id = id
        self.revision = revision
        self.events_shown = self.marks_shown = 0
        self.orders_shown: list[int] = []
        self.leaving = False

    def play(self) -> None:
        position.describe_game(self.session, self.voice, self.env)
        if self.session.number:
            self.forget_news()
        self.show_news()
        self.show_position()
        if (wrong := doubt(self.session)) is not None:
            self.env.show(self.voice.problem(wrong, ()))
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

    @property
    def orders_wait(self) -> bool:
        """Not while an answer is changed: then they were carried out long ago."""
        return confirmation_due(self.session) and not self.session.changing

    def ask(self) -> None:
        """What is to be carried out comes first; before a question of the human's own it's waited for."""
        from mautoma.terminal.changing import remind
        from mautoma.terminal.commands import command_names

        answers = words_of(self.session.question, self.voice) if self.session.question else []
        self.env.words = [*answers, *command_names(self)]
        orders = [] if self.session.changing else open_orders(self.session)
        if orders != self.orders_shown:
            show_orders(self.session, orders, self.voice, self.env)
        self.orders_shown = orders
        if self.orders_wait:
            self.env.show(self.text("orders-wait"))
        elif self.session.question is not None:
            remind(self)
            ask_now(self.session, self.voice, self.env)
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
            elif self.orders_wait:
                self.confirm(line)
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
        if self.session.changing:
            self.change_answer(answer)
            return
        self.change(lambda: self.session.answer(answer))
        self.show_news()

    def change_answer(self, answer: Json) -> None:
        """What follows was told before: it is not told again, but what to move on the table is."""
        from mautoma.terminal.changing import show_moves

        number = self.session.number
        self.change(lambda: self.session.answer(answer))
        self.forget_news()
        kept = self.session.number - number - 1
        if kept or not self.session.changing:  # while later answers wait, none of them is lost
            self.env.show(self.text("changed", kept=kept))
        show_moves(self)

    def confirm(self, line: str) -> None:
        if folded(line) not in ("", "done", folded(self.text("word-carried-out"))):
            raise Problem("refused-orders")
        self.change(lambda: confirm(self.session))

    def change(self, act: Callable[[], object]) -> None:
        """Does something to the game and puts it on the shelf, or leaves both as they were. What changes
        nothing isn't written."""
        self._keep(act, self.shelf.save)

    def annotate(self, act: Callable[[], object]) -> None:
        """The same for notes about a game that is over."""
        self._keep(act, self.shelf.annotate)

    def _keep(self, act: Callable[[], object], save: Callable[[str, Session, int], int]) -> None:
        saved = self.session.saved()
        try:
            with self.session.attempt():
                act()
                if self.session.saved() == saved:
                    return
                remark = self._put(save)
        except Stale:
            assert self.id is not None
            self.session, self.revision = self.shelf.load(self.id)
            self.findings = Findings(self.session)
            self.step_back()
            raise
        except BaseException:
            self.findings = Findings(self.session)
            raise
        if remark is not None:
            self.env.show(self.voice.problem(remark, (self.session.mode.game,)))

    def _put(self, save: Callable[[str, Session, int], int]) -> Msg | None:
        """On the shelf, together with what the game has found out; gives what there is to say of that."""
        with self.shelf.at_once():
            id_, revision = self.id, self.revision
            if id_ is None:
                id_ = self.shelf.add(self.session)
            else:
                revision = save(id_, self.session, revision)
            remark = self.findings.remark(self.text("own-edition"), self.shelf.editions)
        self.id, self.revision = id_, revision
        return remark

    def step_back(self) -> None:
        """What is no longer part of the game has not been shown."""
        self.events_shown = min(self.events_shown, len(self.session.events))
        self.marks_shown = min(self.marks_shown, len(self.session.marks))

    def forget_news(self) -> None:
        self.events_shown, self.marks_shown = len(self.session.events), len(self.session.marks)

    def show_news(self) -> None:
        new_round = any(mark.level == "round" for mark in self.session.marks[self.marks_shown :])
        self.marks_shown = show_events(
            self.session,
            self.voice,
            self.env,
            self.events_shown,
            self.marks_shown,
            leave_out=open_orders(self.session),
            retold=Retold(self.session, self.voice, self.env),
        )
        self.events_shown = len(self.session.events)
        if new_round and self.session.number:
            self.env.show(position.summary(self.session, self.voice))

    def show_position(self) -> None:
        """All but what is there to look things up in: that is only named."""
        sections = position.sections(self.session, self.voice)
        shown = [section for section in sections if not section.reference]
        position.show_sections(self.session, shown, self.voice, self.env)
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
