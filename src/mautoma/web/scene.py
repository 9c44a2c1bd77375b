"""The open question and the pictures together: options, and the spots where they can be tapped."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from markupsafe import Markup

from mautoma import games
from mautoma.kernel.session import Session
from mautoma.kernel.view import Picture, Spot
from mautoma.web import shown
from mautoma.web.chart import chart, turning_point
from mautoma.web.shown import Shown
from mautoma.web.voice import Voice

FEW = 12
"""Up to so many options that have a spot on the board are also listed in the open."""


def scene(session: Session, voice: Voice, query: Mapping[str, str]) -> Shown:
    """`show` in the query points out the places of one event; `spot` opens the options of one spot."""
    view = games.view(session.mode.game)
    highlight = _places(session, query.get("show", ""))
    pictures = view.pictures(session.state, session.question, voice.say, highlight)
    asked = None if session.question is None else shown.question(session.question, voice)
    if asked is not None and asked["kind"] == "pick":
        _arrange(asked, pictures, query.get("spot", ""))
    labels = {option["value"]: option for option in (asked or {}).get("options", ())}
    return {
        "question": asked,
        "pictures": [_picture(picture, labels, voice) for picture in pictures],
        "sections": [
            {"title": voice.word("picture", section.name), "lines": section.lines}
            for section in view.sections(session.state, voice.say)
        ],
    }


def _places(session: Session, index: str) -> tuple[str, ...]:
    if not (index.isascii() and index.isdigit() and len(index) < 7 and int(index) < len(session.events)):
        return ()
    places = session.events[int(index)].data.get("places", ())
    return tuple(str(place) for place in places) if isinstance(places, list | tuple) else ()


def _arrange(asked: Shown, pictures: list[Picture], spot: str) -> None:
    """Parts the options: `here` at an opened spot, `open` always in sight, `folded` also on the board."""
    on_board = {spot.value for picture in pictures for spot in picture.spots}
    together = next((group for group in _groups(pictures) if spot in group), [])
    options = asked["options"]
    asked["here"] = [option for option in options if option["value"] in together and len(together) > 1]
    asked["open"] = [option for option in options if option["value"] not in on_board]
    asked["folded"] = [option for option in options if option["value"] in on_board]
    if len(asked["folded"]) <= FEW and not asked["here"]:
        asked["open"] = options
        asked["folded"] = []


def _groups(pictures: list[Picture]) -> list[list[str]]:
    return [[spot.value for spot in spots] for picture in pictures for spots in _stacks(picture)]


def _stacks(picture: Picture) -> list[list[Spot]]:
    """Spots that lie exactly on each other, the largest first, so that small ones come out on top."""
    stacks: defaultdict[tuple[float, ...], list[Spot]] = defaultdict(list)
    for spot in picture.spots:
        stacks[(spot.x, spot.y, spot.width, spot.height)].append(spot)
    return sorted(stacks.values(), key=lambda stack: -stack[0].width * stack[0].height)


def _picture(picture: Picture, options: Mapping[str, Shown], voice: Voice) -> Shown:
    spots = []
    for stack in _stacks(picture):
        first = stack[0]
        option = options.get(first.value)
        if option is None:
            continue
        place = option["place"] or {"covers": [], "at": ""}
        spots.append(
            {
                "value": first.value,
                "label": option["label"],
                "several": len(stack) if len(stack) > 1 else 0,
                "covers": place["covers"] or [place["at"]],
                "left": _percent(first.x, picture.width),
                "top": _percent(first.y, picture.height),
                "width": _percent(first.width, picture.width),
                "height": _percent(first.height, picture.height),
            }
        )
    return {
        "name": picture.name,
        "title": voice.word("picture", picture.name),
        "svg": Markup(picture.svg),
        "alt": picture.alt,
        "width": picture.width,
        "height": picture.height,
        "spots": spots,
    }


def _percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.3f}"


def end_sheet(session: Session, voice: Voice) -> Shown | None:
    """The end of the game: how it ended, both sides' scores round by round, and what decided it."""
    ended = shown.result(session, voice)
    if ended is None:
        return None
    scores = games.view(session.mode.game).scores(session.state)
    named = {voice.word("side", side): line for side, line in scores.items()}
    turn = turning_point(named)
    return ended | {
        "scores": named,
        "rounds": max((len(line) for line in named.values()), default=0),
        "chart": Markup(chart(named, voice.ui("chart-alt"))) if any(named.values()) else "",
        "turn": voice.ui("turning-point", round=turn[0], side=turn[1], gain=turn[2]) if turn else "",
    }
