"""Cards as a pyramid: each has a place beneath the lead of its pile, or beneath a card that has room."""

from __future__ import annotations

from typing import NamedTuple

from mautoma.kernel.view import Card, Pile


class Place(NamedTuple):
    """A card, and its number among those of its pile if it is the first of its kind; or nothing."""

    card: Card | None = None
    at: int | None = None


FREE = Place()


class Column(NamedTuple):
    """A place beneath the lead, and those beneath the card on it."""

    head: Place
    beneath: tuple[Place, ...]


def pyramid_of(pile: Pile) -> tuple[Column, ...]:
    """Cards that have room come first, so that the others find places beneath them. Whoever finds none, as
    when the lead has lost room, gets a column besides."""
    if pile.lead is None or not pile.lead.room:
        return ()
    heads, staff = _places(pile, with_room=True), _places(pile, with_room=False)
    columns = [Column(head, _taken(staff, head.card.room)) for head in heads if head.card]
    while len(columns) < pile.lead.room or staff:
        columns.append(Column(staff.pop(0) if staff else FREE, ()))
    return tuple(columns)


def _places(pile: Pile, *, with_room: bool) -> list[Place]:
    return [
        Place(card, None if copy else at)
        for at, card in enumerate(pile.cards)
        for copy in range(card.count)
        if bool(card.room) == with_room
    ]


def _taken(staff: list[Place], room: int) -> tuple[Place, ...]:
    """The next of them, as many as there is room for; the rest is free."""
    found = staff[:room]
    del staff[:room]
    return (*found, *[FREE] * (room - len(found)))
