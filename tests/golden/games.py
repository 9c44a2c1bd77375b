"""Golden games: a transcript in a game's folder here, and beside it the log of what it tells.

The sample of a game lies with its data; only its log is here. A game that was played with cards that have
changed since goes on with those: they lie in `editions`, by their hash.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from mautoma import games
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import read
from mautoma.shelf.library import load_edition
from mautoma.shelf.sessions import open_transcript

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Golden:
    game: str
    name: str
    transcript: Path

    @property
    def log(self) -> Path:
        return FOLDER / self.game / f"{self.name}.log"

    def replay(self) -> Session:
        transcript = read(self.transcript.read_text(encoding="utf-8"))
        older = FOLDER / self.game / "editions" / transcript.header.edition_hash
        if not older.is_dir():
            return open_transcript(transcript)
        mode = games.find_mode(self.game, transcript.header.mode)
        return Session(mode, load_edition(self.game, older), transcript)


def golden_games() -> list[Golden]:
    """Those in the folders, and the samples."""
    files = sorted(FOLDER.glob("*/*.transcript"))
    found = [Golden(file.parent.name, file.stem, file) for file in files]
    samples = [(name, game.sample) for name, game in games.GAMES.items()]
    return found + [Golden(name, "sample", sample) for name, sample in samples if sample is not None]


@cache
def played(game: str) -> Mapping[str, Session]:
    """Its golden games by name, each replayed once: to look at, not to play on."""
    return {golden.name: golden.replay() for golden in golden_games() if golden.game == game}


def orders(game: str) -> list[str]:
    """The kinds of events that its golden games order: what there is to do on a real table."""
    sessions = played(game).values()
    return sorted({event.kind for session in sessions for event in session.events if event.order})


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
