"""Whose turn it is at a real table, and which orders are open there.

An order is open from when it's told until somebody says that it's carried out: by answering a question that
`closes` the orders before it, or by confirming them. A question of fact closes nothing. Before the human's
own turn a confirmation is due: nobody is asked what they did while there's something left to do.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from mautoma.kernel.facts import INSISTED
from mautoma.kernel.question import Unfit
from mautoma.kernel.session import Session

Turn: TypeAlias = Literal["set-up", "own", "opponent", "scoring", "over"]

SCORING = "scoring"
"""The phase in which a game that has ended is added up."""


def open_orders(session: Session) -> list[int]:
    """The numbers of the events that are still to be carried out."""
    first, confirmed = session.turn.closed, session.confirmed
    events = enumerate(session.events[first:], first)
    return [number for number, event in events if event.order and event.at > confirmed]


def confirmation_due(session: Session) -> bool:
    """It's about to be the human's turn, and there are orders to carry out first."""
    return session.question is not None and session.question.own and bool(open_orders(session))


def confirm(session: Session) -> None:
    """The open orders are carried out, or Unfit where that isn't the question."""
    if not confirmation_due(session):
        raise Unfit("unfit-no-orders")
    session.confirm()


def whose_turn(session: Session) -> Turn:
    """The set-up lasts until its orders are carried out. A question of fact belongs to whoever is at it: to
    the human until the own turn is ended or something is told, other than that they insist on a report. Once
    points are counted it's nobody's turn any more."""
    if session.question is None:
        return "over"
    orders = open_orders(session)
    began = next((mark.events for mark in session.marks if mark.level == "round"), None)
    if began is None or (orders and orders[-1] < began):
        return "set-up"
    if _phase(session) == SCORING:
        return "scoring"
    if session.question.own or (_still_reports(session) and not session.turn.over):
        return "opponent" if orders else "own"
    return "opponent"


def _phase(session: Session) -> str | None:
    return next((mark.name for mark in reversed(session.marks) if mark.level in ("round", "phase")), None)


def _still_reports(session: Session) -> bool:
    since = session.turn.own_since
    return since is not None and all(event.kind == INSISTED for event in session.events[since:])
