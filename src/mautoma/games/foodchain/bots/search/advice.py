"""What the strategist would answer to the open question of a game on screen, and the next best."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from mautoma.games.foodchain.bots.search.trial import Ending, Trial
from mautoma.kernel.advice import Advice
from mautoma.kernel.session import Session

BUDGET = 500
"""In rounds played out."""
FEW_WORLDS, WORLDS = 4, 24
MOST_IDEAS = 8


def advise(session: Session, budget: int = BUDGET) -> Advice:
    """For a session that asks something: all ideas in a few worlds, the best two in more."""
    assert session.question is not None
    trial = Trial(session, budget)
    ideas = trial.ideas(MOST_IDEAS)
    endings = [[trial.ending(idea, at) for at in range(FEW_WORLDS)] for idea in ideas]
    order = sorted(range(len(ideas)), key=lambda at: -margin(endings[at]))[:2]
    for number in range(FEW_WORLDS, WORLDS):
        if trial.left <= 0:
            break
        for at in order:
            endings[at].append(trial.ending(ideas[at], number))
    order.sort(key=lambda at: -margin(endings[at]))
    best = endings[order[0]]
    if len(order) == 1:
        return Advice(ideas[order[0]], round(margin(best)), len(best))
    other = endings[order[1]]
    return Advice(ideas[order[0]], round(margin(best)), len(best), ideas[order[1]], *gain(best, other))


def margin(endings: Sequence[Ending]) -> float:
    return fmean(end.margin for end in endings)


def gain(better: Sequence[Ending], other: Sequence[Ending]) -> tuple[int, int]:
    """How much more the human has at the end, and the opponent."""
    own = fmean(end.own for end in better) - fmean(end.own for end in other)
    theirs = fmean(end.theirs for end in better) - fmean(end.theirs for end in other)
    return round(own), round(theirs)
