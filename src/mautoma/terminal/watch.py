"""Watching instead of playing: a bot at the human's place, a recorded game, a sample."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from mautoma.kernel.event import Event
from mautoma.kernel.session import Session
from mautoma.kernel.table import Policy
from mautoma.messages.voice import Voice
from mautoma.terminal import position
from mautoma.terminal.environment import Environment
from mautoma.terminal.log import show_events
from mautoma.terminal.questions import ask_now
from mautoma.terminal.retold import Retold
from mautoma.terminal.why import show_trail

PACE = 0.4
"""Seconds between two answers, where somebody is watching a screen."""


@dataclass(slots=True, frozen=True)
class Watched:
    """How a game is watched: with reasons, at a pace, or a step with each Enter."""

    why: bool = False
    pace: float | None = None
    step: bool = False


def watch_bot(session: Session, bot: Policy, env: Environment, how: Watched) -> None:
    """Lets the bot answer to the end, telling what happens."""

    def answer() -> bool:
        if session.question is None:
            return False
        session.answer(bot.answer(session.question, session.state))
        return True

    if _watch(session, answer, env, how):
        position.show_result(session, env.voice(session.mode.game), env)


def watch_sample(session: Session, env: Environment, how: Watched) -> None:
    """A recorded game from its beginning. Whoever watches has no table: nothing needs to be laid out."""
    session.jump(0)
    voice = env.voice(session.mode.game)

    def redo() -> bool:
        if not session.redoable:
            return False
        session.redo()
        return True

    if _watch(session, redo, env, how):
        _show_end(session, voice, env)


def _watch(session: Session, answer: Callable[[], bool], env: Environment, how: Watched) -> bool:
    """Until there is nothing left to `answer`. False: somebody stopped watching."""
    pace = how.pace
    if pace is None:
        pace = 0 if env.height is None else PACE
    voice = env.voice(session.mode.game)
    position.describe_game(session, voice, env, watched=True)
    set_up = [number for number, event in enumerate(session.events) if event.order]
    events = marks = 0
    reasons = _reasons(session, env) if how.why else None
    while True:
        marks = show_events(
            *(session, voice, env, events, marks, reasons),
            waiting=False,
            leave_out=set_up,
            retold=Retold(session, voice, env),
        )
        told, events = events < len(session.events), len(session.events)
        if session.question is None:
            return True
        if told and how.step and env.read(voice.text("watch-step")) is None:
            return False
        if told and pace and not how.step:
            env.wait(pace)
        if not answer():
            return True


def show_game(session: Session, env: Environment, why: bool = False) -> None:
    """All that happened in a game, and where it stands."""
    voice = env.voice(session.mode.game)
    position.describe_game(session, voice, env)
    show_events(session, voice, env, after=_reasons(session, env) if why else None)
    _show_end(session, voice, env)


def _show_end(session: Session, voice: Voice, env: Environment) -> None:
    position.show_sections(session, position.sections(session, voice), voice, env)
    if session.question is not None:
        ask_now(session, voice, env)
    position.show_result(session, voice, env)


def _reasons(session: Session, env: Environment) -> Callable[[Event], None]:
    voice = env.voice(session.mode.game)

    def show(event: Event) -> None:
        if event.trail is not None:
            show_trail(event, voice, env, indent="   ")

    return show
