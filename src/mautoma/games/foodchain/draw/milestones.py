"""The picture of the milestones that can still be had, and of the human's."""

from __future__ import annotations

from mautoma.games.foodchain.draw.sheet import Sheet
from mautoma.games.foodchain.inwords.milestones import milestones_of
from mautoma.games.foodchain.state import Game
from mautoma.games.foodchain.wording import Wording
from mautoma.kernel.view import Picture


def milestones_picture(game: Game, words: Wording) -> Picture:
    sheet, mine = Sheet(), game.human.milestones
    left = game.milestones - mine
    for title, held in (("view-milestones-left", left), ("view-milestones-yours", mine)):
        sheet.heading(words(title))
        for line in milestones_of(held, words):
            sheet.lines(line)
    return sheet.picture("milestones", words("view-alt-milestones", left=len(left), yours=len(mine)))
