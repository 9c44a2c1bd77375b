"""Corrections: asides at any question, logged, with the list of what is different."""

from __future__ import annotations

from typing import Any

import pytest

from mautoma.games.foodchain.city.grid import SQUARE_NUMBERS
from mautoma.games.foodchain.city.places import house_place, marketing_place
from mautoma.games.foodchain.content.marketing_tiles import MarketingKind
from mautoma.games.foodchain.content.products import BEER, BURGER, PIZZA, SODA
from mautoma.games.foodchain.state import Campaign, HouseTile, Stack, TableGame
from mautoma.games.foodchain.table.corrections import correct
from mautoma.games.foodchain.table.differences import differences
from mautoma.games.foodchain.table.facts import on_map
from mautoma.kernel.event import Event
from mautoma.kernel.question import PickSome
from mautoma.kernel.session import Session
from tests.games.foodchain.start import freeze, scripted
from tests.games.foodchain.table.player import table_session
from tests.games.foodchain.table.start import NOTHING, now, open_restaurant, table_game, want
from tests.player import AnyAnswer

KEEP = ("correct-keep", True)


def corrected(game: TableGame, part: str, *answers: tuple[str, Any]) -> list[tuple[str, Any]]:
    """What the list "on your table, now" says after the correction."""
    table = scripted(("correct", part), *answers)
    correct(game, table)
    assert not table.answers
    assert len(table.told("corrected")) == 1
    return now(table)


def test_freezers() -> None:
    game = table_game()
    freeze(game, burger=2)
    game.automa.printed_mat = True
    told = corrected(game, "freezers", ("correct-freezers", NOTHING | {"burger": 2, "soda": 4}))
    assert game.automa.freezers[SODA] == 4
    assert told == [("now-freezer", {"product": SODA, "number": 4})]


def test_of_a_mat_that_the_program_keeps_there_is_nothing_to_move() -> None:
    game = table_game()
    assert corrected(game, "freezers", ("correct-freezers", NOTHING | {"soda": 4})) == []
    assert corrected(game, "sales", ("correct-sales", 1)) == []
    assert game.automa.freezers[SODA] == 4 and game.automa.sales == 1


def test_markers() -> None:
    game = table_game()
    game.automa.printed_mat = True
    assert corrected(game, "sales", ("correct-sales", 1)) == [("now-sales", {"spot": 1})]
    assert corrected(game, "modifier", ("correct-modifier", "-2")) == [("now-modifier", {"modifier": -2})]
    assert game.automa.sales == 1 and game.edition.mat.modifiers[game.automa.modifier] == -2


def test_money() -> None:
    game = table_game()
    told = corrected(game, "cash", ("correct-cash", {"human": 12, "automa": 0}))
    assert told == [
        ("now-cash-more", {"side": "human", "cash": 12, "income": 12}),
        ("now-bank", {"cash": 88}),
    ]
    assert corrected(game, "bank", ("correct-bank", 77)) == [("now-bank", {"cash": 77})]
    assert (game.human.cash, game.automa.cash, game.bank) == (12, 0, 77)


@pytest.mark.rule("FCM-S2")
def test_cash_comes_from_the_bank_and_goes_back_to_it() -> None:
    game = table_game()
    corrected(game, "cash", ("correct-cash", {"human": 30, "automa": 20}))
    assert game.bank == 50
    corrected(game, "cash", ("correct-cash", {"human": 10, "automa": 25}))
    assert game.bank == 65


def test_where_the_bank_has_not_got_that_much_it_is_asked_for() -> None:
    game = table_game()
    corrected(game, "cash", ("correct-cash", {"human": 150, "automa": 0}), ("correct-bank", 40))
    assert (game.human.cash, game.bank) == (150, 40)


LEFT: list[list[tuple[str, Any]]] = [
    [("correct", "leave")],
    [("correct", "bank"), ("correct-bank", 100)],
    [("correct", "freezers"), ("correct-freezers", NOTHING)],
    [("correct", "demand"), ("correct-demand-house", "leave")],
    [("correct", "stacks"), ("correct-stacks-house", "leave")],
    [("correct", "take"), ("correct-take", "leave")],
    [("correct", "campaign"), ("correct-campaign", "leave")],
    [("correct", "put"), ("correct-put", "leave")],
    [
        ("correct", "put"),
        ("correct-put", "restaurant"),
        ("report-restaurant", "d4"),
        ("entrance", "d4"),
        ("report-opens", "open"),
        ("correct-keep", False),
    ],
]


