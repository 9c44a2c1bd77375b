"""The open question and the pictures together: options, and the spots where they can be tapped."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache
from itertools import chain, repeat
from math import ceil
from typing import Any, NamedTuple

from markupsafe import Markup

from mautoma import games
from mautoma.kernel.event import Event
from mautoma.kernel.question import Fill, Pick
from mautoma.kernel.session import Session
from mautoma.kernel.view import Picture, Spot, View, is_filling, is_pointing
from mautoma.messages.amounts import amount
from mautoma.messages.voice import Voice
from mautoma.web import content, screen
from mautoma.web.chart import chart, turning_point
from mautoma.web.content import Content
from mautoma.web.drawing import drawn
from mautoma.web.forms import position_number

FEW = 6
"""Up to so many options that have a spot on the board are also listed in the open."""
GROWS = 1.4
"""How much larger than its own size a picture is shown at most: its words are as large as the page's."""
KEYS = "123456789bcdefghijklmopqstvwxyz"
"""On a keyboard, for one option after the other; the others of the page are left out."""
FINGER, WIDEST = 21, 900
"""Pixels: what a finger can hit if a tap only shows what it would do, and how wide a picture gets for it."""


def scene(session: Session, voice: Voice, query: Mapping[str, str], *, orders_shown: bool = True) -> Content:
    """`show` in the query points out the places of one event, else the newest of the orders that are shown
    does; `spot` opens the options of one spot."""
    view = games.find_game(session.mode.game).view()
    highlight = _places(session, query.get("show", "")) or (_ordered(session) if orders_shown else ())
    asked = None if session.question is None else content.question(session.question, voice)
    options = _tappable(asked or {})
    pictures = drawn(
        lambda: _in_parts(
            [
                _picture(picture, options, asked, voice)
                for picture in view.pictures(session.state, session.question, voice.say, highlight)
            ]
        )
    )
    sections = drawn(
        lambda: [
            {"title": voice.word("picture", section.name), "lines": section.lines}
            for section in view.sections(session.state, voice.say)
        ]
    )
    cards = drawn(lambda: screen.tableaus(session.state, session.question, view, voice)) or []
    if asked is not None:
        asked["faces"] = screen.faces(cards)
        asked["keys"] = KEYS
        asked["at_once"] = isinstance(session.question, Pick) and session.question.at_once
        if asked["kind"] == "pick":
            _arrange(asked, pictures or [], query.get("spot", ""))
        if isinstance(session.question, Fill):
            _paint(asked, session, session.question, view, voice)
    return {
        "question": asked,
        "pictures": pictures or [],
        "tableaus": cards,
        "status": screen.status(session, view, voice),
        "forecast": drawn(lambda: screen.forecast(session.state, session.question, view, voice)),
        "focus": screen.focus(pictures or [], cards, asked),
        "sections": sections or [],
        "marks": drawn(lambda: _marks(session, view)) or {},
        "undrawn": pictures is None or sections is None,
    }


def _in_parts(pictures: list[Content]) -> list[Content]:
    """Each picture has its part of the screen; one of them is the board."""
    has_board = any(picture["part"] == "board" for picture in pictures)
    for at, picture in enumerate(pictures):
        first = at == 0 and not has_board
        picture["part"] = "board" if first else picture["part"] or "rival"
    return pictures


def _tappable(asked: Content) -> dict[str, Content]:
    """What can be tapped on a picture: the options of a question, or the places to be filled."""
    if asked.get("kind") == "fill":
        return {place["value"]: place | {"place": None, "preview": ""} for place in asked["places"]}
    for option in asked.get("options", ()):
        option["preview"] = ""
    return {option["value"]: option for option in asked.get("options", ())}


def _places(session: Session, index: str) -> tuple[str, ...]:
    number = position_number(index)
    if number is None or number >= len(session.events):
        return ()
    return places_of(session.events[number])


def _ordered(session: Session) -> tuple[str, ...]:
    """Where the newest order since the last answer is to be carried out."""
    to_do = content.orders(session)
    told = [
        places_of(event) for event in session.events[content.first_news(session) :] if event.kind in to_do
    ]
    return next((places for places in reversed(told) if places), ())


