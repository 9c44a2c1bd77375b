"""What the pictures of cards say in words."""

from __future__ import annotations

from mautoma.games.mombasa.edition import CardPriority, Half
from mautoma.games.mombasa.names import LEVELS, ROUNDS
from mautoma.kernel.message import Msg, msg


def rounds(half: str, turning_round: int = LEVELS["normal"]) -> Msg:
    """The rounds in which a half counts; unless the level says otherwise, as printed (MOM-P3)."""
    if turning_round == LEVELS["normal"]:
        return msg(f"rounds-{half}")
    first, last = (1, turning_round - 1) if half == "early" else (turning_round, ROUNDS)
    return msg("rounds-from-to", first=first, last=last, printed=msg(f"rounds-{half}"))


def priorities(half: Half) -> list[Msg]:
    """How the next drawn card will be carried out."""
    said = []
    if half.card is not None:
        said.append(msg("line-priority-card", best=_best(half.card)))
    if half.track is not None:
        by = Msg(f"criterion-{half.track.company}".replace("_", "-"))
        said.append(msg("line-priority-track", by=by, steps=half.track.steps))
    if half.explore is not None:
        by = Msg(f"criterion-{half.explore.company}".replace("_", "-"))
        said.append(msg("line-priority-explore", by=by, white=half.explore.white, black=half.explore.black))
    if half.books is not None:
        said.append(msg("line-priority-books", points=half.books))
    if half.diamonds is not None:
        said.append(msg("line-priority-diamonds", steps=half.diamonds))
    return said


def _best(priority: CardPriority) -> Msg:
    if priority.best == "richest_share":
        return msg("best-richest-share")
    return msg(f"best-{priority.best}", goods=list(priority.goods))
