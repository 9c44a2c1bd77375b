"""The five actions without a bonus marker: MOM-N1 to MOM-N11. Each tells whether it was done."""

from __future__ import annotations

from mautoma.games.mombasa.automa import compass
from mautoma.games.mombasa.automa.books import gain_books, move_jar
from mautoma.games.mombasa.automa.carry_out import cannot, carry_out, carry_out_and_gain
from mautoma.games.mombasa.automa.columns import base_of, learn_columns, plan_moves, tell_moves
from mautoma.games.mombasa.automa.companies import RULES, choose_company
from mautoma.games.mombasa.automa.display import Choice, choose_card, receive_card
from mautoma.games.mombasa.automa.explore import Post, by_compass, plan_posts, post_placed, posts_words
from mautoma.games.mombasa.automa.rewards import advance, receive, tell_diamonds, tell_steps, walk_diamonds
from mautoma.games.mombasa.edition import Card, Half
from mautoma.games.mombasa.facts.gains import area_gives, area_of_post, tell_gains
from mautoma.games.mombasa.names import Company
from mautoma.games.mombasa.state import Game
from mautoma.kernel.decide import Trail
from mautoma.kernel.facts import Memory
from mautoma.kernel.question import Number
from mautoma.kernel.table import Table

AREA_WRONG = "area_wrong"
MAP_WRONG = "map_wrong"
"""The map is not as it was thought to be: areas are chosen again."""


def take_card(game: Game, table: Table, half: Half, card: Card) -> bool:
    """MOM-N1. The place was told a moment ago, so that nothing can be wrong with it."""
    choice = find_card(game, table, half, "take_card")
    if choice is None:
        return False
    table.tell("take-card", *choice.rules, trail=choice.trail, place=choice.place_words, at=choice.place)
    receive_card(game, table, choice)
    return True


def find_card(game: Game, table: Table, half: Half, action: str) -> Choice | None:
    assert half.card is not None, "the edition is checked for it"
    choice = choose_card(game, table, half.card)
    if choice is None:
        cannot(table, action, "display_empty", "MOM-A8")
    else:
        game.pointed = choice.place
    return choice


def track(game: Game, table: Table, half: Half, card: Card) -> bool:
    """MOM-N2."""
    assert half.track is not None, "the edition is checked for it"
    decision = choose_company(game, table, half.track.company, "MOM-N2")
    company = decision.choice
    assert company is not None
    rules = ("MOM-N2", RULES[half.track.company])
    tell_steps(game, table, company, half.track.steps, "track", *rules, trail=decision.trail)
    advance(game, table, company, half.track.steps)
    return True


def explore(game: Game, table: Table, half: Half, card: Card) -> bool:
    """MOM-N3. All areas are settled before the first post moves; then their bonuses, one by one (MOM-N6)."""
    assert half.explore is not None, "the edition is checked for it"
    decision = choose_company(game, table, half.explore.company, "MOM-N3")
    company = decision.choice
    assert company is not None
    if game.edition.board.base_columns:
        base_of(game, table, company)
    reason: str | None = MAP_WRONG
    while reason == MAP_WRONG:
        posts = plan_posts(game, table, company, half.explore.white, half.explore.black)
        if not posts:
            why_not = "base_empty" if _base_is_empty(game, company) else "no_post"
            return cannot(table, "explore", why_not, "MOM-N5")
        victims = [post.victim for post in posts]
        moves = plan_moves(game, table, company, victims)
        tell_posts(game, table, company, posts, RULES[half.explore.company], decision.trail)
        tell_moves(game, table, company, victims, moves)
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
        receive(game, table, gives, half.track, "MOM-N6")
    if reason == "base_empty":
        game.facts.bases.learn(company, 0)
    return bool(posts)


def _carry_out(
    game: Game, table: Table, company: Company, victims: list[Company | None]
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


def _base_is_empty(game: Game, company: Company) -> bool:
    """Whether it is known for sure."""
    bases = game.facts.bases
    return bases.is_sure(company) and not bases.known[company]


def tell_posts(
    game: Game, table: Table, company: Company, posts: list[Post], rule: str, trail: Trail[Company]
) -> None:
    table.tell(
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


def _what_the_base_held(game: Game, table: Table, company: Company, posts: list[Post]) -> list[Post]:
    """An empty base ends it (MOM-N5): how many posts could still be placed, in the order told."""
    if len(posts) == 1:
        return []
    question = Number(
        key="posts-placed", most=len(posts) - 1, data={"company": company}, rules=("MOM-N5",), default=0
    )
    placed = posts[: table.ask(question)]
    if placed:
        words = posts_words(game, placed)
        table.tell("explored-part", "MOM-N5", company=company, number=len(placed), posts=words)
    return placed


def books(game: Game, table: Table, half: Half, card: Card) -> bool:
    """MOM-N7."""
    assert half.books is not None, "the edition is checked for it"
    table.tell("books", "MOM-N7", points=half.books, at=max(game.automa.jar, game.automa.books))
    move_jar(game)
    gain_books(game, table, half.books)
    return True


def diamonds(game: Game, table: Table, half: Half, card: Card) -> bool:
    """MOM-N10."""
    assert half.diamonds is not None, "the edition is checked for it"
    tell_diamonds(game, table, half.diamonds, "MOM-N10")
    walk_diamonds(game, table, half.diamonds)
    return True
