"""A stand-in for the table: a consistent model that answers the questions of fact.

So a newcomer can try a whole game without the box, and the tests can play thousands. Its numbers
are in `data/stand-in.toml` and only plausible; its human plays at random.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from msgspec import Struct

from mautoma.games.kit.files import read_table
from mautoma.games.mombasa import post_columns
from mautoma.games.mombasa.automa.marker_actions import SPACE_TAKEN
from mautoma.games.mombasa.edition import DATA, Board, Edition, Rewards
from mautoma.games.mombasa.names import (
    COMPANIES,
    DISPLAY,
    GOODS,
    LETTERS,
    BoardTrack,
    majority_space,
    tile_space,
)
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.facts.books import BOOK_PLACES
from mautoma.games.mombasa.table.facts.compass import NO_AREA_OF, NO_FREE_AREA
from mautoma.games.mombasa.table.reports.carry_out import DONE
from mautoma.kernel.chance import Chance
from mautoma.kernel.event import Event

STREAM = "stand-in"
KINDS = ("banana", "coffee", "cotton", "expansion", "diamond", "bookkeeper", "share")
POSTS_AT_START = 2


class TrackData(Struct, frozen=True, forbid_unknown_fields=True):
    length: int
    shares: list[tuple[int, int]]
    coins: dict[str, int] = {}
    diamonds: dict[str, int] = {}
    books: dict[str, int] = {}


class BaseData(Struct, frozen=True, forbid_unknown_fields=True):
    columns: list[list[int]]


class StandInData(Struct, frozen=True, forbid_unknown_fields=True):
    areas: int
    diamonds: list[tuple[int, int]]
    books: list[tuple[int, int]]
    tracks: dict[str, TrackData]
    base: BaseData
    area_gives: dict[str, Rewards]
    majority_gives: dict[str, Rewards]


@cache
def data() -> StandInData:
    return read_table(DATA / "stand-in.toml", StandInData)


def end_of(board: Board, track: BoardTrack) -> int:
    """As the edition says, if it does."""
    return board.end_of(track) or spaces(track)[-1][0]


def spaces(track: BoardTrack) -> list[tuple[int, int]]:
    """The points by space of the made-up player boards."""
    return data().diamonds if track == "diamonds" else data().books


@dataclass(slots=True, frozen=True)
class DisplayCard:
    kind: str
    number: int
    share: str | None


@dataclass(slots=True)
class Model:
    """`owners` by area, None while free; `bases` by company."""

    layout: post_columns.Layout
    owners: dict[int, str | None] = field(default_factory=dict)
    bases: dict[str, list[post_columns.Column]] = field(default_factory=dict)
    steps: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COMPANIES, 0))
    coins: int = 10
    shares: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COMPANIES, 0))
    diamonds: int = 0
    jar: int = 0
    goods: dict[str, int] = field(default_factory=dict)
    taken: set[str] = field(default_factory=set)
    display: dict[str, DisplayCard] = field(default_factory=dict)
    books: dict[str, dict[str, bool]] = field(default_factory=dict)
    """By letter and place: whether a coin is under it."""
    took_token: bool = False
    told: Event | None = None
    """The instruction that waits to be carried out."""
    automa_shares: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COMPANIES, 0))
    """On the cards that the automa took."""
    placed: int = 0
    """Posts the automa could place last."""
    explored: list[int] = field(default_factory=list)
    """The areas of its last posts."""
    too_few: int = 0
    """Areas that there are, where there were too few for what was told."""

    def clone(self) -> Model:
        return Model(
            self.layout,
            dict(self.owners),
            {company: list(columns) for company, columns in self.bases.items()},
            dict(self.steps),
            self.coins,
            dict(self.shares),
            self.diamonds,
            self.jar,
            dict(self.goods),
            set(self.taken),
            dict(self.display),
            {letter: dict(places) for letter, places in self.books.items()},
            self.took_token,
            self.told,
            dict(self.automa_shares),
            self.placed,
            list(self.explored),
            self.too_few,
        )

    def areas_of(self, company: str | None) -> list[int]:
        return sorted(area for area, owner in self.owners.items() if owner == company)

    def value(self, company: str) -> int:
        return post_columns.value(self.layout, self.bases[company])

    def posts_left(self, company: str) -> int:
        return post_columns.posts_left(self.bases[company])


def deal(chance: Chance, edition: Edition) -> Model:
    """A map with a few posts of each company, full bases otherwise, as the edition shows them if it does."""
    layout = edition.board.base_columns or data().base.columns
    model = Model(layout, owners=dict.fromkeys(range(1, data().areas + 1)))
    model.bases = {company: post_columns.full(layout) for company in COMPANIES}
    for company in COMPANIES:
        for _ in range(POSTS_AT_START):
            place_post(model, company, chance.pick(STREAM, model.areas_of(None)))
    return model


def shares_at(game: Mombasa, company: str, steps: int) -> int:
    """The shares a marker shows on a company's track: the last icon reached, not a sum (MOM-E1)."""
    return max(
        (shares for at, shares in data().tracks[game.tracks[company]].shares if at <= steps), default=0
    )


