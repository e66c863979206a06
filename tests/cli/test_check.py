"""`lusoria check`: exit codes, names of broken laws, and reproducible cases."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from lusoria.cli import main
from lusoria.core.game import any_game
from lusoria.laws import LAWS
from lusoria.laws.game_check import BOT_LAWS, sentence_of
from lusoria.laws.house_tables import house_tables
from tests.laws import planted
from tests.laws.planted import Numbers

GUEST = Path(__file__).parents[1] / "guest/package"
PLANTED = {
    "LeakInRedact": "equal-views-give-equal-events",
    "LeakInView": "equal-events-give-equal-views",
    "LeakInMark": "redacted-fields-are-marked-secret",
    "LegalIsRefused": "legal-lists-what-decide-accepts",
    "AcceptsUnlisted": "legal-lists-what-decide-accepts",
    "NeverEnds": "games-end-with-a-result",
    "EvolveFails": "games-run-without-errors",
    "EventWithoutMessage": "every-message-exists",
    "OldMember": "optional-members-have-current-names",
    "MissingVariable": "every-text-is-complete",
    "ReasonWithoutVariant": "every-refusal-has-a-sentence",
    "MissingExtension": "extensions-can-be-loaded",
    "UnknownExtension": "extensions-are-known-and-have-their-type",
    "ExtensionOfAnotherType": "extensions-are-known-and-have-their-type",
    "LessonWithoutEnd": "lesson-can-be-played",
    "ExercisesWithoutScreen": "exercises-have-a-screen",
}


def run_check(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = main(["check", *argv, "--language", "en"])
    output = capsys.readouterr()
    return code, output.out, output.err


def broken_laws(report: str) -> list[str]:
    return [line.partition(":")[0] for line in report.splitlines() if ": BROKEN." in line]


@pytest.mark.parametrize("game", ["idus-martii", "alea"])
def test_built_in_game_keeps_laws(capsys: pytest.CaptureFixture[str], game: str) -> None:
    for law in ("odds-sum-to-one", "every-message-exists", "views-are-complete"):
        code, report, _ = run_check(capsys, game, "--games", "2", "--law", law)
        assert code == 0
        assert f"{law}: holds." in report


@pytest.mark.slow
def test_guest_that_is_not_installed_is_checked() -> None:
    command = (sys.executable, "-m", "lusoria.cli", "check", "par_impar:VERSIONS", "--language", "en")
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        command, check=False, cwd=GUEST, env=environment, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("The game keeps every law") == 2
    assert done.stdout.count(": holds.") == 2 * (len(LAWS) - len(BOT_LAWS))
    assert done.stdout.count(": not checked, because bots play only the newest") == 2 * len(BOT_LAWS)


@pytest.mark.parametrize(("game", "law"), PLANTED.items())
def test_planted_fault_is_named_with_its_law(capsys: pytest.CaptureFixture[str], game: str, law: str) -> None:
    code, report, _ = run_check(capsys, f"tests.laws.planted:{game}")
    assert code == 1
    assert law in broken_laws(report)
    assert set(broken_laws(report)) <= {law, "redacted-fields-are-marked-secret"}


def test_missing_tag_and_old_member_say_what_to_write(capsys: pytest.CaptureFixture[str]) -> None:
    _, report, _ = run_check(capsys, "tests.laws.planted:EventWithoutTag", "--law", "types-have-tags")
    assert "the tag is missing: write it, and use it in the ids of messages" in report
    assert 'write: class Folded(GameEvent, tag="folded")' in report
    law = "optional-members-have-current-names"
    _, report, _ = run_check(capsys, "tests.laws.planted:OldMember", "--law", law)
    assert "the member thought is ignored: it is called thinking_factor now" in report


def test_missing_variable_is_named_with_its_place(capsys: pytest.CaptureFixture[str]) -> None:
    _, report, _ = run_check(capsys, "tests.laws.planted:MissingVariable", "--law", "every-text-is-complete")
    assert "there is no variable $guess" in report
    assert "use: $odd $seat $seat-is $seat-starts\n" in report
    assert "message: numbers-event-guessed" in report
    assert "language: en" in report
    assert 'event: {"type":"guessed","seat":1' in report


def test_same_command_finds_the_same_case(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("tests.laws.planted:LeakInView", "--seed", "5", "--law", "equal-events-give-equal-views")
    first, again = run_check(capsys, *command), run_check(capsys, *command)
    assert first == again
    assert 'options: {"players":' in first[1]
    assert "seed: " in first[1]


def test_json_has_the_events_of_the_case(capsys: pytest.CaptureFixture[str]) -> None:
    code, report, _ = run_check(capsys, "tests.laws.planted:EvolveFails", "--json")
    assert code == 1
    lines = {line["law"]: line for line in map(json.loads, report.splitlines())}
    assert list(lines) == list(LAWS)
    (finding,) = lines["games-run-without-errors"]["findings"]
    assert finding["options"] == {"players": finding["options"]["players"], "closed": True}
    assert finding["events"] == [{"type": "hidden", "seat": 0, "number": 39}]


@pytest.mark.parametrize(
    ("argv", "problem"),
    [
        (["no_such_module:GAME"], "No module named 'no_such_module'"),
        (["alea", "--law", "no-such-law"], "games-end-with-a-result"),
        (["alea", "--games", "0"], "--games"),
    ],
)
def test_bad_use_is_named(capsys: pytest.CaptureFixture[str], argv: list[str], problem: str) -> None:
    code, _, errors = run_check(capsys, *argv)
    assert code == 2
    assert problem in errors


def test_unknown_game_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(["check", "no-such-game", "--language", "en"])
    assert exit_.value.code == 2
    assert "There’s no game called “no-such-game”. Choose from: idus-martii, alea" in capsys.readouterr().err


def test_object_that_is_no_game_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    code, report, _ = run_check(capsys, "json:dumps")
    assert code == 1
    assert "missing members: name" in report
    assert broken_laws(report) == ["game-can-be-listed"]


def test_report_names_the_games_that_were_played(capsys: pytest.CaptureFixture[str]) -> None:
    """`--games` is rounded up to a multiple of all combinations of house rules."""
    _, report, _ = run_check(capsys, "tests.laws.planted:Numbers", "--games", "1", "--law", "odds-sum-to-one")
    played = len({setup.options for setup in house_tables(any_game(Numbers()))})
    assert played > 1
    assert f": {played} random games, seed 0" in report
    assert f"from {planted.__file__}" in report


def test_report_of_a_case_says_how_to_find_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    _, report, _ = run_check(capsys, "tests.laws.planted:LeakInView", "--games", "80", "--seed", "5")
    assert "repeat the whole command with --games 80 and --seed 5" in report
    _, report, _ = run_check(capsys, "tests.laws.planted:UnknownExtension")
    assert "repeat the whole command" not in report


def test_law_that_cannot_be_checked_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    """Regression: the law of bots was reported as kept where no bot had played."""
    law = "bots-choose-legal-actions"
    _, report, _ = run_check(capsys, "tests.laws.planted:Numbers", "--games", "1", "--law", law)
    assert f"{law}: not checked, because bots play only the newest version of an installed game." in report
    _, report, _ = run_check(capsys, "json:dumps", "--law", law)
    assert f"{law}: not checked, because a random game can’t be played." in report


def test_every_law_has_its_sentence() -> None:
    sentences = {sentence_of(law) for law in LAWS}
    assert len(sentences) == len(LAWS)
    assert [sentence for sentence in sentences if not sentence.endswith(".")] == []
