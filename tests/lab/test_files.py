from __future__ import annotations

import os
from pathlib import Path

import pytest

from mautoma.kernel.message import Problem
from mautoma.lab.files import write_whole


@pytest.mark.skipif(os.name == "nt", reason="modes are of Unix")
@pytest.mark.parametrize(("umask", "mode"), [(0o022, 0o644), (0o027, 0o640)])
def test_a_file_of_results_is_readable_as_the_umask_says(tmp_path: Path, umask: int, mode: int) -> None:
    before = os.umask(umask)
    try:
        write_whole(tmp_path / "wins.csv", b"wins")
    finally:
        os.umask(before)
    assert (tmp_path / "wins.csv").stat().st_mode & 0o777 == mode


def test_what_could_not_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "inside").touch()
    with pytest.raises(Problem, match="file-unwritable"):
        write_whole(tmp_path / "folder", b"wins")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]
