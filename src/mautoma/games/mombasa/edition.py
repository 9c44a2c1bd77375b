"""An edition: the eight automa cards and what is printed on the board, two TOML files.

The rulebook shows the cards only as pictures. The bundled "house" deck is this project's own. Of an owner's
printed cards, and of the board beside them, a game asks what it needs when it first needs it: such an edition
begins with nothing of the house's and grows part by part.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from mautoma.games.kit.data import Data
from mautoma.games.kit.editions import EditionFiles, hash_of, texts, try_to
from mautoma.games.kit.files import Id, parse_file
from mautoma.games.mombasa.names import (
    CARDS,
    COMPANIES,
    LONGEST_TRACK,
    SLOTS,
    TRACKS,
    Action,
    BoardTrack,
    CardCriterion,
    CompanyName,
    ExploreCriterion,
    Good,
    Priority,
    Track,
    TrackCriterion,
)
from mautoma.kernel.editor import DataFile
from mautoma.kernel.fault import DataError, Place
from mautoma.kernel.message import Msg

DATA = Path(__file__).with_name("data")
CARDS_FILE = "cards.toml"
BOARD_FILE = "board.toml"

MOST = 99
Natural = Annotated[int, Meta(ge=0, le=MOST)]
Positive = Annotated[int, Meta(ge=1, le=MOST)]
TrackLength = Annotated[int, Meta(ge=1, le=LONGEST_TRACK)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]


class CardPriority(Data, frozen=True):
    """MOM-N1: which card of the display. `goods` only with "goods": those shown."""

    best: CardCriterion
    goods: Annotated[tuple[Literal["banana", "coffee", "cotton"], ...], Meta(max_length=3)] = ()

    def faults(self, at: Place) -> Iterator[Msg]:
        if (self.best == "goods") != bool(self.goods):
            yield at.field("goods").fault("fault-goods")


class TrackPriority(Data, frozen=True):
    """MOM-N2."""

    company: TrackCriterion
    steps: Positive


class ExplorePriority(Data, frozen=True):
    """MOM-N3: posts into free areas (white) and into areas of another company (black)."""

    company: ExploreCriterion
    white: Natural = 0
    black: Natural = 0

    def faults(self, at: Place) -> Iterator[Msg]:
        if not self.white + self.black:
            yield at.fault("fault-posts")


Symbol = dict[Good, Positive] | Literal["X"]
HALVES = EARLY, LATE = ("early", "late")


class Half(Data, frozen=True):
    """One half of a priority side (MOM-P1) and the three symbols of its long side (MOM-P2), as far as it is
    entered."""

    reference: Annotated[tuple[Symbol, ...], Meta(max_length=SLOTS)] = ()
    card: CardPriority | None = None
    track: TrackPriority | None = None
    explore: ExplorePriority | None = None
    books: Positive | None = None
    diamonds: Positive | None = None
    without: tuple[Priority, ...] = ()
    """What this half does not show: nobody need ask for it again."""

    def faults(self, at: Place) -> Iterator[Msg]:
        if len(self.reference) not in (0, SLOTS):
            yield at.field("reference").fault("fault-three-symbols")
        for index, symbol in enumerate(self.reference):
            if isinstance(symbol, dict) and len(symbol) != 1:
                yield at.field("reference").item(index).fault("fault-symbol")
        if any(getattr(self, priority) is not None for priority in self.without):
            yield at.field("without").fault("fault-listed-twice")

    def knows(self, priority: str) -> bool:
        return getattr(self, priority) is not None or priority in self.without


class Card(Data, frozen=True):
    """A side or half of which nothing is entered is empty."""

    id: Id
    actions: Annotated[tuple[Action, ...], Meta(max_length=10)] = ()
    """In printed order: the first that can be done is done (MOM-A2)."""
    early: Half = msgspec.field(default_factory=Half)
    late: Half = msgspec.field(default_factory=Half)
    bonus: Annotated[tuple[Name, ...], Meta(max_length=4)] = ()
    """The bonus tiles of the action "bonus", in printed order (MOM-K4)."""
    name: Annotated[str, Meta(max_length=60)] = ""
    """What an owner calls it."""

    def half(self, name: str) -> Half:
        return self.late if name == LATE else self.early

    def faults(self, at: Place) -> Iterator[Msg]:
        if len(set(self.actions)) != len(self.actions):
            yield at.field("actions").fault("fault-listed-twice")
        if ("bonus" in self.actions) != bool(self.bonus):
            yield at.field("bonus").fault("fault-bonus")


class Rewards(Data, frozen=True):
    """What a space of the board gives; `steps` on a track of one's choice, or on a named one; `posts` out of
    the game."""

    coins: Natural = 0
    diamonds: Natural = 0
    books: Natural = 0
    steps: Natural = 0
    steps_mombasa: Natural = 0
    steps_cape_town: Natural = 0
    steps_saint_louis: Natural = 0
    steps_cairo: Natural = 0
    posts: Natural = 0

    def as_dict(self) -> dict[str, int]:
        return {each: getattr(self, each) for each in Rewards.__struct_fields__}


class Area(Rewards, frozen=True, kw_only=True):
    """An area of the map by its number on the expansion scheme, and what an owner calls it."""

    numbered: ClassVar[bool] = True

    number: Positive
    name: Annotated[str, Meta(max_length=60)] = ""


Scheme = Literal["numbers", "north"]
"""In which order areas are taken (MOM-N3): as the expansion scheme numbers them; or, where there is no such
picture, from north to south, of equals from west to east."""


class Space(Data, frozen=True):
    """A space of the player board's diamond track or book track, as a game found it: its points, where they
    were needed, and whether the track ends there."""

    numbered: ClassVar[bool] = True

    number: Positive
    points: Natural | None = None
    last: bool = False


class Limits(Data, frozen=True):
    """Reports above these are questioned once; the person may insist."""

    areas: Positive = MOST
    share_value: Positive = MOST
    shares: Positive = MOST


Table = Annotated[tuple[tuple[Natural, Natural], ...], Meta(max_length=40)]
"""Points by space: [space, points], each for that space and those after it."""
Column = Annotated[tuple[Natural, ...], Meta(min_length=1, max_length=15)]


class Board(Data, frozen=True):
    bonus_tiles: tuple[Name, Name, Name, Name]
    beginner_tracks: dict[CompanyName, Track]
    diamonds: Table = ()
    books: Table = ()
    limits: Limits = msgspec.field(default_factory=Limits)
    price_of_c: Annotated[int, Meta(ge=1, le=3)] = 1
    track_lengths: dict[Track, TrackLength] = msgspec.field(default_factory=dict)
    base_columns: Annotated[tuple[Column, ...], Meta(max_length=10)] = ()
    """Pounds that each post of a column uncovers when it leaves, in the order they leave (MOM-N4)."""
    scheme: Scheme = "numbers"
    areas: Annotated[tuple[Area, ...], Meta(max_length=99)] = ()
    majorities: dict[Good, Rewards] = msgspec.field(default_factory=dict)
    diamond_spaces: Annotated[tuple[Space, ...], Meta(max_length=99)] = ()
    book_spaces: Annotated[tuple[Space, ...], Meta(max_length=99)] = ()
    """What is known of the tracks, as long as their `diamonds` and `books` are not entered as a whole."""

    def faults(self, at: Place) -> Iterator[Msg]:
        if len(set(self.bonus_tiles)) != len(self.bonus_tiles):
            yield at.field("bonus_tiles").fault("fault-listed-twice")
        if set(self.beginner_tracks) != set(COMPANIES) or set(self.beginner_tracks.values()) != set(TRACKS):
            yield at.field("beginner_tracks").fault("fault-tracks")
        for name, table in {"diamonds": self.diamonds, "books": self.books}.items():
            if any(a >= b or p > q for (a, p), (b, q) in pairwise(table)):
                yield at.field(name).fault("fault-points")
        for area in self.areas:
            if area.posts:
                yield at.named("areas", area.number).field("posts").fault("fault-area-posts")

    def majority(self, good: str) -> Rewards | None:
        """What the majority of a good gives, where it was entered."""
        return next((rewards for name, rewards in self.majorities.items() if name == good), None)

    def area(self, number: int) -> Area | None:
        """Where it was entered."""
        return next((area for area in self.areas if area.number == number), None)

    def points(self, track: BoardTrack) -> Table:
        """By space, where the whole track is entered."""
        return self.diamonds if track == "diamonds" else self.books

    def spaces(self, track: BoardTrack) -> tuple[Space, ...]:
        return self.diamond_spaces if track == "diamonds" else self.book_spaces

    def end_of(self, track: BoardTrack) -> int | None:
        """The last space of the diamond track or the book track, where that is known."""
        table = self.points(track)
        if table:
            return table[-1][0]
        return next((space.number for space in self.spaces(track) if space.last), None)

    def points_at(self, track: BoardTrack, number: int) -> int | None:
        """What a space is worth. None: nobody has said; between two spaces of the same worth it's theirs."""
        if not number:
            return 0
        table = self.points(track)
        if table:
            return max((points for at, points in table if at <= number), default=0)
        told = {space.number: space.points for space in self.spaces(track) if space.points is not None}
        below = max((told[at] for at in told if at <= number), default=None)
        above = min((told[at] for at in told if at >= number), default=None)
        return below if below == above else None

    def with_space(self, track: BoardTrack, space: Space) -> Board:
        """With what is now known of a space."""
        spaces = {each.number: each for each in (*self.spaces(track), space)}
        return replace(self, **{f"{track.removesuffix('s')}_spaces": tuple(spaces.values())})


