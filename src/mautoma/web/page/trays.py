"""What a question lets one choose as things to tap, instead of a list or beside it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from mautoma import games
from mautoma.kernel.question import Question
from mautoma.kernel.session import Session
from mautoma.kernel.view import Card, Item, Sign, Tray, is_serving
from mautoma.messages.voice import Voice
from mautoma.web.drawing import drawn
from mautoma.web.page.picture import in_a_row
from mautoma.web.page.question import Amount, Asked, CountsFields, PickFields


class Numbered(NamedTuple):
    """Something of which a number is wanted, and the number of its field."""

    at: int
    amount: Amount


@dataclass(slots=True, frozen=True)
class Thing:
    """Something to tap: `value` goes into the field `name`, or one more is taken of what is `counted`."""

    name: str
    value: str
    sign: Sign | None
    card: Card | None
    why_not: str
    counted: Numbered | None
    leads: tuple[Thing, ...]


@dataclass(slots=True, frozen=True)
class Served:
    """What is chosen in one place; of counts together at most so many."""

    title: str
    card: Card | None
    things: tuple[Thing, ...]
    most: int | None
    why_not: str


def with_trays(asked: Asked | None, session: Session, voice: Voice) -> Asked | None:
    """What is on a tray is not listed besides."""
    view, question = games.find_game(session.mode.game).show().view, session.question
    if asked is None or question is None or not is_serving(view):
        return asked
    trays = drawn(lambda: view.trays(session.state, question, voice.say)) or ()
    return asked if not trays else _served(asked, trays, question)


def _served(asked: Asked, trays: Any, question: Question[Any]) -> Asked:
    fields = asked.fields
    counted: dict[str, Numbered] = {}
    if isinstance(fields, CountsFields):
        counted = {amount.value: Numbered(at, amount) for at, amount in enumerate(fields.amounts)}
    served = tuple(_tray(tray, counted) for tray in trays)
    on_trays = {value for tray in trays for item in tray.items for value in _values(item)}
    if isinstance(fields, PickFields):
        fields = replace(
            fields,
            here=tuple(each for each in fields.here if each.value not in on_trays),
            open=tuple(each for each in fields.open if each.value not in on_trays),
            folded=tuple(each for each in fields.folded if each.value not in on_trays),
        )
    return replace(asked, fields=fields, trays=served, untold=frozenset(on_trays))


def _values(item: Item) -> set[str]:
    """The options of the open question that it stands for."""
    led = {value for lead in item.leads for value in _values(lead)}
    return led | set(item.answers[:1])


def _tray(tray: Tray, counted: dict[str, Numbered]) -> Served:
    things = tuple(_thing(item, counted) for item in tray.items)
    return Served(tray.title, tray.card, things, tray.most, tray.why_not)


def _thing(item: Item, counted: dict[str, Numbered]) -> Thing:
    name, value = in_a_row(item.answers or ("",))
    return Thing(
        name,
        value,
        item.sign,
        item.card,
        item.why_not,
        counted.get(value),
        tuple(_thing(lead, counted) for lead in item.leads),
    )
