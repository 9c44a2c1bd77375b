"""The display: which of its cards fit, and the shares on the card that the automa takes."""

from __future__ import annotations

from mautoma.games.mombasa.names import COLUMNS, COMPANIES, DISPLAY, NONE, Company
from mautoma.games.mombasa.state import Game
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Option, Pick, PickSome
from mautoma.kernel.table import Table


def display_cards(game: Game, table: Table, looked_for: str, words: Msg, rule: str) -> list[str]:
    """The places of all display cards that fit, in set-up order."""

    def ask(before: list[str] | None) -> list[str]:
        question = PickSome(
            key="display-cards",
            choices=DISPLAY,
            describe=place_option,
            data={"cards": words},
            rules=(rule, "MOM-T1"),
            default=before,
            remembered=True,
        )
        chosen = table.ask(question)
        return [place for place in DISPLAY if place in chosen]

    return game.facts.display.recall(looked_for, ask)


def first_display_card(game: Game, table: Table) -> str | None:
    """MOM-T2, our ruling: with no share in the display at all, the first card in set-up order."""

    def ask(before: list[str] | None) -> list[str]:
        question = Pick(
            key="first-display-card",
            choices=[*DISPLAY, NONE],
            describe=place_option,
            rules=("MOM-T2",),
            default=before[0] if before else None,
            remembered=True,
        )
        answer = table.ask(question)
        return [] if answer == NONE else [answer]

    return next(iter(game.facts.display.recall("first", ask)), None)


def display_is_empty(game: Game) -> bool:
    """Whether it is known for sure."""
    known = game.facts.display
    return known.is_sure("first") and not known.known["first"]


def take_from_display(game: Game, place: str) -> None:
    """What the automa takes is no longer there. Only lists of *all* cards of a kind stay complete."""
    known = game.facts.display
    for looked_for, places in list(known.known.items()):
        if place in places:
            left = [other for other in places if other != place]
            known.known[looked_for] = left
            if not left and not looked_for.startswith("share:"):
                del known.known[looked_for]
                known.doubt([looked_for])


def known_share(game: Game, place: str) -> Company | None:
    """The share of a display card, where the cards with it were already reported."""
    known = game.facts.display
    for company in COMPANIES:
        looked_for = f"share:{company}"
        if known.is_sure(looked_for) and place in known.known[looked_for]:
            return company
    return None


def place_option(place: str) -> Option:
    if place == NONE:
        return Option(place, msg("option-no-card"))
    column, row = place.split("_")
    assert column in COLUMNS
    return Option(place, msg("display-place", column=column, row=int(row)))