@pytest.mark.parametrize("answers", LEFT, ids=lambda answers: answers[-1][0])
def test_every_correction_can_be_left_without_changing_anything(answers: list[tuple[str, Any]]) -> None:
    game = table_game()
    open_restaurant(game, "d1/d1")
    put_tile(game)
    before = game.clone()
    table = scripted(*answers)
    correct(game, table)
    assert game == before and not table.answers
    assert not table.told("corrected") and not table.told("on-your-table")


def put_tile(game: TableGame) -> None:
    place = marketing_place(SQUARE_NUMBERS["a9"], 1, 1)
    game.city.place_marketing(9, place)
    game.human.campaigns[9] = Campaign(9, MarketingKind.MAILBOX, SODA, 2, "")


def test_the_demand_of_a_house() -> None:
    game = table_game()
    want(game, 4, BURGER, SODA)
    told = corrected(
        game, "demand", ("correct-demand-house", "4"), ("correct-demand", NOTHING | {"soda": 1, "beer": 1})
    )
    assert sorted(game.city.houses[4].demand) == [BEER, SODA]
    assert told == [("now-demand", {"house": 4, "products": {"beer": 1, "soda": 1}, "places": ["house 4"]})]


def test_more_demand_than_a_house_holds_is_questioned() -> None:
    game = table_game()
    corrected(
        game,
        "demand",
        ("correct-demand-house", "4"),
        ("correct-demand", NOTHING | {"soda": 4}),
        ("insist", True),
    )
    assert len(game.city.houses[4].demand) == 4


def test_a_campaign_stack() -> None:
    game = table_game()
    game.automa.stacks = [Stack(4, SODA, 2), Stack(2, BURGER, 1)]
    told = corrected(
        game, "stacks", ("correct-stacks-house", "4"), ("correct-stacks", NOTHING | {"pizza": 3})
    )
    assert sorted(game.automa.stacks) == [Stack(2, BURGER, 1), Stack(4, PIZZA, 3)]
    assert [kind for kind, _ in told] == ["now-stack", "now-no-stack"]


def test_two_stacks_of_one_product_are_one_heap() -> None:
    game = table_game()
    game.automa.stacks = [Stack(4, SODA, 2), Stack(4, SODA, 1)]
    told = corrected(game, "stacks", ("correct-stacks-house", "4"), ("correct-stacks", NOTHING | {"soda": 2}))
    assert told == [("now-stack", {"house": 4, "product": SODA, "number": 2, "places": ["house 4"]})]


def test_a_piece_is_put_and_taken() -> None:
    game = table_game()
    open_restaurant(game, "d1/d1")
    told = corrected(game, "take", ("correct-take", "restaurant 1"))
    assert not game.city.restaurants
    assert told == [("now-no-restaurant", {"square": "d1", "places": ["d1", "e1", "d2", "e2"]})]
    told = corrected(
        game,
        "put",
        ("correct-put", "house"),
        ("report-house", "9"),
        ("report-house-square", "d4"),
        ("house-garden", "east"),
        KEEP,
    )
    assert [kind for kind, _ in told] == ["now-house"]
    game.automa.stacks = [Stack(9, SODA, 2)]
    corrected(game, "take", ("correct-take", "house 9"))
    assert 9 not in game.city.houses and not game.automa.stacks


def test_a_restaurant_put_by_correction_says_nothing_about_drive_ins() -> None:
    game = table_game()
    corrected(
        game,
        "put",
        ("correct-put", "restaurant"),
        ("report-restaurant", "d1"),
        ("entrance", "d1"),
        ("report-opens", "open"),
        KEEP,
    )
    assert not game.human.drive_ins and not game.facts.is_sure("drive_ins")


def test_gardens_and_the_garden_of_a_house() -> None:
    game = table_game()
    corrected(
        game,
        "put",
        ("correct-put", "garden"),
        ("garden-house", "elsewhere"),
        ("garden-house", "2"),
        ("garden-side", "east"),
        ("insist", True),
        KEEP,
    )
    assert game.city.houses[2].garden
    told = corrected(game, "take", ("correct-take", "garden 2"))
    assert not game.city.houses[2].garden
    assert [kind for kind, _ in told] == ["now-no-garden"]
    assert corrected(game, "gardens", ("correct-gardens", 3)) == [("now-gardens", {"number": 3})]


def test_one_of_the_humans_campaigns() -> None:
    game = table_game()
    corrected(
        game,
        "put",
        ("correct-put", "campaign"),
        ("report-tile", "9"),
        ("campaign-square", "d1"),
        ("campaign-product", "beer"),
        ("campaign-rounds", "3"),
        KEEP,
    )
    told = corrected(
        game, "campaign", ("correct-campaign", "9"), ("campaign-product", "soda"), ("correct-rounds", 0)
    )
    assert told == [("now-campaign", {"tile_number": 9, "product": SODA, "rounds": 0})]
    assert game.human.campaigns[9].left is None


