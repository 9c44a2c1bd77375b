"""Somebody with a printed edition that the program knows nothing of: reads off it what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from mautoma.games.foodchain.automa.deck import LAST_GROUP
from mautoma.games.foodchain.content.milestones import milestone_ids
from mautoma.games.foodchain.content.products import PRODUCTS
from mautoma.games.foodchain.content.supply import GROUPS, levels
from mautoma.games.foodchain.edition import CARDS_FILE, Card, Edition, WorkIcon, read_edition
from mautoma.games.foodchain.edition.mat import MAT_FILE, Mat, Spot
from mautoma.games.foodchain.state import TableGame
from mautoma.games.foodchain.table.findings import findings
from mautoma.games.kit.toml import write_toml
from mautoma.kernel.question import Question
from mautoma.kernel.session import Session
from tests.games.foodchain.any_edition import any_edition

NOTHING_ENTERED = {CARDS_FILE: "", MAT_FILE: ""}


def author_edition(chance: Random) -> Edition:
    """As they are printed: products side by side are one icon; a house may be there twice, a number not at
    all."""
    edition, more = any_edition(chance), any_edition(chance)
    cards = [_as_printed(card, chance) for card in (*edition.cards, *more.cards)][:25]
    named = [replace(card, id=f"printed_{at}") for at, card in enumerate(cards)]
    return Edition("author", "", tuple(named), edition.mat)


def _as_printed(card: Card, chance: Random) -> Card:
    work: list[WorkIcon] = []
    for icon in card.work:
        if not (icon.gain and work and work[-1].gain):
            work.append(icon)
    campaigns = [
        replace(each, houses=(*each.houses[:3], chance.choice(each.houses), 20)) for each in card.campaigns
    ]
    priority = card.priority if chance.random() < 0.8 else None
    return replace(card, work=tuple(work), campaigns=tuple(campaigns), priority=priority)


class Author:
    """Draws the printed cards in an order of their own, and answers every question about cards and mat."""

    def __init__(self, edition: Edition, level: str, seed: int) -> None:
        self.edition = edition
        self.asked: list[str] = []
        """What was asked about cards and mat, except which card came."""
        self._chance = Random(seed)
        self._deck = [
            card
            for group in GROUPS
            for card in self._chance.sample(edition.pool(group), levels()[level].deals(group))
        ]
        self._used: list[Card] = []
        self._answers: dict[str, Iterator[Any]] = {}
        self._spot: Iterator[str] = iter(())

    def answer(self, session: Session) -> Any:
        """None: it is not about cards or mat."""
        question: Question[Any] | None = session.question
        assert question is not None
        state: TableGame = session.state
        if question.key == "card":
            return self._drawn(state)
        if question.key.startswith(("card-", "mat-")):
            self.asked.append(question.key)
        match question.key:
            case "mat-spot":
                return self._icon(state)
            case "mat-last-spot":
                return str(len(self.edition.mat.sales) - 1)
            case "mat-step":
                return self._step(str(question.data["arrow"]), str(question.data["modifier"]))
            case "card-right":
                return "right"
            case "insist":
                return True if state.entering else None
        return next(self._answers[question.key]) if question.key.startswith("card-") else None

    def _drawn(self, state: TableGame) -> str:
        if not self._deck:  # FCM-E3
            self._deck = [card for card in self._used if card.group == LAST_GROUP]
            self._chance.shuffle(self._deck)
        card = self._deck.pop(0)
        self._used.append(card)
        known = [each.id for each in state.edition.cards if same_card(each, card)]
        if known:
            return known[0]
        self._answers = {key: iter(answers) for key, answers in _printed(card).items()}
        return "new"

    def _icon(self, state: TableGame) -> str:
        assert state.looking_at is not None
        if state.looking_at == type(state.looking_at)(spot=state.looking_at.spot):
            shown = self.edition.mat.spot(state.automa.sales)
            assert shown is not None
            self._spot = iter(icons_of(shown))
        return next(self._spot, "enough")

    def _step(self, arrow: str, here: str) -> str:
        track = self.edition.mat.modifiers
        at = track.index(int(here)) + (1 if arrow == "up" else -1)
        return f"{track[at]:+}" if 0 <= at < len(track) else "end"


def icons_of(spot: Spot) -> list[str]:
    icons = [str(product) for product, number in spot.gain.items() for _ in range(number)]
    icons += [name for name in ("one_of_each", "city_supply") if getattr(spot, name)]
    return icons + ([f"arrow_{spot.arrow}"] if spot.arrow else [])


def _printed(card: Card) -> dict[str, list[Any]]:
    """What it shows, by the questions about it."""
    answers: dict[str, list[Any]] = {
        "card-price": [str(card.price)],
        "card-waitresses": [card.waitresses],
        "card-work": [],
        "card-amount": [],
        "card-build": [],
        "card-dinner": [_dinner(card)],
        "card-campaigns": [f"{each.kind}_{each.duration}" for each in card.campaigns],
        "card-houses": [],
        "card-priority": [str(card.priority or "none")],
        "card-clean-up": [icon.kind for icon in card.clean_up],
        "card-milestone": [icon.milestone for icon in card.clean_up if icon.milestone],
        "card-leaves": [icon.leaves for icon in card.clean_up if icon.leaves],
    }
    for icon in card.work:
        if icon.gain:
            answers["card-work"] += [str(p) for p, number in icon.gain.items() for _ in range(number)]
        else:
            answers["card-work"].append(icon.kind)
            answers["card-amount"] += [icon.most_drink or icon.most_food] * bool(
                icon.most_drink or icon.most_food
            )
            answers["card-build"] += [icon.build] * bool(icon.build)
    for campaign in card.campaigns:
        answers["card-houses"] += [*map(str, campaign.houses), "no-more"]
    for part in ("card-work", "card-campaigns", "card-clean-up"):
        answers[part].append("no-more")
    return answers


def _dinner(card: Card) -> str:
    if card.sales_icon and card.milestone_cash:
        return "both"
    return "sales_icon" if card.sales_icon else "milestone_cash" if card.milestone_cash else "nothing"


def same_card(one: Card, other: Card) -> bool:
    return replace(one, id="same") == replace(other, id="same")


def is_part_of(known: Mat, printed: Mat) -> bool:
    """Whether all that is known of a mat is printed there."""
    pairs = list(zip(known.sales, printed.sales, strict=False))
    ends = known.more_spots or len(known.sales) == len(printed.sales)
    low, high = known.modifiers[0], known.modifiers[-1]
    steps = [each for each in printed.modifiers if low <= each <= high]
    return (
        all(spot is None or spot == shown for spot, shown in pairs)
        and len(known.sales) <= len(printed.sales)
        and ends
        and list(known.modifiers) == steps
        and (known.more_below or low == printed.modifiers[0])
        and (known.more_above or high == printed.modifiers[-1])
    )


def kept(session: Session) -> Edition:
    """What the next game knows: the findings of this one, written to files and read again."""
    files: dict[str, dict[str, list[Any]]] = {CARDS_FILE: {}, MAT_FILE: {}}
    for finding in findings(session.state):
        files[finding.file].setdefault(finding.section, []).append(finding.entry)
    return read_edition("mine", {file: write_toml(document) for file, document in files.items()})


def modest_edition() -> Edition:
    """With as much on a card as a real one shows: unlike the house's in price, goods, houses and mat. The
    first have no blue number."""
    cards, products = [], [str(product) for product in PRODUCTS]
    for at, group in enumerate(("round_1_2",) * 3 + ("phase_1",) * 6 + ("phase_2",) * 7 + ("phase_3",) * 9):
        gain = {products[at % 5]: 1 + at % 2, products[(at + 2) % 5]: 1}
        cards.append(
            {
                "id": f"printed_{at}",
                "group": group,
                "price": 13 + at % 7,
                **({"priority": 1 + at % 16} if at > 2 else {}),
                "waitresses": at % 3,
                "work": [{"gain": gain}, {"payout": True}]
                if at % 3 != 1
                else [{"gain": gain}, {"most_food": 2}],
                "sales_icon": True,
                "campaigns": [
                    {"kind": "drink" if at % 2 else "food", "duration": 3, "houses": [1 + at % 19, 20]}
                ],
                "clean_up": [{"milestone": milestone_ids()[at % 5]}] if at % 2 else [{"produced": True}],
            }
        )
    spots = [
        {"gain": {"soda": 1}, "arrow": "down"},
        {"gain": {"beer": 2}},
        {"gain": {"burger": 1, "lemonade": 1}, "arrow": "up"},
        {"one_of_each": True, "arrow": "up"},
        {"city_supply": True, "gain": {"pizza": 1}, "arrow": "up"},
        {"city_supply": True, "one_of_each": True},
    ]
    mat = {"modifiers": [-3, 0, 2, 5], "sales": spots}
    return read_edition("author", {CARDS_FILE: write_toml({"card": cards}), MAT_FILE: write_toml(mat)})
