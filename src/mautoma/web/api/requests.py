"""What a program sends: checked when it is read, and described by the same types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from mautoma.kernel.chance import MAX_SEED
from mautoma.kernel.session import Level
from mautoma.shelf.challenge import MOST as MOST_POINTS
from mautoma.shelf.library import HOUSE

Whole = Annotated[int, Meta(ge=0, le=MAX_SEED)]
Points = Annotated[int, Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
Options = Annotated[
    Mapping[str, str], Meta(description="Settings by name; those left out take their defaults.")
]
Revision = Annotated[
    Whole,
    Meta(
        description="The revision the change is made on, as the position gave it. If the game has moved on "
        "since, the change is refused with 409."
    ),
]


class Request(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Nothing that is not asked for."""


class NewGame(Request):
    """A game to begin."""

    game: str
    mode: str
    seed: Annotated[Whole | None, Meta(description="Left out: a random one.")] = None
    edition: Annotated[
        str, Meta(description="`printed`: the author's, drawn by hand and entered as they come up.")
    ] = HOUSE
    options: Options = {}


class Challenge(Request):
    """A game that somebody played, and the result to beat in it."""

    game: str
    mode: str
    rules: Annotated[int, Meta(description="The version of the rules it was played by.")]
    edition_hash: Annotated[str, Meta(description="Of the cards it was played with.")]
    seed: Whole
    options: Options = {}
    points: Annotated[Points | None, Meta(description="To be beaten.")] = None
    against: Annotated[Points | None, Meta(description="What the automa had.")] = None
    edition: Annotated[str, Meta(description="Its name, if it comes with the program; else empty.")] = ""


class Accepted(Challenge):
    """A challenge that can be met here: by the same rules, with the same cards."""


class Change(Request):
    """A change of the game as it was at a revision."""

    revision: Revision


class Answer(Change):
    """An answer to the open question, or an aside."""

    answer: Annotated[
        Any,
        Meta(
            description="What the question's kind asks for: pick: an option's value; pick_some: a list of "
            "values; number: a whole number; numbers: a whole number for each name; counts: how many of each "
            "that is taken; fill: a value of the palette for each place; confirm: true or false. "
            '{"aside": name} interrupts with an aside.'
        ),
    ]


class Undo(Change):
    """A step back."""

    level: Level = "answer"


class Jump(Change):
    """A way back, or forward over answers taken back."""

    number: Annotated[Whole, Meta(description="How many answers are to be left, or given again.")]


class Reopen(Change):
    """An answer to be changed: its question opens again."""

    number: Annotated[Whole, Meta(description="Of the answer, as the list of answers has it.")]


class Dispute(Change):
    """A remark on a choice of the automa that seems wrong."""

    index: Annotated[Whole, Meta(description="Of the event in the log.")]
    instead: Annotated[str, Meta(max_length=200, description="The candidate it should have been, by name.")]
    remark: Annotated[str, Meta(max_length=500)] = ""


class Branch(Request):
    """A point of a game to play on from."""

    number: Annotated[Whole, Meta(description="How many of its answers the new game begins with.")]
