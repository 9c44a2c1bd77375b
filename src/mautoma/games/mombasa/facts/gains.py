"""What areas, majorities and company tracks give: printed on the board, so entered in the edition or asked
once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from mautoma.games.mombasa.names import COMPANIES, Company, steps_of
from mautoma.games.mombasa.state import Game
from mautoma.kernel.facts import ask_report
from mautoma.kernel.message import Json, msg
from mautoma.kernel.question import Numbers
from mautoma.kernel.table import Table

AREA_GIVES = ("coins", "diamonds", "books", "steps", *map(steps_of, COMPANIES))
MAJORITY_GIVES = (*AREA_GIVES, "posts")
TRACK_GIVES = ("coins", "diamonds", "books")
BEYOND = "beyond"


def area_gives(game: Game, table: Table, area: int) -> dict[str, int]:
    entered = game.edition.board.areas.get(str(area))
    if entered is not None:
        return entered.as_dict()
    return _asked_once(game, table, f"area {area}", "area-gives", AREA_GIVES, "MOM-N6", area=area)


def majority_gives(game: Game, table: Table, good: str) -> dict[str, int]:
    entered = game.edition.board.majority(good)
    if entered is not None:
        return entered.as_dict()
    return _asked_once(game, table, f"majority {good}", "majority-gives", MAJORITY_GIVES, "MOM-K1", good=good)


def _asked_once(
    game: Game, table: Table, space: str, key: str, gives: Iterable[str], rule: str, **data: Json
) -> dict[str, int]:
    names = list(gives)
    question = Numbers(
        key=key, names=names, noun="gain", most=20, data=data, rules=(rule,), default=dict.fromkeys(names, 0)
    )
    return game.facts.gains.recall(space, lambda _: table.ask(question))


def beyond_the_end(game: Game, company: Company, steps: int) -> int:
    """Of the automa's steps on a company track, those past its end (MOM-N11), if its length is known."""
    length = game.facts.lengths.get(game.tracks[company])
    if length is None:
        return 0
    return min(steps, max(0, game.automa.steps[company] + steps - length))


def track_gives(game: Game, table: Table, company: Company, steps: int) -> Mapping[str, int]:
    """What the automa's marker passes on its way (MOM-N2), and how many steps are past the end (MOM-N11).

    While the length of a track is not known, the person says how many steps it lacked.
    """
    track, start = game.tracks[company], game.automa.steps[company]
    length = game.facts.lengths.get(track)
    beyond = beyond_the_end(game, company, steps)
    if beyond == steps:
        return {BEYOND: beyond}
    names = [*TRACK_GIVES, *([BEYOND] if length is None else [])]
    question = Numbers(
        key="track-gives",
        names=names,
        noun="gain",
        most=20,
        data={"company": company, "track": track, "start": start, "end": start + steps - beyond},
        rules=("MOM-N2", "MOM-N11"),
        default=dict.fromkeys(names, 0),
    )
    answer = ask_report(
        table,
        question,
        lambda gives: msg("doubt-beyond", steps=steps) if gives.get(BEYOND, 0) > steps else None,
    )
    gives = {BEYOND: beyond, **answer}
    gives[BEYOND] = min(gives[BEYOND], steps)
    if length is None and gives[BEYOND]:
        game.facts.lengths[track] = start + steps - gives[BEYOND]
    return gives
