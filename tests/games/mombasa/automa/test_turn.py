from __future__ import annotations

import pytest

from mautoma.games.mombasa.automa import turn
from mautoma.games.mombasa.edition import house
from mautoma.games.mombasa.names import AUTOMA, HUMAN, LEVELS
from mautoma.kernel.chance import Chance
from mautoma.kernel.table import ScriptedTable
from tests.games.mombasa.builder import DONE, a_deck, card, half, position, scripted

# Planning


@pytest.mark.rule("MOM-P1")
@pytest.mark.rule("MOM-P3")
@pytest.mark.parametrize(
    ("level", "turning"), [("very_hard", 2), ("hard", 3), ("normal", 4), ("easy", 5), ("very_easy", 6)]
)
def test_the_deck_turns_in_the_round_of_the_level(level: str, turning: int) -> None:
    game = position()
    game.turning_round = LEVELS[level]
    turned = []
    for round_ in range(1, 8):
        game.round = round_
        table = scripted(game)
        turn.plan(game, table)
        assert game.half("caravan") == (
            house().cards[0].late if round_ >= turning else house().cards[0].early
        )
        turned += [round_] * len(table.told("deck-turned"))
    assert turned == [turning]


@pytest.mark.rule("MOM-P1")
@pytest.mark.rule("MOM-P2")
def test_all_eight_cards_are_shuffled_and_the_bottom_one_is_the_reference_card() -> None:
    orders = set()
    for seed in range(8):
        game = position()
        turn.plan(game, ScriptedTable(Chance(seed)))
        assert len(game.deck.cards) == 7
        assert {*game.deck.cards, game.deck.reference} == {c.id for c in house().cards}
        orders.add((game.deck.reference, *game.deck.cards))
    assert len(orders) > 1


@pytest.mark.rule("MOM-P2")
def test_the_reference_symbols_follow_the_half_the_deck_is_turned_to() -> None:
    shown = card(
        "shown",
        early=half(reference=("X", "X", {"banana": 1})),
        late=half(reference=({"cotton": 4}, "X", "X")),
    )
    game = position(shown, reference="shown")
    assert game.symbols() == ("X", "X", {"banana": 1})
    game.deck.late = True
    assert game.symbols() == ({"cotton": 4}, "X", "X")


@pytest.mark.rule("MOM-P4")
def test_reference_card_and_top_of_the_deck_are_told() -> None:
    game = position()
    table = scripted(game)
    turn.plan(game, table)
    told = table.told("reference-card")[0].data
    assert (told["card"], told["top_card"]) == (game.deck.reference, game.deck.cards[-1])


# Acting


@pytest.mark.rule("MOM-A2")
def test_it_does_the_first_action_that_it_can_do() -> None:
    game = a_deck(("a", "first_player", "diamonds", "remove"), ("b", "diamonds"))
    game.first = AUTOMA
    table = scripted(game, DONE)
    turn.act(game, table)
    assert [e.data["action"] for e in table.told("skipped")] == ["first_player"]
    assert table.told("diamonds")
    assert not table.told("remove")
    assert game.deck.cards == ["b"]


@pytest.mark.rule("MOM-A3")
def test_it_draws_on_until_it_can_do_something_each_card_by_the_priority_then_on_top() -> None:
    cards = [
        card("reference"),
        card("a", "first_player"),
        card("b", "first_player", "diamonds"),
        card("c", early=half(diamonds=7)),
    ]
    game = position(*cards, drawn=("a", "b", "c"))
    game.first = AUTOMA
    table = scripted(game, DONE)
    turn.act(game, table)
    assert [e.data["priority_card"] for e in table.told("draws")] == ["b", "c"]
    assert game.automa.diamonds == 7
    assert (game.deck.discard, game.deck.slots) == (["a"], ["b"])


@pytest.mark.rule("MOM-A2")
@pytest.mark.rule("MOM-A3")
def test_what_the_player_says_cannot_be_done_is_passed_over_and_logged() -> None:
    game = a_deck(("a", "first_player", "remove"), ("b", "diamonds"))
    game.first = HUMAN
    table = scripted(game, ("carry-out", "other"), ("carry-out", "space_taken"))
    turn.act(game, table)
    assert [(e.data["action"], e.data["reason"]) for e in table.told("refused")] == [
        ("first_player", "other"),
        ("remove", "space_taken"),
    ]
    assert (game.deck.discard, game.deck.slots) == (["a"], ["b"])


@pytest.mark.rule("MOM-A4")
def test_an_empty_deck_ends_its_actions() -> None:
    game = a_deck(("a", "first_player"))
    game.first = AUTOMA
    turn.act(game, scripted(game))
    assert not turn.can_act(game)