class CardsFile(Data, frozen=True):
    card: Annotated[tuple[Card, ...], Meta(max_length=CARDS)] = ()


class Edition(Struct, frozen=True):
    name: str
    hash: str
    cards: tuple[Card, ...]
    board: Board
    missing: tuple[Msg, ...] = ()
    """What must be entered before the program can shuffle (MOM-S4)."""

    def with_card(self, card: Card) -> Edition:
        """With this card added, or as it is now."""
        cards = {each.id: each for each in (*self.cards, card)}
        return _edition(self.name, tuple(cards.values()), self.board)

    def with_board(self, board: Board) -> Edition:
        return _edition(self.name, self.cards, board)

    def card(self, id: str) -> Card:
        for card in self.cards:
            if card.id == id:
                return card
        raise KeyError(id)


def read_edition(name: str, files: Mapping[str, str]) -> Edition:
    """DataError with the faults of both files."""
    faults: list[Msg] = []
    cards = try_to(parse_file, files, CARDS_FILE, CardsFile, faults=faults)
    board = try_to(parse_file, files, BOARD_FILE, Board, faults=faults)
    if cards is not None and board is not None:
        faults += _unknown_tiles(cards.card, board)
    if cards is None or board is None or faults:
        raise DataError(*faults)
    return _edition(name, cards.card, board)


