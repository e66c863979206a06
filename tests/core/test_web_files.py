"""Files of a web board: reading, limits and refusals."""

from pathlib import Path
from typing import Any

import pytest

from lusoria.core import web_files
from lusoria.core.errors import Malformed
from lusoria.core.web_files import WebFiles, web_files_of


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    folder = tmp_path / "web_guest" / "web"
    (folder / "images").mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "board.js").write_text("export default {}", encoding="utf-8")
    (folder / "images" / "nut.svg").write_text("<svg/>", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return "web_guest"


def web(package: str, module: str = "board.js", others: tuple[str, ...] = ()) -> WebFiles:
    return WebFiles(package, "web", module, others=others)


def test_web_files_are_read_by_path(package: str) -> None:
    found = web(package, others=("images/nut.svg",)).read()
    assert found == {"board.js": b"export default {}", "images/nut.svg": b"<svg/>"}


@pytest.mark.parametrize(
    ("module", "problem"),
    [
        ("missing.js", r"web/missing.js cannot be read: add it to the package web_guest"),
        ("../__init__.py", r"cannot be served: use a path below web"),
        ("../web/board.js", r"cannot be served: use a path below web"),
        ("/board.js", r"cannot be served"),
        ("board.exe", r"ending in one of"),
    ],
)
def test_bad_path_is_refused_with_a_remedy(package: str, module: str, problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        web(package, module).read()


def test_many_scripts_are_refused(package: str) -> None:
    scripts = tuple(f"part{number}.js" for number in range(16))
    with pytest.raises(Malformed, match="17 scripts, 16 are allowed: bundle them into one"):
        WebFiles(package, "web", "board.js", others=scripts).read()


def test_large_web_files_are_refused(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_files, "MAX_BYTES", 16)
    with pytest.raises(Malformed, match="17 bytes, 16 are allowed: make them smaller"):
        web(package).read()


def test_other_object_is_no_web_extension() -> None:
    game: Any = type("Game", (), {"extensions": {"web": "json:loads"}})()
    with pytest.raises(
        Malformed, match=r"json:loads has the wrong type: expected lusoria\.core\.web_files:WebFiles"
    ):
        web_files_of(game)


def test_game_without_web_extension_has_no_files() -> None:
    assert web_files_of(object()) is None
