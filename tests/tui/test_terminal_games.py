"""Complete terminal games in every language, size and option."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest
from rich.cells import cell_len

from lusoria.games import GAMES
from lusoria.records.match import Match
from lusoria.records.verify import verify
from lusoria.tui.machine_terminal import MIN_HEIGHT, MIN_WIDTH
from lusoria.tui.style import UNICODE
from lusoria.words import LANGUAGES, words
from tests.tui.person import (
    SimulatedPerson,
    fitting_screens,
    output_of,
    plain,
    record_matches,
    run_session,
    table_arguments,
)

Table: TypeAlias = tuple[str, int, tuple[str, ...]]
TABLES: list[Table] = [
    *(("idus-martii", players, ()) for players in range(5, 9)),
    *(("alea", players, ()) for players in range(2, 7)),
    ("idus-martii", 5, ("yellow_swap=may", "first=4", "limit=12")),
    ("idus-martii", 8, ("limit=31",)),
    ("alea", 3, ("multi_roll=yes", "cards_anytime=true")),
    ("alea", 2, ("ordered=on",)),
]


@pytest.fixture
def matches(monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    return record_matches(monkeypatch)


def again_or_leave(person: SimulatedPerson, choices: Iterator[str]) -> Callable[[str], str | None]:
    """Plays as this person, and makes these choices after each game."""
    over = words(person.language).say("cli-over")
    return lambda shown: next(choices) if over in shown else person(shown)


@pytest.mark.parametrize(("game", "players", "house"), TABLES)
def test_game_ends_with_a_true_record(
    game: str, players: int, house: tuple[str, ...], matches: list[Match], tmp_path: Path
) -> None:
    language = list(LANGUAGES)[players % len(LANGUAGES)]
    live = bool(players % 2)
    rng = Random(f"{game} {players} {house}")
    person = SimulatedPerson(language, rng, nonsense_rate=0.15, matches=matches)
    record = tmp_path / "game.json"
    more = ["--record", str(record), "--seed", rng.randbytes(32).hex()]
    more += [argument for rule in house for argument in ("--set", rule)]
    arguments = table_arguments(game, players, "Íñigo", *more)
    screen = run_session(person, *arguments, language=language, live=live)
    report = verify(record.read_bytes())
    assert report.true
    assert report.finished
    assert report.chance_checked
    assert [player.kind for player in report.record.seats] == ["human"] + ["bot"] * (players - 1)
    assert report.record.seats[0].name == "Íñigo"
    assert len({player.name for player in report.record.seats}) == players
    shown = plain(output_of(screen)).replace("\n", "")
    assert words(language).say("cli-farewell") in shown
    assert report.record.fairness is not None
    assert report.record.fairness.commitment in shown
    assert str(report.record.fairness.seed) in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [1, 2])
def test_game_starts_without_arguments(
    language: str, game: int, matches: list[Match], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Enter and numbers alone start and leave a game."""
    monkeypatch.chdir(tmp_path)
    person = SimulatedPerson(language, Random(game), nonsense_rate=0.1, matches=matches)
    first = iter([str(game), "", ""])

    def answer(shown: str) -> str | None:
        return next(first, None) or ("" if person.default_in(shown) and not person.prompts else person(shown))

    run_session(answer, language=language)
    assert matches[-1].over is not None


