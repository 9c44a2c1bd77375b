"""What is on the screen of a game: figures, pictures, cards, the forecast, and the open question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Any, NamedTuple

from markupsafe import Markup

from mautoma import games
from mautoma.kernel.question import Counts, Fill, Numbers, Pick, PickSome, Question
from mautoma.kernel.session import Session
from mautoma.kernel.view import (
    Card,
    Figure,
    Listing,
    Strip,
    Tableau,
    View,
    is_filling,
    is_overview,
    is_pointing,
)
from mautoma.messages.voice import Voice
from mautoma.web.drawing import drawn
from mautoma.web.forms import position_number
from mautoma.web.page.asking import Around, asked_of, is_tie
from mautoma.web.page.log import Line, places_of
from mautoma.web.page.options import options_of
from mautoma.web.page.picture import Drawing, draw
from mautoma.web.page.pyramid import Column, pyramid_of
from mautoma.web.page.question import Asked
from mautoma.web.page.turn import Turn

FIELDS = {PickSome: "check", Fill: "fill", Numbers: "number"}
"""What a spot ticks or fills beside the pictures, by the kind of question; else it answers by itself."""


NOBODY = Card("", "")
ACROSS = 4
"""So many cards go side by side."""
SIZES = {9: "roomy", 13: "", 15: "snug"}
"""Up to so many rows have this height; more are dense."""


class Phase(NamedTuple):
    title: str
    now: bool


@dataclass(slots=True, frozen=True)
class Status:
    """A game without figures of its own has its summary."""

    round: str
    phases: tuple[Phase, ...]
    figures: tuple[Figure, ...]
    summary: str


@dataclass(slots=True, frozen=True)
class Laid:
    """A tableau, which of its cards can be tapped (by pile and number), and what each total comes to."""

    tableau: Tableau
    title: str
    open: frozenset[tuple[str, int]]
    sums: tuple[int, ...]
    pyramids: tuple[tuple[Column, ...], ...]
    """Of each pile; empty where it is none."""

    @property
    def seats(self) -> bool:
        return any(self.pyramids)

    @property
    def depth(self) -> int:
        """How many places there may be beneath one card."""
        return max(card.room for pile in self.tableau.piles for card in (*pile.cards, NOBODY))

    @property
    def size(self) -> str:
        """Of its cards, so that all of them are in sight: it depends on how many rows they make."""
        rows = (
            1
            + self.depth
            + sum(ceil(len(pile.cards) / ACROSS) for pile in self.tableau.piles if not pile.lead)
        )
        return next((size for most, size in SIZES.items() if rows <= most), "dense")


@dataclass(slots=True, frozen=True)
class Listed:
    title: str
    listing: Listing


class Lines(NamedTuple):
    """A part of the position in words."""

    title: str
    lines: tuple[str, ...]


class Marks(NamedTuple):
    """What points out the places of a line, by the name of the picture."""

    number: int
    pictures: tuple[tuple[str, Markup], ...]


@dataclass(slots=True, frozen=True)
class Screen:
    """`focus` is the part that the question is about; `undrawn`: something could not be drawn."""

    status: Status
    pictures: tuple[Drawing, ...]
    tableaus: tuple[Laid, ...]
    strips: tuple[Strip, ...]
    forecast: Listed | None
    focus: str
    sections: tuple[Lines, ...]
    marks: tuple[Marks, ...]
    undrawn: bool

    def pictures_of(self, part: str) -> tuple[Drawing, ...]:
        return tuple(picture for picture in self.pictures if picture.part == part)

    def tableaus_of(self, part: str) -> tuple[Laid, ...]:
        return tuple(laid for laid in self.tableaus if laid.tableau.part == part)


def screen_of(
    session: Session, voice: Voice, query: Mapping[str, str], turn: Turn
) -> tuple[Screen, Asked | None]:
    """`show` in the query points out the places of one event, else the newest order does; `spot` opens the
    options of one spot, `equal` lets several be chosen that are equal; counts that are tried out change the
    forecast."""
    view, state, question = games.find_game(session.mode.game).show().view, session.state, session.question
    pointing, several = _pointing(turn), "equal" in query
    highlight = _places(session, query.get("show", "")) or (() if turn.went_back else _ordered(pointing))
    options = options_of(question, voice)
    field = "" if is_tie(question) and not several else FIELDS.get(type(question), "")
    shown = drawn(lambda: draw(view.pictures(state, question, voice.say, highlight), voice, field, options))
    pictures, previews = shown or ((), {})
    sections = drawn(
        lambda: tuple(
            Lines(voice.word("picture", section.name), section.lines)
            for section in view.sections(state, voice.say)
        )
    )
    tableaus = drawn(lambda: lay(state, question, view, voice)) or ()
    asked = None
    if question is not None:
        around = Around(
            _faces(tableaus),
            previews,
            pictures,
            query.get("spot", ""),
            several,
            turn.at_table is not None and (question.own or question.confirms),
            *_paint(session, view, voice),
        )
        asked = asked_of(question, options, around, voice)
    screen = Screen(
        _status(session, view, voice),
        pictures,
        tableaus,
        drawn(lambda: strips_of(state, view, voice)) or (),
        drawn(lambda: _forecast(state, tried(question, query), view, voice)),
        _focus(pictures, tableaus, question),
        sections or (),
        drawn(lambda: _marks(pointing, session.state, view)) or (),
        shown is None or sections is None,
    )
    return screen, asked


def _places(session: Session, index: str) -> tuple[str, ...]:
    number = position_number(index)
    if number is None or number >= len(session.events):
        return ()
    return places_of(session.events[number])


def _pointing(turn: Turn) -> tuple[Line, ...]:
    """What may be about places: what happened since the last answer, or in the turn at a real table."""
    return turn.news if turn.at_table is None else turn.at_table.orders + turn.at_table.told


def _ordered(news: Sequence[Line]) -> tuple[str, ...]:
    """Where the newest order is to be carried out."""
    return next((line.places for line in reversed(news) if line.order and line.places), ())


def _marks(news: Sequence[Line], state: Any, view: View[Any]) -> tuple[Marks, ...]:
    """For each line that is about places."""
    if not is_pointing(view):
        return ()
    return tuple(
        Marks(line.number, tuple((name, Markup(svg)) for name, svg in view.marks(state, line.places).items()))
        for line in news
        if line.places
    )


def _paint(session: Session, view: View[Any], voice: Voice) -> tuple[Mapping[str, Any], Sequence[Any]]:
    """How each value looks that fills a place, and each answer that is offered."""
    question = session.question
    if not isinstance(question, Fill) or not is_filling(view):
        return {}, ()
    return view.inks(), drawn(lambda: view.offers(session.state, question, voice.say)) or ()


def _status(session: Session, view: View[Any], voice: Voice) -> Status:
    shown = view.status(session.state, voice.say) if is_overview(view) else None
    last = {mark.level: mark.name for mark in session.marks if mark.level in ("round", "phase")}
    phase = last.get("phase", "")
    names = shown.phases if shown else ()
    if phase and phase not in names:
        names = (phase,)
    return Status(
        last.get("round", ""),
        tuple(Phase(voice.word("phase", name), name == phase) for name in names),
        shown.figures if shown else (),
        voice.say(session.mode.summary(session.state)),
    )


def lay(state: Any, question: Question[Any] | None, view: View[Any], voice: Voice) -> tuple[Laid, ...]:
    if not is_overview(view):
        return ()
    offered = question.values() if isinstance(question, Pick) else ()
    return tuple(_laid(tableau, offered, voice) for tableau in view.tableaus(state, question, voice.say))


def strips_of(state: Any, view: View[Any], voice: Voice) -> tuple[Strip, ...]:
    return tuple(view.strips(state, voice.say)) if is_overview(view) else ()


def _laid(tableau: Tableau, offered: Sequence[str], voice: Voice) -> Laid:
    title, pyramids = voice.word("picture", tableau.name), tuple(map(pyramid_of, tableau.piles))
    return Laid(tableau, title, _open_cards(tableau, offered), tableau.sums, pyramids)


def _open_cards(tableau: Tableau, offered: Iterable[str]) -> frozenset[tuple[str, int]]:
    """Of each value offered, the first card can be tapped."""
    piles = {pile.name: pile for pile in tableau.piles}
    left, found = set(offered), []
    for name in tableau.picked_from:
        for at, card in enumerate(piles[name].cards if name in piles else ()):
            if card.count and card.value in left:
                left.discard(card.value)
                found.append((name, at))
    return frozenset(found)


def _faces(tableaus: Iterable[Laid]) -> dict[str, Card]:
    """Every card by what choosing it answers, in its fullest version."""
    cards = [card for laid in tableaus for pile in laid.tableau.piles for card in pile.cards]
    return {card.value: card for card in cards if card.value}


def tried(question: Question[Any] | None, query: Mapping[str, str]) -> Question[Any] | None:
    """With the counts that are on somebody's screen but not answered yet, in the fields of the answer."""
    if not isinstance(question, Counts) or "answer-0" not in query:
        return question
    tries = {
        name: min(position_number(query.get(f"answer-{at}", "")) or 0, most)
        for at, (name, most) in enumerate(question.available.items())
    }
    return replace(question, default={name: number for name, number in tries.items() if number})


def _forecast(state: Any, question: Question[Any] | None, view: View[Any], voice: Voice) -> Listed | None:
    if question is None or not is_overview(view):
        return None
    listing = view.forecast(state, question, voice.say)
    return None if listing is None else listed(listing, voice)


def listed(listing: Listing, voice: Voice) -> Listed:
    return Listed(voice.word("listing", listing.name), listing)


def _focus(pictures: Iterable[Drawing], tableaus: Iterable[Laid], question: Question[Any] | None) -> str:
    """Where the options of the question are."""
    for picture in pictures:
        if picture.spots:
            return picture.part
    values: Iterable[str] = ()
    if isinstance(question, Pick | PickSome):
        values = set(question.values())
    elif isinstance(question, Counts):
        values = question.available.keys()
    own = [laid.tableau for laid in tableaus if laid.tableau.part == "own"]
    cards = [card for tableau in own for pile in tableau.piles for card in pile.cards]
    return "own" if any(card.value in values for card in cards) else "board"
