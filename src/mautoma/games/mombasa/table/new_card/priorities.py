"""How an action is done, as a half of a priority side shows it: entered when an action first needs it, in as
few taps as there are things to say. What the card does not show can be left out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain, combinations
from typing import Any, cast

from msgspec.structs import replace

from mautoma.games.mombasa.edition import CardPriority, ExplorePriority, TrackPriority
from mautoma.games.mombasa.names import (
    CARD_CRITERIA,
    DISPLAY_GOODS,
    EXPLORE_CRITERIA,
    TRACK_CRITERIA,
    Priority,
)
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.new_card import MOST, OTHER, put
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Number, Numbers, Option, Pick
from mautoma.kernel.table import Table

NOT_SHOWN = "not-shown"
USUAL_STEPS = range(1, 6)
USUAL_POSTS = range(4)
USUAL_NUMBERS = range(1, 7)
"""What most cards show has a button of its own."""
GOODS_SHOWN = [
    " ".join(("goods", *goods))
    for goods in chain.from_iterable(combinations(DISPLAY_GOODS, number) for number in (1, 2, 3))
]
RULES: dict[Priority, str] = {
    "card": "MOM-N1",
    "track": "MOM-N2",
    "explore": "MOM-N3",
    "books": "MOM-N7",
    "diamonds": "MOM-N10",
}


def enter_priority(game: Mombasa, table: Table, name: str, half: str, priority: Priority) -> None:
    """While it is asked, the card is drawn without it."""
    card = game.edition.card(name)
    now = card.half(half)
    others = tuple(each for each in now.without if each != priority)
    empty = replace(now, **{priority: None, "without": others})
    game.entering = replace(card, **{half: empty}), half
    found = ASK[priority](game, table, name)
    game.entering = None
    shown: dict[str, Any] = {"without": (*others, priority)} if found is None else {priority: found}
    put(game, replace(card, **{half: replace(empty, **shown)}))


def _ask_card(game: Mombasa, table: Table, name: str) -> CardPriority | None:
    others = [each for each in CARD_CRITERIA if each != "goods"]
    best, *goods = _pick(table, game, name, "card", [*GOODS_SHOWN, *others], _shown_words).split()
    return None if best == NOT_SHOWN else CardPriority(cast(Any, best), cast(Any, tuple(goods)))


def _ask_track(game: Mombasa, table: Table, name: str) -> TrackPriority | None:
    choices = [f"{company} {steps}" for company in TRACK_CRITERIA for steps in USUAL_STEPS]
    answer = _pick(table, game, name, "track", [*choices, OTHER], _track_words)
    if answer == NOT_SHOWN:
        return None
    if answer == OTHER:
        company = table.ask(
            Pick(key="priority-company", rules=("MOM-N2",), choices=TRACK_CRITERIA, noun="criterion")
        )
        least = USUAL_STEPS[-1] + 1
        return TrackPriority(
            cast(Any, company), table.ask(Number(key="priority-steps", least=least, most=MOST))
        )
    company, _, steps = answer.partition(" ")
    return TrackPriority(cast(Any, company), int(steps))


def _ask_explore(game: Mombasa, table: Table, name: str) -> ExplorePriority | None:
    company = _pick(table, game, name, "explore", EXPLORE_CRITERIA, _criterion_words)
    if company == NOT_SHOWN:
        return None
    card, half = cast(Any, game.entering)
    shown = replace(card.half(half), explore=ExplorePriority(cast(Any, company), 0, 0))
    game.entering = replace(card, **{half: shown}), half
    posts = [f"{white} {black}" for white in USUAL_POSTS for black in USUAL_POSTS if white or black]
    question = Pick(
        key="priority-posts",
        rules=("MOM-N3",),
        choices=[*posts, OTHER],
        describe=_described(_posts_words),
        at_once=True,
    )
    answer = table.ask(question)
    if answer == OTHER:
        told = table.ask(
            Numbers(key="priority-posts-all", names=("white", "black"), noun="posts", least=0, most=MOST)
        )
        white, black = told["white"], told["black"]
    else:
        white, black = map(int, answer.split())
    return ExplorePriority(cast(Any, company), white, black) if white or black else None


def _ask_number(priority: Priority) -> Callable[[Mombasa, Table, str], int | None]:
    def ask(game: Mombasa, table: Table, name: str) -> int | None:
        usual = list(map(str, USUAL_NUMBERS))
        answer = _pick(table, game, name, priority, [*usual, OTHER], _amount_words)
        if answer == OTHER:
            least = USUAL_NUMBERS[-1] + 1
            return table.ask(Number(key=f"priority-{priority}-all", least=least, most=MOST))
        return None if answer == NOT_SHOWN else int(answer)

    return ask


ASK: dict[Priority, Callable[[Mombasa, Table, str], object]] = {
    "card": _ask_card,
    "track": _ask_track,
    "explore": _ask_explore,
    "books": _ask_number("books"),
    "diamonds": _ask_number("diamonds"),
}


def _pick(
    table: Table,
    game: Mombasa,
    name: str,
    priority: Priority,
    choices: Sequence[str],
    words: Callable[[str], Msg],
) -> str:
    """Where the card may be the drawn one itself: the last has only its own back (MOM-A5)."""
    question = Pick(
        key=f"priority-{priority}",
        data={"last": int(name == game.deck.drawn)},
        rules=(RULES[priority],),
        choices=[*choices, NOT_SHOWN],
        describe=_described(words),
        at_once=True,
    )
    return table.ask(question)


def _described(words: Callable[[str], Msg]) -> Callable[[str], Option]:
    special = {NOT_SHOWN: "option-not-shown", OTHER: "option-other-number"}
    return lambda value: Option(value, msg(special[value]) if value in special else words(value))


def _shown_words(value: str) -> Msg:
    best, *goods = value.split()
    return msg(f"best-{best}".replace("_", "-"), goods=list[Any](goods))


def _criterion_words(value: str) -> Msg:
    return msg(f"criterion-{value}".replace("_", "-"))


def _track_words(value: str) -> Msg:
    company, _, steps = value.partition(" ")
    return msg("option-track", by=_criterion_words(company), steps=int(steps))


def _amount_words(value: str) -> Msg:
    return msg("option-amount", number=int(value))


def _posts_words(value: str) -> Msg:
    white, black = map(int, value.split())
    return msg("option-posts", white=white, black=black)