@pytest.mark.parametrize(("width", "height"), [(80, 24), (MIN_WIDTH, MIN_HEIGHT)])
@pytest.mark.parametrize(("game", "players"), [("idus-martii", 8), ("alea", 6)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_screens_fit(
    game: str, players: int, language: str, width: int, height: int, matches: list[Match]
) -> None:
    """In every language, with a long name. What is left out has a command that shows it."""
    person = SimulatedPerson(language, Random(players), nonsense_rate=0.1, patience=20, matches=matches)
    arguments = table_arguments(game, players, "Maximilian Gaius", "--seed", "1a" * 32, "--bots", "able")
    screen = run_session(
        person, *arguments, language=language, live=True, pause=lambda _: None, width=width, height=height
    )
    screens = [plain(drawn) for drawn in fitting_screens(screen, width, height)]
    assert len(screens) > 30
    at_a_prompt = [drawn for drawn in screens if UNICODE.band in drawn]
    commands = [words(language).say(f"cli-word-{command}") for command in ("table", "history")]
    for line in (line for drawn in at_a_prompt for line in drawn.splitlines() if line.startswith("...")):
        assert line.removeprefix("... ") in commands


@pytest.mark.parametrize(("width", "height"), [(80, 24), (MIN_WIDTH, MIN_HEIGHT)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_first_screen_sums_up_the_rules(language: str, width: int, height: int) -> None:
    """Aim, moves and end of both games stand above the first question, and again before the first move."""
    texts = words(language)
    answers = iter(["2", "2", "1", "Ana"])
    screen = run_session(
        lambda _: next(answers, None), language=language, live=True, width=width, height=height
    )
    first, *_, opening = [" ".join(plain(drawn).split()) for drawn in fitting_screens(screen, width, height)]
    summaries = [" ".join(texts.say(f"{game}-summary").split()) for game in GAMES]
    question = first.index(" ".join(texts.say("cli-choose-game").split()))
    assert all(-1 < first.find(each) < question for each in summaries)
    assert texts.say("cli-word-rules") in first
    assert summaries[1] in opening
    assert texts.say("cli-begin") in opening


def test_play_again_keeps_players_and_draws_a_new_seed(matches: list[Match], tmp_path: Path) -> None:
    answer = again_or_leave(SimulatedPerson("en", Random(4), matches=matches), iter(["1", "2"]))
    seed, record = "ab" * 32, tmp_path / "evening.json"
    screen = run_session(answer, *table_arguments("alea", 2, "Ana", "--seed", seed, "--record", str(record)))
    first, second = (verify((tmp_path / name).read_bytes()) for name in ("evening.json", "evening-2.json"))
    assert first.true
    assert second.true
    assert first.record.seats == second.record.seats
    assert first.record.fairness
    assert second.record.fairness
    assert first.record.fairness.seed == seed != second.record.fairness.seed
    assert str(tmp_path / "evening-2.json") in output_of(screen).replace("\n", "")


@pytest.mark.parametrize("live", [False, True], ids=["plain", "live"])
def test_record_can_be_saved_after_the_game(
    live: bool, matches: list[Match], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    person = SimulatedPerson("fr", Random(4), matches=matches)
    answer = again_or_leave(person, iter(["2", "2"]))  # save the record, then leave
    screen = run_session(answer, *table_arguments("idus-martii", 5, "Ana"), language="fr", live=live)
    (path,) = tmp_path.glob("idus-martii-*.json")
    assert verify(path.read_bytes()).true
    last = plain(output_of(screen)).rpartition(words("fr").say("cli-write-down", path=path.name))[2]
    assert words("fr").say("cli-record-written", path=path.name) in last


def test_failed_save_is_named_and_can_be_retried(
    matches: list[Match], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    place = tmp_path / "place"
    place.mkdir()
    play = again_or_leave(SimulatedPerson("en", Random(5), matches=matches), iter(["2", "2"]))

    def answer(shown: str) -> str | None:
        if matches and place.exists():
            place.rmdir()
        return play(shown)

    screen = run_session(answer, *table_arguments("alea", 2, "A", "--record", str(place / "game.json")))
    assert "Can’t write" in output_of(screen).replace("\n", " ")
    (path,) = tmp_path.glob("alea-*.json")
    assert verify(path.read_bytes()).true


def test_same_seed_and_answers_give_the_same_game(matches: list[Match]) -> None:
    arguments = table_arguments("idus-martii", 6, "Ana", "--seed", "cd" * 32)
    shown, again = (
        output_of(run_session(SimulatedPerson("es", Random(1)), *arguments, language="es")) for _ in range(2)
    )
    assert shown.partition("JSON")[0] == again.partition("JSON")[0]
    assert matches[0].events == matches[1].events


@pytest.mark.parametrize(("language", "game"), [("fr", "idus-martii"), ("es", "alea")])
def test_game_runs_in_ascii(language: str, game: str, matches: list[Match]) -> None:
    """A terminal without Unicode gets signs that it can print."""
    person = SimulatedPerson(language, Random(2), matches=matches)
    screen = run_session(person, *table_arguments(game, 5, "Élodie"), language=language, encoding="ascii")
    assert "Elodie" in output_of(screen)
    assert "�" not in output_of(screen)


@pytest.mark.parametrize("width", [36, 60])
@pytest.mark.parametrize(("game", "players"), [("idus-martii", 8), ("alea", 6)])
def test_game_runs_on_a_narrow_screen(game: str, players: int, width: int, matches: list[Match]) -> None:
    person = SimulatedPerson("fr", Random(players), nonsense_rate=0.1, patience=25, matches=matches)
    arguments = table_arguments(game, players, "李雷", "--bots", "able", "--seed", "1a" * 32)
    screen = run_session(person, *arguments, language="fr", live=True, width=width, height=12)
    assert all(cell_len(line.rstrip()) <= width for line in plain(output_of(screen)).splitlines())
