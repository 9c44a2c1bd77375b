"""The made-up table of a demonstration: the map, the bases, the display, the books, and the human's side."""

from __future__ import annotations

from mautoma.games.kit.sheet import Sheet, chip, word
from mautoma.games.mombasa.facts.markers import space_words
from mautoma.games.mombasa.names import COMPANIES, DISPLAY, GOODS, LETTERS
from mautoma.games.mombasa.phrases import all_of
from mautoma.games.mombasa.stand_in.model import Model
from mautoma.games.mombasa.state import Game
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.view import Picture, Say

NAME, ON_OFFER = "made-up", "on-offer"


def draw(game: Game, say: Say) -> list[Picture]:
    """Two, so that neither is so long that it is small."""
    model: Model = game.stand_in
    return [_table(model, say), _on_offer(model, say)]


def _table(model: Model, say: Say) -> Picture:
    sheet = Sheet()
    sheet.heading(say(msg("made-up-yours")))
    for each in yours(model):
        sheet.lines(say(each))
    sheet.heading(say(msg("made-up-map")), say(msg("made-up-map-order")))
    sheet.chips(
        chip(word(str(area)), word(_owner(owner, say), bold=owner is not None))
        for area, owner in sorted(model.owners.items())
    )
    sheet.heading(say(msg("made-up-bases")))
    for each in bases(model):
        sheet.lines(say(each))
    alt = " ".join(say(each) for each in (*yours(model), *areas(model), *bases(model)))
    return sheet.picture(NAME, alt, part="board")


def _on_offer(model: Model, say: Say) -> Picture:
    sheet = Sheet()
    sheet.heading(say(msg("made-up-display")))
    sheet.chips(chip(word(say(_card(model, place)))) for place in DISPLAY if place in model.display)
    sheet.heading(say(msg("made-up-rest")))
    for each in rest(model):
        sheet.lines(say(each))
    alt = " ".join(say(each) for each in (*display(model), *rest(model)))
    return sheet.picture(ON_OFFER, alt, part="board")


def lines(game: Game) -> list[Msg]:
    model: Model | None = game.stand_in
    if model is None:
        return []
    return [*yours(model), *areas(model), *bases(model), *display(model), *rest(model)]


def yours(model: Model) -> list[Msg]:
    return [
        msg("made-up-board", coins=model.coins, diamonds=model.diamonds, jar=model.jar),
        msg("made-up-shares", companies=_some(model.shares)),
        msg("made-up-goods", goods=_some({good: model.goods.get(good, 0) for good in GOODS})),
        msg("made-up-steps", markers=_markers(model)),
    ]


def areas(model: Model) -> list[Msg]:
    owned = [
        msg("made-up-areas", company=company, areas=list(model.areas_of(company))) for company in COMPANIES
    ]
    return [*owned, msg("made-up-areas-free", areas=list(model.areas_of(None)))]


def bases(model: Model) -> list[Msg]:
    return [
        msg(
            "made-up-base",
            company=company,
            posts=[column.posts for column in model.bases[company]],
            value=model.value(company),
        )
        for company in COMPANIES
    ]


def display(model: Model) -> list[Msg]:
    return [msg("made-up-card", card=_card(model, place)) for place in DISPLAY if place in model.display]


def rest(model: Model) -> list[Msg]:
    books = [
        msg(
            "made-up-books",
            letter=letter,
            number=len(model.books.get(letter, {})),
            coins=sum(model.books.get(letter, {}).values()),
        )
        for letter in LETTERS
    ]
    return [*books, *(msg("made-up-taken", space=space_words(space)) for space in sorted(model.taken))]


def _card(model: Model, place: str) -> Msg:
    card = model.display[place]
    number = DISPLAY.index(place) + 1
    if card.share is None:
        return msg("made-up-card-plain", at=number, kind=card.kind, number=card.number)
    return msg("made-up-card-share", at=number, kind=card.kind, number=card.number, company=card.share)


def _owner(owner: str | None, say: Say) -> str:
    return say(msg("made-up-free")) if owner is None else say(msg("company-name", company=owner))


def _markers(model: Model) -> Msg:
    return all_of([msg("marker-on", company=company, at=model.steps[company]) for company in COMPANIES])


def _some(numbers: dict[str, int]) -> dict[str, int]:
    return {name: number for name, number in numbers.items() if number}
