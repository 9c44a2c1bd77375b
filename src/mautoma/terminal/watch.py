"""Watching instead of playing: a bot at the human's place, a recorded game, a sample."""

from __future__ import annotations

from collections.abc import Callable

from mautoma.kernel.event import Event
from mautoma.kernel.session import Session
from mautoma.kernel.table import Policy
from mautoma.terminal import position
from mautoma.terminal.environment import Environment
from mautoma.terminal.log import show_events
from mautoma.terminal.questions import ask
from mautoma.terminal.why import show_trail


def watch_bot(session: Session, bot: Policy, env: Environment, why: bool) -> None:
    """Lets the bot answer to the end, telling what happens."""
    voice = env.voice(session.mode.game)
    position.describe_game(session, voice, env)
    events = marks = 0
    reasons = _reasons(session, env) if why else None
    while True:
        marks = show_events(session, voice, env, events, marks, reasons, waiting=False)
        events = len(session.events)
        if session.question is None:
            break
        session.answer(bot.answer(session.question, session.state))
    position.show_result(session, voice, env)


def show_game(session: Session, env: Environment, why: bool = False) -> None:
    """All that happened in a game, and where it stands."""
    voice = env.voice(session.mode.game)
    position.describe_game(session, voice, env)
    show_events(session, voice, env, after=_reasons(session, env) if why else None)
    position.show_sections(position.sections(session, voice), voice, env)
    if session.question is not None:
        ask(session.question, voice, env)
    position.show_result(session, voice, env)


def _reasons(session: Session, env: Environment) -> Callable[[Event], None]:
    voice = env.voice(session.mode.game)

    def show(event: Event) -> None:
        if event.trail is not None:
            show_trail(event, voice, env, indent="   ")

    return show
