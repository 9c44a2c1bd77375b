"""How a game is begun, or opened from its transcript."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from mautoma import __version__, games
from mautoma.kernel.counting import miscount
from mautoma.kernel.message import Msg, Problem
from mautoma.kernel.session import Session, new_session
from mautoma.kernel.table import BadLine
from mautoma.kernel.transcript import BadTranscript, OtherEdition, Transcript, read
from mautoma.shelf.library import BUNDLED, Library, bundled_names

CHALLENGE = 1_000_000
"""Seeds picked for a person stay below this: short enough to read out to a friend."""


class NoSample(Problem):
    """The game has no recorded game to watch."""


def new_seed() -> int:
    return secrets.randbelow(CHALLENGE)


def begin_game(
    game: str, mode: str, edition: str, seed: int, options: Mapping[str, str], editions: Library = BUNDLED
) -> Session:
    """A game that begins now; options left out take their defaults."""
    found = games.find_mode(game, mode)
    settings = {setting.name: setting for setting in found.settings}
    usual = {
        name: settings[name].usual(value) if name in settings else value for name, value in options.items()
    }
    return new_session(found, editions.find(game, edition), seed, __version__, usual)


def open_transcript(transcript: Transcript, editions: Library = BUNDLED) -> Session:
    """The game a transcript tells of, checked from its first answer to its last."""
    header = transcript.header
    mode = games.find_mode(header.game, header.mode)
    try:
        edition = editions.find(header.game, header.edition, header.edition_hash)
        return Session(mode, edition, transcript)
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


def doubt(session: Session) -> Msg | None:
    """What to say of a game whose position cannot be: it can be looked at, taken along and stepped back; or
    of one whose answers that were taken back are gone."""
    if lost := miscount(session):
        return Msg("miscounted-already", {"pieces": lost})
    return Msg("rewind-lost") if session.damaged else None


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
