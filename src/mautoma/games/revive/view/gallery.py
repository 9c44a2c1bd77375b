"""The edition to look at and to print: the six cards, the mat, the board, and the tiles that are known."""

from __future__ import annotations

from dataclasses import replace

from mautoma.games.revive.edition import Edition
from mautoma.games.revive.edition.cards import Card
from mautoma.games.revive.state import Map, Revive
from mautoma.games.revive.view.card import card_back, card_face, card_name
from mautoma.games.revive.view.colours import EDGE
from mautoma.games.revive.view.icons import ICONS
from mautoma.games.revive.view.map import map_picture
from mautoma.games.revive.view.mat import printed_mat
from mautoma.games.revive.view.parts import card_parts, mat_parts
from mautoma.games.revive.view.tile import known_tiles
from mautoma.kernel.gallery import CardFaces, Gallery
from mautoma.kernel.message import msg
from mautoma.kernel.view import Say


def gallery(edition: Edition, say: Say) -> Gallery:
    board = map_picture(Revive(edition, Map.of(edition.board)), None, say, ())
    tiles = (known_tiles(edition.tiles, say),) if edition.tiles else ()
    cards = tuple(_faces(card, say) for card in edition.cards)
    mat = replace(printed_mat(edition.mat, say), spots=mat_parts(edition.mat))
    return Gallery(cards, (mat, board, *tiles), ICONS.legend(say))


def _faces(card: Card, say: Say) -> CardFaces:
    name = card_name(card, say)
    kind = say(msg("gallery-start" if card.start else "gallery-progress"))
    face = replace(card_face(card, say), spots=card_parts())
    return CardFaces(name, kind, face, card_back(say), edge=EDGE)
