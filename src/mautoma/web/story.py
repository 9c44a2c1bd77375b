"""What happened since the last answer, in scenes: one for each phase, with the table of that moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mautoma import games
from mautoma.kernel.event import Event
from mautoma.kernel.mode import is_on_a_table
from mautoma.kernel.session import Session
from mautoma.kernel.view import is_overview
from mautoma.messages.voice import Voice
from mautoma.web import content, screen
from mautoma.web.content import Content
from mautoma.web.drawing import drawn
from mautoma.web.scene import places_of, plain_pictures

FEW = 4
"""So few lines are read at a glance: they are not told in scenes."""


@dataclass(slots=True)
class Scene:
    """The events from `first` to `end`: from the position `before` to `after`, in a phase of a round."""

    round: str
    phase: str
    first: int
    end: int
    before: Any
    after: Any


def scenes(session: Session) -> list[Scene]:
    """Parted where phases begin. A line alone, such as that a round begins, goes with the scene before."""
    first = content.first_news(session)
    found: list[Scene] = []
    began = {mark.level: mark.name for mark in session.marks if mark.events <= first}
    round_, phase = began.get("round", ""), began.get("phase", "")
    before: Any = None
    start = first
    for moment in session.moments:
        _add(found, Scene(round_, phase, start, moment.mark.events, before, moment.state))
        start, before = moment.mark.events, moment.state
        if moment.mark.level == "phase":
            phase = moment.mark.name
        elif moment.mark.level == "round":
            round_ = moment.mark.name
    _add(found, Scene(round_, phase, start, len(session.events), before, session.state))
    return found


def _add(found: list[Scene], scene: Scene) -> None:
    if scene.end == scene.first:
        return
    if found and (scene.end - scene.first == 1 or scene.phase == found[-1].phase):
        found[-1].end, found[-1].after = scene.end, scene.after
    else:
        found.append(scene)


def story(session: Session, voice: Voice) -> list[Content]:
    """The scenes in words and pictures; none where so little happened that it can be read at once.

    At a real table the board is there, and what happened is a list of things to do.
    """
    if is_on_a_table(session.mode):
        return []
    found = scenes(session)
    if session.question is None or (len(found) < 2 and len(content.news(session, voice)) <= FEW):
        return []
    return drawn(lambda: [_told(scene, session, voice) for scene in found]) or []


def _told(scene: Scene, session: Session, voice: Voice) -> Content:
    view = games.find_game(session.mode.game).view()
    events = session.events[scene.first : scene.end]
    pictures = plain_pictures(view.pictures(scene.after, None, voice.say, _places(events)), voice)
    beside = list(view.illustrations(scene.phase)) if is_overview(view) else []
    return {
        "title": voice.word("phase", scene.phase) if scene.phase else voice.ui("news"),
        "lines": [
            content.line(index, session.events[index], voice) for index in range(scene.first, scene.end)
        ],
        "pictures": [picture for picture in pictures if picture["part"] == "board"],
        "illustrations": [picture for picture in pictures if picture["name"] in beside],
        "tableaus": screen.tableaus(scene.after, None, view, voice),
        "figures": screen.figures(scene.after, view, voice),
        "round": scene.round,
        "phase": scene.phase,
        "listing": _listing(scene, view, voice),
    }


def moment(told: Content, on_screen: Content) -> Content:
    """What is on the screen while one scene is shown: the table of that moment, and nothing to come."""
    parts = ("pictures", "tableaus")
    status = on_screen["status"] | {"figures": told["figures"], "round": told["round"]}
    return {part: told[part] for part in parts} | {"status": status, "forecast": None, "focus": "board"}


def _listing(scene: Scene, view: Any, voice: Voice) -> Content | None:
    """A phase that could be foreseen is told as a table, made from the position at its beginning."""
    if scene.before is None or not is_overview(view):
        return None
    listing = view.forecast(scene.before, None, voice.say)
    return screen.listed(listing, voice) if listing is not None and listing.phase == scene.phase else None


def _places(events: list[Event]) -> list[str]:
    return list(dict.fromkeys(place for event in events for place in places_of(event)))
