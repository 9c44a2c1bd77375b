"""Ways out of what is only half said at a real table: to the question before, or out of a whole aside or a
change.

Nothing has come of it yet, so there's nothing to put back on the table, and orders that were confirmed stay
confirmed.
"""

from __future__ import annotations

from typing import Literal

from mautoma.kernel.mode import is_at_a_real_table
from mautoma.kernel.question import Unfit
from mautoma.kernel.session import Session
from mautoma.kernel.table import OWN_TURN, READY

WayOut = Literal["back", "leave"]


def ways_out(session: Session) -> list[WayOut]:
    """Those that there are now."""
    if session.changing:
        return ["leave"]
    if session.question is None:
        return []
    back: list[WayOut] = ["back"] if _belongs_to_last(session) else []
    return back if session.aside_at is None else [*back, "leave"]


def _belongs_to_last(session: Session) -> bool:
    """The last answer brought nothing but the open question."""
    asked = session.answered
    if asked is None or asked.key in (READY, OWN_TURN) or not is_at_a_real_table(session.mode):
        return False
    since = [*(event.at for event in session.events[-1:]), *(mark.at for mark in session.marks[-1:])]
    return session.number not in (*since, *session.revealed[-1:])


def go_back(session: Session) -> None:
    """To the question before."""
    if "back" not in ways_out(session):
        raise Unfit("unfit-no-way-back")
    _return(session, session.number - 1)


def leave(session: Session) -> None:
    """Out of an aside, as if it had not been said; while an answer is changed, out of that."""
    if session.changing:
        session.leave_change()
    elif session.aside_at is None or "leave" not in ways_out(session):
        raise Unfit("unfit-no-aside")
    else:
        _return(session, session.aside_at)


def _return(session: Session, number: int) -> None:
    confirmed = session.confirmed
    session.jump(number)
    session.put_back = None
    if 0 <= confirmed <= number:
        session.confirm(confirmed)
