"""Who would sell to a house as things stand, and why."""

from __future__ import annotations

from mautoma.games.foodchain.rules.chains import AutomaChain, HumanChain
from mautoma.games.foodchain.rules.dinner import choose_chain
from mautoma.games.foodchain.state import AUTOMA, HUMAN, SIDES, Game
from mautoma.games.foodchain.wording import Wording
from mautoma.kernel.decide import Trail
from mautoma.kernel.message import Msg


def explain_house(game: Game, number: int, words: Wording) -> str:
    """The choice of dinnertime, with the criterion on which each chain that does not serve was lost."""
    house = game.city.houses[number]
    if not house.demand:
        return words("view-no-demand", number=number)
    if not game.automa.card:
        return words("view-no-offer-yet", number=number)
    decision = choose_chain(house, {HUMAN: HumanChain(game), AUTOMA: AutomaChain(game)})
    reasons = [_reason(decision.trail, side, words) for side in SIDES if side != decision.choice]
    if decision.choice is None:
        return words("view-would-stay", number=number, reasons=reasons)
    return words("view-would-eat", number=number, side=decision.choice, reasons=reasons)


def _reason(trail: Trail[str], side: str, words: Wording) -> str:
    step = trail.lost_on(side)
    assert step is not None
    criterion = words.say(Msg(f"criterion-{step.criterion.name}"))
    values = dict(zip(step.candidates, step.values, strict=True))
    if isinstance(values[side], bool):
        return words("view-fails", side=side, criterion=criterion)
    best = values[step.left[0]]
    return words("view-loses", side=side, criterion=criterion, theirs=values[side], best=best)
