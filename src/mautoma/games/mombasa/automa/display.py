"""Taking a card from the display: MOM-N1, ties MOM-T1, nothing fitting MOM-T2 (printed example: MOM-X2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mautoma.games.mombasa.automa.companies import choose_company
from mautoma.games.mombasa.edition import CardPriority
from mautoma.games.mombasa.names import COMPANIES, DISPLAY, Company
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.facts.display import (
    best_cards,
    display_is_empty,
    first_display_card,
    first_with_share,
    has_no_share,
    known_share,
    place_option,
    take_from_display,
)
from mautoma.kernel.decide import Trail, decide, least
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.table import Table


@dataclass(slots=True, frozen=True)
class Choice:
    """A card of the display."""

    place: str
    trail: Trail[Any]
    rules: tuple[str, ...]

    @property
    def place_words(self) -> Msg:
        label = place_option(self.place).label
        assert label is not None
        return label


def choose_card(game: Mombasa, table: Table, priority: CardPriority | None) -> Choice | None:
    """None: the display is empty. Without a priority as where no card fits (MOM-A8)."""
    if display_is_empty(game):
        return None
    if priority is None:
        table.tell("card-not-shown", "MOM-A8", "MOM-T2")
    elif priority.best != "richest_share":
        words = msg(f"best-{priority.best}", goods=list(priority.goods))
        looked_for = "+".join((priority.best, *priority.goods))
        places = best_cards(game, table, looked_for, words)
        if places:
            return _first(places, "MOM-N1")
        table.tell("no-card-fits", "MOM-T2", cards=words)
    return _richest_share(game, table) or _first_card(game, table)


def _richest_share(game: Mombasa, table: Table) -> Choice | None:
    """A card with a share of the richest company among those that have one in the display."""
    left: list[Company] = [company for company in COMPANIES if not has_no_share(game, company)]
    while left:
        decision = choose_company(game, table, "richest", "MOM-T2", among=left)
        company = decision.choice
        assert company is not None
        table.tell("looks-for-share", "MOM-N1", "MOM-T2", trail=decision.trail, company=company)
        places = first_with_share(game, table, company)
        if places:
            return _first(places, "MOM-N1")
        left.remove(company)
    return None


def _first_card(game: Mombasa, table: Table) -> Choice | None:
    place = first_display_card(game, table)
    return None if place is None else _first([place], "MOM-T2")


def _first(places: list[str], rule: str) -> Choice:
    order = least("MOM-T1", "set-up-order", DISPLAY.index)
    decision = decide(places, order, why=rule, noun="place")
    assert decision.choice is not None
    return Choice(decision.choice, decision.trail, (rule, "MOM-T1") if len(places) > 1 else (rule,))


def hand_over(game: Mombasa, table: Table, choice: Choice) -> None:
    """It goes beside the board and counts only for its shares, which are told at the end (MOM-N1)."""
    automa = game.automa
    table.order("take-card", *choice.rules, trail=choice.trail, place=choice.place_words, at=choice.place)
    share = known_share(game, choice.place)
    take_from_display(game, choice.place)
    game.moved("now-display-card", place=choice.place_words)
    automa.cards += 1
    if share:
        automa.shares[share] += 1
    table.tell("card-taken", "MOM-N1", cards=automa.cards)