def test_a_campaign_that_runs_as_it_ran_is_not_told() -> None:
    game = table_game()
    put_tile(game)
    later = game.clone()
    later.bank -= 10
    assert [event.kind for event in differences(later, game)] == ["on-your-table", "now-bank"]
    later.human.campaigns[9] = later.human.campaigns[9]._replace(left=1)
    assert [event.data for event in differences(later, game) if event.kind == "now-campaign"] == [
        {"tile_number": 9, "product": SODA, "rounds": 2}
    ]


@pytest.mark.rule("FCM-S4")
def test_the_house_stack() -> None:
    game = table_game()
    game.house_stack = [HouseTile(1, True), HouseTile(9, False)]
    corrected(game, "house_stack", ("correct-house-stack", ["9", "3"]))
    assert {tile.number for tile in game.house_stack} == {3, 9}
    assert HouseTile(9, False) in game.house_stack


def test_a_house_on_the_map_cannot_be_in_the_stack() -> None:
    game = table_game()
    game.city.add_house(3, house_place(SQUARE_NUMBERS["d5"], 1))
    table = scripted(("correct", "house_stack"), ("correct-house-stack", ["9"]))
    correct(game, table)
    question = table.questions[1]
    assert isinstance(question, PickSome)
    assert "3" not in question.values() and "9" in question.values()


def test_the_card_in_play_changes_places_with_the_one_that_is() -> None:
    session, player = table_session(2, deck="shuffled"), AnyAnswer(2)
    while session.state.round < 2:
        player.step(session)
    automa = session.state.automa
    thought, told = automa.card, automa.deck[3]
    session.say("correct")
    session.answer("card")
    session.answer(told)
    automa = session.state.automa
    assert automa.card == told and automa.used == [told] and automa.deck[3] == thought


@pytest.mark.rule("FCM-E1")
def test_a_break_of_the_bank() -> None:
    game = table_game()
    assert corrected(game, "breaks", ("correct-breaks", "1")) == []
    assert game.bank_breaks == 1
    assert [kind for kind, _ in corrected(game, "breaks", ("correct-breaks", "0"))] == [
        "now-reserve-card-down"
    ]


def test_milestones() -> None:
    game = table_game()
    corrected(
        game,
        "milestones",
        ("correct-milestones", ["first_waitress"]),
        ("correct-milestones", ["first_radio"]),
        ("correct-open-milestones", ["first_airplane"]),
    )
    assert game.human.milestones == {"first_waitress"} and game.automa.milestones == {"first_radio"}
    assert game.milestones == {"first_airplane"}


def test_houses_without_the_map() -> None:
    game = table_game(without_map=True)
    corrected(game, "houses", ("correct-houses", ["7", "9"]))
    assert game.facts.last(on_map(7)) == 1 and game.facts.last(on_map(8)) == 0


# ---------------------------------------------------------------- as asides


def test_after_an_aside_the_same_question_is_asked_again() -> None:
    session = _at_question("changes")
    session.say("correct")
    for answer in ("bank", 55):
        session.answer(answer)
    assert session.question is not None and session.question.key == "changes"
    assert session.state.bank == 55
    assert session.asides == ("correct", "deck")


def test_while_a_piece_is_being_reported_nothing_is_corrected() -> None:
    """It could take away the restaurant that is being moved."""
    session = _at_question("changes")
    session.answer("move")
    assert session.asides == ("deck",)


def test_a_correction_can_be_taken_back() -> None:
    session = _at_question("changes")
    before = session.state.bank
    session.say("correct")
    session.answer("bank")
    session.answer(55)
    for _ in range(3):
        session.undo()
    assert session.state.bank == before


@pytest.mark.rule("FCM-W1")
def test_the_card_that_comes_is_in_play_after_a_piece_was_put_down_and_not_kept() -> None:
    """The game was lost: it went on with a card that was never turned over."""
    session, player = _at_question("card", deck="printed"), AnyAnswer(1)
    session.say("correct")
    for answer in ("put", "restaurant"):
        session.answer(answer)
    while session.question is not None and session.question.key != "correct-keep":
        player.step(session)
    session.answer(False)
    session.answer("burger_van")
    assert session.state.automa.card == "burger_van"


def _at_question(key: str, deck: str = "shuffled") -> Session:
    session, player = table_session(deck=deck), AnyAnswer(1)
    while session.question is not None and session.question.key != key:
        player.step(session)
    return session


# ---------------------------------------------------------------- after a step back


