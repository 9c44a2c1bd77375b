"""What a game keeps on the screen besides its pictures: figures, cards, and what is about to happen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from markupsafe import Markup

from mautoma.kernel.question import Pick, Question
from mautoma.kernel.session import Session
from mautoma.kernel.view import Card, Figure, Listing, Pile, Sign, Tableau, View, is_overview
from mautoma.messages.voice import Voice
from mautoma.web import content
from mautoma.web.content import Content


def status(session: Session, view: View[Any], voice: Voice) -> Content:
    """Round, phase and figures; a game without figures of its own has its summary."""
    shown = view.status(session.state, voice.say) if is_overview(view) else None
    last = {mark.level: mark.name for mark in session.marks if mark.level in ("round", "phase")}
    phase = last.get("phase", "")
    names = list(shown.phases) if shown else []
    if phase and phase not in names:
        names = [phase]
    return {
        "round": last.get("round", ""),
        "phase": voice.word("phase", phase) if phase else "",
        "phases": [{"title": voice.word("phase", name), "now": name == phase} for name in names],
        "figures": shown.figures if shown else (),
        "summary": content.summary(session, voice),
    }


def figures(state: Any, view: View[Any], voice: Voice) -> Sequence[Figure]:
    return view.status(state, voice.say).figures if is_overview(view) else ()


def tableaus(state: Any, question: Question[Any] | None, view: View[Any], voice: Voice) -> list[Content]:
    if not is_overview(view):
        return []
    offered = question.values() if isinstance(question, Pick) else ()
    return [_tableau(tableau, offered, voice) for tableau in view.tableaus(state, question, voice.say)]


def _tableau(tableau: Tableau, offered: Sequence[str], voice: Voice) -> Content:
    piles = {pile.name: _pile(pile) for pile in tableau.piles}
    _open_cards([piles[name] for name in tableau.picked_from if name in piles], offered)
    taken = [card for pile in tableau.piles if pile.taken for card in pile.cards]
    return {
        "name": tableau.name,
        "part": tableau.part,
        "arranged_by": tableau.arranged_by,
        "title": voice.word("picture", tableau.name),
        "piles": list(piles.values()),
        "totals": [
            {
                "name": total.name,
                "label": total.label,
                "base": total.base,
                "written": total.written,
                "never_negative": total.never_negative,
                "now": total.base + sum(card.count * card.adds.get(total.name, 0) for card in taken),
            }
            for total in tableau.totals
        ],
    }


def _open_cards(piles: Iterable[Content], offered: Iterable[str]) -> None:
    """Of each value offered, the first card can be tapped."""
    left = set(offered)
    for pile in piles:
        for card in pile["cards"]:
            card["open"] = card["value"] in left
            left.discard(card["value"])


def _pile(pile: Pile) -> Content:
    return {
        "name": pile.name,
        "title": pile.title,
        "note": pile.note,
        "taken": pile.taken,
        "lead": _card(pile.lead) if pile.lead else None,
        "cards": [_card(card) for card in pile.cards],
    }


def _card(card: Card) -> Content:
    return {
        "value": card.value,
        "title": card.title,
        "text": card.text,
        "family": card.family,
        "icon": Markup(card.icon),
        "count": card.count,
        "badges": card.badges,
        "details": card.details,
        "open": False,
        "adds": " ".join(f"{name}:{number}" for name, number in card.adds.items()),
    }


def faces(tableaus: Iterable[Content]) -> dict[str, Content]:
    """Every card by what choosing it answers, in its fullest version."""
    cards = [card for tableau in tableaus for pile in tableau["piles"] for card in pile["cards"]]
    return {card["value"]: card for card in cards if card["value"]}


def forecast(state: Any, question: Question[Any] | None, view: View[Any], voice: Voice) -> Content | None:
    if question is None or not is_overview(view):
        return None
    listing = view.forecast(state, question, voice.say)
    return None if listing is None else listed(listing, voice)


def listed(listing: Listing, voice: Voice) -> Content:
    return {
        "name": listing.name,
        "phase": listing.phase,
        "title": voice.word("listing", listing.name),
        "heads": listing.heads,
        "rows": [
            {"cells": [_cell(cell) for cell in row.cells], "side": row.side, "note": row.note}
            for row in listing.rows
        ],
        "notes": listing.notes,
    }


def _cell(cell: str | Sign) -> Mapping[str, str]:
    if isinstance(cell, Sign):
        return {"words": cell.words, "svg": Markup(cell.svg)}
    return {"words": cell, "svg": ""}


def focus(pictures: Sequence[Content], tableaus: Sequence[Content], asked: Content | None) -> str:
    """The part of the screen that the question is about: where its options lie."""
    if asked is None:
        return "board"
    values = {option["value"] for option in asked.get("options", ())}
    values |= {each["value"] for each in asked.get("available", ())}
    for picture in pictures:
        if picture["spots"]:
            return str(picture["part"])
    for tableau in tableaus:
        if tableau["part"] == "company" and any(
            card["value"] in values for pile in tableau["piles"] for card in pile["cards"]
        ):
            return "company"
    return "board"
