"""The generic screen with games that have screens of their own."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from random import Random
from types import MappingProxyType

import pytest

from lusoria.core.game import sample
from lusoria.games import GAMES
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.model import Options
from lusoria.records.match import Match
from lusoria.records.verify import verify
from lusoria.tui import game_session
from lusoria.tui.game_loop import Table
from lusoria.tui.game_screens import screen_of
from lusoria.tui.generic_screen import GenericScreen
from lusoria.tui.prompt import Prompter
from lusoria.words import LANGUAGES, tell_action, words
from tests.records.random_matches import play_at_random
from tests.tui.person import (
    SimulatedPerson,
    fitting_screens,
    new_terminal,
    output_of,
    plain,
    record_matches,
    run_session,
    table_arguments,
)
from tests.tui.test_screen_secrecy import ME, NAMES, PLAYERS, World

NAMES8 = (*NAMES, "Servilia", "Decimus")
TABLES = [("idus-martii", 5), ("idus-martii", 8), ("alea", 2), ("alea", 6)]


@pytest.fixture
def matches(monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """Every match that starts, each on the generic screen."""
    monkeypatch.setattr(game_session, "screen_of", lambda _: GenericScreen)
    return record_matches(monkeypatch)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_game_ends_with_a_true_record(
    language: str, game: str, players: int, matches: list[Match], tmp_path: Path
) -> None:
    person = SimulatedPerson(language, Random(players), nonsense_rate=0.1, matches=matches)
    record = tmp_path / "game.json"
    arguments = table_arguments(game, players, "Íñigo", "--record", str(record), "--seed", "1a" * 32)
    screen = run_session(person, *arguments, language=language, live=language == "en")
    assert verify(record.read_bytes()).true
    assert words(language).say("cli-farewell") in output_of(screen)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("idus-martii", 8), ("alea", 6)])
def test_screens_fit(game: str, players: int, language: str, matches: list[Match]) -> None:
    """Also with a hundred legal assignments."""
    person = SimulatedPerson(language, Random(5), patience=80, matches=matches)
    arguments = table_arguments(game, players, "Maximilian Gaius", "--seed", "1a" * 32)
    screens = fitting_screens(
        run_session(person, *arguments, language=language, live=True, pause=lambda _: None)
    )
    if game == "idus-martii":
        assert any(words(language).say("cli-more") in plain(drawn) for drawn in screens)


@pytest.mark.parametrize(("width", "height"), [(36, 12), (20, 5)])
@pytest.mark.parametrize("game", GAMES)
def test_game_runs_on_a_small_screen(game: str, width: int, height: int, matches: list[Match]) -> None:
    person = SimulatedPerson("fr", Random(1), patience=20, matches=matches)
    arguments = table_arguments(game, 5, "李雷", "--seed", "1a" * 32)
    run_session(person, *arguments, language="fr", live=True, width=width, height=height)


def test_every_choice_can_be_reached_by_pages() -> None:
    """The last page leads to the first."""
    match = at_an_assignment()
    consul = match.awaited[0]
    view = IDUS_MARTII.view(match.state, consul)
    assert len(view.legal) == 50
    for action in (*view.legal[::6], view.legal[-1]):
        label = tell_action(words("en"), IDUS_MARTII, action, NAMES8)
        terminal, _ = new_terminal(partial(number_of_choice, label), live=True)
        room = GenericScreen(IDUS_MARTII, words("en"), terminal.symbols, NAMES8, consul)
        assert room.choose(view, Prompter(terminal, words("en"))) == action


def at_an_assignment() -> Match:
    rng = Random(2)
    match = Match(IDUS_MARTII, Options(8), partial(sample, rng=rng))
    next(
        match
        for _ in play_at_random(match, rng)
        if IDUS_MARTII.view(match.state, None).table.step == "assign"
    )
    return match


def number_of_choice(label: str, shown: str) -> str:
    """Number of a choice on the screen; else of the last, which leads to the next page."""
    screen = plain(shown.rpartition("\x1b[2J")[2])
    for line in screen.splitlines():
        number, _, choice = line.strip().partition(" ")
        if choice.strip() == label:
            return number
    return screen.rpartition("1 to ")[2].split()[0]


def test_indistinguishable_worlds_print_the_same() -> None:
    """The generic screen does not know which fields are secret."""
    texts = []
    for world in (World(other=False), World(other=True)):
        terminal, screen = new_terminal(SimulatedPerson("en", Random(3), nonsense_rate=0.3))
        match = Match(IDUS_MARTII, Options(PLAYERS), world.nature)
        room = GenericScreen(IDUS_MARTII, words("en"), terminal.symbols, NAMES, ME)
        bots = {seat: (world, Random(seat)) for seat in range(1, PLAYERS)}
        Table(Prompter(terminal, words("en")), room, match, bots).play()
        texts.append(output_of(screen))
    assert texts[0] == texts[1]


def test_game_without_a_screen_has_the_generic_one() -> None:
    assert all(screen_of(game) is not GenericScreen for game in GAMES.values())

    class Stranger(type(IDUS_MARTII)):  # type: ignore[misc] # its class is known at run time only
        name = "stranger"
        extensions: Mapping[str, str] = MappingProxyType({})

    assert screen_of(Stranger()) is GenericScreen
