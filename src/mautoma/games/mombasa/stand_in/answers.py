"""What the stand-in table answers to each question of fact."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mautoma.games.mombasa.facts.books import NO_COIN
from mautoma.games.mombasa.facts.gains import AREA_GIVES, BEYOND, MAJORITY_GIVES, TRACK_GIVES
from mautoma.games.mombasa.names import DISPLAY, NONE
from mautoma.games.mombasa.stand_in.model import STREAM, Model, carry_out, data, shares_at
from mautoma.games.mombasa.state import Game
from mautoma.kernel.chance import Chance
from mautoma.kernel.question import Numbers, PickSome
from mautoma.kernel.table import READY

Answer = Callable[[Model, Any, Game, Chance], Any]


def _richest(model: Model, question: PickSome, game: Game, chance: Chance) -> list[str]:
    most = max(model.value(company) for company in question.values())
    return [company for company in question.values() if model.value(company) == most]


def _starting_tile(model: Model, question: Numbers, game: Game, chance: Chance) -> dict[str, int]:
    shown = chance.pick(STREAM, list(question.names))
    return {company: int(company == shown) for company in question.names}


def _display_cards(model: Model, question: Any, game: Game, chance: Chance) -> list[str]:
    wanted = question.data["cards"]
    cards = {place: model.display[place] for place in DISPLAY if place in model.display}
    if wanted.key == "cards-share":
        return [place for place, card in cards.items() if card.share == wanted.data["company"]]
    kind = wanted.key.removeprefix("best-")
    kinds = wanted.data["goods"] if kind == "goods" else [kind]
    fitting = {place: card.number for place, card in cards.items() if card.kind in kinds}
    return [place for place, number in fitting.items() if number == max(fitting.values())]


def _first_display_card(model: Model, question: Any, game: Game, chance: Chance) -> str:
    return next((place for place in DISPLAY if place in model.display), NONE)


def _book_coin(model: Model, question: Any, game: Game, chance: Chance) -> str:
    places = model.books[question.data["letter"]]
    if not places:
        return NONE
    return min((place for place, coin in places.items() if coin), default=NO_COIN)


def _area(model: Model, question: Any, game: Game, chance: Chance) -> int:
    of, after = question.data["of"], question.data["after"]
    return next((area for area in model.areas_of(None if of == "free" else of) if area > after), 0)


def _base_columns(model: Model, question: Any, game: Game, chance: Chance) -> dict[str, int]:
    out = model.out[question.data["company"]]
    left = [len(column) - gone for column, gone in zip(model.columns, out, strict=True)]
    return dict(zip(question.names, left, strict=True))


def _area_gives(model: Model, question: Any, game: Game, chance: Chance) -> dict[str, int]:
    found = data().area_gives.get(str(question.data["area"]))
    gives = found.as_dict() if found else {}
    return {name: gives.get(name, 0) for name in AREA_GIVES}


def _majority_gives(model: Model, question: Any, game: Game, chance: Chance) -> dict[str, int]:
    gives = data().majority_gives[question.data["good"]].as_dict()
    return {name: gives[name] for name in MAJORITY_GIVES}


def _track_gives(model: Model, question: Any, game: Game, chance: Chance) -> dict[str, int]:
    track = data().tracks[question.data["track"]]
    start, end = question.data["start"], question.data["end"]
    passed = [str(space) for space in range(start + 1, end + 1)]
    gives = {name: sum(getattr(track, name).get(space, 0) for space in passed) for name in TRACK_GIVES}
    if BEYOND in question.names:
        gives[BEYOND] = max(0, end - max(start, track.length))
    return gives


def _track_shares(model: Model, question: Numbers, game: Game, chance: Chance) -> dict[str, int]:
    return {company: shares_at(game, company, game.automa.steps[company]) for company in question.names}


def _human_shares(model: Model, question: Numbers, game: Game, chance: Chance) -> dict[str, int]:
    return {
        company: model.shares[company] + shares_at(game, company, model.steps[company])
        for company in question.names
    }


ANSWERS: dict[str, Answer] = {
    READY: lambda model, question, game, chance: READY,
    "starting-tile": _starting_tile,
    "carry-out": lambda model, question, game, chance: carry_out(model),
    "posts-placed": lambda model, question, game, chance: model.placed,
    "human-steps": lambda model, question, game, chance: {name: model.steps[name] for name in question.names},
    "share-values": lambda model, question, game, chance: {
        name: model.value(name) for name in question.names
    },
    "display-cards": _display_cards,
    "first-display-card": _first_display_card,
    "book-coin": _book_coin,
    "base-columns": _base_columns,
    "lowest-area": _area,
    "next-area": _area,
    "area-gives": _area_gives,
    "majority-gives": _majority_gives,
    "track-gives": _track_gives,
    "richest": _richest,
    "automa-track-shares": _track_shares,
    "automa-card-shares": lambda model, question, game, chance: dict(model.automa_shares),
    "human-shares": _human_shares,
    "human-board": lambda model, question, game, chance: {
        "coins": model.coins,
        "diamonds": model.diamonds,
        "jar": model.jar,
    },
}
