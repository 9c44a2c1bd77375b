"""Phases that a table tells better than line by line, on a screen that shows tables."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from mautoma import games
from mautoma.kernel.mode import is_on_a_table
from mautoma.kernel.parts import Part, parts
from mautoma.kernel.session import Session
from mautoma.kernel.view import Listing, Overview, is_overview
from mautoma.messages.voice import Voice
from mautoma.terminal.environment import Environment
from mautoma.terminal.shown import show_listing


class Retold:
    """Of what happened since the last answer."""

    def __init__(self, session: Session, voice: Voice, env: Environment) -> None:
        self.voice, self.env = voice, env
        self.found: list[tuple[Part, Listing]] = []
        view = games.find_game(session.mode.game).show().view
        if env.painted and is_overview(view) and not is_on_a_table(session.mode):
            self.found = [*_listings(session, view, voice)]

    def tells(self, event: int) -> Collection[str]:
        """The kinds of events that need not be told besides, around the one of that number."""
        return next((listing.tells for part, listing in self.found if part.first <= event < part.end), ())

    def show(self, first: int) -> None:
        """The table of what begins with this event; the rest of it is told after that."""
        for part, listing in self.found:
            if part.first == first:
                show_listing(listing, self.voice, self.env)


def _listings(session: Session, view: Overview[Any], voice: Voice) -> list[tuple[Part, Listing]]:
    found = []
    for part in parts(session):
        listing = None
        if part.before is not None:
            listing = view.retell(part.phase, part.before, part.after, voice.say)
        if listing is not None and listing.rows:
            found.append((part, listing))
    return found
