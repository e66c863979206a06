"""Atomic file writer."""

import os
import stat
from pathlib import Path

import pytest

from lusoria.runtime.atomic_file import PRIVATE, atomic_file, part_of, write_atomically


def test_atomic_file_appears_when_complete(tmp_path: Path) -> None:
    path = tmp_path / "out.bin"
    with atomic_file(path) as file:
        file.write(b"new")
        assert not path.exists()
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


def test_failed_write_keeps_old_content(tmp_path: Path) -> None:
    path = tmp_path / "out.bin"
    path.write_bytes(b"old")
    with pytest.raises(TypeError), atomic_file(path) as file:
        file.writelines([b"new", "no bytes"])  # type: ignore[list-item]
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_failed_rename_leaves_no_temporary_file(tmp_path: Path) -> None:
    path = tmp_path / "folder"
    path.mkdir()
    with pytest.raises(OSError, match="folder"):
        write_atomically(path, b"new")
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(os.name != "posix", reason="file modes of POSIX")
def test_leftover_part_does_not_decide_file_mode(tmp_path: Path) -> None:
    path = tmp_path / "out.bin"
    part_of(path).touch(0o666)
    write_atomically(path, b"new", PRIVATE)
    assert stat.S_IMODE(path.stat().st_mode) == PRIVATE
