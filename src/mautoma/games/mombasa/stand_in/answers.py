"""What the stand-in table answers to each question of fact."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mautoma.games.mombasa.names import DISPLAY, NONE
from mautoma.games.mombasa.stand_in.model import STREAM, Model, carry_out, data, shares_at, spaces
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.facts.books import NO_COIN
from mautoma.games.mombasa.table.facts.gains import BEYOND, CANNOT, NOTHING, OTHER, TRACK_GIVES
from mautoma.games.mombasa.table.reports.carry_out import DONE
from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Msg
from mautoma.kernel.question import Numbers, Pick, PickSome
from mautoma.kernel.table import READY

Answer = Callable[[Model, Any, Mombasa, Chance], Any]


def _richest(model: Model, question: PickSome, game: Mombasa, chance: Chance) -> list[str]:
    most = max(model.value(company) for company in question.values())
    return [company for company in question.values() if model.value(company) == most]


def _starting_tile(model: Model, question: Pick, game: Mombasa, chance: Chance) -> str:
    return f"{chance.pick(STREAM, game.companies())} 1"


def _display_cards(model: Model, question: Any, game: Mombasa, chance: Chance) -> list[str]:
    wanted = question.data["cards"]
    cards = {place: model.display[place] for place in DISPLAY if place in model.display}
    kind = wanted.key.removeprefix("best-")
    kinds = wanted.data["goods"] if kind == "goods" else [kind]
    fitting = {place: card.number for place, card in cards.items() if card.kind in kinds}
    return [place for place, number in fitting.items() if number == max(fitting.values())]


def _share_card(model: Model, question: Any, game: Mombasa, chance: Chance) -> str:
    with_share = [place for place, card in model.display.items() if card.share == question.data["company"]]
    return min(with_share, key=DISPLAY.index, default=NONE)


def _first_display_card(model: Model, question: Any, game: Mombasa, chance: Chance) -> str:
    return next((place for place in DISPLAY if place in model.display), NONE)


def _book_coin(model: Model, question: Any, game: Mombasa, chance: Chance) -> str:
    places = model.books[question.data["letter"]]
    if not places:
        return NONE
    return min((place for place, coin in places.items() if coin), default=NO_COIN)


def _space_of(question: Any) -> str:
    return str(question.data["space"].key.removeprefix("space-")).replace("-", "_")


def _area(model: Model, question: Any, game: Mombasa, chance: Chance) -> str:
    of, after = question.data["of"], question.data["after"]
    return str(next((area for area in model.areas_of(None if of == "free" else of) if area > after), 0))


def gains(told: Callable[[Model, Any, Mombasa], Mapping[str, int]]) -> Answer:
    """What is told in full, or by one tap where that is enough."""

    def answer(model: Model, question: Pick | Numbers, game: Mombasa, chance: Chance) -> str | dict[str, int]:
        if isinstance(question, Pick) and model.told is not None:
            reason = carry_out(model)
            if reason != DONE:
                return CANNOT + reason
        gives = told(model, question, game)
        if isinstance(question, Numbers):
            return {name: gives.get(name, 0) for name in question.names}
        some = [f"{name} {number}" for name, number in gives.items() if number]
        if not some:
            return NOTHING
        return some[0] if len(some) == 1 and some[0] in question.values() else OTHER

    return answer


def _base_columns(model: Model, question: Any, game: Mombasa, chance: Chance) -> dict[str, int]:
    columns = model.bases[question.data["company"]]
    return {name: column.posts for name, column in zip(question.names, columns, strict=True)}


def _open_columns(model: Model, question: PickSome, game: Mombasa, chance: Chance) -> list[str]:
    columns = model.bases[str(question.data["company"])]
    return [number for number in question.values() if columns[int(number) - 1].open]


def _area_gives(model: Model, question: Any, game: Mombasa) -> Mapping[str, int]:
    area = question.data["area"]
    return _given_by(area.data["area"] if isinstance(area, Msg) else area)


def _post_gives(model: Model, question: Any, game: Mombasa) -> Mapping[str, int]:
    return _given_by(model.explored[question.data["number"] - 1])


def _given_by(area: object) -> Mapping[str, int]:
    found = data().area_gives.get(str(area))
    return found.as_dict() if found else {}


def _majority_gives(model: Model, question: Any, game: Mombasa) -> Mapping[str, int]:
    return data().majority_gives[question.data["good"]].as_dict()


def _track_gives(model: Model, question: Any, game: Mombasa) -> Mapping[str, int]:
    track = data().tracks[question.data["track"]]
    start, end = question.data["start"], question.data["end"]
    passed = [str(space) for space in range(start + 1, end + 1)]
    gives = {name: sum(getattr(track, name).get(space, 0) for space in passed) for name in TRACK_GIVES}
    return gives | {BEYOND: max(0, end - max(start, track.length))}


def _track_shares(model: Model, question: Numbers, game: Mombasa, chance: Chance) -> dict[str, int]:
    return {company: shares_at(game, company, game.automa.steps[company]) for company in question.names}


def _human_shares(model: Model, question: Numbers, game: Mombasa, chance: Chance) -> dict[str, int]:
    return {
        company: model.shares[company] + shares_at(game, company, model.steps[company])
        for company in question.names
    }


def _space_points(model: Model, question: Any, game: Mombasa, chance: Chance) -> int:
    at = question.data["at"]
    return max((points for space, points in spaces(question.data["of"]) if space <= at), default=0)


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
    "share-card": _share_card,
    "first-display-card": _first_display_card,
    "space-free": lambda model, question, game, chance: _space_of(question) not in model.taken,
    "book-left": lambda model, question, game, chance: bool(model.books[question.data["letter"]]),
    "book-coin": _book_coin,
    "base-columns": _base_columns,
    "open-columns": _open_columns,
    "lowest-area": _area,
    "next-area": _area,
    "last-area": lambda model, question, game, chance: len(model.owners),
    "areas-left": lambda model, question, game, chance: model.too_few,
    "area-gives": gains(_area_gives),
    "area-gives-all": gains(_area_gives),
    "post-gives": gains(_post_gives),
    "post-gives-all": gains(_post_gives),
    "majority-gives": gains(_majority_gives),
    "majority-gives-all": gains(_majority_gives),
    "track-gives": gains(_track_gives),
    "track-gives-all": gains(_track_gives),
    "richest": _richest,
    "last-space": lambda model, question, game, chance: spaces(question.data["of"])[-1][0],
    "space-points": _space_points,
    "automa-track-shares": _track_shares,
    "automa-card-shares": lambda model, question, game, chance: dict(model.automa_shares),
    "human-shares": _human_shares,
    "human-board": lambda model, question, game, chance: {
        "coins": model.coins,
        "diamonds": model.diamonds,
        "jar": model.jar,
    },
}
