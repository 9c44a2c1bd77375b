"""A finished game looked back at, and handed on as a challenge, as a program reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta

from mautoma import games
from mautoma.kernel import review as kernel
from mautoma.kernel.session import Session
from mautoma.messages.regrets import regret_in_words
from mautoma.messages.voice import Voice
from mautoma.shelf import challenge as shelf
from mautoma.shelf.hints import hints_taken
from mautoma.shelf.regrets import Judged, can_be_examined, noted_regrets
from mautoma.web.api.log import Count
from mautoma.web.api.position import Result, result
from mautoma.web.api.questions import Reply
from mautoma.web.api.requests import Challenge
from mautoma.web.links import CHALLENGE, link
from mautoma.web.problems import NotNow


class Figures(Reply):
    """A table in words."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


class Part(Reply):
    """One part of the look back."""

    name: str
    title: str
    lines: Sequence[str]
    figures: Figures | None


class Regret(Reply):
    """An answer that cost: another one would have been better."""

    number: Annotated[Count, Meta(description="Of the answer, from 0: branch there to play on otherwise.")]
    round: Annotated[Count, Meta(description="0: before the first.")]
    question: Annotated[str, Meta(description="The key of what was asked.")]
    answer: Any
    better: Any
    cost: Annotated[int, Meta(description="What the better one would have brought: own less theirs.")]
    margin: Annotated[int, Meta(description="The score at the end with the better one, less the opponent's.")]
    tries: Annotated[Count, Meta(description="How many games were tried out.")]
    own: Annotated[int, Meta(description="How much more the human would have had at the end.")]
    theirs: Annotated[int, Meta(description="How much more the opponent.")]
    lines: Annotated[Sequence[str], Meta(description="The same in words.")]


class Hints(Reply):
    """The hints of a game."""

    asked: Count
    followed: Annotated[Count, Meta(description="How often the answer was as advised.")]


class Review(Reply):
    """A look back at a finished game."""

    id: str
    revision: Count
    result: Result
    parts: Sequence[Part]
    hints: Hints
    examinable: Annotated[bool, Meta(description="Whether there is a bot to judge the answers.")]
    regrets: Annotated[
        Sequence[Regret] | None,
        Meta(description="The answers that cost most, the worst first; null: not looked for yet."),
    ]


class Challenged(Reply):
    """A challenge to a friend: begin the same game, and beat the result."""

    challenge: Challenge
    link: Annotated[str, Meta(description="The page that offers it, for a person.")]


def review(id_: str, revision: int, session: Session, voice: Voice) -> Review:
    ended = result(session, voice)
    if ended is None:
        raise NotNow("review-not-over")
    look_back = games.find_game(session.mode.game).show().review
    taken, judged = hints_taken(session), noted_regrets(session)
    return Review(
        id=id_,
        revision=revision,
        result=ended,
        parts=[_part(part, voice) for part in (look_back(session, voice.say) if look_back else ())],
        hints=Hints(asked=taken.asked, followed=taken.followed),
        examinable=can_be_examined(session),
        regrets=None if judged is None else [_regret(each, voice) for each in judged],
    )


def _part(part: kernel.Part, voice: Voice) -> Part:
    table = part.figures
    return Part(
        name=part.name,
        title=voice.text(f"review-{part.name}"),
        lines=part.lines,
        figures=None if table is None else Figures(head=table.head, rows=table.rows),
    )


def _regret(judged: Judged, voice: Voice) -> Regret:
    regret, words = judged.regret, regret_in_words(*judged, voice)
    return Regret(
        number=regret.number,
        round=regret.round,
        question=judged.question.key,
        answer=regret.answer,
        better=regret.better,
        cost=regret.cost,
        margin=regret.margin,
        tries=regret.tries,
        own=regret.own,
        theirs=regret.theirs,
        lines=[words.where, words.cost, words.given, words.better, words.why],
    )


def challenge(session: Session, outside: str) -> Challenged:
    """`outside` is the address under which others reach the pages."""
    if session.result is None:
        raise NotNow("review-not-over")
    made = shelf.challenge_of(session.transcript.header, session.result)
    return Challenged(
        challenge=Challenge(
            game=made.game,
            mode=made.mode,
            rules=made.rules,
            edition_hash=made.edition_hash,
            seed=made.seed,
            options=made.options,
            points=made.points,
            against=made.against,
            edition=made.edition,
        ),
        link=link(outside, CHALLENGE, shelf.to_query(made)),
    )
