"""The display: which of its cards fit, and the shares on the card that the automa takes.

It's filled up between rounds only: what isn't there stays away for the round.
"""

from __future__ import annotations

from mautoma.games.mombasa.names import COLUMNS, COMPANIES, DISPLAY, NONE, Company
from mautoma.games.mombasa.state import Mombasa
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Option, Pick, PickSome
from mautoma.kernel.table import Table

FIRST = "first"


def best_cards(game: Mombasa, table: Table, looked_for: str, words: Msg) -> list[str]:
    """The place of the card that fits best, or the places of equals, in set-up order (MOM-N1, MOM-T1)."""

    def ask(before: list[str] | None) -> list[str]:
        question = PickSome(
            key="display-cards",
            choices=_filled(game),
            describe=place_option,
            ties=True,
            data={"cards": words},
            rules=("MOM-N1", "MOM-T1"),
            default=before,
            remembered=True,
        )
        chosen = table.ask(question)
        return [place for place in DISPLAY if place in chosen]

    return game.facts.display.recall(looked_for, ask)


def first_with_share(game: Mombasa, table: Table, company: Company) -> list[str]:
    """The first card with a share of the company, in set-up order: no other counts (MOM-N1, MOM-T1)."""

    def ask(before: list[str] | None) -> list[str]:
        question = Pick(
            key="share-card",
            choices=[*_filled(game, *(before or ())), NONE],
            describe=_share_option,
            data={"company": company},
            rules=("MOM-N1", "MOM-T1"),
            default=before[0] if before else None,
            remembered=True,
            at_once=True,
        )
        answer = table.ask(question)
        return [] if answer == NONE else [answer]

    return game.facts.display.recall(_share(company), ask)


def first_display_card(game: Mombasa, table: Table) -> str | None:
    """MOM-T2, our ruling: with no share in the display at all, the first card in set-up order."""

    def ask(before: list[str] | None) -> list[str]:
        question = Pick(
            key="first-display-card",
            choices=[*_filled(game, *(before or ())), NONE],
            describe=place_option,
            rules=("MOM-T2",),
            default=before[0] if before else None,
            remembered=True,
            at_once=True,
        )
        answer = table.ask(question)
        return [] if answer == NONE else [answer]

    return next(iter(game.facts.display.recall(FIRST, ask)), None)


def _filled(game: Mombasa, *from_: str) -> list[str]:
    """The places that may have a card: no card comes before the first that there was."""
    start = min((DISPLAY.index(place) for place in from_), default=0)
    return [place for place in DISPLAY[start:] if place not in game.facts.gone]


def display_is_empty(game: Mombasa) -> bool:
    """Whether it is known for sure."""
    known = game.facts.display
    return not _filled(game) or (known.is_sure(FIRST) and not known.known[FIRST])


def has_no_share(game: Mombasa, company: Company) -> bool:
    """Whether it is known for sure that no card has one."""
    known = game.facts.display
    return known.is_sure(_share(company)) and not known.known[_share(company)]


def take_from_display(game: Mombasa, place: str) -> None:
    """What the automa takes is gone. Of equals the others stay; which one comes next is not known."""
    known = game.facts.display
    game.facts.gone.append(place)
    for looked_for, places in list(known.known.items()):
        if place in places:
            known.known[looked_for] = [other for other in places if other != place]
            if not known.known[looked_for]:
                del known.known[looked_for]
                known.doubt([looked_for])


def known_share(game: Mombasa, place: str) -> Company | None:
    """The share of a display card, where it was reported."""
    known = game.facts.display
    return next(
        (
            company
            for company in COMPANIES
            if known.is_sure(_share(company)) and place in known.known[_share(company)]
        ),
        None,
    )


def _share(company: Company) -> str:
    return f"share:{company}"


def place_option(place: str) -> Option:
    if place == NONE:
        return Option(place, msg("option-no-card"))
    column, row = place.split("_")
    assert column in COLUMNS
    return Option(place, msg("display-place", column=column, row=int(row)))


def _share_option(place: str) -> Option:
    return Option(place, msg("option-no-share")) if place == NONE else place_option(place)
