"""Tab at a question: completes answers and commands, where the system has a line editor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mautoma.kernel.question import Counts, Fill, Numbers, Pick, PickSome, Question
from mautoma.messages.voice import Voice
from mautoma.terminal.answers import menu_of, named_menu, palette_menu
from mautoma.terminal.counts import labels_of
from mautoma.terminal.menu import folded

PARTS = ",;"
"""What parts one answer from the next."""


def words_of(question: Question[Any], voice: Voice) -> list[str]:
    """What an answer to the question may begin with."""
    match question:
        case Pick() | PickSome():
            return menu_of(question, voice).labels
        case Numbers():
            return named_menu(question.names, question.noun, voice).labels
        case Counts():
            return list(labels_of(question, voice).values())
        case Fill():
            return palette_menu(question, voice).labels
    return []


def completer(words: Sequence[str]) -> Callable[[str, int], str | None]:
    """The nth word that begins like what was typed, as a line editor wants it."""

    def complete(begun: str, number: int) -> str | None:
        space = begun[: len(begun) - len(begun.lstrip())]
        fitting = [f"{space}{word}" for word in words if folded(word).startswith(folded(begun))]
        return fitting[number] if number < len(fitting) else None

    return complete


def edit_lines(words: Sequence[str]) -> None:
    """Line editing, history and Tab for the next line; Windows has its own."""
    try:
        import readline
    except ImportError:
        return
    readline.set_completer_delims(PARTS)
    readline.set_completer(completer(words))
    apple = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if apple else "tab: complete")
