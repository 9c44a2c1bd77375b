"""A terminal without a terminal: typed lines go in, what is shown comes out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path
from typing import Any

from mautoma.cli import main
from mautoma.kernel.game import Players
from mautoma.kernel.question import Confirm, Fill, Number, Numbers, Pick, PickSome, Question
from mautoma.terminal.environment import Environment
from tests.web import orchard

NOW = 1_000_000_000.0


class Screen:
    """`run` starts the program with these arguments and types these lines."""

    def __init__(self, shelf: Path, language: str = "en") -> None:
        self.shelf = shelf
        self.language = language
        self.clock: Callable[[], float] = lambda: NOW
        self.out = ""
        self.err = ""

    def run(self, *arguments: str, lines: Iterable[str] = ()) -> int:
        out, err, typed = StringIO(), StringIO(), iter(lines)

        def read(prompt: str) -> str | None:
            line = next(typed, None)
            out.write(f"{prompt}{line or ''}\n")
            return line

        env = Environment(read, out, err, self.clock, lambda: 5, self.shelf, self.language)
        code = main(list(arguments), env)
        self.out, self.err = out.getvalue(), err.getvalue()
        return code


class FirstOption:
    """A bot that takes the first thing that is legal."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, question: Question[Any], state: Any) -> Any:
        match question:
            case Pick():
                return question.values()[0]
            case PickSome():
                return list(question.values()[: question.least])
            case Number():
                return question.least
            case Numbers():
                return dict.fromkeys(question.names, question.least)
            case Fill():
                return dict.fromkeys(question.places, question.palette[0])
            case Confirm():
                return False
        raise AssertionError(question)


class ByChance(FirstOption):
    """Like the first option, but a seed decides the price."""

    def answer(self, question: Question[Any], state: Any) -> Any:
        if isinstance(question, PickSome):
            return list(question.values()[:1])
        if isinstance(question, Number):
            self.seed = self.seed * 48271 % (2**31 - 1)
            return question.least + self.seed % (question.most - question.least + 1)
        return super().answer(question, state)


def install_orchard(put: Callable[[Any, str, Any], None]) -> None:
    orchard.install(put, players=lambda: Players({"pass": FirstOption, "chance": ByChance}))
