"""An edition: the eight automa cards and what is printed on the board, a folder of two TOML files.

The rulebook shows the cards only as pictures. The bundled "house" deck is this project's own;
an owner of the printed cards enters theirs once, from the template.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta, Struct

from mautoma.games.kit.editions import Data, EditionFolders, hash_of
from mautoma.games.kit.files import DataError, Id, convert, entry_name, read_toml
from mautoma.games.mombasa.names import (
    CARDS,
    COMPANIES,
    TRACKS,
    Action,
    CardCriterion,
    CompanyName,
    ExploreCriterion,
    Good,
    Track,
    TrackCriterion,
)
from mautoma.kernel.editor import DataFile

DATA = Path(__file__).with_name("data")
CARDS_FILE = "cards.toml"
BOARD_FILE = "board.toml"

Natural = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]


class CardPriority(Data, frozen=True):
    """MOM-N1: which card of the display. `goods` only with "goods": those shown."""

    best: CardCriterion
    goods: tuple[Literal["banana", "coffee", "cotton"], ...] = ()

    def __post_init__(self) -> None:
        if (self.best == "goods") != bool(self.goods):
            raise ValueError('`goods` lists the goods shown, with best = "goods" and only then')


class TrackPriority(Data, frozen=True):
    """MOM-N2."""

    company: TrackCriterion
    steps: Positive


class ExplorePriority(Data, frozen=True):
    """MOM-N3: posts into free areas (white) and into areas of another company (black)."""

    company: ExploreCriterion
    white: Natural = 0
    black: Natural = 0

    def __post_init__(self) -> None:
        if not self.white + self.black:
            raise ValueError("at least one post, white or black")


Symbol = dict[Good, Positive] | Literal["X"]


class Half(Data, frozen=True):
    """One half of a priority side (MOM-P1) and the three symbols of its long side (MOM-P2)."""

    reference: tuple[Symbol, Symbol, Symbol]
    card: CardPriority | None = None
    track: TrackPriority | None = None
    explore: ExplorePriority | None = None
    books: Positive | None = None
    diamonds: Positive | None = None

    def __post_init__(self) -> None:
        for number, symbol in enumerate(self.reference, 1):
            if isinstance(symbol, dict) and len(symbol) != 1:
                raise ValueError(f'reference: symbol {number} is one good with its number, or "X"')


class Card(Data, frozen=True):
    id: Id
    actions: Annotated[tuple[Action, ...], Meta(min_length=1)]
    """In printed order: the first that can be done is done (MOM-A2)."""
    early: Half
    late: Half
    bonus: tuple[Name, ...] = ()
    """The bonus tiles of the action "bonus", in printed order (MOM-K4)."""

    def __post_init__(self) -> None:
        if len(set(self.actions)) != len(self.actions):
            raise ValueError("actions: one of them is listed twice")
        if ("bonus" in self.actions) != bool(self.bonus):
            raise ValueError('`bonus` lists the bonus tiles in order, with the action "bonus" and only then')


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


class Limits(Data, frozen=True):
    """Reports above these are questioned once; the person may insist."""

    areas: Positive
    share_value: Positive
    shares: Positive


Table = tuple[tuple[Natural, Natural], ...]
"""Points by space: [space, points], each for that space and those after it."""


class Board(Data, frozen=True):
    bonus_tiles: tuple[Name, Name, Name, Name]
    beginner_tracks: dict[CompanyName, Track]
    diamonds: Table
    books: Table
    limits: Limits
    price_of_c: Annotated[int, Meta(ge=1, le=3)] = 1
    track_lengths: dict[Track, Positive] = msgspec.field(default_factory=dict)
    base_columns: tuple[Annotated[tuple[Natural, ...], Meta(min_length=1)], ...] = ()
    """Pounds that each post of a column uncovers when it leaves, in the order they leave (MOM-N4)."""
    scheme: Scheme = "numbers"
    areas: tuple[Area, ...] = ()
    majorities: dict[Good, Rewards] = msgspec.field(default_factory=dict)

    def majority(self, good: str) -> Rewards | None:
        """What the majority of a good gives, where it was entered."""
        return next((rewards for name, rewards in self.majorities.items() if name == good), None)

    def area(self, number: int) -> Area | None:
        """Where it was entered."""
        return next((area for area in self.areas if area.number == number), None)

    @property
    def lists_all_areas(self) -> bool:
        return {area.number for area in self.areas} == set(range(1, self.limits.areas + 1))

    @property
    def last_diamond(self) -> int:
        return self.diamonds[-1][0]

    @property
    def last_book(self) -> int:
        return self.books[-1][0]


class CardsFile(Data, frozen=True):
    card: tuple[Card, ...]


class Edition(Struct, frozen=True):
    name: str
    hash: str
    cards: tuple[Card, ...]
    board: Board
    missing: tuple[str, ...] = ()
    """What must be entered before the program can shuffle (MOM-S4)."""

    def with_card(self, card: Card) -> Edition:
        """With this card added, or as it is now."""
        cards = {each.id: each for each in (*self.cards, card)}
        return _edition(self.name, tuple(cards.values()), self.board)

    def card(self, id: str) -> Card:
        for card in self.cards:
            if card.id == id:
                return card
        raise KeyError(id)


def load_edition(folder: Path) -> Edition:
    cards, board, faults = _read(folder)
    if board is None or faults:
        raise DataError(*faults)
    return _edition(folder.name, cards, board)


def _edition(name: str, cards: tuple[Card, ...], board: Board) -> Edition:
    return Edition(name, hash_of(cards, board), cards, board, tuple(_missing_cards(cards)))


def _missing_cards(cards: tuple[Card, ...]) -> Iterator[str]:
    if len(cards) < CARDS:
        yield f"{CARDS_FILE}: card: the deck has {CARDS} cards, there are {len(cards)} (MOM-S4)"


EDITIONS = EditionFolders(DATA, (CARDS_FILE, BOARD_FILE), load_edition)
house = EDITIONS.house
FILES = {
    CARDS_FILE: DataFile(DATA / "house" / CARDS_FILE, CardsFile, blank=""),
    BOARD_FILE: DataFile(DATA / "house" / BOARD_FILE, Board),
}


def _read(folder: Path) -> tuple[tuple[Card, ...], Board | None, list[str]]:
    cards, faults = _read_cards(folder / CARDS_FILE)
    board = None
    try:
        board = convert(read_toml(folder / BOARD_FILE), Board, BOARD_FILE)
        faults += _board_faults(board)
    except DataError as error:
        faults.append(str(error))
    if board is not None:
        faults += _unknown_tiles(cards, board)
    return cards, board, faults


def _read_cards(path: Path) -> tuple[tuple[Card, ...], list[str]]:
    try:
        document = read_toml(path)
    except DataError as error:
        return (), [str(error)]
    faults = [f"{CARDS_FILE}: unknown field `{field}`" for field in document if field != "card"]
    entries = document.get("card", [])
    if not isinstance(entries, list):
        return (), [*faults, f"{CARDS_FILE}: card: expected a list of [[card]] entries"]
    cards: dict[str, Card] = {}
    for index, entry in enumerate(entries):
        where = f"{CARDS_FILE}: {entry_name('card', entry, index)}"
        if blanks := [f"{where}: {blank}" for blank in _blanks(entry)]:
            faults += blanks
            continue
        try:
            card = convert(entry, Card, where)
        except DataError as error:
            faults.append(str(error))
            continue
        if card.id in cards:
            faults.append(f"{where}: id: used twice")
        cards[card.id] = card
    if len(entries) > CARDS:
        faults.append(f"{CARDS_FILE}: card: the deck has {CARDS} cards, there are {len(entries)} (MOM-S4)")
    return tuple(cards.values()), faults + list(missing_priorities(tuple(cards.values())))


def _blanks(entry: object) -> Iterator[str]:
    """What the template leaves open and is not filled in yet."""
    if not isinstance(entry, dict):
        return
    if entry.get("actions") == []:
        yield "actions: none yet; list those of the action side in printed order"
    for half in ("early", "late"):
        if isinstance(entry.get(half), dict) and entry[half].get("reference") == []:
            yield f"{half}.reference: none yet; list the three symbols of the long side from the left"


NEEDS: dict[str, tuple[Action, ...]] = {
    "card": ("take_card", "buy"),
    "track": ("track", "explore", "majority"),  # areas and majorities may give steps (MOM-N6)
    "explore": ("explore",),
    "books": ("books",),
    "diamonds": ("diamonds",),
}
"""Which actions read which priority. Any card may lie on top when any other is drawn (MOM-A5)."""


def missing_priorities(cards: tuple[Card, ...]) -> Iterator[str]:
    used = {action for card in cards for action in card.actions}
    for card in cards:
        for name in ("early", "late"):
            for priority, actions in NEEDS.items():
                by = [action for action in actions if action in used]
                if by and getattr(getattr(card, name), priority) is None:
                    where = f"{CARDS_FILE}: card '{card.id}': {name}.{priority}"
                    yield f"{where}: missing, the action '{by[0]}' needs it"


def _board_faults(board: Board) -> Iterator[str]:
    if len(set(board.bonus_tiles)) != len(board.bonus_tiles):
        yield f"{BOARD_FILE}: bonus_tiles: a name is used twice"
    if set(board.beginner_tracks) != set(COMPANIES) or set(board.beginner_tracks.values()) != set(TRACKS):
        yield f"{BOARD_FILE}: beginner_tracks: each company has one track of A, B, C, D"
    for name in ("diamonds", "books"):
        table = getattr(board, name)
        if not table or any(a >= b or p > q for (a, p), (b, q) in pairwise(table)):
            yield f"{BOARD_FILE}: {name}: at least one [space, points], rising"
    numbers = [area.number for area in board.areas]
    for at, area in enumerate(board.areas):
        if area.number in numbers[:at]:
            yield f"{BOARD_FILE}: areas[{at}].number: used twice"
        if area.posts:
            yield f"{BOARD_FILE}: areas[{at}].posts: only a majority removes posts (MOM-K2)"


def _unknown_tiles(cards: tuple[Card, ...], board: Board) -> Iterator[str]:
    for card in cards:
        for tile in card.bonus:
            if tile not in board.bonus_tiles:
                yield f"{CARDS_FILE}: card '{card.id}': bonus: '{tile}' is not in bonus_tiles of {BOARD_FILE}"
