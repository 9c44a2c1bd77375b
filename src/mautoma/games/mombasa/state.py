"""The position: the automa's own things, exact; and what is known of the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from mautoma.games.mombasa.edition import Card, Edition, Half, Symbol
from mautoma.games.mombasa.names import COMPANIES, HUMAN, LETTERS, MARKERS, SLOTS, Company
from mautoma.games.mombasa.phrases import all_of
from mautoma.games.mombasa.post_columns import Column
from mautoma.games.mombasa.symbols import card_words
from mautoma.kernel.event import Event
from mautoma.kernel.facts import Memory
from mautoma.kernel.message import Json, Msg, msg
from mautoma.kernel.mode import SECRET

FACE_DOWN = "?"
"""A card of the deck that nobody has seen this round."""


@dataclass(slots=True)
class Deck:
    """`cards` from the bottom to the top. `late`: turned to the half "R 4-5-6-7" (MOM-P1)."""

    cards: list[str] = field(default_factory=list, metadata=SECRET)
    reference: str = ""
    slots: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    late: bool = False
    drawn: str = ""
    """The card being carried out."""

    @property
    def says_how(self) -> str:
        """The card whose priority side counts: the top one, or of the last card its own (MOM-A5)."""
        top = self.cards[-1] if self.cards else self.drawn
        return "" if top == FACE_DOWN else top

    def clone(self) -> Deck:
        return Deck(
            list(self.cards), self.reference, list(self.slots), list(self.discard), self.late, self.drawn
        )


@dataclass(slots=True)
class Automa:
    """MOM-S2. `books` are on its board, contiguous from the first space; `jar` is the ink jar's space."""

    coins: int = 1
    diamonds: int = 0
    books: int = 0
    jar: int = 0
    markers: int = MARKERS
    steps: dict[Company, int] = field(default_factory=lambda: dict.fromkeys(COMPANIES, 0))
    cards: int = 0
    shares: dict[Company, int] = field(default_factory=lambda: dict.fromkeys(COMPANIES, 0))
    """Of the cards it has taken."""
    spaces: list[str] = field(default_factory=list)
    """Where its bonus markers are."""

    def clone(self) -> Automa:
        return Automa(
            self.coins,
            self.diamonds,
            self.books,
            self.jar,
            self.markers,
            dict(self.steps),
            self.cards,
            dict(self.shares),
            list(self.spaces),
        )


@dataclass(slots=True)
class Facts:
    """What was reported of the table, each fact until something could have changed it."""

    steps: Memory[int] = field(default_factory=Memory)
    """The human's, by company."""
    values: Memory[int] = field(default_factory=Memory)
    """Share values, by company."""
    richest: Memory[list[str]] = field(default_factory=Memory)
    """By the companies compared: which of them are worth most."""
    goods: Memory[int] = field(default_factory=Memory)
    """The human's for majorities, by good."""
    free: Memory[bool] = field(default_factory=Memory)
    """Whether a bonus space is free."""
    display: Memory[list[str]] = field(default_factory=Memory)
    """Places of the display, by what was looked for."""
    gone: list[str] = field(default_factory=list)
    """Places of the display that the automa has emptied this round."""
    books: Memory[str] = field(default_factory=Memory)
    """By letter: the first book with a coin, or that there is none."""
    books_left: dict[str, int] = field(default_factory=lambda: dict.fromkeys(LETTERS, 0))
    """By letter: at least so many. A human's action may take them all (MOM-N8)."""
    areas: Memory[list[int]] = field(default_factory=Memory)
    """The lowest areas that are "free" or a company's, as far as reported; 0: there are no more."""
    owners: Memory[str] = field(default_factory=Memory)
    """Of the areas that the automa has put a post into."""
    areas_left: Memory[int] = field(default_factory=Memory)
    """How many areas are "free" or a company's, where areas have no numbers and it was said."""
    bases: Memory[int] = field(default_factory=Memory)
    """Posts left in a base, where it was said."""
    columns: Memory[list[Column]] = field(default_factory=Memory)
    """The columns of a base, where the edition tells how a base looks."""
    gains: Memory[dict[str, int]] = field(default_factory=Memory)
    """What areas and majorities give."""
    lengths: dict[str, int] = field(default_factory=dict)
    """Of the company tracks."""

    def clone(self) -> Facts:
        return Facts(
            self.steps.clone(),
            self.values.clone(),
            self.richest.clone(),
            self.goods.clone(),
            self.free.clone(),
            self.display.clone(),
            list(self.gone),
            self.books.clone(),
            dict(self.books_left),
            self.areas.clone(),
            self.owners.clone(),
            self.areas_left.clone(),
            self.bases.clone(),
            self.columns.clone(),
            self.gains.clone(),
            dict(self.lengths),
        )


