"""Recorded games, one for each way a game can end: what they told once they tell for ever.

After a change that is meant to alter them:  python -m tests.games.foodchain.test_golden
and read the difference before it is committed.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mautoma import __version__
from mautoma.games.foodchain.bots import bots
from mautoma.games.foodchain.edition import house
from mautoma.games.foodchain.solo import Solo
from mautoma.kernel.session import Session, new_session
from mautoma.kernel.transcript import read, write

FOLDER = Path(__file__).parent / "golden"
GAMES = {"won": ("planner", 2, "easy"), "lost": ("random", 3, "hard")}


def told(session: Session) -> str:
    """One line per event, then the result."""
    lines = []
    for event in session.events:
        plain = event.to_json()
        lines.append(
            f"{plain['at']} {plain['type']} {json.dumps(plain['data'])} {' '.join(plain['rules'])}".strip()
        )
    assert session.result is not None
    lines.append(f"{session.result.outcome} {json.dumps(dict(session.result.data))}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("ending", GAMES)
def test_a_recorded_game_tells_what_it_told(ending: str) -> None:
    transcript = read((FOLDER / f"{ending}.transcript").read_text(encoding="utf-8"))
    session = Session(Solo(), house(), transcript)
    assert session.result is not None and session.result.outcome == ending
    assert told(session) == (FOLDER / f"{ending}.log").read_text(encoding="utf-8")


def record(ending: str) -> None:
    bot, seed, level = GAMES[ending]
    session = new_session(Solo(), house(), seed, __version__, {"level": level})
    player = bots()[bot](seed)
    while session.question is not None:
        session.answer(player.answer(session.question, session.state))
    text = write(session.transcript, session.asked)
    (FOLDER / f"{ending}.transcript").write_text(text, encoding="utf-8")
    (FOLDER / f"{ending}.log").write_text(told(session), encoding="utf-8")


if __name__ == "__main__":
    for ending in GAMES:
        record(ending)
