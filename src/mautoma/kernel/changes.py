"""Changing an answer that was given: its question opens again, and the later answers are kept where they fit.

They wait among what was undone, and a note says what each was given to. Where one fits no more, its question
is asked; the rest goes on after it. What to move on a real table is told when it has come to its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mautoma.kernel.message import Json, plain
from mautoma.kernel.mode import is_on_a_table
from mautoma.kernel.question import Question, Unfit

if TYPE_CHECKING:
    from mautoma.kernel.session import Session

CHANGING, OWN = "changing", "own "
"""The note that an answer is being changed; how the mark of a question of the human's own turn begins."""


def reopen(session: Session, number: int) -> None:
    """Asks the question again that the answer was given to."""
    if not 0 <= number < session.number or number not in session.questions:
        raise Unfit("unfit-no-answer")
    later: list[Json] = [mark_of(session.questions[at]) for at in range(number + 1, session.number)]
    session.undone.clear()
    session.jump(number)
    session.put_back = []
    session.note(CHANGING, later=later)


def later_answers(session: Session) -> list[str] | None:
    """While an answer is changed: what the later ones were given to, in order."""
    notes = (note.data.get("later") for note in session.transcript.notes if note.kind == CHANGING)
    found = next(notes, None)
    if not isinstance(found, list) or not 0 <= len(session.undone) - len(found) <= 1:
        return None
    return [str(mark) for mark in found]


def change(session: Session, answer: Json, later: list[str]) -> None:
    """The new answer to a question that was opened again, or to one that a kept answer does not fit."""
    assert session.question is not None
    stood = session.stood
    if len(session.undone) > len(later):
        before = session.note_rewind() if session.undone[-1] != answer else None
        stood = before.state if stood is None and before is not None else stood
        session.undone.pop()
    elif later and later[0] == mark_of(session.question):
        del later[0], session.undone[-1]
    stood = session.state if stood is None else stood
    session.drop_notes(CHANGING)
    session.append(answer)
    _carry_on(session, later)
    session.stood = stood
    if later:
        session.note(CHANGING, later=[*later])
    else:
        play_on(session)


def play_on(session: Session) -> None:
    """From here, without what is left of the later answers."""
    session.drop_notes(CHANGING)
    session.undone.clear()
    if is_on_a_table(session.mode) and session.stood is not None:
        session.put_back = session.mode.differences(session.stood, session.state)


def _carry_on(session: Session, later: list[str]) -> None:
    """Gives the kept answers again, as long as they answer what is asked. A question that is asked no more is
    passed over, a turn of the human's never."""
    while later and session.question is not None:
        mark = mark_of(session.question)
        skipped = later.index(mark) if mark in later else len(later)
        if any(each.startswith(OWN) for each in later[:skipped]):
            return
        if skipped == len(later):
            if session.question.own:
                later.clear()
            return
        del later[:skipped], session.undone[len(session.undone) - skipped :]
        try:
            answer = session.fitting(session.undone[-1])
        except Unfit:
            return
        del later[0], session.undone[-1]
        session.append(answer)
    if session.question is None:
        later.clear()


def mark_of(question: Question[Any]) -> str:
    """The same for what is asked again: by its key, and what its text says."""
    about = sorted((name, str(plain(datum))) for name, datum in question.data.items())
    return f"{OWN if question.own else ''}{question.key} {about}"
