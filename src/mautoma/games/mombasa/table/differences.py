""" "On your table, now": what to move after a step back, each as an instruction."""

from __future__ import annotations

from collections.abc import Iterator

from mautoma.games.mombasa.names import COMPANIES
from mautoma.games.mombasa.state import Deck, Mombasa
from mautoma.games.mombasa.table.corrections import PLAIN, current, number_words
from mautoma.games.mombasa.table.facts.columns import posts_of
from mautoma.games.mombasa.table.facts.markers import space_words
from mautoma.kernel.event import Event
from mautoma.kernel.message import Json, Msg

NUMBERS = (*PLAIN, *(f"steps {company}" for company in COMPANIES))
"""Of the automa's pieces; its shares are on the cards it has taken."""


def differences(before: Mombasa, now: Mombasa) -> list[Event]:
    """Its title, then what differs. The human's own moves are not known, nor told."""
    found = [
        *_round(before, now),
        *(_cards(before, now) if now.printed_deck else ()),
        *_moves(before, now),
        *_columns(before, now),
        *_numbers(before, now),
        *_markers(before, now),
    ]
    return [_so("on-your-table"), *found] if found else []


def _so(kind: str, **data: Json | Msg) -> Event:
    return Event(kind, data)


def _round(before: Mombasa, now: Mombasa) -> Iterator[Event]:
    if now.round and before.round != now.round:
        yield _so("now-round", round=now.round)


def _cards(before: Mombasa, now: Mombasa) -> Iterator[Event]:
    """The automa's printed cards that are face up; all others are in its deck. Whichever position knows more
    cards calls them by name."""
    game = max(before, now, key=_cards_known)
    old, new = before.deck, now.deck
    if back := [card for card in _open(old) if card not in _open(new)]:
        yield _so("now-in-deck", cards=game.all_called(back))
    if new.reference and old.reference != new.reference:
        yield _so("now-reference", card=game.called(new.reference))
    if new.slots and old.slots != new.slots:
        yield _so("now-slots", cards=game.all_called(new.slots))
    if new.discard and old.discard != new.discard:
        yield _so("now-discards", cards=game.all_called(new.discard))
    if new.drawn and old.drawn != new.drawn:
        yield _so("now-drawn", card=game.called(new.drawn))


def _cards_known(game: Mombasa) -> int:
    return len(game.edition.cards)


def _open(deck: Deck) -> list[str]:
    return [card for card in (deck.reference, *deck.slots, *deck.discard, deck.drawn) if card]


def _moves(before: Mombasa, now: Mombasa) -> Iterator[Event]:
    """Posts, cards of the display and books, the latest first."""
    yield from reversed(before.put_back[len(now.put_back) :])


def _columns(before: Mombasa, now: Mombasa) -> Iterator[Event]:
    """Where the edition tells how a base looks."""
    old, new = before.facts.columns, now.facts.columns
    for company in COMPANIES:
        if new.is_sure(company) and old.last(company) != new.last(company):
            left = posts_of(new.known[company])
            yield _so("now-columns", company=company, numbers=list[Json](left))


def _numbers(before: Mombasa, now: Mombasa) -> Iterator[Event]:
    for name in NUMBERS:
        if current(before, name) != current(now, name):
            yield _so("now-number", number=number_words(name), value=current(now, name))


def _markers(before: Mombasa, now: Mombasa) -> Iterator[Event]:
    old, new = before.automa.spaces, now.automa.spaces
    for space in old:
        if space not in new:
            yield _so("now-no-marker", space=space_words(space))
    for space in new:
        if space not in old:
            yield _so("now-marker", space=space_words(space))
    if before.first != now.first:
        yield _so("now-token", side=now.first)
