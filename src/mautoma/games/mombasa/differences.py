""" "On your table, now": what to move after a step back, each as an instruction."""

from __future__ import annotations

from collections.abc import Iterator

from mautoma.games.mombasa.automa.columns import posts_of
from mautoma.games.mombasa.corrections import PLAIN, current, number_words
from mautoma.games.mombasa.facts.markers import space_words
from mautoma.games.mombasa.names import COMPANIES
from mautoma.games.mombasa.state import Deck, Game
from mautoma.kernel.event import Event
from mautoma.kernel.message import Json, Msg

NUMBERS = (*PLAIN, *(f"steps {company}" for company in COMPANIES))
"""Of the automa's pieces; its shares lie on its cards."""


def differences(before: Game, now: Game) -> list[Event]:
    """Its title, then what differs. The human's own moves are not known, nor told."""
    found = [
        *_round(before, now),
        *_cards(before.deck, now.deck),
        *_moves(before, now),
        *_columns(before, now),
        *_numbers(before, now),
        *_markers(before, now),
    ]
    return [_so("on-your-table"), *found] if found else []


def _so(kind: str, **data: Json | Msg) -> Event:
    return Event(kind, data)


def _round(before: Game, now: Game) -> Iterator[Event]:
    if now.round and before.round != now.round:
        yield _so("now-round", round=now.round)


def _cards(before: Deck, now: Deck) -> Iterator[Event]:
    """The automa's cards that lie open; all others are in its deck."""
    if back := [card for card in _open(before) if card not in _open(now)]:
        yield _so("now-in-deck", cards=list[Json](back))
    if now.reference and before.reference != now.reference:
        yield _so("now-reference", card=now.reference)
    if now.slots and before.slots != now.slots:
        yield _so("now-slots", cards=list[Json](now.slots))
    if now.discard and before.discard != now.discard:
        yield _so("now-discards", cards=list[Json](now.discard))
    if now.drawn and before.drawn != now.drawn:
        yield _so("now-drawn", card=now.drawn)


def _open(deck: Deck) -> list[str]:
    return [card for card in (deck.reference, *deck.slots, *deck.discard, deck.drawn) if card]


def _moves(before: Game, now: Game) -> Iterator[Event]:
    """Posts, cards of the display and books, the latest first."""
    yield from reversed(before.put_back[len(now.put_back) :])


def _columns(before: Game, now: Game) -> Iterator[Event]:
    """Where the edition tells how a base looks."""
    old, new = before.facts.columns, now.facts.columns
    for company in COMPANIES:
        if new.is_sure(company) and old.last(company) != new.last(company):
            left = posts_of(new.known[company])
            yield _so("now-columns", company=company, numbers=list[Json](left))


def _numbers(before: Game, now: Game) -> Iterator[Event]:
    for name in NUMBERS:
        if current(before, name) != current(now, name):
            yield _so("now-number", number=number_words(name), value=current(now, name))


def _markers(before: Game, now: Game) -> Iterator[Event]:
    old, new = before.automa.spaces, now.automa.spaces
    for space in old:
        if space not in new:
            yield _so("now-no-marker", space=space_words(space))
    for space in new:
        if space not in old:
            yield _so("now-marker", space=space_words(space))
    if before.first != now.first:
        yield _so("now-token", side=now.first)
