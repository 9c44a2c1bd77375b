"""The five actions without a bonus marker: MOM-N1 to MOM-N11. Each tells whether it was done."""

from __future__ import annotations

from mautoma.games.mombasa.automa.books import gain_books, move_jar
from mautoma.games.mombasa.automa.cannot import cannot
from mautoma.games.mombasa.automa.columns import plan_moves, tell_returned, tell_taken
from mautoma.games.mombasa.automa.companies import RULES, choose_company
from mautoma.games.mombasa.automa.display import Choice, choose_card, hand_over
from mautoma.games.mombasa.automa.explore import Post, by_compass, plan_posts, post_placed, posts_words
from mautoma.games.mombasa.automa.rewards import advance, receive, tell_diamonds, tell_steps, walk_diamonds
from mautoma.games.mombasa.edition import Card, Half
from mautoma.games.mombasa.names import Company
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.facts import compass
from mautoma.games.mombasa.table.facts.columns import base_is_empty, base_of, learn_columns
from mautoma.games.mombasa.table.facts.gains import area_gives, area_of_post, tell_gains
from mautoma.games.mombasa.table.facts.priorities import (
    book_points,
    card_priority,
    diamond_steps,
    explore_priority,
    track_priority,
)
from mautoma.games.mombasa.table.reports.carry_out import carry_out, carry_out_and_gain, posts_placed
from mautoma.kernel.decide import Trail
from mautoma.kernel.facts import Memory
from mautoma.kernel.table import Table

NOT_SHOWN = "not_shown"
"""The priority side says nothing of the action."""
AREA_WRONG = "area_wrong"
MAP_WRONG = "map_wrong"
"""The map is not as it was thought to be: areas are chosen again."""


def take_card(game: Mombasa, table: Table, half: Half, card: Card) -> bool:
    """MOM-N1. The place was told a moment ago, so that nothing can be wrong with it."""
    choice = find_card(game, table, half, "take_card")
    if choice is None:
        return False
    hand_over(game, table, choice)
    return True


def find_card(game: Mombasa, table: Table, half: Half, action: str) -> Choice | None:
    choice = choose_card(game, table, card_priority(game, table, half))
    if choice is None:
        cannot(table, action, "display_empty", "MOM-A8")
    else:
        game.pointed = choice.place
    return choice


def track(game: Mombasa, table: Table, half: Half, card: Card) -> bool:
    """MOM-N2."""
    priority = track_priority(game, table, half)
    if priority is None:
        return cannot(table, "track", NOT_SHOWN, "MOM-A8")
    decision = choose_company(game, table, priority.company, "MOM-N2")
    company = decision.choice
    assert company is not None
    rules = ("MOM-N2", RULES[priority.company])
    tell_steps(game, table, company, priority.steps, "track", *rules, trail=decision.trail)
    advance(game, table, company, priority.steps)
    return True


def explore(game: Mombasa, table: Table, half: Half, card: Card) -> bool:
    """MOM-N3. All areas are settled before the first post moves; then their bonuses, one by one (MOM-N6)."""
    priority = explore_priority(game, table, half)
    if priority is None:
        return cannot(table, "explore", NOT_SHOWN, "MOM-A8")
    decision = choose_company(game, table, priority.company, "MOM-N3")
    company = decision.choice
    assert company is not None
    if game.edition.board.base_columns:
        base_of(game, table, company)
    reason: str | None = MAP_WRONG
    while reason == MAP_WRONG:
        posts = plan_posts(game, table, company, priority.white, priority.black)
        if not posts:
            why_not = "base_empty" if base_is_empty(game, company) else "no_post"
            return cannot(table, "explore", why_not, "MOM-N5")
        victims = [post.victim for post in posts]
        moves = plan_moves(game, table, company, victims)
        tell_taken(game, table, company, len(posts), moves)
        tell_posts(game, table, company, posts, RULES[priority.company], decision.trail)
        tell_returned(game, table, victims, moves)
        reason, gains = _carry_out(game, table, company, victims)
    if reason == "base_empty":
        posts = _what_the_base_held(game, table, company, posts)
    elif reason is not None:
        return False
    for post in posts:
        post_placed(game, company, post)
    if reason is None:
        learn_columns(game, moves)
    for number, post in enumerate(posts, 1):
        if number == 1 and gains is not None:
            gives = gains
        elif post.area is None:
            gives = tell_gains(table, area_of_post(company, compass.where([post.victim]), number, len(posts)))
        else:
            gives = area_gives(game, table, post.area)
        receive(game, table, gives, half, "MOM-N6")
    if reason == "base_empty":
        game.facts.bases.learn(company, 0)
    return bool(posts)


def _carry_out(
    game: Mombasa, table: Table, company: Company, victims: list[Company | None]
) -> tuple[str | None, dict[str, int] | None]:
    """As `carry_out`, and what the first area gives, where that was told in the same answer.

    Where the map is not as it was thought to be, it is learned how it is.
    """
    if not by_compass(game):
        reason = carry_out(table, "explore", AREA_WRONG, "base_empty")
        if reason == AREA_WRONG:
            game.facts.areas = Memory()
        return MAP_WRONG if reason == AREA_WRONG else reason, None
    too_few = compass.reasons(victims)
    area = area_of_post(company, compass.where(victims[:1]), 1, len(victims))
    reason, gains = carry_out_and_gain(table, "explore", area, *too_few, "base_empty")
    if reason is None:
        return None, gains
    if reason not in too_few:
        return reason, None
    compass.learn_areas_left(game, table, reason, victims)
    return MAP_WRONG, None


def tell_posts(
    game: Mombasa, table: Table, company: Company, posts: list[Post], rule: str, trail: Trail[Company]
) -> None:
    table.order(
        "explore",
        "MOM-N3",
        rule,
        trail=trail,
        company=company,
        number=len(posts),
        posts=posts_words(game, posts),
        areas=[post.area for post in posts],
        victims=[post.victim for post in posts],
    )


def _what_the_base_held(game: Mombasa, table: Table, company: Company, posts: list[Post]) -> list[Post]:
    """An empty base ends it (MOM-N5): how many posts could still be placed, in the order told."""
    if len(posts) == 1:
        return []
    placed = posts[: posts_placed(table, company, len(posts) - 1)]
    if placed:
        words = posts_words(game, placed)
        table.tell("explored-part", "MOM-N5", company=company, number=len(placed), posts=words)
    return placed


def books(game: Mombasa, table: Table, half: Half, card: Card) -> bool:
    """MOM-N7. Points that are not shown are none (MOM-A8)."""
    points = book_points(game, table, half)
    move_jar(game, table)
    if points is None:
        table.tell("book-points", "MOM-A8", points=0)
    else:
        gain_books(game, table, points)
    return True


def diamonds(game: Mombasa, table: Table, half: Half, card: Card) -> bool:
    """MOM-N10."""
    steps = diamond_steps(game, table, half)
    if steps is None:
        return cannot(table, "diamonds", NOT_SHOWN, "MOM-A8")
    tell_diamonds(game, table, steps, "MOM-N10")
    walk_diamonds(game, table, steps)
    return True
