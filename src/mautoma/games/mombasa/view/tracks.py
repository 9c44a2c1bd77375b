"""The company tracks: a row for each, the human's circle above its space, the automa's square below.

At a real table the human's marker may have moved since it was last seen: then its circle is an empty one.
"""

from __future__ import annotations

from collections.abc import Sequence

from mautoma.games.kit.remember import remembered
from mautoma.games.kit.svg import Rect, marks, text
from mautoma.games.mombasa.names import Company
from mautoma.games.mombasa.stand_in.model import Model
from mautoma.games.mombasa.state import Game
from mautoma.games.mombasa.view.shapes import (
    INNER,
    MARGIN,
    SHADE,
    SIZE,
    WIDTH,
    field,
    fitted,
    last_seen,
    left,
    picture,
    pointed_out,
    token,
)
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.view import Picture, Say

NAME = "tracks"
ROW = 118
SHORTEST = 12
"""How many spaces are drawn of a track whose length is not known yet, at least."""


def draw(game: Game, say: Say, highlight: Sequence[str]) -> Picture:
    parts = [_track(game, company, rect, say) for company, rect in _frames(game).items()]
    parts.append(marks(draw_marks(game, highlight)))
    return picture(NAME, MARGIN + ROW * len(game.companies()), parts, lines(game), say)


def draw_marks(game: Game, places: Sequence[str]) -> str:
    return pointed_out(rect for company, rect in _frames(game).items() if _place(company) in places)


def _frames(game: Game) -> dict[Company, Rect]:
    return {
        company: Rect(MARGIN, MARGIN + row * ROW, INNER, 110) for row, company in enumerate(game.companies())
    }


def _place(company: Company) -> str:
    return f"track-{company}"


def _track(game: Game, company: Company, rect: Rect, say: Say) -> str:
    track, pointed = game.tracks[company], _place(company) == game.pointed
    human, automa = _human(game, company), game.automa.steps[company]
    length = max(game.facts.lengths.get(track, SHORTEST), human, automa)
    frame = field(rect, fill=SHADE, glow=pointed, place=_place(company), pointed=pointed)
    return frame + _spaces(company, track, length, human, _in_sight(game, company), automa, rect.y, say)


@remembered
def _spaces(
    company: str, track: str, length: int, human: int, in_sight: bool, automa: int, top: float, say: Say
) -> str:
    parts = [
        left(20, top + 15, say(msg("company-name", company=company)), 15, bold=True),
        text(WIDTH - 20, top + 15, say(msg("track-name", track=track)), SIZE, text_anchor="end"),
    ]
    width = (INNER - 16) / (length + 1)
    for space in range(length + 1):
        rect = Rect(19 + space * width, top + 52, width - 2, 26)
        parts += [field(rect), fitted(*rect.centre, str(space), rect.width, 12)]
    at = 18 + (human + 0.5) * width
    if in_sight:
        parts.append(token(at, top + 39, say(msg("mark-human")), automa=False))
    else:
        parts.append(last_seen(at, top + 39, say(msg("mark-last-seen", human=human))))
    parts.append(token(18 + (automa + 0.5) * width, top + 92, say(msg("mark-automa")), automa=True))
    return "".join(parts)


def lines(game: Game) -> list[Msg]:
    return [_line(game, company) for company in game.companies()]


def _line(game: Game, company: Company) -> Msg:
    return msg(
        "line-track" if _in_sight(game, company) else "line-track-unsure",
        company=company,
        track=game.tracks[company],
        automa=game.automa.steps[company],
        human=_human(game, company),
    )


def _human(game: Game, company: Company) -> int:
    """Where the human's marker stands, as far as anybody has said."""
    model: Model | None = game.stand_in
    return game.facts.steps.known.get(company, 0) if model is None else model.steps[company]


def _in_sight(game: Game, company: Company) -> bool:
    """A made-up table lies open."""
    return game.stand_in is not None or game.facts.steps.is_sure(company)
