"""The log: events as sentences, under the headings of their rounds and phases."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from mautoma.games import find_game
from mautoma.kernel.event import Event
from mautoma.kernel.session import LEVELS, Session
from mautoma.kernel.table import Mark
from mautoma.messages.voice import Voice
from mautoma.terminal.environment import Environment
from mautoma.terminal.retold import Retold


def taken_back(session: Session, level: str, voice: Voice) -> list[str]:
    """What undo takes back, the last first: what was told since, else what was asked; or a confirmation."""
    if level == LEVELS[0] and session.confirmed == session.number:
        return [voice.text("undo-confirmed")]
    events = session.would_take_back(level)
    if not events and session.answered is not None:
        asked = session.answered
        return [voice.text("undo-answer-to", {"question": voice.text(f"ask-{asked.key}", asked.data)})]
    return [voice.event(event) for event in reversed(events)]


def show_events(
    session: Session,
    voice: Voice,
    env: Environment,
    since: int = 0,
    marks_since: int = 0,
    after: Callable[[Event], None] | None = None,
    waiting: bool = True,
    leave_out: Collection[int] = (),
    retold: Retold | None = None,
) -> int:
    """The events from number `since` on (counted from 0), each with its number in the log.

    Events whose numbers are to `leave_out` are told elsewhere, those that are `retold` in a table. A phase is
    announced when something happens in it, or when the game is waiting there. Gives the number of marks that
    need no announcement any more.
    """
    marks, show = session.marks[marks_since:], find_game(session.mode.game).show()
    for number, event in enumerate(session.events[since:], since + 1):
        if number - 1 in leave_out:
            continue
        begun = [mark for mark in marks if mark.events < number]
        marks = marks[len(begun) :]
        _announce(begun, voice, env)
        if retold is not None:
            retold.show(number - 1)
        if retold is None or event.kind not in retold.tells(number - 1):
            env.item(f"{number}.", voice.event(event), show.side_of(event))
            if after is not None:
                after(event)
    if waiting:
        _announce(marks, voice, env)
        return len(session.marks)
    return len(session.marks) - len(marks)


def show_orders(session: Session, numbers: Sequence[int], voice: Voice, env: Environment) -> None:
    """What is to be carried out, each with its number in the log."""
    if numbers:
        env.heading(voice.text("orders"))
    for number in numbers:
        env.item(f"{number + 1}.", voice.event(session.events[number]), "order")


def _announce(marks: Sequence[Mark], voice: Voice, env: Environment) -> None:
    """A round begins with an empty line, a phase with its name; one in which nothing happened is left out."""
    phase = None
    for mark in marks:
        if mark.level == "round":
            env.show()
            phase = None
        elif mark.level == "phase":
            phase = mark
    if phase is not None:
        env.heading(voice.word("phase", phase.name))
