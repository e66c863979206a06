"""Catalogs of plug-ins: a missing language or message falls back, a faulty catalog is left out."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lusoria.core.catalogs import NEEDED, catalog_of
from lusoria.core.errors import Illegal, IllegalOptions
from lusoria.core.plugins import PluginSkipped
from lusoria.games import GAMES
from lusoria.words import Words, tell_refusal, words
from lusoria.words.catalog import TextFault
from tests.games.fake_plugins import Ludus, visiting


class GameWithWords(Ludus):
    """A plug-in with its own package."""

    package = "speaking_guest"


GAME_WITH_WORDS = GameWithWords()
ENGLISH = "ludus-name = A game\nludus-tagline = A line\nludus-rules = None.\n"
HERE = ["tests.words.test_guests:GAME_WITH_WORDS"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    package = tmp_path / "speaking_guest"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").touch()
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.delitem(sys.modules, "speaking_guest", raising=False)
    return package / "words"


def write_catalog(folder: Path, language: str, text: str) -> None:
    (folder / f"{language}.ftl").write_text(text, encoding="utf-8")


def test_plugin_without_a_language_uses_english(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_catalog(folder, "en", ENGLISH)
    write_catalog(folder, "es", "ludus-name = Un juego")
    with visiting(monkeypatch, games=HERE):
        texts = {language: Words(language).say("ludus-name") for language in ("en", "es", "fr")}
        assert texts == {"en": "A game", "es": "Un juego", "fr": "A game"}
        assert catalog_of(GAME_WITH_WORDS, "fr").name == "en.ftl"


def test_missing_message_falls_back_to_english(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_catalog(folder, "en", ENGLISH)
    write_catalog(folder, "es", "ludus-name = Un juego")
    write_catalog(folder, "fr", "ludus-name = { $")
    with visiting(monkeypatch, games=HERE):
        assert Words("es").say("ludus-rules") == "None."
        with pytest.warns(PluginSkipped, match="catalog fr.ftl of ludus is left out"):
            assert Words("fr").say("ludus-name") == "A game"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("ludus-hand = { $", "cannot be parsed"),
        ("ludus-name = Two", "duplicate id 'ludus-name'"),
        ("names-me = I", "duplicate id 'names-me'"),
    ],
)
def test_faulty_catalog_is_left_out(
    folder: Path, monkeypatch: pytest.MonkeyPatch, text: str, why: str
) -> None:
    """The game is still listed, under its key."""
    write_catalog(folder, "en", f"{ENGLISH}{text}\nludus-seat = A line\n")
    with visiting(monkeypatch, games=HERE):
        with pytest.warns(PluginSkipped, match=why):
            texts = Words("en")
        assert "ludus-seat" not in texts
        assert {texts.say(f"ludus-{needed}") for needed in NEEDED} == {"ludus"}
        assert texts.say("names-me") == "you"


def test_name_with_a_fault_falls_back_to_the_key(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_catalog(folder, "en", ENGLISH.replace("A game", "The game of { $whom }"))
    with visiting(monkeypatch, games=HERE):
        with pytest.warns(PluginSkipped, match="message ludus-name is left out"):
            texts = Words("en")
        assert (texts.say("ludus-name"), texts.say("ludus-rules")) == ("ludus", "None.")


def test_plugin_without_words_is_left_out(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with visiting(monkeypatch, games=HERE):
        with pytest.warns(PluginSkipped, match="its words cannot be used: FileNotFoundError"):
            texts = Words("en")
        assert "ludus-name" not in texts
        assert "ludus" not in GAMES


def test_facts_of_refusals_are_seats_by_their_marks(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its types are those of Alea, which mark `seat`. In a refusal of options seats are numbers."""
    write_catalog(folder, "en", ENGLISH + "ludus-refused-A3 = { $seat }, { $row }")
    with visiting(monkeypatch, games=HERE):
        texts = Words("en")
        names = ("Livia", "Marco")
        assert tell_refusal(texts, GAME_WITH_WORDS, Illegal("A3", "x", seat=1, row=1), names) == "Marco, 1"
        assert tell_refusal(texts, GAME_WITH_WORDS, Illegal("A3", "x", seat=2, row=1), names) == "2, 1"
        assert tell_refusal(texts, GAME_WITH_WORDS, IllegalOptions("A3", "x", seat=1, row=1), names) == "1, 1"


@pytest.fixture
def fresh_words() -> Iterator[None]:
    words.cache_clear()
    yield
    words.cache_clear()


@pytest.mark.usefixtures("fresh_words")
def test_missing_variable_falls_back_to_english(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: a missing variable ended the terminal game with a traceback."""
    write_catalog(folder, "en", ENGLISH + "ludus-hand = You hold { $nuts } nuts.")
    write_catalog(folder, "es", "ludus-hand = Tienes { $nueces } nueces.")
    with visiting(monkeypatch, games=HERE):
        with pytest.warns(TextFault, match=r"'ludus-hand' in 'es': Unknown external: nueces"):
            assert words("es").say("ludus-hand", nuts=3) == "You hold 3 nuts."
        with pytest.warns(TextFault) as warned:
            assert words("es").say("ludus-hand", stones=3) == "ludus-hand"
        assert [(fault.message.language, fault.message.problem) for fault in warned] == [  # type: ignore[union-attr]
            ("es", "Unknown external: nueces"),
            ("en", "Unknown external: nuts"),
        ]


@pytest.mark.usefixtures("fresh_words")
def test_message_missing_in_english_falls_back_to_its_id(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_catalog(folder, "en", ENGLISH)
    with visiting(monkeypatch, games=HERE), pytest.warns(TextFault, match="there is no such message"):
        assert words("en").say("ludus-hand") == "ludus-hand"
