"""Exploring: where the posts go (MOM-N3 to MOM-N6; the printed example is MOM-X1)."""

from __future__ import annotations

from dataclasses import dataclass

from mautoma.games.mombasa.automa.areas import nth_area
from mautoma.games.mombasa.automa.companies import human_leads, track_order
from mautoma.games.mombasa.names import Company
from mautoma.games.mombasa.phrases import all_of
from mautoma.games.mombasa.state import Game
from mautoma.kernel.decide import decide
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.table import Table


@dataclass(slots=True, frozen=True)
class Post:
    """A post into an area: a free one, or in place of the victim's."""

    area: int
    victim: Company | None = None

    def words(self) -> Msg:
        if self.victim is None:
            return msg("post-white", area=self.area)
        return msg("post-black", area=self.area, company=self.victim)


def plan_posts(game: Game, table: Table, company: Company, white: int, black: int) -> list[Post]:
    """As many as can be placed, whites first; never one for the other; an empty base ends it (MOM-N5)."""
    bases = game.facts.bases
    left = bases.known[company] if bases.is_sure(company) else white + black
    posts = _white_posts(game, table, min(white, left))
    return posts + _black_posts(game, table, company, min(black, left - len(posts)))


def _white_posts(game: Game, table: Table, number: int) -> list[Post]:
    """Into the free areas with the lowest numbers."""
    posts = []
    for n in range(number):
        area = nth_area(game, table, "free", n)
        if not area:
            break
        posts.append(Post(area))
    return posts


def _black_posts(game: Game, table: Table, company: Company, number: int) -> list[Post]:
    """Into the lowest areas of the company in which the human leads most; without areas left, of the next."""
    posts: list[Post] = []
    victims = [other for other in game.companies() if other != company]
    told = None
    while len(posts) < number:
        decision = decide(victims, *human_leads(game, table), track_order(game), why="MOM-N3", noun="company")
        victim = decision.choice
        if victim is None:
            break
        area = nth_area(game, table, victim, sum(post.victim == victim for post in posts))
        if not area:
            victims.remove(victim)
            continue
        if victim != told:
            table.tell("victim", "MOM-N3", trail=decision.trail, company=victim)
            told = victim
        posts.append(Post(area, victim))
    return posts


def posts_words(posts: list[Post]) -> Msg:
    """One phrase for all of them."""
    if len(posts) == 1:
        return posts[0].words()
    return all_of([msg("post-one", post=post.words()) for post in posts])