@dataclass(slots=True)
class Sheet:
    """A side's final score (MOM-E1)."""

    coins: int
    share_points: int
    diamond_points: int
    book_points: int

    @property
    def total(self) -> int:
        return self.coins + self.share_points + self.diamond_points + self.book_points


@dataclass(slots=True)
class Mombasa:
    edition: Edition
    turning_round: int
    tracks: dict[Company, str] = field(default_factory=dict)
    """The track at each company."""
    round: int = 0
    first: str = HUMAN
    """Who holds the first-player token."""
    token_taken: bool = False
    """The automa took it in this round."""
    token_lost: bool = False
    """The human took it from the automa in this round."""
    automa: Automa = field(default_factory=Automa)
    deck: Deck = field(default_factory=Deck)
    facts: Facts = field(default_factory=Facts)
    sheets: dict[str, Sheet] = field(default_factory=dict)
    pointed: str = ""
    """Where the piece is that the automa moved last in its turn: a place of the display, or a track."""
    put_back: list[Event] = field(default_factory=list)
    """What would take each of the automa's moves back, the latest last."""
    printed_deck: bool = False
    """The player draws from printed cards and says which one is face up."""
    entering: tuple[Card, str] | None = None
    """The card that is being entered, as far as it is, and which side or half of it."""
    entered: tuple[str, ...] = ()
    """The cards of which something was entered in this game."""
    found_spaces: bool = False
    """Something of the diamond track or the book track was."""
    found_limits: bool = False
    """The last number of the expansion scheme was."""
    stand_in: Any = field(default=None, metadata=SECRET)
    """The model that answers for the table, where there is no table."""

    def clone(self) -> Mombasa:
        return Mombasa(
            self.edition,
            self.turning_round,
            dict(self.tracks),
            self.round,
            self.first,
            self.token_taken,
            self.token_lost,
            self.automa.clone(),
            self.deck.clone(),
            self.facts.clone(),
            dict(self.sheets),
            self.pointed,
            list(self.put_back),
            self.printed_deck,
            self.entering,
            self.entered,
            self.found_spaces,
            self.found_limits,
            self.stand_in.clone() if self.stand_in is not None else None,
        )

    def moved(self, kind: str, /, **data: Json | Msg) -> None:
        """The automa moved a piece that is not on its own board: how to put it back."""
        self.put_back.append(Event(kind, data))

    def companies(self) -> list[Company]:
        """In the order of their tracks, A-B-C-D (MOM-T3)."""
        return sorted(COMPANIES, key=lambda company: self.tracks[company])

    def half(self, card: str) -> Half:
        """The half of a card that counts now (MOM-P1)."""
        found = self.edition.card(card)
        return found.late if self.deck.late else found.early

    def called(self, card: str) -> str | Msg:
        """A card, as the table would call it; one that was taken back by its id."""
        known = next((each for each in self.edition.cards if each.id == card), None)
        return card if known is None else card_words(known, self.deck.late, quoted=True)

    def all_called(self, cards: Sequence[str]) -> list[Json] | Msg:
        """Several cards, as the table would call them."""
        called = [self.called(card) for card in cards]
        if not any(isinstance(each, Msg) for each in called):
            return list[Json](cards)
        return all_of([each if isinstance(each, Msg) else msg("card-name", card=each) for each in called])

    def symbols(self) -> tuple[Symbol, ...]:
        """Of the reference card (MOM-P2)."""
        return self.half(self.deck.reference).reference if self.deck.reference else ()

    def open_symbols(self) -> tuple[Symbol, ...]:
        """Those no card covers yet (MOM-K1, MOM-K3)."""
        return self.symbols()[len(self.deck.slots) :]

    @property
    def slot_free(self) -> bool:
        return len(self.deck.slots) < SLOTS
