"""Where a game is, as a program reads it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import Meta

from mautoma.kernel.chance import MAX_SEED
from mautoma.kernel.message import plain
from mautoma.kernel.mode import is_at_a_real_table
from mautoma.kernel.session import Level, Session
from mautoma.kernel.turns import Turn, confirmation_due, whose_turn
from mautoma.kernel.ways_out import WayOut, ways_out
from mautoma.messages.hints import hint_lines
from mautoma.messages.voice import Voice
from mautoma.shelf.challenge import challenged
from mautoma.shelf.hints import has_hints, hint_here
from mautoma.shelf.record import simple
from mautoma.web.api.log import Count, Line, news, orders
from mautoma.web.api.questions import AnyQuestion, Reply, question
from mautoma.web.desk import Live
from mautoma.web.page.game import takes_back, undo_levels


class Aside(Reply):
    """Something that may be said instead of an answer."""

    name: str
    label: str


class Result(Reply):
    """How a game ended."""

    outcome: str
    text: str
    data: Mapping[str, Any]
    won: Annotated[bool | None, Meta(description="null: nobody won.")]
    points: Annotated[int | None, Meta(description="The human's own.")]
    against: Annotated[int | None, Meta(description="The automa's, where it has any.")]


class UndoOffer(Reply):
    """A way to step back."""

    level: Level
    label: Annotated[str, Meta(description="What it takes back.")]


class Hint(Reply):
    """What a bot would answer to the open question."""

    answer: Annotated[Any, Meta(description="It can be sent as it is.")]
    margin: Annotated[
        int, Meta(description="The score at the end, less the opponent's, on average of the games tried out.")
    ]
    tries: Annotated[Count, Meta(description="How many games were tried out.")]
    other: Annotated[Any, Meta(description="The best answer but this one; null if there was no choice.")]
    own: Annotated[int, Meta(description="How much more the human has at the end than with the other one.")]
    theirs: Annotated[int, Meta(description="How much more the opponent has.")]
    lines: Annotated[Sequence[str], Meta(description="The same in words.")]


class Changing(Reply):
    """An answer is being changed."""

    later: Annotated[Count, Meta(description="How many later answers wait, to be kept where they fit.")]


class Position(Reply):
    """Where a game is."""

    id: str
    revision: Count
    number: Annotated[Count, Meta(description="How many answers were given.")]
    game: str
    mode: str
    edition: str
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)]
    options: Mapping[str, str]
    summary: str
    question: AnyQuestion | None
    asides: Sequence[Aside]
    ways_out: Annotated[
        Sequence[WayOut],
        Meta(
            description="Of what is half said at a real table: back to the question before; out of an aside "
            "or a change."
        ),
    ]
    result: Result | None
    hints: Annotated[bool, Meta(description="Whether a hint can be asked for.")]
    hint: Annotated[Hint | None, Meta(description="The one that was given for the open question.")]
    to_beat: Annotated[int | None, Meta(description="The points to beat, if the game is a challenge.")]
    turn: Annotated[Turn | None, Meta(description="Whose turn it is at a real table; else null.")]
    orders: Annotated[
        Sequence[Line],
        Meta(description="At a real table: what was told and is still to be carried out."),
    ]
    to_confirm: Annotated[
        bool, Meta(description="The orders are to be confirmed before the open question is a person's.")
    ]
    changing: Annotated[Changing | None, Meta(description="While an answer is changed; else null.")]
    news: Annotated[Sequence[Line], Meta(description="What happened since the last answer.")]
    moves: Annotated[
        Sequence[str],
        Meta(
            description="After a step back or a changed answer at a real table: a title, then what to move "
            "there."
        ),
    ]
    taken_back: Annotated[
        Sequence[str], Meta(description="After a step back: what it undid, the newest first.")
    ]
    state: Annotated[
        Mapping[str, Any],
        Meta(
            description="The position as the game's own data (see docs/transcript.md): what everybody at the "
            "table can see. Of a face-down pile it gives the number of cards; a face-down card is null."
        ),
    ]
    undo: Annotated[
        Sequence[UndoOffer],
        Meta(description="The ways to step back that lead to different places, the shortest first."),
    ]
    redo: Annotated[Count, Meta(description="How many answers can be given again.")]
    rewinds: Annotated[Count, Meta(description="How often the game went back past something revealed.")]


def position(live: Live, voice: Voice) -> Position:
    session, header = live.session, live.session.transcript.header
    own, to_beat = voice.of(header.game), challenged(session)
    return Position(
        id=live.id,
        revision=live.revision,
        number=session.number,
        game=header.game,
        mode=header.mode,
        edition=header.edition,
        seed=header.seed,
        options=header.options,
        summary=own.say(session.mode.summary(session.state)),
        question=None if session.question is None else question(session.question, own),
        asides=[Aside(name=name, label=own.text(f"aside-{name}")) for name in session.asides],
        ways_out=ways_out(session),
        result=result(session, own),
        hints=session.question is not None and has_hints(session),
        hint=_hint(session, own),
        to_beat=to_beat[0] if to_beat else None,
        turn=whose_turn(session) if is_at_a_real_table(session.mode) else None,
        orders=orders(session, own),
        to_confirm=confirmation_due(session),
        changing=_changing(session),
        news=news(session, own),
        moves=[own.event(event) for event in session.put_back or ()],
        taken_back=[own.event(event) for event in live.taken_back],
        state=simple(session.state, session.edition, secrets=False),
        undo=[
            UndoOffer(level=level, label=takes_back(session, level, own)) for level in undo_levels(session)
        ],
        redo=session.redoable,
        rewinds=sum(note.kind == "rewound" for note in session.transcript.notes),
    )


def result(session: Session, voice: Voice) -> Result | None:
    ended = session.result
    if ended is None:
        return None
    return Result(
        outcome=ended.outcome,
        text=voice.result(ended),
        data={name: plain(datum) for name, datum in ended.data.items()},
        won=ended.won,
        points=ended.points,
        against=ended.against,
    )


def _changing(session: Session) -> Changing | None:
    if not session.changing:
        return None
    return Changing(later=len(session.waits) - session.on_old)


def _hint(session: Session, voice: Voice) -> Hint | None:
    here = hint_here(session)
    if here is None or session.question is None:
        return None
    return Hint(
        answer=here.answer,
        margin=here.margin,
        tries=here.tries,
        other=here.other,
        own=here.own,
        theirs=here.theirs,
        lines=hint_lines(session.question, here, voice),
    )
