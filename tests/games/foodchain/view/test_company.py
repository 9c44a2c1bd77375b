"""The company: its cards, what they add up to, and its lines."""

from __future__ import annotations

from mautoma.games.foodchain.content.employees import employees
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.view import Card
from tests.games.foodchain.view.seen import ENGLISH, VIEW, section


def piles(game: FoodChain, name: str = "company") -> dict[str, list[tuple[str, int]]]:
    tableau = next(t for t in VIEW.tableaus(game, None, ENGLISH) if t.name == name)
    return {pile.name: [(card.value, card.count) for card in pile.cards] for pile in tableau.piles}


def card_of(game: FoodChain, value: str) -> Card:
    return next(
        card
        for tableau in VIEW.tableaus(game, None, ENGLISH)
        if tableau.name == "employees"
        for pile in tableau.piles
        for card in pile.cards
        if card.value == value
    )


def test_the_staff_lies_where_it_is(game: FoodChain) -> None:
    shown = piles(game)
    assert shown["work"] == [("waitress", 2), ("trainer", 1)]
    assert shown["beach"] == [("waitress", 1), ("trainer", 0), ("errand_boy", 1)]
    assert [value for value, _ in shown["busy"]] == ["campaign_manager", "brand_manager"]
    assert sorted(number for _, number in shown["stock"]) == [0, 0, 0, 2, 6]


def test_managers_come_first_for_the_others_report_to_them(game: FoodChain) -> None:
    game.human.at_work = {"waitress": 2, "management_trainee": 1}
    assert piles(game)["work"] == [("management_trainee", 1), ("waitress", 2)]


def test_the_totals_are_those_of_the_company_at_work(game: FoodChain) -> None:
    """CEO with 3 slots, a trainee with 2 of its own, two waitresses and a cook: one slot is left."""
    game.human.at_work = {"management_trainee": 1, "waitress": 2, "burger_cook": 1, "pricing_manager": 0}
    [company] = [t for t in VIEW.tableaus(game, None, ENGLISH) if t.name == "company"]
    work = next(pile for pile in company.piles if pile.taken)
    sums = {
        total.name: total.base + sum(card.count * dict(card.adds).get(total.name, 0) for card in work.cards)
        for total in company.totals
    }
    assert sums == {
        "slots": 1,
        "managers": 2,
        "hires": 1,
        "trains": 0,
        "food": 3,
        "drinks": 0,
        "price": 10,
        "salaries": 5,
    }


def test_a_card_says_what_it_does_with_the_milestones_held(game: FoodChain) -> None:
    assert card_of(game, "waitress").text == "$3 tips, breaks ties"
    assert card_of(game, "errand_boy").text == "1 drink of any type"
    assert card_of(game, "cart_operator").text == "by road, range 2: 2 drinks a source"
    game.human.milestones |= {"first_waitress", "first_errand_boy", "first_cart_operator"}
    assert card_of(game, "waitress").text == "$5 tips, breaks ties"
    assert card_of(game, "errand_boy").text == "2 drinks of one type"
    assert card_of(game, "cart_operator").text == "by road, range 3: 3 drinks a source"


def test_a_marketeer_costs_no_salary_with_the_first_billboard(game: FoodChain) -> None:
    assert card_of(game, "campaign_manager").badges == ()
    assert "for ever" in card_of(game, "campaign_manager").text
    game.human.milestones.clear()
    assert card_of(game, "campaign_manager").badges == ("$5",)


def test_the_career_tree_tells_where_a_card_comes_from_and_leads_to(game: FoodChain) -> None:
    details = " ".join(card_of(game, "burger_cook").details)
    assert details == "Trained from: kitchen trainee Trains into: burger chef Left in the supply: 6"
    everybody = [value for pile in piles(game, "employees").values() for value, _ in pile]
    assert sorted(everybody) == sorted(card.id for card in employees().values() if card.copies)


def test_the_company_in_words(game: FoodChain) -> None:
    told = section(game, "company")
    assert "Cash $37" in told
    assert "CEO slots: 3" in told
    assert "Reserve card: $200" in told
    assert "Busy:" in told
