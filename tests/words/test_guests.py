"""What guests say: heard where it can be read, in English where a language is missing, else left out."""

import sys
from pathlib import Path

import pytest

from lusoria.core.errors import Illegal, IllegalOptions
from lusoria.core.guests import GuestLeftOut
from lusoria.words import Words, tell_refusal
from lusoria.words.catalog import catalog_of
from tests.games.visitors import Ludus, visiting


class Speaking(Ludus):
    """A guest with a package of its own."""

    package = "speaking_guest"


SPEAKING = Speaking()
HERE = ["tests.words.test_guests:SPEAKING"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    package = tmp_path / "speaking_guest"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").touch()
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.delitem(sys.modules, "speaking_guest", raising=False)
    return package / "words"


def write(folder: Path, language: str, text: str) -> None:
    (folder / f"{language}.ftl").write_text(text, encoding="utf-8")


def test_it_speaks_its_languages_and_else_english(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(folder, "en", "ludus-name = A game")
    write(folder, "es", "ludus-name = Un juego")
    with visiting(monkeypatch, games=HERE):
        said = {language: Words(language).say("ludus-name") for language in ("en", "es", "fr")}
        assert said == {"en": "A game", "es": "Un juego", "fr": "A game"}
        assert catalog_of(SPEAKING, "fr").name == "en.ftl"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("ludus-name = { $", "cannot be read"),
        ("ludus-name = A game\nludus-name = Two", "the id 'ludus-name' is there twice"),
        ("names-me = I", "the id 'names-me' is there twice"),
        (None, "No such file"),
    ],
)
def test_one_that_speaks_badly_is_not_heard(
    folder: Path, monkeypatch: pytest.MonkeyPatch, text: str | None, why: str
) -> None:
    if text is not None:
        write(folder, "en", text)
    with visiting(monkeypatch, games=HERE):
        with pytest.warns(GuestLeftOut, match=why):
            said = Words("en")
        assert "ludus-name" not in said
        assert said.say("names-me") == "you"


def test_facts_are_seats_by_the_marks_of_the_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its types, which are those of Alea, mark `seat`; while options are refused nobody sits there."""
    write(folder, "en", "ludus-refused-A3 = { $seat }, { $row }")
    with visiting(monkeypatch, games=HERE):
        said = Words("en")
        names = ("Livia", "Marco")
        assert tell_refusal(said, SPEAKING, Illegal("A3", "x", seat=1, row=1), names) == "Marco, 1"
        assert tell_refusal(said, SPEAKING, Illegal("A3", "x", seat=2, row=1), names) == "2, 1"
        assert tell_refusal(said, SPEAKING, IllegalOptions("A3", "x", seat=1, row=1), names) == "1, 1"
