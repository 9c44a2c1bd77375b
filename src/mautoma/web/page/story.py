"""What happened since the last answer, in scenes: one for each phase, with the table of that moment."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeVar

from markupsafe import Markup

from mautoma import games
from mautoma.kernel.mode import is_on_a_table
from mautoma.kernel.parts import Part, first_news, parts
from mautoma.kernel.session import Session
from mautoma.kernel.view import Figure, Overview, Strip, is_overview
from mautoma.messages.voice import Voice
from mautoma.web.drawing import drawn
from mautoma.web.page.log import Line, lines, places_of
from mautoma.web.page.picture import Drawing, draw
from mautoma.web.page.screen import Laid, Listed, Screen, lay, listed, strips_of

FEW = 4
"""So few lines are read at a glance: they are not told in scenes."""
MOST_ROWS = 8
"""A scene is read at a glance, too."""

LAYER = re.compile(r'data-layer="([\w-]+)">(.*?)<!--/\1-->', re.DOTALL)
"""Of a picture: its name, and what is drawn in it."""

T = TypeVar("T")


class Moment(NamedTuple):
    """How a picture looks in a scene; None: as it is now."""

    name: str
    svg: Markup | None


@dataclass(slots=True, frozen=True)
class Scene:
    """A part in words or as a table, with the board, the cards and the figures of its end. `changed`: the
    pictures of the board that look otherwise than in the scene before."""

    title: str
    round: str
    lines: tuple[Line, ...]
    board: tuple[Drawing, ...]
    changed: tuple[Moment, ...]
    illustrations: tuple[Drawing, ...]
    tableaus: tuple[Laid, ...]
    strips: tuple[Strip, ...]
    figures: tuple[Figure, ...]
    listing: Listed | None


@dataclass(slots=True, frozen=True)
class Story:
    scenes: tuple[Scene, ...]
    shown: int | None
    """The one scene that the page shows, where it shows one by one."""


def scenes(session: Session, voice: Voice) -> tuple[Scene, ...]:
    """None where so little happened that it can be read at once. That a round begins is no scene.

    At a real table the board is there, and what happened is a list of things to do.
    """
    if is_on_a_table(session.mode):
        return ()
    found = [part for part in parts(session) if part.began < part.end]
    news = len(session.events) - first_news(session)
    if len(found) < 2 and news <= FEW:
        return ()
    told = drawn(lambda: [scene for part in found for scene in _scenes(part, session, voice)])
    return tuple(told or ())


def without_repeats(told: Sequence[Scene], now: Iterable[Drawing]) -> tuple[Scene, ...]:
    """Scenes follow each other on the table as it is `now`: what stands there already is not sent again, nor
    are layers of a picture that look as they do now."""
    at_last = {each.name: each.svg for each in now}
    stands, found = dict(at_last), []
    for scene in told:
        changed = [each for each in scene.board if stands.get(each.name) != each.svg]
        moments = [
            Moment(each.name, None if each.svg == (last := at_last.get(each.name)) else _less(each.svg, last))
            for each in changed
        ]
        stands |= {each.name: each.svg for each in changed}
        found.append(replace(scene, changed=tuple(moments)))
    return tuple(found)


def _less(svg: Markup, now: Markup | None) -> Markup:
    """Layers that a picture has now are left empty."""
    there = set(LAYER.findall(now or ""))
    return Markup(LAYER.sub(lambda one: f'data-layer="{one[1]}">' if one.groups() in there else one[0], svg))


def _scenes(part: Part, session: Session, voice: Voice) -> list[Scene]:
    """At most so many rows in each; an event that is a scene of its own comes last."""
    view = games.find_game(session.mode.game).show().view
    overview = view if is_overview(view) else None
    title = voice.word("phase", part.phase) if part.phase else voice.ui("news")
    listing = _listing(part, overview, voice)
    tells = listing.listing.tells if listing else ()
    told: list[Line] = []
    alone: list[tuple[str, Line]] = []
    for event, line in zip(
        session.events[part.first : part.end], lines(session, voice, part.first, part.end), strict=True
    ):
        own = overview.scene(event.kind) if overview else ""
        if own:
            alone.append((voice.word("scene", own), line))
        elif event.kind not in tells:
            told.append(line)
    pages = [(title, rows, few) for rows, few in _pages(listing, told)]
    pages += [(heading, None, (line,)) for heading, line in alone]
    return [_scene(part, heading, rows, few, session, voice) for heading, rows, few in pages]


def _pages(listing: Listed | None, told: list[Line]) -> list[tuple[Listed | None, tuple[Line, ...]]]:
    rows = listing.listing.rows if listing else ()
    if listing and len(rows) + len(told) <= MOST_ROWS:
        return [(listing, tuple(told))]
    pages: list[tuple[Listed | None, tuple[Line, ...]]] = [
        (replace(listing, listing=replace(listing.listing, rows=few)), ()) for few in _few(rows) if listing
    ]
    return [*pages, *[(None, few) for few in _few(tuple(told))]]


def _few(rows: tuple[T, ...]) -> list[tuple[T, ...]]:
    return [rows[at : at + MOST_ROWS] for at in range(0, len(rows), MOST_ROWS)]


def _scene(
    part: Part,
    title: str,
    listing: Listed | None,
    told: tuple[Line, ...],
    session: Session,
    voice: Voice,
) -> Scene:
    view = games.find_game(session.mode.game).show().view
    overview = view if is_overview(view) else None
    events = [session.events[line.number] for line in told]
    places = list(dict.fromkeys(place for event in events for place in places_of(event)))
    pictures, _ = draw(view.pictures(part.after, None, voice.say, places), voice)
    beside = {name for event in events for name in overview.illustrations(event.kind)} if overview else set()
    return Scene(
        title,
        part.round,
        told,
        tuple(picture for picture in pictures if picture.part == "board"),
        (),
        tuple(picture for picture in pictures if picture.name in beside),
        lay(part.after, None, view, voice),
        strips_of(part.after, view, voice),
        overview.status(part.after, voice.say).figures if overview else (),
        listing,
    )


def _listing(part: Part, overview: Overview[Any] | None, voice: Voice) -> Listed | None:
    if part.before is None or overview is None:
        return None
    listing = overview.retell(part.phase, part.before, part.after, voice.say)
    return None if listing is None else listed(listing, voice)


def screen_of_scene(scene: Scene, now: Screen) -> Screen:
    """The table of that moment, and nothing to come."""
    status = replace(now.status, figures=scene.figures, round=scene.round)
    return replace(
        now,
        status=status,
        pictures=scene.board,
        tableaus=scene.tableaus,
        strips=scene.strips,
        forecast=None,
        focus="board",
    )
