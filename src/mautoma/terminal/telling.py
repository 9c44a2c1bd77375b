"""What happened, in sentences: events under the headings of their rounds and phases."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mautoma.kernel.event import Event
from mautoma.kernel.session import Session
from mautoma.kernel.table import Mark
from mautoma.kernel.view import Section
from mautoma.terminal.environment import Environment
from mautoma.terminal.voice import Voice


def sentence(event: Event, words: Voice) -> str:
    return words.text(f"event-{event.kind}", event.data)


def tell(
    session: Session,
    words: Voice,
    env: Environment,
    since: int = 0,
    marks_since: int = 0,
    after: Callable[[Event], None] | None = None,
    waiting: bool = True,
) -> int:
    """The events from number `since` on (counted from 0), each with its number in the log.

    A phase is announced when something happens in it, or when the game is waiting there. Gives the
    number of marks that need no announcement any more.
    """
    marks = session.marks[marks_since:]
    for number, event in enumerate(session.events[since:], since + 1):
        begun = [mark for mark in marks if mark.events < number]
        marks = marks[len(begun) :]
        _announce(begun, words, env)
        env.say(f"{number}. {sentence(event, words)}", indent="   ")
        if after is not None:
            after(event)
    if waiting:
        _announce(marks, words, env)
        return len(session.marks)
    return len(session.marks) - len(marks)


def _announce(marks: Sequence[Mark], words: Voice, env: Environment) -> None:
    """A round begins with an empty line, a phase with its name; one in which nothing happened is left out."""
    phase = None
    for mark in marks:
        if mark.level == "round":
            env.say()
            phase = None
        elif mark.level == "phase":
            phase = mark
    if phase is not None:
        env.heading(words.word("phase", phase.name))


def show_sections(sections: list[Section], words: Voice, env: Environment) -> None:
    """The position as text."""
    for section in sections:
        env.say()
        env.heading(title(section, words))
        for line in section.lines:
            env.say(line, indent="  ")


def title(section: Section, words: Voice) -> str:
    return words.word("picture", section.name)


def show_result(session: Session, words: Voice, env: Environment) -> None:
    if session.result is not None:
        env.say()
        env.heading(words.text(f"result-{session.result.outcome}", session.result.data))


def describe_game(session: Session, words: Voice, env: Environment) -> None:
    """What is played, with everything another person needs to play the same."""
    header = session.transcript.header
    env.heading(f"{words.title(header.game)}, {words.word('mode', header.mode)}")
    for name, value in header.options.items():
        env.say(f"{_called(f'setting-{name}', name, words)}: {_called(f'{name}-{value}', value, words)}")
    env.say(words.text("game-begins-from", {"seed": str(header.seed), "edition": header.edition}))


def _called(key: str, otherwise: str, words: Voice) -> str:
    key = key.replace("_", "-")
    return words.text(key) if words.has(key) else otherwise


def sections(session: Session, words: Voice) -> list[Section]:
    from mautoma import games

    return games.find_game(session.mode.game).view().sections(session.state, words.say)


def summary(session: Session, words: Voice) -> str:
    return words.say(session.mode.summary(session.state))
