"""What a person waits for: a copy of the state, a replay, the start of the program."""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.measure import Measurement, timed
from mautoma import games
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import Transcript
from mautoma.shelf.sessions import begin_game

CLONES = 1000
IMPORT = (
    "from time import perf_counter; start = perf_counter();"
    "from mautoma import games; from mautoma.kernel import session; games.find_game('foodchain').modes();"
    "print(perf_counter() - start)"
)


def random_game(seed: int = 1) -> Session:
    """A complete game, answer by answer."""
    session = begin_game("foodchain", "solo", "house", seed, {})
    bot = games.find_game("foodchain").bots()["random"](seed)
    while session.question is not None:
        session.answer(bot.answer(session.question, session.state))
    return session


def clone(session: Session) -> Measurement:
    """Of the state at the start of a round in the middle of the game."""
    state = session.checkpoints[len(session.checkpoints) // 2].state
    return Measurement("clone", timed(lambda: [session.mode.clone(state) for _ in range(CLONES)]), CLONES)


def replay(session: Session) -> Measurement:
    """From the first answer to the last, each checked against its question."""
    answers = list(session.transcript.answers)

    def again() -> None:
        Session(session.mode, session.edition, Transcript(session.transcript.header, list(answers)))

    return Measurement("replay", timed(again))


def engine_import() -> Measurement:
    return Measurement("import", lambda: float(_run(sys.executable, "-c", IMPORT)))


def help_start() -> Measurement:
    program = Path(sys.executable).with_name("mautoma")
    return Measurement("help", timed(lambda: _run(str(program), "--help")))


def _run(*command: str) -> str:
    """As at any start but the first: with the bytecode that Python keeps."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = _bytecode()
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


@cache
def _bytecode() -> str:
    folder = TemporaryDirectory(prefix="mautoma-bench-")
    atexit.register(folder.cleanup)
    return folder.name
