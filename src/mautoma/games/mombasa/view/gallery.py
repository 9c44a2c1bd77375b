"""The edition to look at and to print: the eight cards with both sides, and what the board adds."""

from __future__ import annotations

from dataclasses import replace

from mautoma.games.kit.sheet import Sheet
from mautoma.games.mombasa.edition import Card, Edition
from mautoma.games.mombasa.names import COMPANIES, LEVELS
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.symbols import card_words
from mautoma.games.mombasa.view import board, map, tracks
from mautoma.games.mombasa.view.colours import EDGE
from mautoma.games.mombasa.view.icons import ICONS
from mautoma.games.mombasa.view.ledger import actions_side
from mautoma.games.mombasa.view.parts import action_parts, priority_parts
from mautoma.games.mombasa.view.priority import priority_side
from mautoma.kernel.gallery import CardFaces, Gallery
from mautoma.kernel.message import msg
from mautoma.kernel.view import Picture, Say


def gallery(edition: Edition, say: Say) -> Gallery:
    empty = Mombasa(edition, LEVELS["normal"], tracks=dict(edition.board.beginner_tracks.items()))
    for company in COMPANIES:
        empty.facts.steps.learn(company, 0)
    drawn = replace(board.draw(empty, say), spots=board.board_parts(empty, say))
    return Gallery(
        tuple(_faces(card, say) for card in edition.cards),
        (drawn, tracks.draw(empty, say, ()), map.draw(empty, say), _reference(say)),
        ICONS.legend(say),
    )


def _faces(card: Card, say: Say) -> CardFaces:
    name = say(msg("card-name", card=card_words(card)))
    front = replace(actions_side(card, say), spots=action_parts())
    back = replace(priority_side(card, say), spots=priority_parts(card))
    return CardFaces(name, say(msg("gallery-cards")), front, back, edge=EDGE)


def _reference(say: Say) -> Picture:
    sheet = Sheet()
    for step in ("plan", "act", "tie", "end"):
        sheet.heading(say(msg(f"gallery-{step}")))
        sheet.lines(say(msg(f"gallery-{step}-how")))
    return sheet.picture("printed-reference", say(msg("gallery-reference-alt")))
