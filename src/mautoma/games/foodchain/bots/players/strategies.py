"""Ways to build a company, each for a whole game. Found by playing: changes that earned more stayed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from mautoma.games.foodchain.bots.players.staffing import Training


@dataclass(slots=True, frozen=True)
class Strategy:
    """Weights are dollars: what it is worth to have such a card at work for a round, or such a milestone."""

    hire: tuple[str, ...]
    """In this order; a card that was trained on still counts as what it was hired as."""
    train: tuple[Training, ...] = ()
    reserve: int = 300
    """The reserve card, by its dollars."""
    recruit: float = 20
    """For each hire."""
    trainer: float = 12
    """For each training."""
    campaign: float = 30
    developer: float = 7
    """For a house or a garden, or one more restaurant."""
    milestone: float = 10
    """One earned by being at work, cooking, or throwing away."""
    marketed: float = 25
    """One earned by advertising a product."""
    spare: float = 1
    """An item for the freezer."""
    horizon: float = 6
    """With fewer rounds left, whatever pays later is worth less."""


RADIO = Strategy(
    hire=(
        *("recruiting_girl", "kitchen_trainee", "recruiting_girl", "errand_boy", "trainer"),
        *("marketing_trainee", "management_trainee", "errand_boy", "pricing_manager", "marketing_trainee"),
        *("errand_boy", "management_trainee", "kitchen_trainee", "waitress", "management_trainee"),
        *("pricing_manager", "waitress", "management_trainee", "kitchen_trainee", "waitress", "waitress"),
        *("pricing_manager", "waitress", "waitress", "pricing_manager", "errand_boy", "waitress", "waitress"),
        *("management_trainee", "pricing_manager"),
    ),
    train=(
        ("brand_manager", "brand_director", 1),
        ("marketing_trainee", "campaign_manager", 1),
        ("campaign_manager", "brand_manager", 1),
        ("management_trainee", "luxuries_manager", 1),
        ("management_trainee", "junior_vice_president", 2),
    ),
    recruit=10,
    trainer=39,
    developer=6,
    milestone=13,
    marketed=19,
    horizon=9,
)
"""A marketeer is trained up to the radio, whose campaigns a luxuries manager then makes dear."""

LEAN = Strategy(
    hire=(
        *("recruiting_girl", "kitchen_trainee", "recruiting_girl", "errand_boy", "marketing_trainee"),
        *("management_trainee", "errand_boy", "management_trainee", "kitchen_trainee", "waitress"),
        *("management_trainee", "pricing_manager", "waitress", "management_trainee", "kitchen_trainee"),
        *("waitress", "waitress", "pricing_manager", "waitress", "pricing_manager", "errand_boy"),
        *("waitress", "waitress", "management_trainee", "pricing_manager"),
    ),
    recruit=10,
    milestone=13,
    horizon=11,
)
"""Nobody is trained, so that nobody but the first cook costs a salary."""

SCHOOL = replace(
    LEAN,
    hire=(*LEAN.hire[:8], "trainer", *LEAN.hire[8:]),
    train=(("management_trainee", "junior_vice_president", 3),),
    horizon=9,
)
"""Managers are trained, to hold more people."""

STRATEGIES = (RADIO, LEAN, SCHOOL)
