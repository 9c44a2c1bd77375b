from __future__ import annotations

from collections import Counter

from mautoma.kernel.chance import Chance


def test_the_same_seed_draws_the_same() -> None:
    one, two = Chance(7), Chance(7)
    assert [one.below("deck", 100) for _ in range(20)] == [two.below("deck", 100) for _ in range(20)]


def test_streams_do_not_disturb_each_other() -> None:
    plain, mixed = Chance(7), Chance(7)
    drawn = [plain.below("deck", 100) for _ in range(5)]
    other = []
    for _ in range(5):
        mixed.below("map", 4)
        other.append(mixed.below("deck", 100))
    assert other == drawn


def test_another_seed_or_stream_draws_something_else() -> None:
    def draws(seed: int, stream: str) -> list[int]:
        chance = Chance(seed)
        return [chance.below(stream, 1000) for _ in range(5)]

    assert len({tuple(draws(s, n)) for s in (1, 2) for n in ("deck", "map")}) == 4


def test_draws_are_even() -> None:
    chance = Chance(3)
    counts = Counter(chance.below("die", 6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_a_shuffle_keeps_the_items_and_reaches_every_order() -> None:
    chance = Chance(5)
    orders = set()
    for _ in range(300):
        items = [1, 2, 3]
        chance.shuffle("deck", items)
        assert sorted(items) == [1, 2, 3]
        orders.add(tuple(items))
    assert len(orders) == 6


def test_a_clone_goes_on_alone() -> None:
    chance = Chance(5)
    chance.below("deck", 10)
    clone = chance.clone()
    expected = [chance.below("deck", 1000) for _ in range(5)]
    assert [clone.below("deck", 1000) for _ in range(5)] == expected
