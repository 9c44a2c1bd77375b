"""Correction by hand: any of the automa's own numbers, as a logged answer like any other."""

from __future__ import annotations

from mautoma.games.mombasa.names import AUTOMA, COMPANIES, HUMAN, MARKERS
from mautoma.games.mombasa.state import Game
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Number, Option, Pick
from mautoma.kernel.table import Table

PLAIN = ("coins", "diamonds", "books", "jar", "markers", "cards")
NUMBERS = (
    *PLAIN,
    *(f"steps {company}" for company in COMPANIES),
    *(f"shares {company}" for company in COMPANIES),
)
FIRST = "first"


def listen(game: Game, table: Table) -> None:
    """A correction may be said at any question."""
    table.asides = {"correct": lambda: correct(game, table)}


def correct(game: Game, table: Table) -> None:
    """The aside "correct": which number, and what it really is."""
    name = table.ask(
        Pick(key="correct-what", choices=[*NUMBERS, FIRST], describe=lambda n: Option(n, number_words(n)))
    )
    if name == FIRST:
        game.first = table.ask(
            Pick(key="correct-token", choices=[HUMAN, AUTOMA], noun="side", default=game.first)
        )
        table.tell("corrected-token", "MOM-S6", side=game.first)
        return
    old = current(game, name)
    most = MARKERS if name == "markers" else 999
    new = table.ask(Number(key="correct-to", most=most, data={"number": number_words(name)}, default=old))
    put(game, name, new)
    table.tell("corrected", "MOM-S6", number=number_words(name), old=old, new=new)


def number_words(name: str) -> Msg:
    kind, _, company = name.partition(" ")
    return msg(f"number-{kind}", company=company) if company else msg(f"number-{kind}")


def current(game: Game, name: str) -> int:
    kind, _, company = name.partition(" ")
    value = getattr(game.automa, kind)
    return int(value[company] if company else value)


def put(game: Game, name: str, value: int) -> None:
    kind, _, company = name.partition(" ")
    if company:
        getattr(game.automa, kind)[company] = value
    else:
        setattr(game.automa, kind, value)
