"""Watching instead of playing: a bot at the human's place, a recorded game, a sample."""

from __future__ import annotations

from collections.abc import Callable

from mautoma import games
from mautoma.kernel.event import Event
from mautoma.kernel.message import Problem
from mautoma.kernel.session import Session
from mautoma.kernel.table import Policy
from mautoma.kernel.transcript import read
from mautoma.shelf.sessions import open_transcript
from mautoma.terminal import telling
from mautoma.terminal.asking import ask
from mautoma.terminal.environment import Environment
from mautoma.terminal.voice import words_for
from mautoma.terminal.why import show_trail

PASS = "pass"


def has_bots(game: str) -> bool:
    return bool(games.find_game(game).bots())


def find_bot(game: str, name: str, seed: int) -> Policy:
    bots = games.find_game(game).bots()
    if name not in bots:
        raise Problem("unknown-bot", name=name, names=list(bots))
    return bots[name](seed)


def sample_game(game: str) -> Session:
    sample = games.find_game(game).sample
    if sample is None:
        raise Problem("no-sample", game=game)
    return open_transcript(read(sample.read_text(encoding="utf-8")))


def watch(session: Session, bot: Policy, env: Environment, why: bool) -> None:
    """Lets the bot answer to the end, telling what happens."""
    words = words_for(env, session.mode.game)
    telling.describe_game(session, words, env)
    told = marked = 0
    reasons = _reasons(session, env) if why else None
    while True:
        marked = telling.tell(session, words, env, told, marked, reasons, waiting=False)
        told = len(session.events)
        if session.question is None:
            break
        session.answer(bot.answer(session.question, session.state))
    telling.show_result(session, words, env)


def show_game(session: Session, env: Environment, why: bool = False) -> None:
    """All that happened in a game, and where it stands."""
    words = words_for(env, session.mode.game)
    telling.describe_game(session, words, env)
    telling.tell(session, words, env, after=_reasons(session, env) if why else None)
    telling.show_sections(telling.sections(session, words), words, env)
    if session.question is not None:
        ask(session.question, words, env)
    telling.show_result(session, words, env)


def _reasons(session: Session, env: Environment) -> Callable[[Event], None]:
    words = words_for(env, session.mode.game)

    def show(event: Event) -> None:
        if event.trail is not None:
            show_trail(event, words, env, indent="   ")

    return show
