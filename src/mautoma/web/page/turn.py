"""The turn: what came of the last answer. At a real table that is whose turn it is, and what to do there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from markupsafe import Markup

from mautoma import games
from mautoma.kernel.event import Event
from mautoma.kernel.mode import is_at_a_real_table, is_on_a_table
from mautoma.kernel.session import Session
from mautoma.kernel.turns import confirmation_due, open_orders, whose_turn
from mautoma.kernel.view import Figure, Turned, is_watching
from mautoma.messages.voice import Voice
from mautoma.web.drawing import drawn
from mautoma.web.page.log import Line, lines, some_lines
from mautoma.web.page.why import trail_of

HUMAN = "human"


class Card(NamedTuple):
    """The automa's card in play."""

    name: str
    svg: Markup
    alt: str


class Reason(NamedTuple):
    """Why it does what it does, in a sentence: of the `number`-th event, if that was decided."""

    sentence: str
    number: int | None


@dataclass(slots=True, frozen=True)
class AtTable:
    """The turn at a real table. `orders` are open; `due`: they are to be confirmed before anything is asked.
    `told` is what else happened since the human's last turn, `glance` what to know of the automa before a
    move."""

    whose: str
    orders: tuple[Line, ...]
    due: bool
    told: tuple[Line, ...]
    card: Card | None
    reason: Reason | None
    glance: tuple[Figure, ...]


@dataclass(slots=True, frozen=True)
class Turn:
    """`news` is what happened since the last answer. After a step back, `put_back` is what to move on the
    table, a title first, and `taken_back` what no longer happened."""

    news: tuple[Line, ...]
    on_a_table: bool
    went_back: bool
    put_back: tuple[str, ...]
    taken_back: tuple[str, ...]
    at_table: AtTable | None


def turn_of(
    session: Session,
    voice: Voice,
    news: tuple[Line, ...],
    taken_back: Sequence[Event] = (),
) -> Turn:
    return Turn(
        news,
        is_on_a_table(session.mode),
        session.put_back is not None,
        tuple(voice.event(event) for event in session.put_back or ()),
        tuple(voice.event(event) for event in taken_back),
        _at_table(session, voice) if is_at_a_real_table(session.mode) else None,
    )


def _at_table(session: Session, voice: Voice) -> AtTable:
    orders = some_lines(session, voice, open_orders(session))
    told = lines(session, voice, session.turn.own_since or 0)
    whose: str = whose_turn(session)
    if whose == "opponent" and orders and all(line.side == HUMAN for line in orders):
        whose = "own"
    its = whose == "opponent"
    free = whose == "own" and not orders and session.question is not None and session.question.own
    card = drawn(lambda: _turned(session, voice)) if its else None
    return AtTable(
        whose,
        orders,
        confirmation_due(session),
        tuple(line for line in told if not line.order),
        Card(card.name, Markup(card.picture.svg), card.picture.alt) if card else None,
        _reason(session, told, card, voice) if its else None,
        drawn(lambda: _glance(session, voice)) or () if free else (),
    )


def _turned(session: Session, voice: Voice) -> Turned | None:
    view = games.find_game(session.mode.game).show().view
    told = session.events[session.turn.own_since or 0 :]
    return view.turned_card(session.state, told, voice.say) if is_watching(view) else None


def _reason(session: Session, told: Sequence[Line], card: Turned | None, voice: Voice) -> Reason | None:
    """What was decided last of the card in play, by what; where nothing was to decide, what the game says of
    that card."""
    for line in reversed(told[card.since :] if card else told):
        decision = session.events[line.number].trail
        if decision is not None and (sentence := trail_of(decision, voice).sentence):
            return Reason(sentence, line.number)
    return Reason(card.reason, None) if card and card.reason else None


def _glance(session: Session, voice: Voice) -> tuple[Figure, ...]:
    view = games.find_game(session.mode.game).show().view
    return tuple(view.at_a_glance(session.state, voice.say)) if is_watching(view) else ()
