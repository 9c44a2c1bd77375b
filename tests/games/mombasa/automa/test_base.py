from __future__ import annotations

import pytest

from mautoma.games.mombasa.automa import base


@pytest.mark.rule("MOM-N4")
def test_posts_leave_so_that_the_value_grows_most_over_the_whole_action() -> None:
    columns = [[1, 1, 1], [0, 0, 5], [1, 0, 2]]
    assert base.take(columns, [0, 0, 0], 1) == [1, 0, 0]  # equal columns: the leftmost
    assert base.take(columns, [0, 0, 0], 3) == [0, 3, 0]  # 5 beats 1 + 1 + 1, though it starts with nothing
    assert base.value(columns, [0, 3, 0]) == 5
    assert base.posts_left(columns, [0, 3, 0]) == 6


@pytest.mark.rule("MOM-N4")
def test_ousted_posts_return_so_that_the_value_falls_most() -> None:
    columns = [[1, 1, 1], [0, 0, 5], [1, 0, 2]]
    assert base.put_back(columns, [3, 3, 3], 1) == [3, 2, 3]
    assert base.put_back(columns, [3, 0, 1], 1) == [2, 0, 1]
