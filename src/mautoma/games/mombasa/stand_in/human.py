"""The human of the stand-in table: one random but legal action at a time."""

from __future__ import annotations

from mautoma.games.mombasa.facts.markers import space_words, spaces
from mautoma.games.mombasa.names import COMPANIES, GOODS, LETTERS
from mautoma.games.mombasa.stand_in.model import STREAM, Model, data, place_post
from mautoma.games.mombasa.state import Game
from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Msg, msg

ACTIONS = ("steps", "post", "oust", "card", "book", "diamonds", "marker")


def act(model: Model, game: Game, chance: Chance) -> Msg:
    """What the human did, in words."""
    wanted = chance.pick(STREAM, ACTIONS)
    did = _DO[wanted](model, game, chance)
    if did is None:
        did = _diamonds(model, game, chance)
    if any(model.goods.values()):
        used = chance.pick(STREAM, [good for good in GOODS if model.goods[good]])
        model.goods[used] -= 1
    return did


def _steps(model: Model, game: Game, chance: Chance) -> Msg | None:
    company = chance.pick(STREAM, COMPANIES)
    length = data().tracks[game.tracks[company]].length
    steps = min(2 + chance.below(STREAM, 3), length - model.steps[company])
    model.steps[company] += steps
    return msg("did-steps", company=company, steps=steps, at=model.steps[company]) if steps else None


def _post(model: Model, game: Game, chance: Chance) -> Msg | None:
    company, free = chance.pick(STREAM, COMPANIES), model.areas_of(None)
    if not free or not model.posts_left(company):
        return None
    area = chance.pick(STREAM, free)
    place_post(model, company, area)
    return msg("did-post", company=company, area=area)


def _oust(model: Model, game: Game, chance: Chance) -> Msg | None:
    company = chance.pick(STREAM, COMPANIES)
    others = [area for area, owner in model.owners.items() if owner not in (None, company)]
    if not others or not model.posts_left(company):
        return None
    area = chance.pick(STREAM, others)
    ousted = model.owners[area]
    place_post(model, company, area)
    return msg("did-oust", company=company, area=area, ousted_company=ousted)


def _card(model: Model, game: Game, chance: Chance) -> Msg | None:
    if not model.display:
        return None
    card = model.display.pop(chance.pick(STREAM, list(model.display)))
    if card.share:
        model.shares[card.share] += 1
    return msg("did-card", kind=card.kind, number=card.number)


def _book(model: Model, game: Game, chance: Chance) -> Msg | None:
    letter = chance.pick(STREAM, LETTERS)
    if not model.books[letter]:
        return None
    coin = model.books[letter].pop(chance.pick(STREAM, list(model.books[letter])))
    model.coins += coin
    model.jar = min(model.jar + 2, game.edition.board.last_book)
    return msg("did-book", letter=letter)


def _diamonds(model: Model, game: Game, chance: Chance) -> Msg:
    steps = 2 + chance.below(STREAM, 4)
    model.diamonds = min(model.diamonds + steps, game.edition.board.last_diamond)
    model.coins += 4
    return msg("did-diamonds", at=model.diamonds)


def _marker(model: Model, game: Game, chance: Chance) -> Msg | None:
    free = [space for space in spaces(game) if space not in model.taken]
    if not free:
        return None
    space = chance.pick(STREAM, free)
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
