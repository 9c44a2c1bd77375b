"""With which cards a new game can be begun: mautoma's, the author's printed ones, or an edition of one's own.

An edition that is not complete yet will do where a person draws: there a card is entered as it comes up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from markupsafe import Markup
from starlette.requests import Request

from mautoma import games
from mautoma.games.kit.blank_card import blank_card
from mautoma.kernel.gallery import Gallery
from mautoma.kernel.message import Problem
from mautoma.kernel.mode import PRINTED, Mode
from mautoma.messages.voice import Voice
from mautoma.shelf.editions import Editions
from mautoma.shelf.library import HOUSE, bundled_names
from mautoma.shelf.printed import can_draw, is_unfinished, known_parts, printed_edition, with_own_board
from mautoma.web.boards import has_invented_board
from mautoma.web.html import edition_title

OWN_EDITION = "own-edition"
"""What an owner's edition is called: the key of its name."""


class CardsOffer(NamedTuple):
    """`drawn`: a person draws them, whatever the settings say; `invented`: at a real table its board is not
    the one there."""

    name: str
    title: str
    about: str
    picture: Markup
    drawn: bool
    invented: bool


def editions_of(request: Request) -> Editions:
    editions: Editions = request.app.state.shelf.editions
    return editions


def offered_cards(editions: Editions, mode: Mode[Any], own: Voice) -> list[CardsOffer]:
    """Mautoma's first, then the author's, then one's own; what else comes with the program last."""
    offers = [_bundled(editions, mode, HOUSE, own)]
    continued = None
    if can_draw(mode):
        continued = printed_edition(editions, mode.game, own.in_every_language(OWN_EDITION))
        offers.append(_printed(editions, mode, continued, own))
    for name in editions.own_names(mode.game):
        unfinished = is_unfinished(editions, mode.game, name)
        if not unfinished or (can_draw(mode) and name != continued):
            offers.append(_own(editions, mode, name, unfinished, own))
    return offers + [_bundled(editions, mode, name, own) for name in bundled_names(mode.game)[1:]]


def _bundled(editions: Editions, mode: Mode[Any], name: str, own: Voice) -> CardsOffer:
    title = own.ui("cards-house") if name == HOUSE else edition_title(own, name)
    about = own.ui("cards-house-about") if name == HOUSE else own.ui("cards-bundled-about")
    picture = _picture(editions, mode.game, name, own)
    return CardsOffer(name, title, about, picture, False, has_invented_board(editions, mode, name))


def _printed(editions: Editions, mode: Mode[Any], continued: str | None, own: Voice) -> CardsOffer:
    about = own.ui("cards-printed-about")
    if continued is not None:
        found = gallery_of(editions, mode.game, continued, own)
        on = own.ui("cards-printed-on", name=continued, cards=len(found.cards) if found else 0)
        about = f"{on} {about_own(editions, mode.game, continued, own, drawn=True)}"
    board = continued or with_own_board(editions, mode.game)
    invented = has_invented_board(editions, mode, board)
    return CardsOffer(PRINTED, own.ui("cards-printed"), about, Markup(blank_card().svg), True, invented)


def _own(editions: Editions, mode: Mode[Any], name: str, unfinished: bool, own: Voice) -> CardsOffer:
    about, picture = about_own(editions, mode.game, name, own), _picture(editions, mode.game, name, own)
    return CardsOffer(name, name, about, picture, unfinished, has_invented_board(editions, mode, name))


def about_own(editions: Editions, game: str, name: str, own: Voice, drawn: bool = False) -> str:
    """What is entered of it, and what will be asked."""
    with suppress(Problem):
        entered, ours, asked = [
            [own.name(f"file-{part}", part).lower() for part in parts]
            for parts in known_parts(editions, game, name)
        ]
        drawn = drawn or bool(asked)
        said = [
            *([own.ui("cards-own-entered", parts=entered)] if entered else []),
            *([own.ui("cards-own-ours", parts=ours)] if ours else []),
            *([own.ui("cards-own-asked", parts=asked)] if asked else []),
            own.ui("cards-own-drawn" if drawn else "cards-own-shuffled"),
        ]
        return " ".join(said)
    return ""


def _picture(editions: Editions, game: str, name: str, own: Voice) -> Markup:
    found = gallery_of(editions, game, name, own)
    card = found.cards[0].front if found and found.cards else blank_card()
    return Markup(card.svg)


def gallery_of(editions: Editions, game: str, name: str, own: Voice) -> Gallery | None:
    """Everything the edition is made of, drawn; nothing, if it can't be read."""
    draw = games.find_game(game).show().gallery
    with suppress(Problem):
        return draw(editions.find(game, name), own.say) if draw else None
    return None


def first_choice(offers: Sequence[CardsOffer], last: str = "") -> str:
    """As last time; else the first with a board of one's own, if there is one: best with nothing to draw."""
    if last in [each.name for each in offers]:
        return last
    own = sorted([each for each in offers if not each.invented], key=lambda each: each.drawn)
    return own[0].name if own else HOUSE


def fitting_options(
    editions: Editions, mode: Mode[Any], edition: str, options: Mapping[str, str]
) -> dict[str, str]:
    """With an edition that is not complete, what needs a complete one is not to be had."""
    fitting = dict(options)
    if not is_unfinished(editions, mode.game, edition):
        return fitting
    for setting in mode.settings:
        if fitting.get(setting.name, setting.default) in setting.whole:
            fitting[setting.name] = next(value for value in setting.values if value not in setting.whole)
    return fitting
