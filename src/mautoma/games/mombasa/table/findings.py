"""What was entered at the table: cards part by part, and what the board shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import to_builtins

from mautoma.games.mombasa.edition import BOARD_FILE, CARDS_FILE
from mautoma.games.mombasa.names import GOODS, TRACKS
from mautoma.games.mombasa.state import Mombasa
from mautoma.kernel.finding import Finding

HOUSE = "house"
NUMBER = "number"


def findings(state: Mombasa) -> Sequence[Finding]:
    """What the owner's edition may keep for the next game. Beside our own cards nothing is kept of the board:
    what it shows is not ours to say."""
    cards = [state.edition.card(name) for name in state.entered]
    found = [Finding(CARDS_FILE, "card", to_builtins(card)) for card in cards]
    return found if state.edition.name == HOUSE else [*found, *_of_the_board(state)]


def _of_the_board(state: Mombasa) -> Iterator[Finding]:
    board, facts = state.edition.board, state.facts
    for number, gives in _told(state, "area").items():
        yield Finding(BOARD_FILE, "areas", {"number": int(number)} | gives, key=NUMBER)
    majorities = _told(state, "majority")
    if majorities:
        known = to_builtins(board.majorities) | majorities
        ordered = {good: known[good] for good in GOODS if good in known}
        yield Finding(BOARD_FILE, "majorities", ordered, whole=True)
    if facts.lengths != board.track_lengths:
        ordered = {track: facts.lengths[track] for track in TRACKS if track in facts.lengths}
        yield Finding(BOARD_FILE, "track_lengths", ordered, whole=True)
    if state.found_limits:
        yield Finding(BOARD_FILE, "limits", to_builtins(board.limits), whole=True)
    if state.found_spaces:
        for section in ("diamond_spaces", "book_spaces"):
            for space in getattr(board, section):
                yield Finding(BOARD_FILE, section, to_builtins(space), key=NUMBER)


def _told(state: Mombasa, kind: str) -> Mapping[str, dict[str, Any]]:
    """What each space of a kind gives, as far as a person has said it."""
    told = {}
    for fact, gives in state.facts.gains.known.items():
        what, _, name = fact.partition(" ")
        if what == kind:
            told[name] = {gain: number for gain, number in gives.items() if number}
    return told
