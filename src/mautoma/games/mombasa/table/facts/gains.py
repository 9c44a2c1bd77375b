"""What areas, majorities and company tracks give: printed on the board, so entered in the edition or asked
once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from mautoma.games.mombasa.names import COMPANIES, Company, steps_of
from mautoma.games.mombasa.phrases import area_words
from mautoma.games.mombasa.state import Mombasa
from mautoma.kernel.facts import ask_report
from mautoma.kernel.message import Json, Msg, msg
from mautoma.kernel.question import Numbers, Option, Pick
from mautoma.kernel.table import Table

NOTHING, OTHER = "nothing", "other"
CANNOT = "cannot "
"""Before a reason why nothing can be placed."""
USUAL = {"coins": 5, "diamonds": 3, "books": 3, "steps": 2, "posts": 1}
"""Of what is printed on most spaces, up to so many have a button of their own."""
AREA_GIVES = ("coins", "diamonds", "books", "steps", *map(steps_of, COMPANIES))
MAJORITY_GIVES = (*AREA_GIVES, "posts")
TRACK_GIVES = ("coins", "diamonds", "books")
BEYOND = "beyond"


@dataclass(slots=True, frozen=True)
class GainsOf:
    """A space of the board that is asked for: `key` finds the question, `names` are what it may give."""

    key: str
    names: Sequence[str]
    data: Mapping[str, Json | Msg]
    rules: tuple[str, ...]
    doubt: Callable[[dict[str, int]], Msg | None] = lambda gives: None


def area_gives(game: Mombasa, table: Table, area: int) -> dict[str, int]:
    board = game.edition.board
    entered = board.area(area)
    if entered is not None:
        return entered.as_dict()
    space = GainsOf("area-gives", AREA_GIVES, {"area": area_words(board, area)}, ("MOM-N6",))
    return game.facts.gains.recall(f"area {area}", lambda _: tell_gains(table, space))


def area_of_post(company: Company, where: Msg, number: int, posts: int) -> GainsOf:
    """The area that a post goes into, where areas have no numbers."""
    data: dict[str, Json | Msg] = {"company": company, "where": where, "number": number, "posts": posts}
    return GainsOf("post-gives", AREA_GIVES, data, ("MOM-N6",))


def majority_gives(game: Mombasa, good: str) -> dict[str, int] | None:
    """None: not known yet."""
    entered = game.edition.board.majority(good)
    return entered.as_dict() if entered is not None else game.facts.gains.last(f"majority {good}")


def space_of_majority(good: str) -> GainsOf:
    return GainsOf("majority-gives", MAJORITY_GIVES, {"good": good}, ("MOM-K1",))


def tell_gains(table: Table, space: GainsOf) -> dict[str, int]:
    answer = ask_gains(table, space)
    assert not isinstance(answer, str), "no reason was offered"
    return answer


def ask_gains(table: Table, space: GainsOf, *reasons: str) -> dict[str, int] | str:
    """Most spaces give one thing, told by one tap; what gives more is told number by number.

    The answer may be one of the reasons why nothing can be placed there.
    """
    usual = [f"{name} {number}" for name in space.names for number in range(1, USUAL.get(name, 0) + 1)]
    refusals = [CANNOT + reason for reason in reasons]
    pick = Pick(
        key=space.key,
        choices=[NOTHING, *usual, OTHER, *refusals],
        describe=_gain_option,
        data=space.data,
        rules=space.rules,
        default=NOTHING,
        outcome=bool(reasons),
    )
    answer = table.ask(pick)
    if answer in refusals:
        return answer.removeprefix(CANNOT)
    if answer != OTHER:
        gain, _, number = answer.partition(" ")
        return {name: int(number) if name == gain else 0 for name in space.names}
    numbers = Numbers(
        key=f"{space.key}-all",
        names=space.names,
        noun="gain",
        most=20,
        data=space.data,
        rules=space.rules,
        default=dict.fromkeys(space.names, 0),
    )
    return ask_report(table, numbers, space.doubt)


def _gain_option(value: str) -> Option:
    if value.startswith(CANNOT):
        return Option(value, cannot_words(value.removeprefix(CANNOT)))
    gain, _, number = value.partition(" ")
    if number:
        return Option(value, msg(f"option-gain-{gain}", number=int(number)))
    return Option(value, msg(f"option-gain-{gain}"))


def cannot_words(reason: str) -> Msg:
    return msg(f"cannot-{reason}".replace("_", "-"))


def beyond_the_end(game: Mombasa, company: Company, steps: int) -> int:
    """Of the automa's steps on a company track, those past its end (MOM-N11), if its length is known."""
    length = game.facts.lengths.get(game.tracks[company])
    if length is None:
        return 0
    return min(steps, max(0, game.automa.steps[company] + steps - length))


def track_gives(game: Mombasa, table: Table, company: Company, steps: int) -> Mapping[str, int]:
    """What the automa's marker passes on its way (MOM-N2), and how many steps are past the end (MOM-N11).

    While the length of a track is not known, the person says how many steps it lacked.
    """
    track, start = game.tracks[company], game.automa.steps[company]
    length = game.facts.lengths.get(track)
    beyond = beyond_the_end(game, company, steps)
    if beyond == steps:
        return {BEYOND: beyond}
    names = [*TRACK_GIVES, *([BEYOND] if length is None else [])]
    way = GainsOf(
        "track-gives",
        names,
        {"company": company, "track": track, "start": start, "end": start + steps - beyond},
        ("MOM-N2", "MOM-N11"),
        lambda gives: msg("doubt-beyond", steps=steps) if gives.get(BEYOND, 0) > steps else None,
    )
    gives = {BEYOND: beyond, **tell_gains(table, way)}
    gives[BEYOND] = min(gives[BEYOND], steps)
    if length is None and gives[BEYOND]:
        game.facts.lengths[track] = start + steps - gives[BEYOND]
    return gives
