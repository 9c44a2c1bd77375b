"""Correction by hand: any of the automa's own numbers, as a logged answer like any other."""

from __future__ import annotations

from mautoma.games.mombasa.edition import MOST as MOST_SPACES
from mautoma.games.mombasa.names import AUTOMA, COMPANIES, HUMAN, LONGEST_TRACK, MARKERS, MOST_SHARES
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.new_card.parts import correct_card
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Number, Option, Pick
from mautoma.kernel.table import Table

PLAIN = ("coins", "diamonds", "books", "jar", "markers", "cards")
NUMBERS = (
    *PLAIN,
    *(f"steps {company}" for company in COMPANIES),
    *(f"shares {company}" for company in COMPANIES),
)
FIRST, NOTHING = "first", "nothing"
MOST = 999
"""Coins or cards."""


def listen(game: Mombasa, table: Table) -> None:
    """A correction may be said at any question."""
    table.asides = {"correct": lambda: correct(game, table)}
    if game.printed_deck:
        table.asides = {**table.asides, "card-wrong": lambda: correct_card(game, table)}


def correct(game: Mombasa, table: Table) -> None:
    """The aside "correct": which number, and what it really is. What is as it should be is not told."""
    question = Pick(key="correct-what", choices=[*NUMBERS, FIRST, NOTHING], describe=_option, leave=NOTHING)
    name = table.ask(question)
    if name == NOTHING:
        return
    if name == FIRST:
        holder = table.ask(
            Pick(key="correct-token", choices=[HUMAN, AUTOMA], noun="side", default=game.first)
        )
        if holder != game.first:
            game.first = holder
            table.tell("corrected-token", "MOM-S6", side=holder)
        return
    old = current(game, name)
    most = max(old, most_of(game, name))
    new = table.ask(Number(key="correct-to", most=most, data={"number": number_words(name)}, default=old))
    if new != old:
        put(game, name, new)
        table.tell("corrected", "MOM-S6", number=number_words(name), old=old, new=new)


def _option(name: str) -> Option:
    return Option(name, msg("correct-nothing") if name == NOTHING else number_words(name))


def most_of(game: Mombasa, name: str) -> int:
    """No marker stands beyond its track."""
    kind, _, company = name.partition(" ")
    board = game.edition.board
    if kind == "steps":
        return game.facts.lengths.get(game.tracks[company], LONGEST_TRACK)
    ends = {
        "markers": MARKERS,
        "diamonds": board.end_of("diamonds") or MOST_SPACES,
        "books": board.end_of("books") or MOST_SPACES,
        "jar": board.end_of("books") or MOST_SPACES,
        "shares": MOST_SHARES,
    }
    return ends.get(kind, MOST)


def number_words(name: str) -> Msg:
    kind, _, company = name.partition(" ")
    return msg(f"number-{kind}", company=company) if company else msg(f"number-{kind}")


def current(game: Mombasa, name: str) -> int:
    kind, _, company = name.partition(" ")
    value = getattr(game.automa, kind)
    return int(value[company] if company else value)


def put(game: Mombasa, name: str, value: int) -> None:
    kind, _, company = name.partition(" ")
    if company:
        getattr(game.automa, kind)[company] = value
    else:
        setattr(game.automa, kind, value)
