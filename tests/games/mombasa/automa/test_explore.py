from __future__ import annotations

import pytest
from msgspec.structs import replace

from mautoma.games.mombasa.edition import Limits
from mautoma.games.mombasa.state import Mombasa
from mautoma.kernel.message import Json
from mautoma.kernel.question import Pick
from tests.games.mombasa.builder import (
    DONE,
    NOTHING_GIVEN,
    PASSES_NOTHING,
    asked,
    do_explore,
    in_full,
    position,
    with_steps,
    with_values,
)

GIVES = ("area-gives", "nothing")


def a_game(**human: int) -> Mombasa:
    """Saint-Louis is the richest; the human's steps as given."""
    return with_values(with_steps(position(), human, {}), saint_louis=9)


@pytest.mark.rule("MOM-X1")
@pytest.mark.rule("MOM-N3")
def test_saint_louis_expands_into_the_lowest_free_area_and_the_lowest_of_mombasa() -> None:
    game = a_game(mombasa=4, cairo=1)
    done, table = do_explore(game, 1, 1, ("lowest-area", "4"), ("lowest-area", "8"), DONE, GIVES, GIVES)
    assert done
    told = table.told("explore")[0].data
    assert (told["company"], told["areas"], told["victims"]) == ("saint_louis", [4, 8], [None, "mombasa"])
    assert [dict(q.data)["of"] for q in table.questions[:2]] == ["free", "mombasa"]


@pytest.mark.rule("MOM-N3")
def test_several_posts_go_up_the_numbers() -> None:
    game = a_game(mombasa=4)
    answers = [
        ("lowest-area", "4"),
        ("next-area", "5"),
        ("lowest-area", "2"),
        ("next-area", "9"),
        DONE,
        *[GIVES] * 4,
    ]
    done, table = do_explore(game, 2, 2, *answers)
    assert done
    told = table.told("explore")[0].data
    assert told["areas"] == [4, 5, 2, 9]
    assert told["victims"] == [None, None, "mombasa", "mombasa"]


@pytest.mark.rule("MOM-N3")
def test_black_posts_never_oust_the_company_itself() -> None:
    game = a_game(saint_louis=7, cairo=1)
    _, table = do_explore(game, 0, 1, ("lowest-area", "3"), DONE, GIVES)
    assert table.told("explore")[0].data["victims"] == ["cairo"]


@pytest.mark.rule("MOM-N5")
def test_no_free_area_no_white_posts() -> None:
    game = a_game(mombasa=1)
    done, table = do_explore(game, 2, 1, ("lowest-area", "0"), ("lowest-area", "8"), DONE, GIVES)
    assert done
    assert table.told("explore")[0].data["areas"] == [8]


@pytest.mark.rule("MOM-N5")
def test_a_human_who_leads_nowhere_loses_no_post() -> None:
    game = a_game()
    done, table = do_explore(game, 1, 2, ("lowest-area", "4"), DONE, GIVES)
    assert done
    assert table.told("explore")[0].data["areas"] == [4]


@pytest.mark.rule("MOM-N5")
@pytest.mark.rule("MOM-A8")
def test_no_post_at_all_the_action_cannot_be_done() -> None:
    done, table = do_explore(a_game(), 1, 1, ("lowest-area", "0"))
    assert not done
    assert table.told("skipped")[0].data["reason"] == "no_post"


@pytest.mark.rule("MOM-N5")
def test_white_never_turns_black() -> None:
    game = a_game(mombasa=3)
    done, table = do_explore(game, 2, 0, ("lowest-area", "4"), ("next-area", "0"), DONE, GIVES)
    assert done
    assert table.told("explore")[0].data["areas"] == [4]


@pytest.mark.rule("MOM-N5")
def test_a_victim_without_areas_left_gives_way_to_the_next_biggest_lead() -> None:
    game = a_game(mombasa=5, cape_town=1, cairo=3)
    answers = [("lowest-area", "7"), ("next-area", "0"), ("lowest-area", "11"), DONE, GIVES, GIVES]
    _, table = do_explore(game, 0, 2, *answers)
    assert table.told("explore")[0].data["victims"] == ["mombasa", "cairo"]
    assert [e.data["company"] for e in table.told("victim")] == ["mombasa", "cairo"]


@pytest.mark.rule("MOM-N5")
def test_an_empty_base_ends_it() -> None:
    game = a_game(mombasa=5)
    answers = [
        ("lowest-area", "4"),
        ("next-area", "5"),
        ("carry-out", "base_empty"),
        ("posts-placed", 1),
        GIVES,
    ]
    done, table = do_explore(game, 2, 0, *answers)  # type: ignore[arg-type]
    assert done
    assert table.told("explored-part")[0].data["number"] == 1
    again, table = do_explore(with_values(game, saint_louis=9), 1, 1)
    assert not again  # the base is known to be empty: nothing is asked


@pytest.mark.rule("MOM-N4")
def test_the_values_of_both_companies_are_doubted_afterwards() -> None:
    game = a_game(mombasa=4)
    do_explore(game, 0, 1, ("lowest-area", "8"), DONE, GIVES)
    sure = {company for company in game.tracks if game.facts.values.is_sure(company)}
    assert sure == {"cape_town", "cairo"}


