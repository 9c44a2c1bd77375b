"""Working, second step: train.

1. A trainer has one action, a coach two, a guru three; an action moves a card on the beach one step.
2. A coach's or guru's actions may go on one card; those of several people on one card only with
   FIRST TO PAY $20 IN SALARIES.
3. Cards in between need not exist, the last one must. No CFO after FIRST TO HAVE $100.
4. The old card goes back to the supply. FIRST TO TRAIN SOMEONE.

Who trains whom is never asked: a set of trained cards is possible if it can be shared out among the
trainers, and the longest trainings go to the smallest trainer who can do them. Nor is it asked which of
several cards of one name is meant: whatever leads to a possible result is.
"""

from __future__ import annotations

from mautoma.games.foodchain.content.employees import able_to, employee
from mautoma.games.foodchain.content.milestones import give
from mautoma.games.foodchain.names import CFO, FIRST_TO_TRAIN, HUMAN
from mautoma.games.foodchain.rules.claims import claim
from mautoma.games.foodchain.rules.options import DONE, counted_employees, employee_option
from mautoma.games.foodchain.rules.staff import in_order, in_supply, join, put, return_to_supply, take
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.question import Pick
from mautoma.kernel.table import Table

History = tuple[tuple[str, int], ...]
"""Who was trained this round, by what they are now, and how many actions each had."""


class Training:
    """The training actions of one round, and every way in which they may have been used so far."""

    __slots__ = ("actions", "histories", "no_cfo", "shared")

    def __init__(self, game: FoodChain) -> None:
        trainers = able_to("trains")
        self.actions = [
            employee(name).trains
            for name, number in game.human.at_work.items()
            if name in trainers
            for _ in range(number)
        ]
        """Of each person who trains."""
        held = game.human.milestones
        self.shared = bool(give(held, "shared_training"))
        self.no_cfo = bool(give(held, "ceo_is_cfo"))
        self.histories: set[History] = {()}
        """Cards of one name are alike: which of them was meant is settled only when it matters."""

    @property
    def left(self) -> int:
        """Actions not used yet."""
        return sum(self.actions) - sum(steps for _, steps in next(iter(self.histories)))

    def targets(self, name: str, now: str, more: int, game: FoodChain, hired: bool = False) -> list[str]:
        """What a card that is `now` on its way can become by its next action, one of so many in a row.

        A card that exists, or one on the way to it.
        """
        into = employee(now).trains_into
        if not into or not self.actions or not self._after(name, now, more, game, hired):
            return []
        return [
            target
            for target in into
            if self.exists(game, target) or self.targets(name, target, more + 1, game, hired)
        ]

    def note(self, name: str, now: str, more: int, game: FoodChain, hired: bool) -> None:
        """A card had so many actions and is now another."""
        self.histories = self._after(name, now, more, game, hired)

    def exists(self, game: FoodChain, name: str) -> bool:
        return in_supply(game, name) > 0 and not (self.no_cfo and name == CFO)

    def _after(self, name: str, now: str, more: int, game: FoodChain, hired: bool) -> set[History]:
        """The histories that are possible once a card of this name has had so many more actions."""
        after: set[History] = set()
        for history in self.histories:
            alike = [card for card in history if card[0] == name]
            if hired or game.human.beach[name] > len(alike):
                self._add(after, history, (now, more))
            for card in () if hired else set(alike):
                others = list(history)
                others.remove(card)
                self._add(after, tuple(others), (now, card[1] + more))
        return after

    def _add(self, histories: set[History], others: History, card: tuple[str, int]) -> None:
        history = tuple(sorted((*others, card)))
        trainings = [steps for _, steps in history]
        if sum(trainings) <= sum(self.actions) if self.shared else _can_share_out(trainings, self.actions):
            histories.add(history)


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


def train(game: FoodChain, table: Table, training: Training) -> None:
    table.enter("step", "train")
    if not training.actions:
        return
    beach = game.human.beach
    while choices := [name for name in in_order(beach) if training.targets(name, name, 1, game)]:
        question = Pick(
            key="train",
            choices=[*choices, DONE],
            describe=counted_employees(beach),
            follows=lambda name: None if name == DONE else _into(game, training, name, name),
        )
        name = table.ask(question)
        if name == DONE:
            game.human.day.trainings_left = training.left
            return
        _train_on(game, table, training, name)


def train_hired(game: FoodChain, table: Table, training: Training, name: str) -> None:
    """A card hired from an empty pile: there is no card to give back."""
    _train_on(game, table, training, name, hired=True)


def into(game: FoodChain, training: Training, name: str) -> Pick:
    """What a card hired from an empty pile becomes."""
    return _into(game, training, name, name, hired=True)


def _into(
    game: FoodChain, training: Training, name: str, now: str, more: int = 1, hired: bool = False
) -> Pick:
    """What a card becomes that is `now` on its way, by its next action."""

    def follows(target: str) -> Pick | None:
        if training.exists(game, target):
            return None
        return _into(game, training, name, target, more + 1, hired)

    return Pick(
        key="train-into",
        data={"employee": now},
        choices=training.targets(name, now, more, game, hired),
        describe=employee_option,
        follows=follows,
    )


def _train_on(game: FoodChain, table: Table, training: Training, name: str, hired: bool = False) -> None:
    """Action after action until the card is one that exists."""
    now, more = name, 0
    while True:
        more += 1
        now = table.choose(_into(game, training, name, now, more, hired))
        if training.exists(game, now):
            break
    training.note(name, now, more, game, hired)
    if not hired:
        take(game.human.beach, name)
        return_to_supply(game, name)
    join(game, now)
    put(game.human.day.trained, now)
    table.tell("trained", employee=name, new_employee=now)
    claim(game, table, HUMAN, FIRST_TO_TRAIN)
