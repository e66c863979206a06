"""Complete games in every language, size and option, with a careless person."""

from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest
from rich.cells import cell_len

from lusoria.records.match import Match
from lusoria.records.verify import verify
from lusoria.tui import game_session
from lusoria.tui.game_session import play_session
from lusoria.words import LANGUAGES, words
from tests.tui.person import HEIGHT, WIDTH, Somebody, new_terminal, plain, wished, written

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
    """Every match that starts."""
    begun: list[Match] = []

    class Watched(Match):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            begun.append(self)

    monkeypatch.setattr(game_session, "Match", Watched)
    return begun


@pytest.mark.parametrize(("game", "players", "house"), TABLES)
def test_game_ends_with_a_true_record(
    game: str, players: int, house: tuple[str, ...], matches: list[Match], tmp_path: Path
) -> None:
    language = list(LANGUAGES)[players % len(LANGUAGES)]
    live = bool(players % 2)
    rng = Random(f"{game} {players} {house}")
    person = Somebody(language, rng, foolish=0.15, matches=matches)
    terminal, screen = new_terminal(person, live=live)
    record = tmp_path / "game.json"
    said = ["--game", game, "--players", str(players), "--name", "Íñigo", "--record", str(record)]
    said += ["--seed", rng.randbytes(32).hex()]
    for rule in house:
        said += ["--set", rule]
    assert play_session(terminal, words(language), wished(*said, language=language)) == 0
    report = verify(record.read_bytes())
    assert report.true
    assert report.finished
    assert report.chance_checked
    assert [player.kind for player in report.record.seats] == ["human"] + ["bot"] * (players - 1)
    assert report.record.seats[0].name == "Íñigo"
    assert len({player.name for player in report.record.seats}) == players
    shown = written(screen)
    assert words(language).say("cli-farewell") in shown
    assert report.record.fairness is not None
    assert report.record.fairness.commitment in plain(shown).replace("\n", "")
    assert str(report.record.fairness.seed) in plain(shown).replace("\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [1, 2])
def test_game_starts_without_arguments(
    language: str, game: int, matches: list[Match], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Enter and numbers alone start and leave a game."""
    monkeypatch.chdir(tmp_path)
    somebody = Somebody(language, Random(game), foolish=0.1, matches=matches)
    first = iter([str(game), "", ""])
    terminal, _ = new_terminal(lambda shown: next(first, None) or somebody_answers(somebody, shown, first))
    assert play_session(terminal, words(language), wished(language=language)) == 0
    assert matches[-1].over is not None


def somebody_answers(somebody: Somebody, shown: str, first: Any) -> str | None:
    if somebody.default_in(shown) and somebody.prompts == 0:
        return ""
    return somebody(shown)


@pytest.mark.parametrize(("game", "players"), [("idus-martii", 8), ("alea", 6)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_screens_fit(game: str, players: int, language: str, matches: list[Match]) -> None:
    """80 columns and 24 lines suffice in every language, with a long name."""
    person = Somebody(language, Random(players), foolish=0.1, patience=30, matches=matches)
    terminal, screen = new_terminal(person, live=True, pause=lambda _: None)
    said = ("--game", game, "--players", str(players), "--name", "Maximilian Gaius", "--seed", "1a" * 32)
    play_session(terminal, words(language), wished(*said, language=language))
    screens = written(screen).split("\x1b[2J\x1b[H")[1:]
    assert len(screens) > 30
    for drawn in screens[:-1]:
        shown = plain(drawn).rpartition("›")[0]  # typed text follows
        lines = (shown or plain(drawn).removesuffix("\n")).split("\n")
        assert len(lines) <= HEIGHT, plain(drawn)
        assert all(cell_len(line.rstrip()) <= WIDTH for line in lines), plain(drawn)


def test_play_again_keeps_players_and_draws_a_new_seed(
    matches: list[Match], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    person = Somebody("en", Random(4), matches=matches)
    games = iter(["1", "2"])

    def answer(shown: str) -> str | None:
        return next(games) if words("en").say("cli-over") in shown else person(shown)

    terminal, screen = new_terminal(answer)
    record = tmp_path / "evening.json"
    seed = "ab" * 32
    said = wished(
        "--game", "alea", "--players", "2", "--name", "Ana", "--seed", seed, "--record", str(record)
    )
    assert play_session(terminal, words("en"), said) == 0
    first, second = (verify((tmp_path / name).read_bytes()) for name in ("evening.json", "evening-2.json"))
    assert first.true
    assert second.true
    assert first.record.seats == second.record.seats
    assert first.record.fairness
    assert second.record.fairness
    assert first.record.fairness.seed == seed != second.record.fairness.seed
    assert str(tmp_path / "evening-2.json") in written(screen).replace("\n", "")


@pytest.mark.parametrize("live", [False, True], ids=["plain", "live"])
def test_record_can_be_saved_after_the_game(
    live: bool, matches: list[Match], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    person = Somebody("fr", Random(4), matches=matches)
    asked = iter(["2", "2"])  # save the record, then leave

    def answer(shown: str) -> str | None:
        return next(asked) if words("fr").say("cli-over") in shown else person(shown)

    terminal, screen = new_terminal(answer, live=live)
    said = wished("--game", "idus-martii", "--players", "5", "--name", "Ana", language="fr")
    assert play_session(terminal, words("fr"), said) == 0
    (path,) = tmp_path.glob("idus-martii-*.json")
    assert verify(path.read_bytes()).true
    last = plain(written(screen)).rpartition(words("fr").say("cli-write-down", path=path.name))[2]
    assert words("fr").say("cli-record-written", path=path.name) in last


def test_failed_save_is_named_and_can_be_retried(
    matches: list[Match], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    place = tmp_path / "place"
    place.mkdir()
    person = Somebody("en", Random(5), matches=matches)
    asked = iter(["2", "2"])

    def answer(shown: str) -> str | None:
        if matches and place.exists():
            place.rmdir()
        return next(asked) if words("en").say("cli-over") in shown else person(shown)

    terminal, screen = new_terminal(answer)
    said = wished("--game", "alea", "--players", "2", "--name", "A", "--record", str(place / "game.json"))
    assert play_session(terminal, words("en"), said) == 0
    assert "Can’t write" in written(screen).replace("\n", " ")
    (path,) = tmp_path.glob("alea-*.json")
    assert verify(path.read_bytes()).true


def test_same_seed_and_answers_give_the_same_game(matches: list[Match]) -> None:
    shown = []
    for _ in range(2):
        terminal, screen = new_terminal(Somebody("es", Random(1)))
        said = wished(
            "--game", "idus-martii", "--players", "6", "--name", "Ana", "--seed", "cd" * 32, language="es"
        )
        play_session(terminal, words("es"), said)
        shown.append(written(screen))
    assert shown[0].partition("JSON")[0] == shown[1].partition("JSON")[0]
    assert matches[0].events == matches[1].events


@pytest.mark.parametrize(("language", "game"), [("fr", "idus-martii"), ("es", "alea")])
def test_game_runs_in_ascii(language: str, game: str, matches: list[Match]) -> None:
    """A terminal without Unicode gets signs that it can print."""
    terminal, screen = new_terminal(Somebody(language, Random(2), matches=matches), encoding="ascii")
    said = wished("--game", game, "--players", "5", "--name", "Élodie", language=language)
    assert play_session(terminal, words(language), said) == 0
    assert "Elodie" in written(screen)
    assert "�" not in written(screen)


@pytest.mark.parametrize("width", [36, 60])
@pytest.mark.parametrize(("game", "players"), [("idus-martii", 8), ("alea", 6)])
def test_game_runs_on_a_narrow_screen(game: str, players: int, width: int, matches: list[Match]) -> None:
    person = Somebody("fr", Random(players), foolish=0.1, patience=25, matches=matches)
    terminal, screen = new_terminal(person, live=True, width=width, height=12)
    said = (
        "--game",
        game,
        "--players",
        str(players),
        "--name",
        "李雷",
        "--bots",
        "able",
        "--seed",
        "1a" * 32,
    )
    assert play_session(terminal, words("fr"), wished(*said, language="fr")) == 0
    assert all(cell_len(line.rstrip()) <= width for line in plain(written(screen)).splitlines())
