"""A short random walk in every mode; `python -m tests.walk` goes far."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.swarm import MODES
from tests.walk import DONE, walk


@pytest.mark.slow
@pytest.mark.parametrize(("examples", "steps"), [(5, 20), pytest.param(8, 50, marks=pytest.mark.fuzz)])
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_after_every_act_what_is_saved_opens(
    game: str, mode: str, examples: int, steps: int, tmp_path: Path
) -> None:
    DONE.clear()
    walk(game, mode, tmp_path, examples, steps)
    assert DONE["answer"] and DONE["undo"] and DONE["jump"], DONE
