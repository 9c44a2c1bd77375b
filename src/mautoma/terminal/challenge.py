"""A friend's challenge, out of its link: the same game, to be played here."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlsplit

from mautoma.messages.amounts import amount
from mautoma.shelf.challenge import begin_challenge, from_query
from mautoma.terminal.environment import Environment
from mautoma.terminal.game import TerminalGame


def take_challenge(link: str, env: Environment) -> None:
    shelf = env.open_shelf()
    wanted = from_query(dict(parse_qsl(urlsplit(link).query)))
    session = begin_challenge(wanted, shelf.editions)
    voice = env.voice(session.mode.game)
    if wanted.points is not None:
        env.show(voice.text("challenge-beat", {"points": amount(wanted.points, voice)}))
    TerminalGame(session, voice, env, shelf, shelf.add(session)).play()