def test_after_a_step_back_what_to_move_is_listed() -> None:
    session = _at_question("changes")
    start = session.state.clone()
    session.answer("restaurant")
    for answer in ("elsewhere", "n13", "n13", True, "coming_soon"):
        session.answer(answer)
    session.jump(session.start_of("round"))
    assert [event.kind for event in session.put_back or ()] == ["on-your-table", "now-no-restaurant"]
    assert session.state == start
    session.redo()
    assert session.put_back is None


def test_several_steps_back_add_up_to_one_list() -> None:
    session, player = table_session(3, deck="printed"), AnyAnswer(3)
    while session.state.round < 4:
        assert session.question is not None
        player.step(session)
    number = session.number
    session.jump(number - 12)
    at_once = session.put_back
    session.jump(number)
    for _ in range(12):
        session.undo()
    assert session.put_back == at_once
    assert at_once is not None and len(at_once) > 1


def test_after_a_step_back_over_a_round_the_table_is_as_it_was() -> None:
    session, player = table_session(3, deck="printed"), AnyAnswer(3)
    while session.state.round < 4:
        assert session.question is not None
        player.step(session)
    drawn = session.state.automa.used[-1]
    number = session.number
    before = session.state
    session.undo("round")
    told = {event.kind: event.data for event in session.put_back or ()}
    assert told["now-cards-back"] == {"cards": [drawn]}
    for side in ("human", "automa"):
        more = session.state.cash(side) - before.cash(side)
        if more:
            kind = "now-cash-more" if more > 0 else "now-cash-less"
            data = {"side": side, "cash": session.state.cash(side), "income": abs(more)}
            assert Event(kind, data) in (session.put_back or ())
    session.jump(number)
    assert session.state == before


def test_what_goes_back_with_a_clean_up_and_a_break_of_the_bank() -> None:
    game = table_game()
    open_restaurant(game, "d1/d1")
    later = game.clone()
    later.bank_breaks, later.human.reserve = 1, 100
    later.milestones.discard("first_radio")
    game.city.restaurants[1] = game.city.restaurants[1]._replace(coming_soon=True)
    assert [event.kind for event in differences(later, game)] == [
        "on-your-table",
        "now-reserve-card-down",
        "now-coming-soon",
        "now-milestones-again",
    ]
    assert [event.kind for event in differences(game, later)][1:] == ["now-open", "now-milestones-gone"]


@pytest.mark.rule("FCM-B8")
@pytest.mark.rule("FCM-C5")
def test_what_went_into_the_box_comes_out_of_it_again() -> None:
    """A house that was spent on a garden, an employee that left the game, milestones that closed."""
    game = table_game()
    later = game.clone()
    spent = later.house_stack.pop().number
    later.employees["guru"] = 0
    later.milestones.discard("first_radio")
    later.automa.milestones.add("first_radio")
    assert [(event.kind, event.data) for event in differences(later, game)][1:] == [
        ("now-houses-back", {"houses": [spent], "number": 1}),
        ("now-employees-back", {"employees": ["guru"]}),
        ("now-milestones-returned", {"side": "automa", "milestones": ["first_radio"]}),
        ("now-milestones-again", {"milestones": ["first_radio"]}),
    ]
    assert [event.kind for event in differences(game, later)][1:] == [
        "now-houses-spent",
        "now-employees-gone",
        "now-milestones-gained",
        "now-milestones-gone",
    ]


def test_no_card_is_named_that_only_the_program_has() -> None:
    game = table_game()
    later = game.clone()
    game.automa.card, game.automa.used = "burger_van", ["burger_van"]
    later.automa.card, later.automa.used = "lunch_counter", ["lunch_counter"]
    assert differences(later, game)[1:] == []
    game.printed_deck = True
    assert [event.data for event in differences(later, game)[1:]] == [{"card": "burger_van"}]


@pytest.mark.slow
@pytest.mark.parametrize("map", ["dealt", "none"])
def test_any_answers_and_asides_keep_what_is_counted(map: str) -> None:
    for seed in range(12):
        player = AnyAnswer(seed)
        session = table_session(seed, map=map, deck="printed" if seed % 2 else "shuffled")
        while session.question is not None and session.number < 250:
            player.step(session, asides=0.1)
        game = session.state
        assert all(0 <= number <= 10 for number in game.automa.freezers.values())
        assert game.human.cash >= 0 and game.automa.cash >= 0 and game.bank >= 0
        assert 0 <= game.gardens <= 8
        assert all(stack.left > 0 for stack in game.automa.stacks)
        assert game.clone() == game
        again = Session(session.mode, session.edition, session.transcript)
        assert again.state == game and len(again.events) == len(session.events)