@pytest.mark.rule("MOM-N6")
def test_it_takes_the_bonuses_of_the_areas_one_by_one() -> None:
    game = a_game(mombasa=4)
    first = in_full("area-gives", NOTHING_GIVEN | {"coins": 2, "diamonds": 1})
    second = ("area-gives", "books 1")
    answers = [("lowest-area", "4"), ("lowest-area", "8"), DONE, *first, second, ("book-coin", "no_coin")]
    do_explore(game, 1, 1, *answers)
    assert (game.automa.coins, game.automa.diamonds, game.automa.books) == (3, 1, 1)


@pytest.mark.rule("MOM-N6")
def test_steps_of_free_choice_go_by_the_track_criterion_of_the_same_card() -> None:
    game = a_game(mombasa=4)
    answers = [("lowest-area", "4"), DONE, ("area-gives", "steps 1"), PASSES_NOTHING]
    do_explore(game, 1, 0, *answers, track="deficit")
    assert game.automa.steps["mombasa"] == 1


@pytest.mark.rule("MOM-N6")
def test_it_may_explore_several_times_a_round() -> None:
    game = a_game()
    for area in (4, 6):
        with_values(game, saint_louis=9)
        done, _ = do_explore(game, 1, 0, ("lowest-area", str(area)), DONE, GIVES)
        assert done


def test_what_an_area_gives_is_asked_once() -> None:
    game = a_game(mombasa=9)
    do_explore(game, 0, 1, ("lowest-area", "8"), DONE, GIVES)
    with_values(game, cairo=9)
    _, table = do_explore(game, 0, 1, ("lowest-area", "8"), ("insist", True), DONE)
    assert "area-gives" not in asked(table)


def test_a_refused_area_is_asked_for_again() -> None:
    game = a_game()
    wrong: tuple[str, Json] = ("carry-out", "area_wrong")
    done, table = do_explore(game, 1, 0, ("lowest-area", "4"), wrong, ("lowest-area", "5"), DONE, GIVES)
    assert done
    assert [event.data["areas"] for event in table.told("explore")] == [[4], [5]]


@pytest.mark.rule("MOM-N5")
def test_a_base_that_ran_out_is_the_reason() -> None:
    game = a_game()
    game.facts.bases.learn("saint_louis", 0)
    done, table = do_explore(game, 1, 0)
    assert not done
    assert table.told("skipped")[0].data["reason"] == "base_empty"


def test_areas_told_of_but_not_used_are_remembered() -> None:
    game = a_game()
    do_explore(game, 2, 0, ("lowest-area", "4"), ("next-area", "6"), ("carry-out", "other"))
    do_explore(game, 2, 0, DONE, GIVES, GIVES)
    with_values(game, saint_louis=9)
    assert game.facts.owners.known == {"4": "saint_louis", "6": "saint_louis"}


@pytest.mark.parametrize("area", ["3", "4"])
def test_an_impossible_area_is_questioned_once_and_can_be_insisted_on(area: str) -> None:
    game = a_game()
    do_explore(game, 2, 0, ("lowest-area", "3"), ("next-area", "4"), DONE, GIVES, GIVES)
    with_values(game, saint_louis=9)
    told = ("lowest-area", area)
    _, table = do_explore(game, 1, 0, told, ("insist", False), told, ("insist", True), DONE)
    assert getattr(table.told("insisted")[0].data["doubt"], "key", None) == "doubt-area-owner"


@pytest.mark.rule("MOM-S4")
def test_a_scheme_with_more_numbers_than_the_edition_says_is_learned() -> None:
    game = a_game()
    last = game.edition.board.limits.areas
    do_explore(game, 1, 0, ("lowest-area", "higher"), ("higher-area", last + 2), DONE, GIVES)
    assert game.edition.board.limits.areas == last + 2
    assert game.facts.owners.known == {str(last + 2): "saint_louis"}


@pytest.mark.rule("MOM-S4")
def test_the_last_number_of_the_scheme_is_asked_once() -> None:
    game = a_game()
    game.edition = game.edition.with_board(replace(game.edition.board, limits=Limits()))
    answers = [("last-area", 40), ("lowest-area", "39"), ("next-area", "40"), DONE, GIVES, GIVES]
    _, table = do_explore(game, 2, 0, *answers)  # type: ignore[arg-type]
    first, second = table.questions[1:3]
    assert isinstance(first, Pick) and first.values() == [*map(str, range(1, 41)), "0", "higher"]
    assert isinstance(second, Pick) and second.values() == ["40", "0", "higher"]


def test_a_free_area_below_the_lowest_reported_before_is_questioned() -> None:
    game = a_game()
    do_explore(game, 1, 0, ("lowest-area", "6"), ("carry-out", "other"))
    game.facts.areas.doubt(["free"])
    _, table = do_explore(game, 1, 0, ("lowest-area", "5"), ("insist", True), DONE, GIVES)
    assert table.questions[0].default == "6"
    assert getattr(table.told("insisted")[0].data["doubt"], "key", None) == "doubt-area-lower"
