"""Careers as trees: a card, what it becomes by training now, and what may become of that later."""

from __future__ import annotations

from typing import Any

from mautoma.games.foodchain.content.employees import employee
from mautoma.games.foodchain.content.milestones import give
from mautoma.games.foodchain.names import CFO
from mautoma.games.foodchain.rules.options import DONE
from mautoma.games.foodchain.rules.staff import in_order, in_supply
from mautoma.games.foodchain.state import FoodChain
from mautoma.games.foodchain.view.staff import staff_card
from mautoma.games.foodchain.view.words import Wording
from mautoma.kernel.question import Pick, Question
from mautoma.kernel.view import Card, Item, Tray


def career_trays(game: FoodChain, question: Question[Any], words: Wording) -> tuple[Tray, ...]:
    """One tree for each card that can be trained, then the cards on the beach that can't."""
    assert isinstance(question, Pick)
    if question.key == "train-into":
        now = str(question.data["employee"])
        return (Tray(card=staff_card(game, now, 1, words), items=_items(game, question, now, (), words)),)
    beach = game.human.beach if question.key == "train" else {}
    open_ = [name for name in question.values() if name != DONE]
    trees = [
        Tray(
            card=staff_card(game, name, beach.get(name, 1), words),
            items=_items(game, question.follows(name), name, (name,), words) if question.follows else (),
        )
        for name in open_
    ]
    shut = [
        Tray(card=staff_card(game, name, beach[name], words), why_not=words(_why_not(name)))
        for name in in_order(beach)
        if name not in open_
    ]
    return (*trees, *shut)


def _why_not(name: str) -> str:
    return "shut-untrainable" if employee(name).trains_into else "shut-no-career"


def _items(
    game: FoodChain, question: Pick | None, now: str, before: tuple[str, ...], words: Wording
) -> tuple[Item, ...]:
    """What a card becomes, as far as the question goes; a step with one way to go is not asked for."""
    targets = question.values() if question else ()
    asked = question is not None and (not before or len(targets) > 1)
    items = []
    for name in employee(now).trains_into:
        card = staff_card(game, name, in_supply(game, name), words)
        if question is None or name not in targets:
            why = _missing(game, name, words) or words("shut-untrainable")
            items.append(Item((), card=card, why_not=why))
            continue
        answers = (*before, name) if asked else before
        after = question.follows(name) if question.follows else None
        if after is None:
            items.append(Item(answers, card=card, leads=_later(game, name, words)))
        else:
            on = _items(game, after, name, answers, words)
            items.append(Item((), card=card, why_not=words("shut-on-the-way"), leads=on))
    return tuple(items)


def _missing(game: FoodChain, name: str, words: Wording) -> str:
    if name == CFO and give(game.human.milestones, "ceo_is_cfo"):
        return words("shut-ceo-is-cfo")
    return "" if in_supply(game, name) else words("shut-none-left")


def _later(game: FoodChain, name: str, words: Wording) -> tuple[Item, ...]:
    """For another day: names only."""
    return tuple(
        Item((), card=Card(after, words.of("employee", after)), why_not=words("shut-later"))
        for after in employee(name).trains_into
    )
