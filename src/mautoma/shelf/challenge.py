"""A challenge to a friend: a game to begin, and the result to beat in it, as the words of a link."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from mautoma import games
from mautoma.kernel.chance import MAX_SEED
from mautoma.kernel.message import Problem
from mautoma.kernel.mode import Result
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import Header
from mautoma.shelf.library import BUNDLED, BadEdition, Library, bundled_names
from mautoma.shelf.sessions import begin_game

NOTE = "challenge"
MOST = 1_000_000
"""Points that anybody could ask a friend to beat."""
_OPTION = "o."
_NAME = re.compile(r"[a-z-]{1,40}")


class BadChallenge(Problem):
    """A link that tells no game this program can begin."""


@dataclass(slots=True, frozen=True)
class Challenge:
    game: str
    mode: str
    rules: int
    edition_hash: str
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    points: int | None = None
    against: int | None = None
    """What the automa had against the challenger."""
    edition: str = ""
    """Its name, if it comes with the program; what a person calls an own one is no business of a link."""


def challenge_of(header: Header, result: Result) -> Challenge:
    return Challenge(
        header.game,
        header.mode,
        header.rules,
        header.edition_hash,
        header.seed,
        dict(header.options),
        result.points,
        result.against,
        header.edition if header.edition in bundled_names(header.game) else "",
    )


def to_query(challenge: Challenge) -> dict[str, str]:
    """A link that was cut off begins no game: what it can't do without comes last."""
    words = {
        "game": challenge.game,
        "mode": challenge.mode,
        "edition": challenge.edition_hash,
        "cards": challenge.edition,
        "seed": str(challenge.seed),
        **{f"{_OPTION}{name}": value for name, value in challenge.options.items()},
        "points": "" if challenge.points is None else str(challenge.points),
        "against": "" if challenge.against is None else str(challenge.against),
        "rules": str(challenge.rules),
    }
    return {name: value for name, value in words.items() if value}


def from_query(query: Mapping[str, str]) -> Challenge:
    """Every word checked: a link may come from anywhere."""
    if not (query.get("game") and query.get("mode")):
        raise BadChallenge("challenge-broken")
    mode = games.find_mode(query["game"], query["mode"])
    options = {name.removeprefix(_OPTION): value for name, value in query.items() if name.startswith(_OPTION)}
    known = {setting.name: setting for setting in mode.settings}
    if any(name not in known or not known[name].fits(value) for name, value in options.items()):
        raise BadChallenge("challenge-broken")
    rules, seed = _number(query, "rules"), _number(query, "seed")
    if rules is None or seed is None or not 0 <= seed <= MAX_SEED:
        raise BadChallenge("challenge-broken")
    points, against = _number(query, "points"), _number(query, "against")
    if any(number is not None and abs(number) > MOST for number in (points, against)):
        raise BadChallenge("challenge-broken")
    edition = query.get("cards", "")
    if edition and not _NAME.fullmatch(edition):
        raise BadChallenge("challenge-broken")
    hash_ = query.get("edition", "")
    return Challenge(mode.game, mode.name, rules, hash_, seed, options, points, against, edition)


def begin_challenge(challenge: Challenge, editions: Library = BUNDLED) -> Session:
    """The same game, and a note in it of what is to be beaten."""
    edition = edition_here(challenge, editions)
    session = begin_game(challenge.game, challenge.mode, edition, challenge.seed, challenge.options, editions)
    session.note(NOTE, points=challenge.points, against=challenge.against)
    return session


def challenged(session: Session) -> tuple[int, int | None] | None:
    """The result to beat, if the game was begun from a challenge: points, and those of the automa."""
    for note in session.transcript.notes:
        points, against = note.data.get("points"), note.data.get("against")
        if note.kind == NOTE and _plain(points):
            assert isinstance(points, int)
            return points, against if isinstance(against, int) else None
    return None


def edition_here(challenge: Challenge, editions: Library = BUNDLED) -> str:
    """The edition of the same content here, whatever it is called. Without it, or under other rules, the same
    game would go differently."""
    if games.find_mode(challenge.game, challenge.mode).rules != challenge.rules:
        raise BadChallenge("challenge-rules")
    for name in editions.names(challenge.game):
        try:
            if editions.find(challenge.game, name).hash == challenge.edition_hash:
                return name
        except BadEdition:
            continue
    raise BadChallenge("challenge-version" if challenge.edition else "challenge-edition")


def _number(query: Mapping[str, str], name: str) -> int | None:
    text = query.get(name, "")
    if not text:
        return None
    if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) < 20):
        raise BadChallenge("challenge-broken")
    return int(text)


def _plain(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
