"""An answer out of a form, for each kind of question.

Fields of a question with several values are numbered, so that no value can be mistaken for
the name of another field.
"""

from __future__ import annotations

import json

from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request

from mautoma.kernel.message import Json, Problem
from mautoma.kernel.question import Confirm, Counts, Fill, Number, Numbers, PickSome, Question
from mautoma.kernel.table import ASIDE


class BadForm(Problem):
    """A form that lacks something, or has something in it that no page of ours sends."""


def field(form: FormData, name: str, most: int = 200) -> str:
    value = form.get(name)
    if not isinstance(value, str) or len(value) > most:
        raise BadForm("form-field", field=name)
    return value


def number_field(form: FormData, name: str) -> int:
    number = whole_number(field(form, name, 20))
    if not isinstance(number, int) or number < 0:
        raise BadForm("form-field", field=name)
    return number


def file_field(form: FormData, name: str) -> bytes:
    """What is in a file that was sent."""
    sent = form.get(name)
    if not isinstance(sent, UploadFile):
        raise BadForm("form-field", field=name)
    return sent.file.read()


def whole_number(text: str) -> int | str:
    """The number, or the text itself when it is none: the question will refuse it in words."""
    text = text.strip()
    return int(text) if text.isascii() and text.removeprefix("-").isdigit() and len(text) < 20 else text


def position_number(text: str) -> int | None:
    """A place in a game, as an address names it."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None


def page_number(request: Request, entries: int, most: int) -> tuple[int, int]:
    """Of a list with at `most` so many on a page: the page that an address names, and how many there are."""
    pages = max(1, -(-entries // most))
    return min(max(1, position_number(request.query_params.get("page", "")) or 1), pages), pages


def read_answers(question: Question[object], form: FormData) -> list[Json]:
    """One answer, or those that a gesture gives one after the other."""
    if "answers" not in form:
        return [read_answer(question, form)]
    try:
        answers = json.loads(field(form, "answers"))
    except ValueError:
        answers = None
    if not isinstance(answers, list) or not all(isinstance(answer, str) for answer in answers):
        raise BadForm("form-field", field="answers")
    return [*answers]


def read_answer(question: Question[object], form: FormData) -> Json:
    if ASIDE in form:
        return {ASIDE: field(form, ASIDE)}
    match question:
        case PickSome() if "equals" in form:
            return list(question.default or ())
        case PickSome():
            return [value for value in form.getlist("answer") if isinstance(value, str)]
        case Number():
            return whole_number(field(form, "answer"))
        case Numbers():
            return {name: whole_number(field(form, f"answer-{at}")) for at, name in enumerate(question.names)}
        case Counts():
            fields = ((name, form.get(f"answer-{at}", "")) for at, name in enumerate(question.available))
            return {
                name: whole_number(text) for name, text in fields if isinstance(text, str) and text.strip()
            }
        case Fill() if "offer" in form:
            return _offered(question, whole_number(field(form, "offer")))
        case Fill():
            return {place: field(form, f"answer-{at}") for at, place in enumerate(question.places)}
        case Confirm():
            return {"yes": True, "no": False}.get(field(form, "answer"))
    return field(form, "answer")


def _offered(question: Fill, number: int | str) -> Json:
    if not isinstance(number, int) or not 0 <= number < len(question.offers):
        raise BadForm("form-field", field="offer")
    return dict(question.offers[number])
