"""What stays in sight, small: every milestone and whose it is, and what Mautoma Inc. has in its freezers."""

from __future__ import annotations

from functools import cache

from mautoma.games.foodchain.automa.clean_up import BILLBOARD, PRODUCED, TRAIN
from mautoma.games.foodchain.content.milestones import milestone_ids
from mautoma.games.foodchain.edition import Card, Edition
from mautoma.games.foodchain.names import FIRST_TO_HAVE_20, FIRST_TO_HAVE_100
from mautoma.games.foodchain.state import FoodChain
from mautoma.games.foodchain.view.colours import GOLD
from mautoma.games.foodchain.view.icons import ICON, ICONS
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.colours import INK
from mautoma.games.kit.svg import Rect, box, circle, small, text
from mautoma.kernel.view import Badge, Strip

ONE = {
    "first_billboard": "billboard",
    "first_to_train": "train",
    "first_to_hire_3": "hiring",
    "first_burger_produced": "burger",
    "first_pizza_produced": "pizza",
    "first_errand_boy": "soda",
    "first_cart_operator": "source",
    "first_waitress": "waitress",
    "first_to_lower_prices": "price",
    "first_to_throw_away": "freezer",
    "first_airplane": "airplane",
    "first_radio": "radio",
}
MARKETED = {
    "first_burger_marketed": "burger",
    "first_pizza_marketed": "pizza",
    "first_drink_marketed": "soda",
}
COINS = {"first_to_have_20": "20", "first_to_have_100": "100"}
"""Whatever is left is a banknote: the salaries paid."""
MARKS = {"own": "✓", "opponent": "M", "both": "✓M", "open": "", "gone": "×"}


def milestones_strip(game: FoodChain, words: Wording) -> Strip:
    for_it = _for_the_automa(game.edition)
    badges = tuple(_milestone(game, id, id in for_it, words) for id in milestone_ids())
    return Strip("milestones", words("view-milestones"), badges)


def _milestone(game: FoodChain, id: str, for_it: bool, words: Wording) -> Badge:
    state, who = _whose(game, id, for_it)
    lines = words.of("brings", id), words(f"badge-{who}")
    return Badge(words.of("milestone", id), _icon(id), state, MARKS[state], lines)


def _whose(game: FoodChain, id: str, for_it: bool) -> tuple[str, str]:
    """Whose it is, and who may still get it: what was gained this round goes at its end (FCM-C1)."""
    mine, its, left = id in game.human.milestones, id in game.automa.milestones, id in game.milestones
    if mine and its:
        return "both", "both"
    if mine:
        return "own", "own-open" if left and for_it else "own"
    if its:
        return "opponent", "opponent-open" if left else "opponent"
    if not left:
        return "gone", "gone"
    return "open", "open" if for_it else "open-own"


def _for_the_automa(edition: Edition) -> frozenset[str]:
    """What its cards show, and those for $20 and $100: it meets no other condition (FCM-O3)."""
    shown = {id for card in edition.cards for id in _shown(card)}
    return frozenset(shown | {FIRST_TO_HAVE_20, FIRST_TO_HAVE_100})


def _shown(card: Card) -> set[str]:
    found: set[str] = set()
    for icon in card.clean_up:
        if icon.milestone is not None:
            found.add(icon.milestone)
        if icon.produced:
            found.update(milestone for milestone, _ in PRODUCED.values())
        if icon.billboard:
            found.add(BILLBOARD[0])
        if icon.train:
            found.add(TRAIN[0])
    return found


@cache
def _icon(id: str) -> str:
    middle = ICON / 2
    if id in ONE:
        return ICONS.among_words(ONE[id])
    if id in MARKETED:
        product = ICONS(MARKETED[id], ICON * 0.36, ICON * 0.4, ICON * 0.74)
        return small(ICON, ICON, product, ICONS("marketing", ICON * 0.7, ICON * 0.7, ICON * 0.6))
    dollars = COINS.get(id, "20")
    shape = (
        circle(middle, middle, 11, fill=GOLD, stroke=INK)
        if id in COINS
        else box(Rect(0.75, 5, ICON - 1.5, ICON - 10), rx=2, fill=GOLD, stroke=INK)
    )
    size = 11 if len(dollars) < 3 else 9
    return small(ICON, ICON, shape, text(middle, middle, dollars, size, bold=True))


def freezers_strip(game: FoodChain, words: Wording) -> Strip:
    """From top to bottom, as ties are won (FCM-S10)."""
    badges = tuple(
        Badge(
            words.of("product", product),
            ICONS.among_words(product),
            "stock" if game.automa.freezers[product] else "empty",
            str(game.automa.freezers[product]),
            (words("badge-freezer", number=game.automa.freezers[product]),),
        )
        for product in game.automa.order
    )
    return Strip("freezers", words("badge-freezers"), badges)
