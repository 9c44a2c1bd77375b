"""What a game shows of itself besides its sections: boards to paint, cards, figures, tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from mautoma import games
from mautoma.kernel.mosaic import Mosaic, is_inlaid
from mautoma.kernel.session import Session
from mautoma.kernel.view import Card, Figure, Listing, Sign, Tableau, is_overview, is_watching
from mautoma.messages.voice import Voice
from mautoma.terminal.environment import Environment


@dataclass(slots=True, frozen=True)
class Shown:
    """By section: a board in coloured characters, and its cards."""

    mosaics: Mapping[str, Mosaic] = field(default_factory=dict)
    tableaus: Mapping[str, Tableau] = field(default_factory=dict)


def shown_of(session: Session, voice: Voice) -> Shown:
    view = games.find_game(session.mode.game).show().view
    state, question = session.state, session.question
    mosaics = view.mosaics(state, question, voice.say) if is_inlaid(view) else {}
    return Shown(mosaics, {tableau.name: tableau for tableau in _tableaus(session, voice)})


def _tableaus(session: Session, voice: Voice) -> Sequence[Tableau]:
    view = games.find_game(session.mode.game).show().view
    return view.tableaus(session.state, session.question, voice.say) if is_overview(view) else ()


def faces_of(session: Session, voice: Voice) -> dict[str, Card]:
    """Every card by what choosing it answers, in its fullest version."""
    cards = (card for tableau in _tableaus(session, voice) for pile in tableau.piles for card in pile.cards)
    return {card.value: card for card in cards if card.value}


def figures_of(session: Session, voice: Voice) -> list[Figure]:
    """What to keep in sight: the status, and what there is to know of an opponent at a table."""
    view = games.find_game(session.mode.game).show().view
    figures = [*view.status(session.state, voice.say).figures] if is_overview(view) else []
    if not figures and is_watching(view):
        figures += view.at_a_glance(session.state, voice.say)
    return figures


def show_listing(listing: Listing, voice: Voice, env: Environment) -> None:
    """As a table; where there are only lines, row by row."""
    if env.painted:
        from mautoma.terminal.paint.tables import listing_table

        env.paint(listing_table(listing, voice))
        return
    env.heading(voice.word("listing", listing.name))
    for row in listing.rows:
        cells = [cell.words if isinstance(cell, Sign) else cell for cell in row.cells]
        told = [f"{head} {cell}" for head, cell in zip(listing.heads, cells, strict=False) if cell]
        env.show("; ".join(told) + (f" ({row.note})" if row.note else ""), indent="  ")
    for note in listing.notes:
        env.show(note)


def forecast_of(session: Session, voice: Voice) -> Listing | None:
    """What is about to happen, from what a player can see."""
    view = games.find_game(session.mode.game).show().view
    if session.question is None or not is_overview(view):
        return None
    return view.forecast(session.state, session.question, voice.say)
