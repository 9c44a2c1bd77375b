"""All contact with the outside in one object, so that the whole program is tested in process."""

from __future__ import annotations

import codecs
import os
import shutil
import sys
import textwrap
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from io import StringIO, TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TextIO

if TYPE_CHECKING:
    from rich.console import RenderableType

    from mautoma.messages.voice import Voice
    from mautoma.shelf import Shelf

TIED = "\u00a0"
"""A space at which no line ends."""
Colours = Literal["", "auto", "standard", "256", "truecolor"]
NARROW = 60
"""Columns: on a smaller screen nothing is painted."""
_BOLD, _PLAIN = "\033[1m", "\033[0m"
_NEAREST = str.maketrans("“”«»·×−–→─│┼", '""""-x-->-|+')


@dataclass(slots=True)
class Environment:
    """`read` shows a prompt and gives the next line, or None when there is no more."""

    read: Callable[[str], str | None]
    out: TextIO
    err: TextIO
    clock: Callable[[], float]
    seed: Callable[[], int]
    shelf: Path | None = None
    """The file of saved games; None for the user's own."""
    language: str = "en"
    colours: Colours = ""
    """What the screen has; nothing where only plain lines are wanted."""
    width: int | None = None
    height: int | None = None
    """Lines of the screen; None where there is none to leaf through."""
    wait: Callable[[float], None] = time.sleep
    words: Sequence[str] = ()
    """What Tab completes while the next line is typed."""

    def voice(self, game: str | None = None) -> Voice:
        from mautoma.messages.voice import Voice

        return Voice("terminal", self.language, game)

    def open_shelf(self) -> Shelf:
        from mautoma.shelf import Shelf, open_shelf

        return open_shelf() if self.shelf is None else Shelf(self.shelf)

    @contextmanager
    def paged(self) -> Iterator[None]:
        """What is shown meanwhile can be leafed through, where it is longer than the screen."""
        screen, self.out = self.out, StringIO()
        try:
            yield
        finally:
            text, self.out = self.out.getvalue(), screen
        if self.height is not None and text.count("\n") > self.height:
            import click

            click.echo_via_pager(text)
        else:
            self.out.write(text)

    @property
    def painted(self) -> bool:
        """Whether there are panels, tables and maps in colour, and not lines of text."""
        return bool(self.colours) and self.width is not None and self.width >= NARROW

    def paint(self, *things: RenderableType) -> None:
        from rich.console import Console

        screen = Console(
            file=self.out,
            force_terminal=True,
            color_system=self.colours or None,
            width=self.width,
            markup=False,
            emoji=False,
            highlight=False,
        )
        for thing in things:
            screen.print(thing)

    def item(self, mark: str, text: str, what: str = "", indent: int = 0) -> None:
        """A line with a mark before it; `what` it is gives the mark its colour."""
        if self.painted:
            from mautoma.terminal.paint.lines import marked

            self.paint(marked(mark, text, what, indent))
        else:
            self.show(f"{' ' * indent}{mark} {text}".rstrip(), indent=" " * (indent + 3))

    def show(self, text: str = "", indent: str = "") -> None:
        """A paragraph, wrapped where there is a screen to wrap it for."""
        for line in text.split("\n"):
            self.out.write(self._wrapped(line, indent) + "\n")
        self.out.flush()

    def print(self, line: str) -> None:
        """A line that must stay as it is: a row of a map, a piece of a file."""
        self.out.write(line + "\n")

    def heading(self, text: str) -> None:
        for line in self._wrapped(text, "").split("\n"):
            self.out.write(f"{_BOLD}{line}{_PLAIN}\n" if self.colours else f"{line}\n")

    def complain(self, text: str) -> None:
        self.err.write(text + "\n")
        self.err.flush()

    def _wrapped(self, line: str, indent: str) -> str:
        if self.width is not None and len(line) > self.width:
            line = textwrap.fill(
                line, self.width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
            )
        return line.replace(TIED, " ")


def real_environment() -> Environment:
    """The terminal the program was started in."""
    codecs.register_error(nearest.__name__, nearest)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=nearest.__name__)

    def read(prompt: str) -> str | None:
        line = _read_line(prompt, env.words)
        _measure(env)  # the window may have another size since
        return line

    env = Environment(
        read=read,
        out=sys.stdout,
        err=sys.stderr,
        clock=time.time,
        seed=_seed,
        language=language_of(os.environ.get("LC_ALL") or os.environ.get("LANG") or ""),
        colours="auto" if sys.stdout.isatty() and _wants_colours() else "",
    )
    _measure(env)
    return env


def nearest(error: UnicodeError) -> tuple[str | bytes, int]:
    """What a screen without these letters shows instead: “è” as “e”. What was typed in no letters at all is
    read as signs for that."""
    if not isinstance(error, UnicodeEncodeError):
        return codecs.replace_errors(error)
    from unicodedata import combining, normalize

    letters = normalize("NFKD", error.object[error.start : error.end]).translate(_NEAREST)
    shown = "".join([letter for letter in letters if not combining(letter)])
    return shown.encode(error.encoding, "replace"), error.end


def _measure(env: Environment) -> None:
    """Nothing is measured where there is no screen."""
    if sys.stdout.isatty():
        size = shutil.get_terminal_size()
        env.width, env.height = size.columns, size.lines if sys.stdin.isatty() else None


def _wants_colours() -> bool:
    return "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


def language_of(locale: str) -> str:
    return "it" if locale.lower().startswith("it") else "en"


def _seed() -> int:
    from mautoma.shelf.sessions import new_seed

    return new_seed()


def _read_line(prompt: str, words: Sequence[str]) -> str | None:
    if sys.stdin.isatty():
        from mautoma.terminal.tab import edit_lines

        edit_lines(words)
    try:
        return input(prompt)
    except (EOFError, KeyboardInterrupt):
        print()
        return None
