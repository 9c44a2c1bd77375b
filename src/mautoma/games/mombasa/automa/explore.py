"""Exploring: where the posts go (MOM-N3 to MOM-N6; the printed example is MOM-X1)."""

from __future__ import annotations

from dataclasses import dataclass

from mautoma.games.mombasa.automa.companies import human_leads, track_order
from mautoma.games.mombasa.names import Company
from mautoma.games.mombasa.phrases import all_of, area_words
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.facts import compass
from mautoma.games.mombasa.table.facts.areas import nth_area, post_left
from mautoma.games.mombasa.table.facts.areas import post_placed as number_taken
from mautoma.kernel.decide import decide
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.table import Table


@dataclass(slots=True, frozen=True)
class Post:
    """A post into an area: a free one, or in place of the victim's. Areas without numbers have none."""

    area: int | None
    victim: Company | None = None

    def words(self, game: Mombasa) -> Msg:
        assert self.area is not None
        area = area_words(game.edition.board, self.area)
        if self.victim is None:
            return msg("post-white", area=area)
        return msg("post-black", area=area, company=self.victim)


def plan_posts(game: Mombasa, table: Table, company: Company, white: int, black: int) -> list[Post]:
    """As many as can be placed, whites first; never one for the other; an empty base ends it (MOM-N5)."""
    bases = game.facts.bases
    left = bases.known[company] if bases.is_sure(company) else white + black
    posts = _white_posts(game, table, min(white, left))
    return posts + _black_posts(game, table, company, min(black, left - len(posts)))


def _white_posts(game: Mombasa, table: Table, number: int) -> list[Post]:
    """Into the first free areas of the scheme."""
    posts: list[Post] = []
    while len(posts) < number:
        post = _next_post(game, table, posts, None)
        if post is None:
            break
        posts.append(post)
    return posts


def _next_post(game: Mombasa, table: Table, before: list[Post], victim: Company | None) -> Post | None:
    """Into the next area of the scheme that is free, or the victim's; None if there is none."""
    of, taken = victim or compass.FREE, sum(post.victim == victim for post in before)
    if by_compass(game):
        return Post(None, victim) if compass.has_areas(game, of, taken + 1) else None
    area = nth_area(game, table, of, taken)
    return Post(area, victim) if area else None


def by_compass(game: Mombasa) -> bool:
    """Areas have no numbers: the scheme is a sentence."""
    return game.edition.board.scheme == "north"


def _black_posts(game: Mombasa, table: Table, company: Company, number: int) -> list[Post]:
    """Into the first areas of the company in which the human leads most; without areas left, of the next."""
    posts: list[Post] = []
    victims = [other for other in game.companies() if other != company]
    told = None
    while len(posts) < number:
        decision = decide(victims, *human_leads(game, table), track_order(game), why="MOM-N3", noun="company")
        victim = decision.choice
        if victim is None:
            break
        post = _next_post(game, table, posts, victim)
        if post is None:
            victims.remove(victim)
            continue
        if victim != told:
            table.tell("victim", "MOM-N3", trail=decision.trail, company=victim)
            told = victim
        posts.append(post)
    return posts


def posts_words(game: Mombasa, posts: list[Post]) -> Msg:
    """One phrase for all of them."""
    if by_compass(game):
        return compass.where([post.victim for post in posts])
    if len(posts) == 1:
        return posts[0].words(game)
    return all_of([msg("post-one", post=post.words(game)) for post in posts])


def post_placed(game: Mombasa, company: Company, post: Post) -> None:
    """The map and the bases after one post of the automa's (MOM-N3, MOM-N4)."""
    if post.area is None:
        compass.post_placed(game, company, post.victim)
    else:
        number_taken(game, company, post.area, post.victim)
    post_left(game, company)
    if post.victim is not None:
        post_left(game, post.victim, -1)