def new_round(model: Model, chance: Chance, first: bool) -> None:
    """Fills the display and the books, with a coin beneath some; new goods in the human's hand."""
    for place in DISPLAY:
        if place not in model.display:
            share = chance.pick(STREAM, [None, *COMPANIES])
            model.display[place] = DisplayCard(chance.pick(STREAM, KINDS), 1 + chance.below(STREAM, 5), share)
    model.books = {
        letter: {place: not first and chance.below(STREAM, 5) == 0 for place in BOOK_PLACES}
        for letter in LETTERS
    }
    model.goods = {good: chance.below(STREAM, 5) for good in GOODS}
    model.taken = set()
    model.took_token = False


def place_post(model: Model, company: str, area: int) -> None:
    """One post of a company into an area; the one that was there goes back to its base."""
    layout, ousted = model.layout, model.owners[area]
    assert ousted != company, f"area {area} is {company}'s already"
    model.bases[company] = post_columns.take(layout, model.bases[company], 1)
    if ousted is not None:
        model.bases[ousted] = post_columns.put_back(layout, model.bases[ousted], 1)
    model.owners[area] = company


# ------------------------------------------------------------------ what the automa does


def hear(model: Model, event: Event, chance: Chance) -> None:
    """Keeps an instruction until it is carried out; does at once what needs no confirmation."""
    match event.kind:
        case "plan-your-cards":
            new_round(model, chance, first=not model.books)
        case "take-card":
            _take_card(model, str(event.data["at"]))
        case "buy":
            model.taken.add("buy")
        case "explore" | "majority" | "bonus" | "remove" | "first-player":
            model.told = event
        case "book-with-coin":
            letter, place = str(event.data["letter"]), str(event.data["number"])
            coin = model.books[letter].pop(place)
            assert coin, "there was no coin"
        case "book-first":
            places = model.books[str(event.data["letter"])]
            assert places, "there is no such book"
            del places[min(places)]
        case "post-removed":
            company = str(event.data["company"])
            if model.posts_left(company):
                model.bases[company] = post_columns.take(model.layout, model.bases[company], 1)
            else:
                model.told = event


def carry_out(model: Model) -> str:
    """Does what was told, or says why it cannot be done."""
    event, model.told = model.told, None
    if event is None:
        return DONE
    told: dict[str, Any] = dict(event.data)
    match event.kind:
        case "explore":
            return _explore(model, told)
        case "majority":
            if model.goods[told["good"]] >= told["number"]:
                return "human_has_more"
            return _take_space(model, majority_space(told["good"]))
        case "bonus":
            return _take_space(model, tile_space(told["tile"]))
        case "post-removed":
            return "base_empty"
        case "remove" | "first-player":
            return _take_space(model, event.kind.replace("-", "_"))
    return DONE


def _take_card(model: Model, place: str) -> None:
    share = model.display.pop(place).share
    if share is not None:
        model.automa_shares[share] += 1


def _take_space(model: Model, space: str) -> str:
    if space in model.taken:
        return SPACE_TAKEN
    model.taken.add(space)
    return DONE


def _explore(model: Model, told: dict[str, Any]) -> str:
    company, victims = told["company"], told["victims"]
    for victim in dict.fromkeys(victims):
        model.too_few = len(model.areas_of(victim))
        if model.too_few < victims.count(victim):
            return NO_FREE_AREA if victim is None else NO_AREA_OF
    posts = list(zip(_meant(model, told["areas"], victims), victims, strict=True))
    for area, victim in posts:
        assert model.owners[area] == victim, f"area {area} is not {victim}'s"
    posts = posts[: model.posts_left(company)]
    model.placed, model.explored = len(posts), [area for area, _ in posts]
    model.bases[company] = post_columns.take(model.layout, model.bases[company], len(posts))
    ousted = Counter(victim for _, victim in posts if victim is not None)
    for victim, number in ousted.items():
        model.bases[victim] = post_columns.put_back(model.layout, model.bases[victim], number)
    for area, _ in posts:
        model.owners[area] = company
    return DONE if len(posts) == len(told["areas"]) else "base_empty"


def _meant(model: Model, areas: list[int | None], victims: list[str | None]) -> list[int]:
    """The areas told by number; or in words, where the lower number is further north, or further west."""
    left = {victim: model.areas_of(victim) for victim in victims}
    told = zip(areas, victims, strict=True)
    return [left[victim].pop(0) if area is None else area for area, victim in told]