def places_of(event: Event) -> tuple[str, ...]:
    """The places on the board that an event is about."""
    places = event.data.get("places", ())
    return tuple(str(place) for place in places) if isinstance(places, list | tuple) else ()


def _marks(session: Session, view: View[Any]) -> Content:
    """What points out the places of each event since the last answer, by its number and by picture."""
    if not is_pointing(view):
        return {}
    first = content.first_news(session)
    told = {at: places_of(event) for at, event in enumerate(session.events[first:], first)}
    return {
        str(at): {name: Markup(svg) for name, svg in view.marks(session.state, places).items()}
        for at, places in told.items()
        if places
    }


def plain_pictures(pictures: list[Picture], voice: Voice) -> list[Content]:
    """Pictures to look at: nothing on them can be tapped."""
    return _in_parts([_picture(picture, {}, None, voice) for picture in pictures])


class Offered(NamedTuple):
    """An option as a page lists it, and the key that takes it."""

    value: str
    label: str
    covers: tuple[str, ...]
    preview: str
    offered: bool
    key: str


def _offered(options: list[Content], default: object, keys: str) -> list[Offered]:
    """As many as there are keys for get one."""
    listed = []
    for option, key in zip(options, chain(keys, repeat("")), strict=False):
        value, place = option["value"], option["place"]
        covers = tuple(place["covers"] or [place["at"]]) if place else ()
        listed.append(Offered(value, option["label"], covers, option["preview"], value == default, key))
    return listed


def _arrange(asked: Content, pictures: list[Content], opened: str) -> None:
    """Parts the options: `here` at an opened spot, `open` always in sight, `folded` also on the board."""
    spots = [spot.values for picture in pictures for spot in picture["spots"]]
    boards = [picture for picture in pictures if picture["part"] == "board"]
    on_board = {value for picture in boards for spot in picture["spots"] for value in spot.values}
    at_spot: tuple[str, ...] = next((values for values in spots if opened in values), ())
    options, default = asked["options"], asked["default"]
    here = [option for option in options if option["value"] in at_spot]
    open_ = [option for option in options if option["value"] not in on_board]
    folded = [option for option in options if option["value"] in on_board]
    if len(folded) <= FEW and not here:
        open_, folded = options, []
    asked["here"] = _offered(here, default, KEYS)
    asked["open"] = _offered(open_, default, "" if here else KEYS)
    asked["folded"] = _offered(folded, default, KEYS[len(here or open_) :])


def _paint(asked: Content, session: Session, question: Fill, view: View[object], voice: Voice) -> None:
    """How each value looks, and each answer that is offered."""
    filling = view if is_filling(view) else None
    inks = filling.inks() if filling else {}
    for value in asked["palette"]:
        value["ink"] = inks.get(value["value"])
    signs = drawn(lambda: filling.offers(session.state, question, voice.say) if filling else []) or []
    asked["offered"] = [
        {"answer": offer, "svg": Markup(sign.svg), "words": sign.words}
        for offer, sign in zip(asked["offers"], signs, strict=False)
    ]


def _picture(
    picture: Picture, options: Mapping[str, Content], asked: Content | None, voice: Voice
) -> Content:
    spots = [spot for spot in picture.spots if spot.value in options]
    for spot in spots:
        covered = spot.preview or (spot.x, spot.y, spot.width, spot.height)
        options[spot.value]["preview"] = f"{picture.name} {box(covered, picture)}"
    stacks = _stacks(spots, options)
    return {
        "name": picture.name,
        "part": picture.part,
        "themed": picture.themed,
        "ratio": f"{picture.width / picture.height:.3f}",
        "title": voice.word("picture", picture.name),
        "svg": Markup(picture.svg),
        "alt": picture.alt,
        "least": _least_width(picture, stacks),
        "most": round(picture.width * GROWS),
        "spots": _spots(stacks, picture, options, asked),
    }


class Stack(NamedTuple):
    """Spots that are tapped as one, and the box around them; the first option stands for all."""

    around: Spot
    values: tuple[str, ...]


