"""A player on screen who wants to see everything once: is trained up, and does whatever can be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from mautoma.games.foodchain.bots.players.planner import Planner
from mautoma.games.foodchain.bots.players.staffing import Plan, Training
from mautoma.games.foodchain.rules.options import DONE
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.question import Counts, Pick, Question


@dataclass(frozen=True)
class Career:
    """Whom to hire, to train, and to send to work, in these orders."""

    hire: tuple[str, ...]
    train: tuple[Training, ...]
    work: tuple[str, ...]


ON_THE_AIR = Career(
    hire=(
        *("recruiting_girl", "trainer", "trainer", "marketing_trainee", "recruiting_girl", "kitchen_trainee"),
        *("marketing_trainee", "errand_boy", "management_trainee", "trainer", "waitress", "kitchen_trainee"),
    ),
    train=(
        ("brand_manager", "brand_director", 1),
        ("campaign_manager", "brand_manager", 1),
        ("marketing_trainee", "campaign_manager", 2),
        ("management_trainee", "new_business_developer", 1),
    ),
    work=(
        "brand_director",
        "trainer",
        "trainer",
        "recruiting_girl",
        "brand_manager",
        "new_business_developer",
    ),
)
DRIVE_IN = Career(
    hire=(
        *("recruiting_girl", "trainer", "trainer", "management_trainee", "recruiting_girl"),
        *("management_trainee", "kitchen_trainee", "management_trainee", "errand_boy", "waitress", "trainer"),
    ),
    train=(
        ("vice_president", "regional_manager", 1),
        ("junior_vice_president", "local_manager", 1),
        ("junior_vice_president", "vice_president", 1),
        ("management_trainee", "junior_vice_president", 3),
    ),
    work=("regional_manager", "local_manager", "trainer", "recruiting_girl", "kitchen_trainee"),
)


class Climber(Planner):
    """What the planner declines is done all the same now and then, by lot."""

    def __init__(self, career: Career, seed: int) -> None:
        super().__init__(Plan(career.hire, career.train))
        self.career = career
        self.chance = Random(seed)

    def answer(self, question: Question[Any], state: Any) -> Any:
        if isinstance(question, Counts) and question.key == "structure":
            return self._at_work(question)
        answer = super().answer(question, state)
        if isinstance(question, Pick) and answer == DONE and self.chance.random() < 0.5:
            return self.chance.choice(question.values())
        return answer

    def _at_work(self, question: Counts) -> dict[str, int]:
        """As many as find room; the rest can be trained."""
        counts: dict[str, int] = {}
        for name in self.career.work * 3:
            more = {**counts, name: counts.get(name, 0) + 1}
            if more[name] <= question.available.get(name, 0) and question.fault(more) is None:
                counts = more
        return counts

    def on_reserve(self, question: Pick, values: Sequence[str], game: FoodChain) -> str:
        """The game lasts."""
        return max(values, key=lambda value: int(value) if value.isdigit() else 0)
