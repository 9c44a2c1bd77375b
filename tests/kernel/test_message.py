from __future__ import annotations

import pickle

from mautoma.kernel.fault import SHOWN, short
from mautoma.kernel.message import Problem, msg
from mautoma.kernel.question import Unfit


def test_a_problem_passes_from_process_to_process() -> None:
    problem = pickle.loads(pickle.dumps(Unfit("unfit-number", answer="x", least=1, most=msg("none"))))
    assert isinstance(problem, Unfit)
    assert problem.message == msg("unfit-number", answer="x", least=1, most=msg("none"))


def test_a_problem_without_a_catalogue_still_says_what_it_is() -> None:
    assert str(Problem("stale")) == "stale"
    assert str(Problem("unknown", name="x")) == "unknown (name: x)"


def test_a_text_of_somebody_elses_is_shown_on_one_line_and_cut_where_it_is_too_long() -> None:
    assert short("a\nb") == "a b"
    assert short("x" * SHOWN) == "x" * SHOWN
    assert short("x" * (SHOWN + 1)) == "x" * SHOWN + "…"