class Tapped(NamedTuple):
    """A spot as a page shows it: `name` is its own on the page, `several` how many options open there,
    `check` the field that it ticks. Of the spots of one option all but the first are for fingers only
    (`again`)."""

    name: str
    value: str
    values: tuple[str, ...]
    label: str
    several: int
    check: str
    covers: tuple[str, ...]
    preview: str
    box: str
    again: bool


def _stacks(spots: list[Spot], options: Mapping[str, Content]) -> list[Stack]:
    """Spots of options at one place go together; the largest first, so that small ones come out on top.

    An option may have several spots: each further one stands alone.
    """
    together: defaultdict[object, list[Spot]] = defaultdict(list)
    seen: set[str] = set()
    for spot in spots:
        place = options[spot.value]["place"]
        alone = place is None or spot.value in seen
        together[(spot.x, spot.y, spot.width, spot.height) if alone else place["at"]].append(spot)
        seen.add(spot.value)
    stacks = [
        Stack(_around(several), tuple([spot.value for spot in several])) for several in together.values()
    ]
    return sorted(stacks, key=lambda stack: -stack.around.width * stack.around.height)


def _around(spots: list[Spot]) -> Spot:
    if len(spots) == 1:
        return spots[0]
    left, top = min(spot.x for spot in spots), min(spot.y for spot in spots)
    right = max(spot.x + spot.width for spot in spots)
    bottom = max(spot.y + spot.height for spot in spots)
    return Spot(spots[0].value, left, top, right - left, bottom - top)


def _least_width(picture: Picture, stacks: list[Stack]) -> int:
    """How many pixels wide a picture must be at least for a finger to find its spots."""
    sizes = [min(around.width, around.height) for around, _ in stacks]
    return min(WIDEST, ceil(picture.width * FINGER / min(sizes))) if sizes else 0


def _spots(
    stacks: list[Stack], picture: Picture, options: Mapping[str, Content], asked: Content | None
) -> list[Tapped]:
    field = {"pick_some": "check", "fill": "fill"}.get(asked["kind"] if asked else "", "")
    numbers = {value: number for number, value in enumerate(options)}
    seen: set[str] = set()
    shown_spots = []
    for number, (around, values) in enumerate(stacks, 1):
        value = around.value
        option = options[value]
        place = option["place"] or {"covers": [], "at": ""}
        shown_spots.append(
            Tapped(
                f"{number}-{picture.name}",
                value,
                values,
                option["label"],
                len(values) if len(values) > 1 else 0,
                f"{field}-{numbers[value]}" if field else "",
                tuple(place["covers"] or [place["at"]]),
                option["preview"],
                box((around.x, around.y, around.width, around.height), picture),
                value in seen,
            )
        )
        seen.add(value)
    return shown_spots


def box(sides: tuple[float, float, float, float], picture: Picture) -> str:
    """Left, top, width and height in percent of the picture."""
    return _box(*sides, picture.width, picture.height)


@lru_cache(4096)
def _box(left: float, top: float, width: float, height: float, across: float, down: float) -> str:
    """Zero has one sign: equal sides are written alike, whichever came first."""
    right, below = 100 / across, 100 / down
    return f"{left * right + 0.0:.3f} {top * below + 0.0:.3f} {width * right:.3f} {height * below:.3f}"


def end_sheet(session: Session, voice: Voice) -> Content | None:
    """The end of the game: how it ended, both sides' scores round by round, and what decided it."""
    ended = content.result(session, voice)
    if ended is None:
        return None
    scores = drawn(lambda: games.find_game(session.mode.game).view().scores(session.state)) or {}
    named = {voice.word("side", side): line for side, line in scores.items()}
    turn = turning_point(scores)
    return ended | {
        "scores": named,
        "rounds": max((len(line) for line in named.values()), default=0),
        "chart": Markup(chart(named, voice.ui("chart-alt"))) if any(named.values()) else "",
        "turn": _turn(*turn, voice) if turn else "",
    }


def _turn(number: int, who: str, gain: int, voice: Voice) -> str:
    side = voice.word("side", who)
    return voice.ui("turning-point", round=number, who=who, side=side, gain=amount(gain, voice))
