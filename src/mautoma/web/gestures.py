"""What one gesture on the screen answered is taken back and given again as one."""

from __future__ import annotations

from mautoma.kernel.mode import is_on_a_table
from mautoma.kernel.question import Pick
from mautoma.kernel.session import Session


def undo_gesture(session: Session, level: str) -> None:
    session.undo(level)
    while level == "answer" and _halfway(session):
        session.undo(level)


def redo_gesture(session: Session) -> None:
    session.redo()
    while session.redoable and _halfway(session):
        session.redo()


def _halfway(session: Session) -> bool:
    """Whether the open question only asks for the rest of what was answered last. On a table nothing is
    done by a gesture."""
    asked, question = session.answered, session.question
    if is_on_a_table(session.mode) or question is None or not isinstance(asked, Pick) or not asked.follows:
        return False
    after = asked.follows(str(session.transcript.answers[-1]))
    return after is not None and after.key == question.key
