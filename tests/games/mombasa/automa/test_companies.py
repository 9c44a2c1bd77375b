from __future__ import annotations

import pytest

from mautoma.games.mombasa.automa.companies import choose_company
from mautoma.games.mombasa.names import CompanyCriterion
from mautoma.games.mombasa.table.facts import after_human_action
from mautoma.kernel.message import Json
from mautoma.kernel.question import PickSome
from tests.games.mombasa.builder import asked, position, scripted, with_steps, with_values

HUMAN = {"mombasa": 5, "cape_town": 2, "saint_louis": 4, "cairo": 1}
AUTOMA = {"mombasa": 3, "cape_town": 4, "saint_louis": 4, "cairo": 0}


@pytest.mark.parametrize(
    ("criterion", "rule", "company"),
    [
        pytest.param("richest", "MOM-Q1", "saint_louis", marks=pytest.mark.rule("MOM-Q1")),
        pytest.param("lead", "MOM-Q2", "cape_town", marks=pytest.mark.rule("MOM-Q2")),
        pytest.param("deficit", "MOM-Q3", "mombasa", marks=pytest.mark.rule("MOM-Q3")),
        pytest.param("human_fewest", "MOM-Q4", "cairo", marks=pytest.mark.rule("MOM-Q4")),
    ],
)
def test_a_criterion_chooses_and_says_why(criterion: CompanyCriterion, rule: str, company: str) -> None:
    game = with_steps(position(), HUMAN, AUTOMA)
    with_values(game, mombasa=3, cape_town=6, saint_louis=7, cairo=2)
    decision = choose_company(game, scripted(game), criterion, "MOM-N2")
    assert decision.choice == company
    assert [step.rule for step in decision.trail.steps] == [rule]


@pytest.mark.rule("MOM-Q5")
@pytest.mark.rule("MOM-T3")
def test_of_equal_companies_the_first_by_the_letter_of_its_track() -> None:
    game = with_steps(position(), HUMAN, AUTOMA)
    game.tracks = {"mombasa": "D", "cape_town": "C", "saint_louis": "B", "cairo": "A"}
    decision = choose_company(game, scripted(game), "automa_most", "MOM-N3")
    assert decision.choice == "saint_louis"  # Cape Town has as many steps, but lies at C
    assert [step.rule for step in decision.trail.steps] == ["MOM-Q5", "MOM-T3"]


@pytest.mark.rule("MOM-Q6")
def test_with_no_lead_anywhere_the_smallest_deficit_is_the_biggest_lead() -> None:
    human = {"mombasa": 5, "cape_town": 4, "saint_louis": 6, "cairo": 3}
    game = with_steps(position(), human, {"cape_town": 2})
    assert choose_company(game, scripted(game), "lead", "MOM-N2").choice == "cape_town"


@pytest.mark.rule("MOM-Q6")
def test_with_no_deficit_anywhere_the_smallest_lead_is_the_biggest_deficit() -> None:
    game = with_steps(position(), {}, {"mombasa": 3, "cape_town": 1, "saint_louis": 2, "cairo": 4})
    assert choose_company(game, scripted(game), "deficit", "MOM-N2").choice == "cape_town"


STEPS = ("human-steps", {"mombasa": 1, "cape_town": 2, "saint_louis": 3, "cairo": 4})
RICHEST: tuple[str, Json] = ("richest", ["cairo"])


@pytest.mark.parametrize(
    ("criterion", "needed"),
    [
        ("richest", [RICHEST]),
        ("lead", [STEPS]),
        ("deficit", [STEPS]),
        ("human_fewest", [STEPS]),
        ("automa_most", []),
    ],
)
def test_only_what_decides_is_asked(criterion: CompanyCriterion, needed: list[tuple[str, Json]]) -> None:
    game = position()
    table = scripted(game, *needed)
    choose_company(game, table, criterion, "MOM-N2")
    assert asked(table) == [key for key, _ in needed]


@pytest.mark.parametrize("criterion", ["richest", "lead", "deficit", "human_fewest", "automa_most"])
def test_with_one_candidate_left_nothing_is_asked(criterion: CompanyCriterion) -> None:
    game = position()
    assert choose_company(game, scripted(game), criterion, "MOM-T2", among=["cairo"]).choice == "cairo"


def test_only_the_companies_still_in_question_are_asked_for() -> None:
    game = position()
    table = scripted(game, RICHEST)
    assert choose_company(game, table, "richest", "MOM-T2", among=["mombasa", "cairo"]).choice == "cairo"
    asked_for = table.questions[0]
    assert isinstance(asked_for, PickSome) and list(asked_for.values()) == ["mombasa", "cairo"]


@pytest.mark.rule("MOM-T3")
def test_companies_worth_the_same_go_by_the_letter_of_their_tracks() -> None:
    game = position()
    table = scripted(game, ("richest", ["cairo", "cape_town"]))
    assert choose_company(game, table, "richest", "MOM-N2").choice == "cape_town"


def test_what_is_known_for_sure_is_not_asked_again() -> None:
    game = position()
    table = scripted(game, RICHEST)
    choose_company(game, table, "richest", "MOM-N2")
    choose_company(game, table, "richest", "MOM-N2")
    after_human_action(game)
    table.answers.append(RICHEST)
    choose_company(game, table, "richest", "MOM-N2")
    assert table.questions[-1].default == ["cairo"]


def test_values_that_are_known_tell_who_is_richest() -> None:
    game = with_values(position(), saint_louis=9)
    assert choose_company(game, scripted(game), "richest", "MOM-N2").choice == "saint_louis"
