"""What the automa gains: pounds, diamond steps, book points, steps on company tracks."""

from __future__ import annotations

from collections.abc import Mapping

from mautoma.games.mombasa.automa.books import PAST_THE_END, gain_books
from mautoma.games.mombasa.automa.cannot import cannot
from mautoma.games.mombasa.automa.columns import plan_moves, tell_taken
from mautoma.games.mombasa.automa.companies import choose_company, company_criterion, track_order
from mautoma.games.mombasa.edition import Half
from mautoma.games.mombasa.names import Company, steps_of
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.facts.areas import post_left
from mautoma.games.mombasa.table.facts.columns import base_is_empty, learn_columns
from mautoma.games.mombasa.table.facts.gains import BEYOND, beyond_the_end, track_gives
from mautoma.games.mombasa.table.facts.own_tracks import last_space
from mautoma.games.mombasa.table.facts.priorities import track_priority
from mautoma.games.mombasa.table.reports.carry_out import carry_out
from mautoma.kernel.decide import decide, must
from mautoma.kernel.table import Table


def receive(game: Mombasa, table: Table, gives: Mapping[str, int], half: Half | None, rule: str) -> None:
    """All that a space gives, one by one. Steps of free choice go by the track criterion (MOM-N6); where the
    card shows none all companies are equal (MOM-T3)."""
    gain_coins(game, table, gives.get("coins", 0), rule)
    gain_diamonds(game, table, gives.get("diamonds", 0), rule)
    if gives.get("books", 0):
        gain_books(game, table, gives["books"])
    if gives.get("steps", 0):
        assert half is not None, "a company track gives no steps"
        track = track_priority(game, table, half)
        decision = choose_company(game, table, track.company if track else None, "MOM-N6")
        assert decision.choice is not None
        tell_steps(game, table, decision.choice, gives["steps"], "free-steps", "MOM-N6", trail=decision.trail)
        advance(game, table, decision.choice, gives["steps"])
    for company in game.companies():
        steps = gives.get(steps_of(company), 0)
        if steps:
            tell_steps(game, table, company, steps, "named-steps", rule)
            advance(game, table, company, steps)
    for _ in range(gives.get("posts", 0)):
        remove_post(game, table)


def gain_coins(game: Mombasa, table: Table, coins: int, *rules: str) -> None:
    if coins:
        game.automa.coins += coins
        table.order("coins", *rules, coins=coins, total=game.automa.coins)


def gain_diamonds(game: Mombasa, table: Table, steps: int, *rules: str) -> None:
    if steps:
        tell_diamonds(game, table, steps, *rules)
        walk_diamonds(game, table, steps)


def tell_diamonds(game: Mombasa, table: Table, steps: int, *rules: str) -> None:
    start = game.automa.diamonds
    end = start + _walked(game, table, steps)
    say = table.order if end > start else table.tell
    say("diamonds", *rules, steps=end - start, start=start, end=end)


def walk_diamonds(game: Mombasa, table: Table, steps: int) -> None:
    """Steps on the diamond track; past its end 2 pounds each (MOM-N10, MOM-N11)."""
    walked = _walked(game, table, steps)
    game.automa.diamonds += walked
    past_the_end(game, table, steps - walked)


def _walked(game: Mombasa, table: Table, steps: int) -> int:
    """Of steps on the diamond track, those before its end."""
    return min(steps, max(0, last_space(game, table, "diamonds") - game.automa.diamonds))


def past_the_end(game: Mombasa, table: Table, steps: int) -> None:
    if steps:
        game.automa.coins += PAST_THE_END * steps
        table.order(
            "past-the-end", "MOM-N11", steps=steps, coins=PAST_THE_END * steps, total=game.automa.coins
        )


def advance(game: Mombasa, table: Table, company: Company, steps: int) -> None:
    """Steps on a company track: no costs, printed coins and one-off rewards, nothing else (MOM-N2)."""
    gives = track_gives(game, table, company, steps)
    game.automa.steps[company] += steps - gives[BEYOND]
    past_the_end(game, table, gives[BEYOND])
    receive(
        game, table, {name: gives.get(name, 0) for name in ("coins", "diamonds", "books")}, None, "MOM-N2"
    )


def tell_steps(
    game: Mombasa, table: Table, company: Company, steps: int, kind: str, *rules: str, **more: object
) -> None:
    """As far as the track goes, where its length is known."""
    game.pointed = f"track-{company}"
    start = game.automa.steps[company]
    end = start + steps - beyond_the_end(game, company, steps)
    say = table.order if end > start else table.tell
    say(
        kind,
        *rules,
        company=company,
        steps=end - start,
        track=game.tracks[company],
        start=start,
        end=end,
        places=[game.pointed],
        **more,  # type: ignore[arg-type]
    )


def remove_post(game: Mombasa, table: Table) -> None:
    """Out of the game, from the base of the company with the automa's biggest lead (MOM-K2).

    A base without posts gives way to that of the next biggest lead.
    """
    while True:
        decision = decide(
            game.companies(),
            must("MOM-K2", "base-has-posts", lambda company: not base_is_empty(game, company)),
            company_criterion(game, table, "lead"),
            track_order(game),
            why="MOM-K2",
            noun="company",
        )
        company = decision.choice
        if company is None:
            cannot(table, "remove_post", "no_base", "MOM-K2", decision.trail)
            return
        moves = plan_moves(game, table, company, [None])
        if base_is_empty(game, company):
            continue
        tell_taken(game, table, company, 1, moves)
        table.order("post-removed", "MOM-K2", trail=decision.trail, company=company)
        known = game.facts.bases.is_sure(company)
        reason = None if known else carry_out(table, "remove_post", "base_empty")
        if reason == "base_empty":
            game.facts.bases.learn(company, 0)
            continue
        if reason is None:
            post_left(game, company)
            game.moved("now-post-in-game", company=company)
            learn_columns(game, moves)
        return
