"""All contact with the outside in one object, so that the whole program is tested in process."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from mautoma.messages.voice import Voice
    from mautoma.shelf import Shelf

TIED = "\u00a0"
"""A space at which no line ends."""
_BOLD, _PLAIN = "\033[1m", "\033[0m"


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
    bold: bool = False
    width: int | None = None

    def voice(self, game: str | None = None) -> Voice:
        from mautoma.messages.voice import Voice

        return Voice("terminal", self.language, game)

    def open_shelf(self) -> Shelf:
        from mautoma.shelf import Shelf, open_shelf

        return open_shelf() if self.shelf is None else Shelf(self.shelf)

    def show(self, text: str = "", indent: str = "") -> None:
        """A paragraph, wrapped where there is a screen to wrap it for."""
        for line in text.split("\n"):
            self.out.write(self._wrapped(line, indent) + "\n")
        self.out.flush()

    def print(self, line: str) -> None:
        """A line that must stay as it is: a row of a map, a piece of a file."""
        self.out.write(line + "\n")

    def heading(self, text: str) -> None:
        self.out.write(f"{_BOLD}{text}{_PLAIN}\n" if self.bold else f"{text}\n")

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
    screen = sys.stdout.isatty()
    return Environment(
        read=_read_line,
        out=sys.stdout,
        err=sys.stderr,
        clock=time.time,
        seed=_seed,
        language=language_of(os.environ.get("LC_ALL") or os.environ.get("LANG") or ""),
        bold=screen and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb",
        width=shutil.get_terminal_size().columns if screen else None,
    )


def language_of(locale: str) -> str:
    return "it" if locale.lower().startswith("it") else "en"


def _seed() -> int:
    from mautoma.shelf.sessions import new_seed

    return new_seed()


def _read_line(prompt: str) -> str | None:
    if sys.stdin.isatty():
        import readline  # noqa: F401  (line editing and history for input())
    try:
        return input(prompt)
    except (EOFError, KeyboardInterrupt):
        print()
        return None
