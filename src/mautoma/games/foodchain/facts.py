"""The game as the program follows it at a real table: what both sides share, and what it was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

from mautoma.games.foodchain.content.products import DRINKS, Product
from mautoma.games.foodchain.state import Game
from mautoma.kernel.facts import Memory
from mautoma.kernel.table import Table

A = TypeVar("A")

PRICE = "price"
WAITRESSES = "waitresses"
DRIVE_INS = "drive_ins"
CFO = "cfo"
SALARIES = "salaries"
EARNED = "earned"

_SHARED = tuple(shared.name for shared in fields(Game))


@dataclass(slots=True)
class TableGame(Game):
    """The human's staff and stock are the human's own business: of them only `facts` are known."""

    unseen: bool = False
    """The player chose to play without the map in the program."""
    printed: bool = False
    """The player draws from printed cards and tells which one came."""
    facts: Memory[int] = field(default_factory=Memory)
    corrections: int = 0
    """How often something was put right by hand."""

    def clone(self) -> TableGame:
        copy = at_table(Game.clone(self), self.unseen, self.printed, self.facts.clone())
        copy.corrections = self.corrections
        return copy

    @property
    def sources(self) -> Counter[Product]:
        if not self.unseen:
            return Counter(self.city.board.sources.values())
        return Counter({drink: self.facts.last(sources_of(drink)) or 0 for drink in DRINKS})


def at_table(game: Game, unseen: bool, printed: bool, facts: Memory[int]) -> TableGame:
    shared: dict[str, Any] = {name: getattr(game, name) for name in _SHARED}
    return TableGame(**shared, unseen=unseen, printed=printed, facts=facts)


def stock_of(product: Product) -> str:
    return f"stock of {product}"


def sources_of(drink: Product) -> str:
    return f"sources of {drink}"


def on_map(house: int) -> str:
    return f"house {house} on the map"


def learn_drive_ins(game: TableGame, drive_ins: bool) -> None:
    """For this round: until clean-up."""
    game.facts.learn(DRIVE_INS, int(drive_ins))
    game.human.drive_ins = drive_ins


def without_aside(table: Table, name: str, part: Callable[[], A]) -> A:
    """A part of the game in which this aside would pull away what its questions rest on."""
    asides = table.asides
    table.asides = {other: aside for other, aside in asides.items() if other != name}
    outcome = part()
    table.asides = asides
    return outcome
