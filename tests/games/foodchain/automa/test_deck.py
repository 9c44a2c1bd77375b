from __future__ import annotations

import pytest

from mautoma.games.foodchain.automa.deck import deal_deck, draw_card
from mautoma.games.foodchain.edition import house
from mautoma.kernel.chance import Chance
from tests.games.foodchain.start import dealt_game, scripted


@pytest.mark.rule("FCM-S12")
@pytest.mark.parametrize(
    ("level", "phases"), [("easy", (1, 4, 4, 5)), ("normal", (1, 3, 4, 5)), ("hard", (1, 3, 3, 5))]
)
def test_the_deck_is_stacked_by_level(level: str, phases: tuple[int, ...]) -> None:
    deck = deal_deck(house(), level, Chance(3))
    groups = [house().card(card).group for card in deck]
    expected = []
    for group, number in zip(("round_1_2", "phase_1", "phase_2", "phase_3"), phases, strict=True):
        expected += [group] * number
    assert groups == expected
    assert len(set(deck)) == len(deck)


@pytest.mark.rule("FCM-S12")
def test_each_group_is_drawn_from_its_whole_pool() -> None:
    seen = {card for seed in range(60) for card in deal_deck(house(), "hard", Chance(seed))}
    assert seen == {card.id for card in house().cards}


@pytest.mark.rule("FCM-W1")
@pytest.mark.rule("FCM-W2")
def test_the_first_card_stays_for_two_rounds_then_one_card_a_round() -> None:
    game, table = dealt_game(5), scripted()
    deck = list(game.automa.deck)
    in_play = []
    for game.round in range(1, 6):
        draw_card(game, table)
        in_play.append(game.automa.card)
    assert in_play == [deck[0], deck[0], deck[1], deck[2], deck[3]]


@pytest.mark.rule("FCM-E3")
@pytest.mark.parametrize(("level", "rounds"), [("easy", 15), ("normal", 14), ("hard", 13)])
def test_an_empty_deck_is_made_anew_of_the_used_phase_three_cards(level: str, rounds: int) -> None:
    game, table = dealt_game(5, level), scripted()
    for game.round in range(1, rounds + 1):
        draw_card(game, table)
    assert game.automa.deck == []
    last = {c for c in game.automa.used if game.edition.card(c).group == "phase_3"}
    again = []
    for game.round in range(rounds + 1, rounds + 6):
        draw_card(game, table)
        again.append(game.automa.card)
    assert set(again) == last and len(again) == 5
    (told,) = table.told("deck-reshuffled")
    assert not told.order


@pytest.mark.rule("FCM-E3")
def test_printed_cards_are_for_a_person_to_shuffle_again() -> None:
    game, table = dealt_game(5), scripted()
    game.round, game.automa.deck = 20, []
    game.automa.used = [card.id for card in game.edition.pool("phase_3")[:3]]
    draw_card(game, table, lambda: game.edition.pool("phase_3")[0].id)
    (told,) = table.told("deck-reshuffled")
    assert told.order and told.data["number"] == 3
