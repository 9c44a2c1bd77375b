"""The answers of a finished game on screen that cost most.

1. Each answer is tried beside others, as for a hint, but in a few worlds only.
2. The most doubtful go on, each beside the best of the others, to worlds that had no part in choosing them,
   so that luck in the choice does not count.
3. What is clearly worse there is regretted.
"""

from __future__ import annotations

from dataclasses import dataclass

from mautoma.games.foodchain.bots.search.advice import gain, margin
from mautoma.games.foodchain.bots.search.race import clearly_better
from mautoma.games.foodchain.bots.search.trial import Trial, same
from mautoma.kernel.advice import Examination, Progress, Regret
from mautoma.kernel.message import Json
from mautoma.kernel.question import Pick
from mautoma.kernel.session import Session
from mautoma.kernel.table import aside_name
from mautoma.kernel.transcript import Transcript

FEW_WORLDS, WORLDS = 3, 24
MOST_IDEAS = 6
DOUBTS, REGRETS = 12, 5


@dataclass(slots=True)
class Doubt:
    """An answer that seems to have `cost`."""

    trial: Trial
    number: int
    round: int
    answer: Json
    better: Json
    cost: float


def examine(session: Session) -> Examination:
    answers = session.transcript.answers
    walked = Session(session.mode, session.edition, Transcript(session.transcript.header))
    doubts: list[Doubt] = []
    for number, answer in enumerate(answers, 1):
        doubt = _doubt(walked, answer)
        if doubt is not None:
            doubts.append(doubt)
        walked.answer(answer)
        yield Progress(number, len(answers) + DOUBTS)
    doubts = sorted(doubts, key=lambda doubt: -doubt.cost)[:DOUBTS]
    regrets = []
    for number, doubt in enumerate(doubts, len(answers) + 1):
        regret = _regret(doubt)
        if regret is not None:
            regrets.append(regret)
        yield Progress(number, len(answers) + DOUBTS)
    return sorted(regrets, key=lambda regret: -regret.cost)[:REGRETS]


def _doubt(session: Session, answer: Json) -> Doubt | None:
    question = session.question
    if aside_name(answer) is not None or (isinstance(question, Pick) and len(question.values()) == 1):
        return None
    trial = Trial(session)
    others = [idea for idea in trial.ideas(MOST_IDEAS) if not same(idea, answer)]
    if not others:
        return None
    margins = [margin([trial.ending(idea, at) for at in range(FEW_WORLDS)]) for idea in (answer, *others)]
    cost = max(margins[1:]) - margins[0]
    better = others[margins.index(max(margins[1:]), 1) - 1]
    return Doubt(trial, session.number, session.state.round, answer, better, cost) if cost > 0 else None


def _regret(doubt: Doubt) -> Regret | None:
    worlds = range(FEW_WORLDS, FEW_WORLDS + WORLDS)
    better = [doubt.trial.ending(doubt.better, at) for at in worlds]
    given = [doubt.trial.ending(doubt.answer, at) for at in worlds]
    if not clearly_better([one.margin - other.margin for one, other in zip(better, given, strict=True)]):
        return None
    found = doubt.number, doubt.round, doubt.answer, doubt.better
    return Regret(*found, round(margin(better)), WORLDS, *gain(better, given))
