"""The edition to look at and to print: the six cards, the mat, the board, and the tiles that are known."""

from __future__ import annotations

from mautoma.games.kit.card import actions_face, back
from mautoma.games.kit.colours import AUTOMA, HUMAN
from mautoma.games.kit.sheet import Sheet, chip, word
from mautoma.games.revive.edition import Edition
from mautoma.games.revive.edition.cards import Card
from mautoma.games.revive.edition.mat import Mat
from mautoma.games.revive.state import Game, Map
from mautoma.games.revive.view.map import map_picture
from mautoma.games.revive.view.tile import known_tiles
from mautoma.kernel.gallery import CardFaces, Gallery
from mautoma.kernel.message import msg
from mautoma.kernel.view import Picture, Say


def gallery(edition: Edition, say: Say) -> Gallery:
    board = map_picture(Game(edition, Map.of(edition.board)), None, say, ())
    tiles = (known_tiles(edition.tiles, say),) if edition.tiles else ()
    cards = tuple(_faces(card, say) for card in edition.cards)
    return Gallery(cards, (_mat(edition.mat, say), board, *tiles))


def _faces(card: Card, say: Say) -> CardFaces:
    name = say(msg("gallery-card", card=card.id))
    kind = say(msg("gallery-start" if card.start else "gallery-progress"))
    return CardFaces(name, kind, _front(card, name, say), back("back", HUMAN, say(msg("gallery-back")), "M"))


def _front(card: Card, name: str, say: Say) -> Picture:
    parts = [say(msg("gallery-part", part=part)) for part in card.parts]
    energy = say(msg("gallery-steps", steps=card.steps))
    limit = (
        msg("gallery-any-distance") if card.limit == "none" else msg("gallery-distance", distance=card.limit)
    )
    alt = f"{name}. {energy}. {', '.join(parts)}. {say(limit)}"
    return actions_face("card", name, "S" if card.start else "", [energy, *parts], [say(limit)], AUTOMA, alt)


def _mat(mat: Mat, say: Say) -> Picture:
    """The energy track in order, and for each section what a restore turn there discards."""
    sheet = Sheet()
    sheet.heading(say(msg("gallery-track")))
    sheet.chips(
        chip(
            word(str(number), bold=True),
            word(say(msg("word-colour", colour=position.colour))),
            word(say(msg("gallery-section", number=_section(mat, position.section)))),
        )
        for number, position in enumerate(mat.position, 1)
    )
    for number, section in enumerate(mat.section, 1):
        sheet.heading(say(msg("gallery-section", number=number)))
        sheet.lines(
            say(
                msg(
                    "mat-section",
                    citizens=list(section.citizens),
                    modules=list(section.modules),
                    columns=[section.machine_column],
                    count=1,
                )
            )
        )
        arrows = next(arrows for arrows in mat.arrows if arrows.id == section.arrows)
        rows = arrows.rows if isinstance(arrows.rows, str) else [str(row) for row in arrows.rows]
        sheet.lines(say(msg("mat-arrows", group=arrows.id, rows=rows, direction=arrows.direction)))
    return sheet.picture("printed-mat", say(msg("gallery-mat-alt")))


def _section(mat: Mat, id: str) -> int:
    return 1 + [section.id for section in mat.section].index(id)
