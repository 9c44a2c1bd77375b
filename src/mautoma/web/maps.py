"""A map of one's own choice, before a game: dealt again, made of tiles, or entered as a code.

Every step is the form sent again by GET: `draft` is a code and the place that is chosen on it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from starlette.datastructures import FormData
from starlette.requests import Request

from mautoma import games
from mautoma.kernel.game import Maps
from mautoma.kernel.message import Problem
from mautoma.kernel.mode import Mode
from mautoma.messages.voice import Voice
from mautoma.shelf.sessions import new_seed
from mautoma.web.forms import position_number
from mautoma.web.page.picture import Drawing, Tappable, Tapped, draw

DEAL = "deal"
MAP = "map"


class Step(NamedTuple):
    """Something to tap on the map, and the draft that it leads to."""

    spot: Tapped
    draft: str


@dataclass(slots=True, frozen=True)
class MapChoice:
    """`code` is what was entered or made so far; without a picture the map is dealt with the cards."""

    code: str
    error: str
    picture: Drawing | None
    steps: tuple[Step, ...]


def map_choice(request: Request, form: FormData, mode: Mode[Any], voice: Voice) -> MapChoice | None:
    """None for a mode that has no map to choose."""
    maps = games.find_game(mode.game).show().maps
    setting = next((each for each in mode.settings if each.name == MAP and each.read), None)
    if maps is None or setting is None:
        return None
    entered = _given(request, form, f"option-{MAP}")
    code, _, place = _given(request, form, "draft").partition(" ")
    if code == DEAL:
        code = maps.deal(new_seed())
    try:
        code = setting.usual(code or entered)
    except Problem as problem:
        return MapChoice(entered, voice.problem(problem.message, games.GAMES), None, ())
    if code == setting.default:
        return MapChoice("", "", None, ())
    return _drawn(maps, code, position_number(place) or 0, voice)


def _given(request: Request, form: FormData, name: str) -> str:
    given = form.get(name, request.query_params.get(name, ""))
    return given[:80] if isinstance(given, str) else ""


def _drawn(maps: Maps, code: str, chosen: int, voice: Voice) -> MapChoice:
    chosen = min(chosen, maps.places - 1)
    picture = maps.picture(code, chosen, voice.say)
    options, drafts = {}, {}
    for at, spot in enumerate(picture.spots):
        label, drafts[spot.value] = _leads(maps, code, chosen, at, spot.value, voice)
        options[spot.value] = Tappable(spot.value, label)
    [drawing], _ = draw([picture], voice, options=options)
    steps = tuple(Step(spot, drafts[spot.value]) for spot in drawing.spots)
    return MapChoice(code, "", drawing, steps)


def _leads(maps: Maps, code: str, chosen: int, at: int, value: str, voice: Voice) -> tuple[str, str]:
    """What a tap does, and the draft it leads to: the places come first among the spots."""
    if at >= maps.places:
        try:
            return voice.ui("map-put", piece=value), f"{maps.swapped(code, chosen, value)} {chosen}"
        except Problem as problem:  # it would be no map any more
            return voice.say(problem.message), f"{code} {chosen}"
    if at == chosen:
        return voice.ui("map-turn"), f"{maps.turned(code, at)} {at}"
    return voice.ui("map-choose"), f"{code} {at}"