def _edition(name: str, cards: tuple[Card, ...], board: Board) -> Edition:
    return Edition(name, hash_of(cards, board), cards, board, tuple(_missing_cards(cards)))


def _missing_cards(cards: tuple[Card, ...]) -> Iterator[Msg]:
    """MOM-S4"""
    if len(cards) < CARDS:
        yield Place(CARDS_FILE).field("card").fault("fault-deck", deck=CARDS, there=len(cards))
    for card in cards:
        if not card.actions:
            yield _card(card).field("actions").fault("fault-missing")
        for half in HALVES:
            if not card.half(half).reference:
                yield _card(card).field(half).field("reference").fault("fault-missing")
    yield from missing_priorities(cards)


EDITIONS = EditionFiles(DATA, (CARDS_FILE, BOARD_FILE), read_edition)
house = EDITIONS.house
FILES = {
    CARDS_FILE: DataFile(DATA / "house" / CARDS_FILE, CardsFile, blank=""),
    BOARD_FILE: DataFile(DATA / "house" / BOARD_FILE, Board, blank=texts(DATA / "printed")[BOARD_FILE]),
}


NEEDS: dict[Priority, tuple[Action, ...]] = {
    "card": ("take_card", "buy"),
    "track": ("track", "explore", "majority"),  # areas and majorities may give steps (MOM-N6)
    "explore": ("explore",),
    "books": ("books",),
    "diamonds": ("diamonds",),
}
"""Which actions read which priority. Any card may be on top when any other is drawn (MOM-A5)."""


def missing_priorities(cards: tuple[Card, ...]) -> Iterator[Msg]:
    used = {action for card in cards for action in card.actions}
    for card in cards:
        for half in HALVES:
            for priority, actions in NEEDS.items():
                by = [action for action in actions if action in used]
                if by and not card.half(half).knows(priority):
                    place = _card(card).field(half).field(priority)
                    yield place.fault("fault-no-priority", needed=by[0])


def _unknown_tiles(cards: tuple[Card, ...], board: Board) -> Iterator[Msg]:
    for card in cards:
        for tile in card.bonus:
            if tile not in board.bonus_tiles:
                yield _card(card).field("bonus").fault("fault-no-tile", given=tile, file=BOARD_FILE)


def _card(card: Card) -> Place:
    return Place(CARDS_FILE).named("card", card.id)
