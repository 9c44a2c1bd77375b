"""What happened, as a program reads it: in words and as data, with the reasons of each choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta

from mautoma.kernel.decide import Trail as Decision
from mautoma.kernel.message import plain
from mautoma.kernel.parts import first_news
from mautoma.kernel.session import Session
from mautoma.kernel.turns import open_orders
from mautoma.messages.given import given_answers
from mautoma.messages.voice import Voice
from mautoma.web.api.questions import Reply, Rule, rule
from mautoma.web.page.log import Line as PageLine
from mautoma.web.page.log import lines, some_lines
from mautoma.web.page.why import trail_of

Count = Annotated[int, Meta(ge=0)]


class Told(Reply):
    """Something that happened."""

    index: Count
    at: Annotated[int, Meta(ge=0, description="How many answers came before it: a jump leads there.")]
    kind: str
    text: str
    data: Annotated[Mapping[str, Any], Meta(description="What the text says, as data.")]
    places: Annotated[Sequence[str], Meta(description="Where on the board.")]
    chosen: Annotated[bool, Meta(description="The opponent chose here: the event has a trail.")]
    order: Annotated[bool, Meta(description="Something to carry out on a real table.")]
    side: Annotated[str, Meta(description="Whose doing it was, if it was anybody's.")]


class Line(Told):
    """Something that happened, with the ids of its rules."""

    rules: Sequence[str]


class Step(Reply):
    """One criterion of a choice: which candidates it left."""

    rule: str
    title: str
    criterion: str
    keep: Literal["true", "most", "least"]
    values: Mapping[str, Any]
    left: Sequence[str]


class Candidate(Reply):
    """One of those that could have been chosen."""

    name: str
    label: str
    values: Annotated[
        Sequence[str], Meta(description="What each criterion thought of it, as far as it came.")
    ]
    lost: Annotated[Count | None, Meta(description="The step it fell at, from 0.")]
    chosen: bool


class Trail(Reply):
    """How a choice was made."""

    chosen: str | None
    steps: Sequence[Step]
    candidates: Sequence[Candidate]
    sentence: Annotated[str, Meta(description="The choice in one sentence.")]


class Event(Told):
    """Something that happened, with its rules in words and the trail of its choice."""

    rules: Sequence[Rule]
    trail: Trail | None


class Events(Reply):
    """The whole log."""

    events: Sequence[Event]


class Answered(Reply):
    """An answer that was given, and what it was given to."""

    number: Annotated[Count, Meta(description="By which it is changed.")]
    key: Annotated[str, Meta(description="Of the question.")]
    question: str
    answer: Annotated[Any, Meta(description="As it was sent.")]
    text: Annotated[str, Meta(description="The answer in words.")]


class Answers(Reply):
    """Those that can be changed: at a real table all, on screen none."""

    answers: Sequence[Answered]


def answers(session: Session, voice: Voice) -> Answers:
    return Answers(
        answers=[
            Answered(
                number=given.number,
                key=session.questions[given.number].key,
                question=given.question,
                answer=session.transcript.answers[given.number],
                text=given.answer,
            )
            for given in given_answers(session, voice)
        ]
    )


def news(session: Session, voice: Voice) -> list[Line]:
    """What happened since the last answer, in order."""
    return [_line(session, line) for line in lines(session, voice, first_news(session))]


def orders(session: Session, voice: Voice) -> list[Line]:
    """What is still to be carried out."""
    return [_line(session, line) for line in some_lines(session, voice, open_orders(session))]


def _line(session: Session, line: PageLine) -> Line:
    return Line(**_told(session, line), rules=line.rules)


def events(session: Session, voice: Voice) -> Events:
    return Events(events=[_event(session, line, voice) for line in lines(session, voice, 0)])


def _event(session: Session, line: PageLine, voice: Voice) -> Event:
    rules = [rule(id_, voice) for id_ in line.rules]
    return Event(**_told(session, line), rules=rules, trail=_trail(session.events[line.number].trail, voice))


def _told(session: Session, line: PageLine) -> dict[str, Any]:
    event = session.events[line.number]
    return {
        "index": line.number,
        "at": line.at,
        "kind": event.kind,
        "text": line.text,
        "data": {name: plain(datum) for name, datum in event.data.items()},
        "places": line.places,
        "chosen": line.chosen,
        "order": line.order,
        "side": line.side,
    }


def _trail(decision: Decision[Any] | None, voice: Voice) -> Trail | None:
    if decision is None:
        return None
    made, in_words = decision.to_json(), trail_of(decision, voice)
    return Trail(
        chosen=made["chosen"],
        steps=[
            Step(
                rule=step.rule,
                title=voice.find(step.rule, "title"),
                criterion=step.criterion,
                keep=taken["keep"],
                values=taken["values"],
                left=taken["left"],
            )
            for step, taken in zip(in_words.steps, made["steps"], strict=True)
        ],
        candidates=[Candidate(**each._asdict()) for each in in_words.candidates],
        sentence=in_words.sentence,
    )
