"""How a game is begun, or opened from its transcript."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from mautoma import __version__, games
from mautoma.kernel.message import Problem
from mautoma.kernel.session import Session, new_session
from mautoma.kernel.table import BadLine
from mautoma.kernel.transcript import BadTranscript, OtherEdition, Transcript, read
from mautoma.shelf.editions import bundled_names, find_edition

CHALLENGE = 1_000_000
"""Seeds picked for a person stay below this: short enough to read out to a friend."""


class NoSample(Problem):
    """The game has no recorded game to watch."""


def new_seed() -> int:
    return secrets.randbelow(CHALLENGE)


def begin_game(game: str, mode: str, edition: str, seed: int, options: Mapping[str, str]) -> Session:
    """A game that begins now; options left out take their defaults."""
    found = games.find_mode(game, mode)
    return new_session(found, find_edition(game, edition), seed, __version__, dict(options))


def open_transcript(transcript: Transcript) -> Session:
    """The game a transcript tells of, checked from its first answer to its last."""
    header = transcript.header
    mode = games.find_mode(header.game, header.mode)
    try:
        return Session(mode, find_edition(header.game, header.edition, header.edition_hash), transcript)
    except OtherEdition:
        if header.edition not in bundled_names(header.game):
            raise
        raise BadTranscript("transcript-version", version=header.version, seed=str(header.seed)) from None
    except BadLine as bad:
        line = transcript.lines[bad.number - 1] if transcript.lines else bad.number
        raise BadTranscript(
            "transcript-bad-answer",
            line=line,
            question=bad.question.key,
            reason=bad.unfit.message,
        ) from None


def open_sample(game: str) -> Session:
    """The recorded game that comes with the program."""
    sample = games.find_game(game).sample
    if sample is None:
        raise NoSample("no-sample", game=game)
    return open_transcript(read(sample.read_text(encoding="utf-8")))


def at(session: Session, number: int) -> Session:
    """The same game when so many answers had been given."""
    transcript = Transcript(session.transcript.header, session.transcript.answers[:number])
    return Session(session.mode, session.edition, transcript)


def branch(session: Session, number: int) -> Session:
    """A game of its own that goes on from there; it notes what had come to light later."""
    branched = at(session, number)
    if any(revealed > number for revealed in session.revealed):
        branched.note("rewound", **{"from": session.number})
    return branched
