"""The company tracks: a row for each, the human's circle above its space, the automa's square below.

At a real table the human's marker may have moved since it was last seen: then its circle is an empty one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mautoma.games.kit.svg import Rect, marks, moved, piece, text
from mautoma.games.mombasa.names import Company
from mautoma.games.mombasa.stand_in.model import Model
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.view.colours import LEDGER
from mautoma.games.mombasa.view.shapes import (
    FIELD,
    INNER,
    MARGIN,
    SIZE,
    WIDTH,
    badge,
    cells,
    field,
    last_seen,
    left,
    many,
    picture,
    pointed_out,
    token,
)
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Question
from mautoma.kernel.remember import remembered
from mautoma.kernel.view import Picture, Say, Spot

NAME = "tracks"
ROW = 98
"""Four of them fit above a question on a phone."""
SHORTEST = 12
"""How many spaces are drawn of a track whose length is not known yet, at least."""
FURTHER = 6
"""And so many beyond the human's marker."""


def draw(game: Mombasa, say: Say, highlight: Sequence[str], question: Question[Any] | None = None) -> Picture:
    parts = [_track(game, company, rect, say) for company, rect in _frames(game).items()]
    parts.append(marks(draw_marks(game, highlight)))
    spots = [] if question is None else _spots(game, question)
    return picture(NAME, MARGIN + ROW * len(game.companies()), parts, lines(game), say, spots)


def _spots(game: Mombasa, question: Question[Any]) -> list[Spot]:
    """A company by its track; a number of steps by its space: `company steps`."""
    frames = _frames(game)
    if question.key == "richest":
        return [Spot(company, *rect) for company, rect in frames.items()]
    if question.key not in STEPS_OF:
        return []
    return [
        Spot(f"{company} {space}", *_space(space, track_length(game, company), rect.y + 22, 49))
        for company, rect in frames.items()
        for space in STEPS_OF[question.key](game, company)
    ]


def _from_last_seen(game: Mombasa, company: Company) -> range:
    """No marker goes back."""
    return range(seen_steps(game, company), track_length(game, company) + 1)


STEPS_OF: dict[str, Callable[[Mombasa, Company], range]] = {
    "human-steps": _from_last_seen,
    "starting-tile": lambda game, company: range(1, 3),
    "starting-tile-all": lambda game, company: range(10),
}
"""Questions of steps, and the spaces that can be tapped."""


def track_length(game: Mombasa, company: Company) -> int:
    """As many spaces as there are; if that is not known, some more than the markers have passed."""
    known = game.facts.lengths.get(game.tracks[company])
    human, automa = seen_steps(game, company), game.automa.steps[company]
    return max(known or SHORTEST, human if known else human + FURTHER, automa)


def _space(space: int, length: int, top: float, height: float) -> Rect:
    width = (INNER - 16) / (length + 1)
    return Rect(19 + space * width, top, width - 2, height)


def draw_marks(game: Mombasa, places: Sequence[str]) -> str:
    return pointed_out(rect for company, rect in _frames(game).items() if _place(company) in places)


def _frames(game: Mombasa) -> dict[Company, Rect]:
    return {
        company: Rect(MARGIN, MARGIN + row * ROW, INNER, 93) for row, company in enumerate(game.companies())
    }


def _place(company: Company) -> str:
    return f"track-{company}"


def _track(game: Mombasa, company: Company, rect: Rect, say: Say) -> str:
    track, pointed = game.tracks[company], _place(company) == game.pointed
    human, automa = seen_steps(game, company), game.automa.steps[company]
    length = track_length(game, company)
    frame = field(rect, fill=LEDGER, glow=pointed, place=_place(company), pointed=pointed)
    return frame + _spaces(company, track, length, human, in_sight(game, company), automa, rect.y, say)


@remembered
def _spaces(
    company: str, track: str, length: int, human: int, in_sight: bool, automa: int, top: float, say: Say
) -> str:
    width = (INNER - 16) / (length + 1)
    parts = [
        badge(30, top + 12, company, track, 10),
        left(46, top + 12, say(msg("company-name", company=company)), 15, bold=True),
        text(WIDTH - 20, top + 12, say(msg("track-name", track=track)), SIZE, text_anchor="end"),
        moved(_row(length, 1 if width > 20 else 5), 0, top),
    ]
    at = 18 + (human + 0.5) * width
    if in_sight:
        yours = token(at, top + 34, say(msg("mark-human")), automa=False)
    else:
        yours = last_seen(at, top + 34, say(msg("mark-last-seen", human=human)))
    parts.append(piece(f"yours-{company}", at, top + 34, yours))
    at = 18 + (automa + 0.5) * width
    its = token(at, top + 81, say(msg("mark-automa")), automa=True)
    parts.append(piece(f"its-{company}", at, top + 81, its))
    return "".join(parts)


@remembered
def _row(length: int, every: int) -> str:
    """The same for all tracks that are as long."""
    spaces = [_space(space, length, 46, 24) for space in range(length + 1)]
    numbers = [(*rect.centre, str(space)) for space, rect in enumerate(spaces) if not space % every]
    return cells(spaces, FIELD, 1) + many(numbers, 12)


def lines(game: Mombasa) -> list[Msg]:
    return [_line(game, company) for company in game.companies()]


def _line(game: Mombasa, company: Company) -> Msg:
    return msg(
        "line-track" if in_sight(game, company) else "line-track-unsure",
        company=company,
        track=game.tracks[company],
        automa=game.automa.steps[company],
        human=seen_steps(game, company),
    )


def seen_steps(game: Mombasa, company: Company) -> int:
    """Where the human's marker stands, as far as anybody has said."""
    model: Model | None = game.stand_in
    return game.facts.steps.known.get(company, 0) if model is None else model.steps[company]


def in_sight(game: Mombasa, company: Company) -> bool:
    """A made-up table hides nothing."""
    return game.stand_in is not None or game.facts.steps.is_sure(company)