@pytest.mark.rule("MOM-A4")
def test_no_slot_and_no_marker_end_its_actions() -> None:
    game = a_deck(("a", "diamonds"), markers=0)
    assert turn.can_act(game)
    game.deck.slots = ["x", "y", "z"]
    assert not turn.can_act(game)
    game.automa.markers = 1
    assert turn.can_act(game)


@pytest.mark.rule("MOM-A5")
def test_the_last_card_goes_by_its_own_back() -> None:
    game = position(card("reference"), card("last", "diamonds", early=half(diamonds=6)), drawn=("last",))
    turn.act(game, scripted(game, DONE))
    assert game.automa.diamonds == 6


@pytest.mark.rule("MOM-A6")
def test_a_card_goes_to_the_next_slot_or_to_the_discard_pile() -> None:
    game = a_deck(("a", "diamonds"), ("b", "remove"), ("c", "diamonds"), ("d", "remove"))
    table = scripted(game, DONE, DONE, DONE)
    for _ in range(4):
        turn.act(game, table)
    assert game.deck.slots == ["a", "c"]
    assert game.deck.discard == ["b", "d"]  # d: nothing could be done
    assert [e.data["slot"] for e in table.told("covers-slot")] == [1, 2]


@pytest.mark.rule("MOM-A6")
@pytest.mark.parametrize("printed", [True, False])
def test_only_printed_cards_are_for_the_person_to_put_away(printed: bool) -> None:
    game = a_deck()
    game.printed_deck = printed
    table = scripted(game)
    for done in ("diamonds", "remove", None):
        turn.put_away(game, table, card("a", "diamonds", "remove"), done)
    put_away = [(event.kind, event.order) for event in table.events]
    assert put_away == [("covers-slot", printed), ("discards", printed), ("nothing-done", printed)]


@pytest.mark.rule("MOM-A7")
def test_with_three_covered_slots_only_marker_actions_are_possible() -> None:
    game = a_deck(("a", "diamonds", "explore", "remove"))
    game.deck.slots = ["x", "y", "z"]
    table = scripted(game, DONE)
    turn.act(game, table)
    assert [e.data["reason"] for e in table.told("skipped")] == ["no_slot", "no_slot"]
    assert game.automa.coins == 6


@pytest.mark.rule("MOM-A8")
def test_without_a_marker_only_slot_actions_are_possible() -> None:
    game = a_deck(("a", "remove", "buy", "diamonds"), markers=0)
    table = scripted(game, DONE)
    turn.act(game, table)
    assert [e.data["reason"] for e in table.told("skipped")] == ["no_marker", "no_marker"]
    assert game.deck.slots == ["a"]


@pytest.mark.rule("MOM-A8")
def test_books_and_diamonds_need_nothing_more_than_a_slot_even_at_the_end_of_their_tracks() -> None:
    board = house().board
    game = a_deck(
        ("a", "books"),
        ("b", "diamonds"),
        books=board.books[-1][0],
        jar=board.books[-1][0],
        diamonds=board.diamonds[-1][0],
    )
    table = scripted(game, DONE, DONE)
    turn.act(game, table)
    turn.act(game, table)
    assert game.deck.slots == ["a", "b"]


# The end of the round


@pytest.mark.rule("MOM-R1")
@pytest.mark.rule("MOM-R2")
@pytest.mark.rule("MOM-R3")
def test_cards_together_no_tile_markers_back() -> None:
    game = a_deck(("a", "remove"), markers=1)
    turn.act(game, scripted(game, DONE))
    before = game.automa.clone()
    turn.clean_up(game, scripted(game))
    assert sorted(game.deck.cards) == ["a", "reference"]
    assert (game.deck.slots, game.deck.discard, game.deck.reference) == ([], [], "")
    assert game.automa.markers == 3
    before.markers, before.spaces = 3, []
    assert game.automa == before  # nothing else: no bonus tile comes to it


@pytest.mark.rule("MOM-R2")
@pytest.mark.rule("MOM-R3")
@pytest.mark.parametrize(
    ("spaces", "round", "orders"),
    [
        ([], 2, []),
        (["remove", "buy"], 2, ["markers-back"]),
        (["tile_first"], 2, ["markers-back", "no-tile"]),
        (["tile_first"], 7, []),  # nothing is prepared after the last round
    ],
)
def test_only_what_lies_on_the_board_is_taken_back(spaces: list[str], round: int, orders: list[str]) -> None:
    game = position(spaces=spaces, markers=3 - len(spaces))
    game.round = round
    table = scripted(game)
    turn.clean_up(game, table)
    assert [event.kind for event in table.events if event.order] == orders
