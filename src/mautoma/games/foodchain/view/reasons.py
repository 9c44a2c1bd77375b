"""Why a house may eat here or there: what the other chain loses it on, whatever card comes."""

from __future__ import annotations

from collections.abc import Mapping

from mautoma.games.foodchain.names import AUTOMA, HUMAN, SIDES
from mautoma.games.foodchain.view.evening import Outcome, Range
from mautoma.games.foodchain.view.words import Wording
from mautoma.kernel.decide import Trail

Losses = dict[str, tuple[Range, Range]]
"""By criterion, what the loser had and what the best had."""


def reasons_of(outcomes: Mapping[str | None, Outcome], words: Wording) -> str:
    """One for each way it may go."""
    said = [
        _because(side, outcomes[side].trails, len(outcomes) > 1, words)
        for side in (HUMAN, AUTOMA, None)
        if side in outcomes
    ]
    return " ".join(said)


def _because(side: str | None, trails: list[Trail[str]], named: bool, words: Wording) -> str:
    losers = [loser for loser in SIDES if loser != side and loser in trails[0].candidates]
    losses = {loser: _losses(trails, loser) for loser in losers}
    if side is None and all(set(lost) == {"has-whole-demand"} for lost in losses.values()):
        reasons = [words("tonight-lost-nobody")]
    else:
        reasons = [_said(loser, lost, words) for loser, lost in losses.items()]
    if not named:
        return words("tonight-reasons", reasons=reasons)
    return words("tonight-because", choice=side or "nobody", reasons=reasons)


def _losses(trails: list[Trail[str]], side: str) -> Losses:
    losses: Losses = {}
    for trail in trails:
        step = trail.lost_on(side)
        if step is None:
            continue
        values = dict(zip(step.candidates, step.values, strict=True))
        theirs, best = int(values[side]), int(values[step.left[0]] if step.left else values[side])
        found = Range(theirs, theirs), Range(best, best)
        before = losses.get(step.name, found)
        losses[step.name] = before[0].with_(found[0]), before[1].with_(found[1])
    return losses


def _said(side: str, losses: Losses, words: Wording) -> str:
    said = [
        words(f"tonight-lost-{name}", side=side, theirs=str(theirs), best=str(best))
        for name, (theirs, best) in losses.items()
    ]
    return words.either(said)
