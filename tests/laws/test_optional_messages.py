"""`every-message-exists`: messages that a game may leave out, but not in one language alone."""

import pytest

from lusoria.core.game import any_game
from lusoria.games.alea import ALEA
from lusoria.laws.text_laws import faults_of_optional, is_optional
from lusoria.words.message_syntax import patterns_of

GAME = any_game(ALEA)


@pytest.mark.parametrize(
    ("message", "german", "fault"),
    [
        ("alea-summary", "Wirf.", None),
        ("alea-summary", None, "a message is missing; message alea-summary; language de"),
        ("alea-exercise", "{ $seat }", "there is no variable $seat; message alea-exercise; language de"),
        ("alea-reason-only_fit", "{ $row } { $number }", None),
        ("alea-reason-end_near", "{ $seat-is }", None),
        ("alea-reason-only_fit", "{ $rows }", "there is no variable $rows"),
        ("alea-reason-of_another_bot", "{ $rows }", None),
    ],
)
def test_optional_message_is_in_all_languages(message: str, german: str | None, fault: str | None) -> None:
    catalogs = {
        "en": patterns_of(f"{message} = Text", "en"),
        "de": patterns_of("" if german is None else f"{message} = {german}", "de"),
    }
    assert is_optional(GAME, message)
    faults = [str(broken) for broken in faults_of_optional(GAME, message, catalogs)]
    assert len(faults) == (fault is not None)
    assert all(fault is not None and found.startswith(fault) for found in faults)
