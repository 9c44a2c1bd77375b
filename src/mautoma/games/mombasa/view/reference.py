"""The automa's cards: the reference card with its slots, the piles, and the priority side that lies open."""

from __future__ import annotations

from collections.abc import Sequence

from mautoma.games.kit.svg import Rect, marks
from mautoma.games.mombasa.edition import CardPriority, Half
from mautoma.games.mombasa.names import ROUNDS, SLOTS
from mautoma.games.mombasa.printed_deck import FACE_DOWN
from mautoma.games.mombasa.state import Game
from mautoma.games.mombasa.symbols import symbol_words
from mautoma.games.mombasa.view.shapes import (
    INNER,
    MARGIN,
    SHADE,
    field,
    fitted,
    hatched,
    hatching,
    left,
    picture,
    pointed_out,
    written,
)
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.view import Picture, Say

NAME = "reference"
PLACES = {
    NAME: Rect(MARGIN, 38, INNER, 130),
    **{f"slot-{slot + 1}": Rect(20 + slot * 130, 68, 120, 90) for slot in range(SLOTS)},
    "deck": Rect(MARGIN, 178, 195, 40),
    "discard": Rect(MARGIN + 205, 178, 195, 40),
}
"""Where each lies: the card laid sideways with its slots, the piles below it."""


def draw(game: Game, say: Say, highlight: Sequence[str]) -> Picture:
    """A covered slot is hatched and names the card that covers it."""
    deck = game.deck
    parts = [
        hatching(NAME),
        left(12, 21, say(_round(game)), 15, bold=True),
        field(PLACES[NAME], fill=SHADE, place=NAME),
    ]
    if deck.reference:
        parts.append(left(22, 53, say(msg("line-reference", card=deck.reference))))
    for slot in range(SLOTS):
        parts += _slot(game, slot, say)
    parts += _pile("deck", len(deck.cards), say)
    parts += _pile("discard", len(deck.discard), say)
    parts.append(marks(draw_marks(highlight)))
    rows, bottom = written(237, _open_cards(game), say)
    return picture(NAME, bottom, parts + rows, lines(game), say)


def draw_marks(places: Sequence[str]) -> str:
    return pointed_out(rect for place, rect in PLACES.items() if place in places)


def _slot(game: Game, slot: int, say: Say) -> list[str]:
    deck, place = game.deck, f"slot-{slot + 1}"
    rect = PLACES[place]
    x, y = rect.x, rect.y
    words = say(symbol_words(game.symbols()[slot])) if deck.reference else ""
    if slot >= len(deck.slots):
        return [
            field(rect, place=place),
            fitted(x + 60, y + 45, words, 110, 20, bold=True),
        ]
    return [
        hatched(rect, NAME),
        field(rect, fill="none", place=place),
        field(Rect(x + 6, y + 26, 108, 32)),
        fitted(x + 60, y + 42, say(msg("card-name", card=deck.slots[slot])), 102, bold=True),
        fitted(x + 60, y + 74, words, 110),
    ]


def _pile(place: str, cards: int, say: Say) -> list[str]:
    x = PLACES[place].x
    return [
        field(PLACES[place], place=place),
        fitted(x + 80, 198, say(msg(f"pile-{place}")), 140),
        fitted(x + 172, 198, str(cards), 40, 20, bold=True),
    ]


def lines(game: Game) -> list[Msg]:
    """MOM-P4: the reference card and the priority side on top lie open."""
    deck = game.deck
    said = [_round(game)]
    if not deck.reference:
        return said
    said.append(msg("line-reference", card=deck.reference))
    for number, symbol in enumerate(game.symbols(), 1):
        shown = symbol_words(symbol)
        if number <= len(deck.slots):
            said.append(msg("line-slot-covered", slot=number, symbol=shown, card=deck.slots[number - 1]))
        else:
            said.append(msg("line-slot-open", slot=number, symbol=shown))
    said.append(msg("line-deck", cards=len(deck.cards), discards=len(deck.discard)))
    return said + _open_cards(game)


def _round(game: Game) -> Msg:
    if not game.round:
        return msg("line-set-up")
    half = msg("half-late" if game.deck.late else "half-early")
    return msg("line-round", round=game.round, rounds=ROUNDS, half=half)


def _open_cards(game: Game) -> list[Msg]:
    """The card being carried out and the priority side that says how; else the one that is drawn next."""
    deck, said = game.deck, []
    if deck.drawn:
        said.append(msg("line-drawn", card=deck.drawn, actions=list(game.edition.card(deck.drawn).actions)))
    if deck.cards and deck.cards[-1] == FACE_DOWN:
        return said
    if deck.reference and len(deck.cards) > 1 and not deck.drawn:
        said.append(msg("line-next", card=deck.cards[-1]))
    elif deck.reference and deck.cards:
        said.append(msg("line-top", card=deck.cards[-1]))
        said += priorities(game.half(deck.cards[-1]))
    return said


def priorities(half: Half) -> list[Msg]:
    """How the next drawn card will be carried out."""
    said = []
    if half.card is not None:
        said.append(msg("line-priority-card", best=_best(half.card)))
    if half.track is not None:
        by = Msg(f"criterion-{half.track.company}".replace("_", "-"))
        said.append(msg("line-priority-track", by=by, steps=half.track.steps))
    if half.explore is not None:
        by = Msg(f"criterion-{half.explore.company}".replace("_", "-"))
        said.append(msg("line-priority-explore", by=by, white=half.explore.white, black=half.explore.black))
    if half.books is not None:
        said.append(msg("line-priority-books", points=half.books))
    if half.diamonds is not None:
        said.append(msg("line-priority-diamonds", steps=half.diamonds))
    return said


def _best(priority: CardPriority) -> Msg:
    if priority.best == "richest_share":
        return msg("best-richest-share")
    return msg(f"best-{priority.best}", goods=list(priority.goods))
