"""Working, second step: train.

1. A trainer has one action, a coach two, a guru three; an action moves a card on the beach one step.
2. A coach's or guru's actions may go on one card; those of several people on one card only with
   FIRST TO PAY $20 IN SALARIES.
3. Cards in between need not exist, the last one must. No CFO after FIRST TO HAVE $100.
4. The old card goes back to the supply. FIRST TO TRAIN SOMEONE.

Who trains whom is never asked: a set of trained cards is possible if it can be shared out among the
trainers, and the longest trainings go to the smallest trainer who can do them.
"""

from __future__ import annotations

from mautoma.games.foodchain.content.employees import employee, employees
from mautoma.games.foodchain.content.milestones import milestones
from mautoma.games.foodchain.names import CFO, FIRST_TO_TRAIN, HUMAN
from mautoma.games.foodchain.rules.claims import claim
from mautoma.games.foodchain.rules.options import DONE, counted_employees, employee_option
from mautoma.games.foodchain.rules.staff import in_order, in_supply, join, put, return_to_supply, take
from mautoma.games.foodchain.state import Game
from mautoma.kernel.question import Pick
from mautoma.kernel.table import Table


class Training:
    """The training actions of one round, and the cards they went on so far."""

    __slots__ = ("actions", "no_cfo", "shared", "trained")

    def __init__(self, game: Game) -> None:
        cards = employees()
        self.actions = [
            cards[name].trains
            for name, number in game.human.at_work.items()
            if cards[name].trains
            for _ in range(number)
        ]
        """Of each person who trains."""
        held = game.human.milestones
        self.shared = any(milestones()[name].shared_training for name in held)
        self.no_cfo = any(milestones()[name].ceo_is_cfo for name in held)
        self.trained: dict[str, list[int]] = {}
        """The actions that went on each card trained this round, by what it is now."""

    @property
    def left(self) -> int:
        """Actions not used yet."""
        return sum(self.actions) - sum(steps for trained in self.trained.values() for steps in trained)

    def steps_on(self, game: Game, name: str) -> int:
        """The actions already on the card of this name that had the fewest: never the worse choice."""
        trained = self.trained.get(name, [])
        return 0 if game.human.beach[name] > len(trained) else min(trained)

    def allows(self, steps: int, more: int) -> bool:
        """Whether a card that had so many actions can have so many more."""
        done = [actions for trained in self.trained.values() for actions in trained]
        if self.shared:
            return sum(done) + more <= sum(self.actions)
        if steps:
            done.remove(steps)
        return _can_share_out([*done, steps + more], self.actions)

    def targets(self, game: Game, name: str, steps: int, more: int = 1) -> list[str]:
        """What a card can be trained into by its next action: a card that exists, or one on the way."""
        into = employee(name).trains_into
        if not into or not self.actions or not self.allows(steps, more):
            return []
        return [
            target
            for target in into
            if self.exists(game, target) or self.targets(game, target, steps, more + 1)
        ]

    def note(self, name: str, steps: int, now: str, more: int) -> None:
        """A card that had so many actions had so many more and is now another."""
        if steps:
            self.trained[name].remove(steps)
        self.trained.setdefault(now, []).append(steps + more)

    def exists(self, game: Game, name: str) -> bool:
        return in_supply(game, name) > 0 and not (self.no_cfo and name == CFO)


def _can_share_out(trainings: list[int], actions: list[int]) -> bool:
    """Longest first, each to whoever has the fewest actions that suffice: exact up to three actions."""
    left = sorted(actions)
    for needed in sorted(trainings, reverse=True):
        for who, has in enumerate(left):
            if has >= needed:
                left[who] -= needed
                left.sort()
                break
        else:
            return False
    return True


def train(game: Game, table: Table, training: Training) -> None:
    table.enter("step", "train")
    if not training.actions:
        return
    beach = game.human.beach
    while choices := [n for n in in_order(beach) if training.targets(game, n, training.steps_on(game, n))]:
        question = Pick(key="train", choices=[*choices, DONE], describe=counted_employees(beach))
        name = table.ask(question)
        if name == DONE:
            game.human.day.trainings_left = training.left
            return
        steps = training.steps_on(game, name)
        take(beach, name)
        _train_on(game, table, training, name, steps)
        return_to_supply(game, name)


def train_hired(game: Game, table: Table, training: Training, name: str) -> None:
    """A card hired from an empty pile: there is no card to give back."""
    _train_on(game, table, training, name, 0)


def _train_on(game: Game, table: Table, training: Training, name: str, steps: int) -> None:
    """Action after action until the card is one that exists."""
    now, more = name, 0
    while True:
        more += 1
        targets = training.targets(game, now, steps, more)
        question = Pick(key="train-into", data={"employee": now}, choices=targets, describe=employee_option)
        now = table.choose(question)
        if training.exists(game, now):
            break
    training.note(name, steps, now, more)
    join(game, now)
    put(game.human.day.trained, now)
    table.tell("trained", employee=name, new_employee=now)
    claim(game, table, HUMAN, FIRST_TO_TRAIN)
