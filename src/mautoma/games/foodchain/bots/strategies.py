"""Ways to build a company, each for a whole game. Found by playing: changes that earned more stayed."""

from __future__ import annotations

from dataclasses import replace

from mautoma.games.foodchain.bots.staffing import PLAN, Plan

LEAN = Plan(
    hire=(
        *("recruiting_girl", "kitchen_trainee", "recruiting_girl", "errand_boy", "marketing_trainee"),
        *("management_trainee", "errand_boy", "management_trainee", "kitchen_trainee", "waitress"),
        *("management_trainee", "pricing_manager", "waitress", "management_trainee", "kitchen_trainee"),
        *("waitress", "waitress", "pricing_manager", "waitress", "waitress", "pricing_manager"),
        *("errand_boy", "waitress", "waitress", "management_trainee", "pricing_manager"),
    ),
    train=(),
    recruit=39,
    campaign=2.1,
    pricing=2.8,
    developer=7.0,
    item=5.6,
    counts_cards=True,
)
"""Nobody is trained, so that nobody but the first cook costs a salary."""

SCHOOL = replace(
    LEAN,
    hire=(*LEAN.hire[:8], "trainer", *LEAN.hire[8:]),
    train=(("management_trainee", "junior_vice_president", 2),),
)
"""Two managers are trained, to hold more people."""

STRATEGIES = (
    LEAN,
    SCHOOL,
    replace(LEAN, campaign=12),
    replace(LEAN, pricing=0.7),
    replace(PLAN, counts_cards=True),
)
