"""What areas, majorities and company tracks give: printed on the board, so entered in the edition or asked
once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from mautoma.games.mombasa.names import COMPANIES, Company, steps_of
from mautoma.games.mombasa.phrases import area_words
from mautoma.games.mombasa.state import Game
from mautoma.kernel.facts import ask_report
from mautoma.kernel.message import Json, Msg, msg
from mautoma.kernel.question import Numbers, Option, Pick
from mautoma.kernel.table import Table

NOTHING, OTHER = "nothing", "other"
USUAL = {"coins": 5, "diamonds": 3, "books": 3, "steps": 2, "posts": 1}
"""Of what is printed on most spaces, up to so many have a button of their own."""
AREA_GIVES = ("coins", "diamonds", "books", "steps", *map(steps_of, COMPANIES))
MAJORITY_GIVES = (*AREA_GIVES, "posts")
TRACK_GIVES = ("coins", "diamonds", "books")
BEYOND = "beyond"


def area_gives(game: Game, table: Table, area: int) -> dict[str, int]:
    board = game.edition.board
    entered = board.area(area)
    if entered is not None:
        return entered.as_dict()
    words = area_words(board, area)
    return _asked_once(game, table, f"area {area}", "area-gives", AREA_GIVES, "MOM-N6", area=words)


def post_gives(table: Table, company: Company, number: int, posts: int) -> dict[str, int]:
    """What the area of a post gives, where areas have no numbers."""
    data: dict[str, Json | Msg] = {"company": company, "number": number, "posts": posts}
    return ask_gains(table, "post-gives", AREA_GIVES, data, ("MOM-N6",))


def majority_gives(game: Game, table: Table, good: str) -> dict[str, int]:
    entered = game.edition.board.majority(good)
    if entered is not None:
        return entered.as_dict()
    return _asked_once(game, table, f"majority {good}", "majority-gives", MAJORITY_GIVES, "MOM-K1", good=good)


def _asked_once(
    game: Game, table: Table, space: str, key: str, gives: Sequence[str], rule: str, **data: Json | Msg
) -> dict[str, int]:
    return game.facts.gains.recall(space, lambda _: ask_gains(table, key, gives, data, (rule,)))


def ask_gains(
    table: Table,
    key: str,
    names: Sequence[str],
    data: Mapping[str, Json | Msg],
    rules: tuple[str, ...],
    doubt: Callable[[dict[str, int]], Msg | None] = lambda gives: None,
) -> dict[str, int]:
    """Most spaces give one thing, told by one tap; what gives more is told number by number."""
    usual = [f"{name} {number}" for name in names for number in range(1, USUAL.get(name, 0) + 1)]
    pick = Pick(
        key=key,
        choices=[NOTHING, *usual, OTHER],
        describe=_gain_option,
        data=data,
        rules=rules,
        default=NOTHING,
    )
    answer = table.ask(pick)
    if answer != OTHER:
        gain, _, number = answer.partition(" ")
        return {name: int(number) if name == gain else 0 for name in names}
    return ask_report(
        table,
        Numbers(
            key=f"{key}-all",
            names=names,
            noun="gain",
            most=20,
            data=data,
            rules=rules,
            default=dict.fromkeys(names, 0),
        ),
        doubt,
    )


def _gain_option(value: str) -> Option:
    gain, _, number = value.partition(" ")
    if number:
        return Option(value, msg(f"option-gain-{gain}", number=int(number)))
    return Option(value, msg(f"option-gain-{gain}"))


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
    answer = ask_gains(
        table,
        "track-gives",
        names,
        {"company": company, "track": track, "start": start, "end": start + steps - beyond},
        ("MOM-N2", "MOM-N11"),
        lambda gives: msg("doubt-beyond", steps=steps) if gives.get(BEYOND, 0) > steps else None,
    )
    gives = {BEYOND: beyond, **answer}
    gives[BEYOND] = min(gives[BEYOND], steps)
    if length is None and gives[BEYOND]:
        game.facts.lengths[track] = start + steps - gives[BEYOND]
    return gives
