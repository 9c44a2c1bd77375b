"""The engine in this process: a copy of a state, a count of its pieces, a replay of a whole game."""

from __future__ import annotations

from bench.measure import Measurement, processor_time
from mautoma import games
from mautoma.kernel.counting import miscount
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import Transcript
from mautoma.shelf.sessions import begin_game

CLONES = 1000


def random_game(seed: int = 1) -> Session:
    """A complete game, answer by answer."""
    session = begin_game("foodchain", "solo", "house", seed, {})
    bot = games.find_game("foodchain").players().bots["random"](seed)
    while session.question is not None:
        session.answer(bot.answer(session.question, session.state))
    return session


def clone(session: Session) -> Measurement:
    """Of the state at the start of a round in the middle of the game; each copy is let go at once."""
    state = session.checkpoints[len(session.checkpoints) // 2].state

    def copies() -> None:
        for _ in range(CLONES):
            session.mode.clone(state)

    return Measurement("clone", processor_time(copies), CLONES)


def count(session: Session) -> Measurement:
    """Whether everything is there, as before every save."""

    def counts() -> None:
        for _ in range(CLONES):
            miscount(session)

    return Measurement("count", processor_time(counts), CLONES)


def replay(session: Session) -> Measurement:
    """From the first answer to the last, each checked against its question."""
    answers = list(session.transcript.answers)

    def again() -> None:
        Session(session.mode, session.edition, Transcript(session.transcript.header, list(answers)))

    return Measurement("replay", processor_time(again))
