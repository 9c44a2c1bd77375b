"""A look back at a game: where the money came from, what houses were lost on, what campaigns earned."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from mautoma.games.foodchain.names import AUTOMA, HUMAN
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.bars import bars
from mautoma.kernel.decide import Trail
from mautoma.kernel.event import Event
from mautoma.kernel.review import Figures, Part, rounds
from mautoma.kernel.session import Session
from mautoma.kernel.view import Say

SALES, TIPS, BONUS, SALARIES, CASH = "sales", "tips", "bonus", "salaries", "cash"
SOURCES: dict[str, tuple[str, str]] = {
    "tips": (HUMAN, TIPS),
    "cfo-bonus": (HUMAN, BONUS),
    "ceo-bonus": (HUMAN, BONUS),
    "milestone-cash": (AUTOMA, CASH),
    "houses-paid-you": (HUMAN, SALES),
    "automa-sold": (AUTOMA, SALES),
}
"""Events that bring money besides a house that is served."""
COLUMNS = ((HUMAN, SALES), (HUMAN, TIPS), (HUMAN, BONUS), (HUMAN, SALARIES), (AUTOMA, SALES), (AUTOMA, CASH))


@dataclass(slots=True)
class Campaigns:
    """What the campaigns of one side for one product led to."""

    placed: int = 0
    sold: Counter[str] = field(default_factory=Counter)
    income: defaultdict[str, Fraction] = field(default_factory=lambda: defaultdict(Fraction))


def review(session: Session, say: Say) -> list[Part]:
    words = Wording(say)
    played = rounds(session)
    parts = [_income(played, words), _houses(played, words), _campaigns(played, words), _bank(played, words)]
    return [part for part in parts if part is not None]


def _income(played: list[list[Event]], words: Wording) -> Part | None:
    """By round and source; salaries count against it."""
    each = [_sources(events) for events in played]
    if not any(each):
        return None
    used = [column for column in COLUMNS if any(sources[column] for sources in each)]
    head = (words("review-round"), *(words(f"review-{side}-{source}") for side, source in used))
    rows = [
        (str(number), *(str(sources[column]) for column in used)) for number, sources in enumerate(each, 1)
    ]
    totals = [str(sum(sources[column] for sources in each)) for column in used]
    pairs = [(_earned(sources, HUMAN), _earned(sources, AUTOMA)) for sources in each]
    sides = (words("review-you"), words("review-automa"))
    picture = bars("income", words("review-income-alt"), sides, pairs)
    return Part("income", (), picture, Figures(head, (*rows, (words("review-all"), *totals))))


def _sources(events: Iterable[Event]) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for event in events:
        if event.kind == "house-served":
            found[str(event.data["side"]), SALES] += _number(event.data["income"])
        elif event.kind in SOURCES:
            found[SOURCES[event.kind]] += _number(event.data["income"])
        elif event.kind == "salaries-paid":
            found[HUMAN, SALARIES] -= _number(event.data["cash"])
    return found


def _earned(sources: Mapping[tuple[str, str], int], side: str) -> int:
    return sum(amount for (whose, source), amount in sources.items() if whose == side and source != SALARIES)


def _houses(played: list[list[Event]], words: Wording) -> Part | None:
    """Who served how many, and each house lost with what it was lost on."""
    served: Counter[str] = Counter()
    home = 0
    lost = []
    for number, events in enumerate(played, 1):
        for event in events:
            if event.kind == "stays-home":
                home += 1
            if event.kind != "house-served":
                continue
            served[str(event.data["side"])] += 1
            if event.data["side"] == AUTOMA and event.trail is not None:
                lost.append((str(number), *_lost(event, event.trail, words)))
    if not served and not home:
        return None
    line = words("review-served", human=served[HUMAN], automa=served[AUTOMA], home=home)
    head = tuple(words(f"review-{column}") for column in ("round", "house", "wanted", "paid", "lost-on"))
    return Part("houses", (line,), None, Figures(head, tuple(lost)) if lost else None)


def _lost(event: Event, trail: Trail[Any], words: Wording) -> tuple[str, ...]:
    fell = next((step for step in trail.steps if HUMAN in step.candidates and HUMAN not in step.left), None)
    reason = "–"
    if fell is not None:
        seen = dict(zip(fell.candidates, fell.values, strict=True))
        offers = {"yours": int(seen[HUMAN]), "theirs": int(seen.get(AUTOMA, 0))}
        reason = words(f"lost-{fell.name}", **offers)
    wanted = words("review-products", products=event.data["products"])
    return str(event.data["house"]), wanted, words("status-cash", cash=event.data["income"]), reason


def _campaigns(played: list[list[Event]], words: Wording) -> Part | None:
    """Each token of demand remembers whose campaign placed it; a house pays the same for each."""
    tallies: defaultdict[tuple[str, str], Campaigns] = defaultdict(Campaigns)
    tokens: defaultdict[Any, list[tuple[str, str]]] = defaultdict(list)
    for event in (event for events in played for event in events):
        if event.kind in ("demand-placed", "stacks-run"):
            for house, origin in _placed(event):
                tallies[origin].placed += 1
                tokens[house].append(origin)
        elif event.kind == "house-served":
            eaten = tokens.pop(event.data["house"], [])
            side = str(event.data["side"])
            for origin in eaten:
                tallies[origin].sold[side] += 1
                tallies[origin].income[side] += Fraction(_number(event.data["income"]), len(eaten))
    if not tallies:
        return None
    head = tuple(
        words(f"review-{column}") for column in ("campaign", "placed", "by-you", "by-automa", "unsold")
    )
    rows = [
        _campaign(origin, tallies[origin], words)
        for origin in sorted(tallies, key=lambda o: (o[0] != HUMAN, o))
    ]
    return Part("campaigns", (words("review-campaigns-how"),), None, Figures(head, tuple(rows)))


def _placed(event: Event) -> Iterator[tuple[Any, tuple[str, str]]]:
    """Each token of demand: its house, and whose it is, for what."""
    data: Any = event.data
    for house in data.get("houses") or [data["house"]]:
        for product, number in data["products"].items():
            yield from [(house, (data["side"], product))] * number


def _campaign(origin: tuple[str, str], tally: Campaigns, words: Wording) -> tuple[str, ...]:
    side, product = origin
    income = (words("status-cash", cash=round(tally.income[who])) for who in (HUMAN, AUTOMA))
    sold = [f"{tally.sold[who]} · {earned}" for who, earned in zip((HUMAN, AUTOMA), income, strict=True)]
    left = tally.placed - sum(tally.sold.values())
    return words(f"review-campaign-{side}", product=product), str(tally.placed), *sold, str(left)


def _bank(played: list[list[Event]], words: Wording) -> Part | None:
    lines = []
    for number, events in enumerate(played, 1):
        for event in events:
            if event.kind in ("bank-broke", "bank-broke-again"):
                lines.append(words(f"review-{event.kind}", round=number))
    return Part("bank", tuple(lines)) if lines else None


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0
