"""The human of the made-up table: one legal action at a time, chosen by the person or by lot."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mautoma.games.mombasa.names import COMPANIES, GOODS, LETTERS
from mautoma.games.mombasa.stand_in.model import STREAM, Model, data, end_of, place_post
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.facts.display import place_option
from mautoma.games.mombasa.table.facts.markers import space_words, spaces
from mautoma.games.mombasa.table.mode import FINISHED
from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Option, Pick

ACTIONS = ("steps", "post", "oust", "card", "book", "diamonds", "marker")
BY_LOT = "by_lot"


def ask_kind(model: Model, game: Mombasa) -> Pick:
    possible = [kind for kind in ACTIONS if choices(model, game, kind)]
    return Pick(key="your-move", choices=[BY_LOT, *possible, FINISHED], noun="move", default=BY_LOT)


def ask_which(model: Model, game: Mombasa, kind: str) -> Pick:
    return Pick(
        key=f"your-{kind}",
        choices=[BY_LOT, *choices(model, game, kind)],
        describe=lambda value: Option(value, _words(model, kind, value)),
        default=BY_LOT,
    )


def _words(model: Model, kind: str, value: str) -> Msg:
    if value == BY_LOT:
        return msg("move-by-lot")
    if kind == "card":
        card = model.display[value]
        place = place_option(value).label
        assert place is not None
        if card.share is None:
            return msg("move-card-plain", kind=card.kind, number=card.number, place=place)
        return msg("move-card-share", kind=card.kind, number=card.number, place=place, company=card.share)
    if kind == "book":
        return msg("move-book-letter", letter=value)
    return space_words(value) if kind == "marker" else msg("company-name", company=value)


def choices(model: Model, game: Mombasa, kind: str) -> Sequence[str]:
    """The ways to do an action of a kind; none: it cannot be done."""
    match kind:
        case "steps":
            return [company for company in COMPANIES if _steps_left(model, game, company)]
        case "post":
            free = model.areas_of(None)
            return [company for company in COMPANIES if free and model.posts_left(company)]
        case "oust":
            return [company for company in COMPANIES if _others(model, company) and model.posts_left(company)]
        case "card":
            return list(model.display)
        case "book":
            return [letter for letter in LETTERS if model.books[letter]]
        case "marker":
            return [space for space in spaces(game) if space not in model.taken]
    return ["diamonds"]


def act(model: Model, game: Mombasa, chance: Chance, kind: str = BY_LOT, which: str = BY_LOT) -> Msg:
    """What the human did, in words."""
    wanted = chance.pick(STREAM, ACTIONS) if kind == BY_LOT else kind

    def one_of(values: Sequence[str]) -> str:
        return chance.pick(STREAM, list(values)) if which == BY_LOT else which

    did = _DO[wanted](model, game, chance, one_of)
    if did is None:
        did = _diamonds(model, game, chance, one_of)
    if any(model.goods.values()):
        used = chance.pick(STREAM, [good for good in GOODS if model.goods[good]])
        model.goods[used] -= 1
    return did


OneOf = Callable[[Sequence[str]], str]
"""The choice made, or one by lot."""


def _steps_left(model: Model, game: Mombasa, company: str) -> int:
    return data().tracks[game.tracks[company]].length - model.steps[company]


def _steps(model: Model, game: Mombasa, chance: Chance, one_of: OneOf) -> Msg | None:
    company = one_of(COMPANIES)
    steps = min(2 + chance.below(STREAM, 3), _steps_left(model, game, company))
    model.steps[company] += steps
    return msg("did-steps", company=company, steps=steps, at=model.steps[company]) if steps else None


def _post(model: Model, game: Mombasa, chance: Chance, one_of: OneOf) -> Msg | None:
    company, free = one_of(COMPANIES), model.areas_of(None)
    if not free or not model.posts_left(company):
        return None
    area = chance.pick(STREAM, free)
    place_post(model, company, area)
    return msg("did-post", company=company, area=area)


def _others(model: Model, company: str) -> list[int]:
    return [area for area, owner in model.owners.items() if owner not in (None, company)]


def _oust(model: Model, game: Mombasa, chance: Chance, one_of: OneOf) -> Msg | None:
    company = one_of(COMPANIES)
    others = _others(model, company)
    if not others or not model.posts_left(company):
        return None
    area = chance.pick(STREAM, others)
    ousted = model.owners[area]
    place_post(model, company, area)
    return msg("did-oust", company=company, area=area, ousted_company=ousted)


def _card(model: Model, game: Mombasa, chance: Chance, one_of: OneOf) -> Msg | None:
    if not model.display:
        return None
    card = model.display.pop(one_of(list(model.display)))
    if card.share:
        model.shares[card.share] += 1
    return msg("did-card", kind=card.kind, number=card.number)


def _book(model: Model, game: Mombasa, chance: Chance, one_of: OneOf) -> Msg | None:
    letter = one_of(LETTERS)
    if not model.books[letter]:
        return None
    coin = model.books[letter].pop(chance.pick(STREAM, list(model.books[letter])))
    model.coins += coin
    model.jar = min(model.jar + 2, end_of(game.edition.board, "books"))
    return msg("did-book", letter=letter)


def _diamonds(model: Model, game: Mombasa, chance: Chance, one_of: OneOf) -> Msg:
    steps = 2 + chance.below(STREAM, 4)
    model.diamonds = min(model.diamonds + steps, end_of(game.edition.board, "diamonds"))
    model.coins += 4
    return msg("did-diamonds", at=model.diamonds)


def _marker(model: Model, game: Mombasa, chance: Chance, one_of: OneOf) -> Msg | None:
    free = choices(model, game, "marker")
    if not free:
        return None
    space = one_of(free)
    model.taken.add(space)
    model.coins += 4
    model.took_token |= space == "first_player"
    return msg("did-marker", space=space_words(space))


_DO = {
    "steps": _steps,
    "post": _post,
    "oust": _oust,
    "card": _card,
    "book": _book,
    "diamonds": _diamonds,
    "marker": _marker,
}
