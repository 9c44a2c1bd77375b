"""What a game finds out goes into the owner's edition as soon as it's entered, for the next game to know;
what is taken back in the game goes from there again.

The house edition stays as it is: a copy of it becomes the owner's. A game goes on with the edition as it was
when it began, see `Library.find`, and says in its own answers what it found out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from mautoma import games
from mautoma.games.kit.files import parse_toml
from mautoma.kernel.fault import DataError
from mautoma.kernel.finding import Finding
from mautoma.kernel.message import Msg, Problem
from mautoma.kernel.session import Session
from mautoma.shelf.editions import Editions
from mautoma.shelf.library import HOUSE, bad_edition, house_files
from mautoma.shelf.merge import merge

OWN = "My box"
"""What an owner's edition is called where nobody says otherwise."""


@dataclass(slots=True, frozen=True)
class Kept:
    """`edition` now knows `number` things more; a `new` one was made for them."""

    edition: str
    number: int
    new: bool


@dataclass(slots=True)
class Findings:
    """What one game has found out, and how much of it its edition has heard of: all, when the game is opened
    again."""

    session: Session
    _heard: Sequence[Finding] = field(init=False)

    def __post_init__(self) -> None:
        self._heard = findings_of(self.session)

    def remark(self, own: str, editions: Editions) -> Msg | None:
        """Keeps what is new; gives what there is to say about it, if anything."""
        own = own or OWN
        try:
            kept = self.keep(own, editions)
        except Problem:
            name = self.session.transcript.header.edition
            return Msg("findings-not-kept", {"edition": own if name == HOUSE else name})
        if kept is None or not kept.number:
            return None
        return Msg("findings-kept" if kept.new else "findings-added", {"edition": kept.edition})

    def keep(self, own: str, editions: Editions) -> Kept | None:
        """Writes what is new into the game's edition; of a game with the house edition into the owner's
        edition called `own`. None: nothing new. Problem: the edition cannot be changed."""
        found = findings_of(self.session)
        if found == self._heard:
            return None
        kept = keep_findings(self.session, own, editions, self._heard)
        self._heard = found
        return kept


def findings_of(session: Session) -> Sequence[Finding]:
    find = games.find_game(session.mode.game).box().findings
    return () if find is None or session.state is None else find(session.state)


def keep_findings(
    session: Session, own: str, editions: Editions, before: Sequence[Finding] = ()
) -> Kept | None:
    """Writes what the game has found out since `before` into its edition."""
    header = session.transcript.header
    names = editions.names(header.game)
    name = own if header.edition == HOUSE else header.edition
    new = name not in names
    if new and header.edition != HOUSE:
        return None
    files = house_files(header.game) if new else editions.files(header.game, name)

    def at_the_beginning(file: str) -> Mapping[str, Any]:
        return parse_toml(editions.begun_with(header.game, header.edition_hash).get(file, ""), file)

    try:
        changed = merge(files, findings_of(session), before, at_the_beginning)
    except DataError as error:
        raise bad_edition(name, *error.faults) from None
    if not changed:
        return None
    texts = files | {file: text for file, (text, _) in changed.items()}
    name = editions.add(header.game, name, texts, replace=not new)
    return Kept(name, sum(more for _, more in changed.values()), new)
