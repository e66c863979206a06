"""The game on docs/add-a-game.md is the one in tests/guest/terni_lapilli, and its commands work."""

import re
import shlex
import sys
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, blocks, section, text_of
from tests.guest.installed_program import LAPILLI, InstalledProgram, install

PAGE = text_of(DOCS / "add-a-game.md")
GAME = PAGE.partition("\n## 2. ")[0]  # comments of its code look like headings
FILES = {
    "toml": "pyproject.toml",
    "python": "terni_lapilli/__init__.py",
    "ftl": "terni_lapilli/words/en.ftl",
    "md": "rules.md",
}


def files_on_page() -> dict[str, str]:
    """The files of the game: blocks of one language are one file."""
    found: dict[str, list[str]] = {}
    for block in blocks(GAME):
        found.setdefault(block.language, []).append(block.code)
    return {name: "\n".join(found[language]) for language, name in FILES.items()}


def commands() -> list[list[str]]:
    """The last commands of the section: check, install, play."""
    *_, last = (block.code for block in blocks(GAME) if block.language == "sh")
    return [shlex.split(line) for line in last.splitlines()]


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


@pytest.fixture(scope="module")
def game_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("terni-lapilli")
    for name, text in files_on_page().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("name", FILES.values())
def test_file_on_the_page_is_that_of_the_tested_game(name: str) -> None:
    """Blank lines between blocks do not count."""
    assert lines(files_on_page()[name]) == lines(text_of(LAPILLI / name))


@pytest.mark.slow
def test_game_of_the_page_can_be_checked_installed_and_played(game_folder: Path, tmp_path: Path) -> None:
    checked, installed, played, served = commands()
    assert checked[:2] == ["lusoria", "check"]
    done = InstalledProgram([game_folder]).run(
        sys.executable, "-m", "lusoria.cli", *checked[1:], "--language", "en"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "The game keeps every law" in done.stdout

    assert installed == ["pip", "install", "--editable", "."]
    install(game_folder, tmp_path)
    server = InstalledProgram([tmp_path])
    assert played == ["lusoria", "tui", "--game", "terni-lapilli"]
    assert served == ["lusoria", "play"]
    assert server.lusoria("rules", "terni-lapilli", "--language", "en").startswith("Two players")
    assert "90 random games" in server.lusoria("check", "terni-lapilli", "--language", "en")


@pytest.mark.parametrize(("part", "file"), [("Bots", "bots.py"), ("Lesson", "parts/lesson.py")])
def test_part_on_the_page_is_that_of_par_impar(part: str, file: str) -> None:
    (entry,) = [
        block.code
        for block in blocks(section(PAGE.partition("\n## 4. ")[2], part))
        if block.language == "python"
    ]
    assert entry.strip() in text_of(LAPILLI.parent / "package/par_impar" / file)


def test_folders_of_the_first_command_are_those_of_the_files() -> None:
    first = next(block.code for block in blocks(PAGE) if block.language == "sh")
    made = re.search(r"mkdir -p \.\./terni-lapilli/(\S+)", first)
    assert made
    assert all(Path(name).parent in (Path(made[1]), *Path(made[1]).parents) for name in FILES.values())
