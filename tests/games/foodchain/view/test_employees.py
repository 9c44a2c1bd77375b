"""The employees to look up."""

from __future__ import annotations

from mautoma.games.foodchain.state import FoodChain
from tests.games.foodchain.view.seen import section


def test_every_employee_can_be_looked_up_with_what_training_leads_to(game: FoodChain) -> None:
    game.employees["kitchen_trainee"] = 4
    lines = section(game, "employees").splitlines()
    assert len(lines) == 32
    assert (
        "kitchen trainee (1 burger or 1 pizza); trains into burger cook and pizza cook."
        " In the supply: 4." in lines
    )
    assert "CFO (+50% of the cash earned at dinner, salary $5), only by training. In the supply: 1." in lines
