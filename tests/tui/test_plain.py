"""The generic screen with games that have screens of their own."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

import pytest
from rich.cells import cell_len

from lusoria.games import GAMES
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.model import Options
from lusoria.records.match import Match
from lusoria.records.verify import verify
from lusoria.tui import game_session
from lusoria.tui.game_loop import Table
from lusoria.tui.game_screens import screen_of
from lusoria.tui.game_session import play_session
from lusoria.tui.generic_screen import GenericScreen
from lusoria.tui.prompt import Prompter
from lusoria.words import LANGUAGES, tell_action, words
from tests.tui.person import HEIGHT, WIDTH, Somebody, new_terminal, plain, wished, written
from tests.tui.test_secrets import ME, NAMES, PLAYERS, World

NAMES8 = (*NAMES, "Servilia", "Decimus")
TABLES = [("idus-martii", 5), ("idus-martii", 8), ("alea", 2), ("alea", 6)]


@pytest.fixture
def matches(monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """Every match that starts, each on the generic screen."""
    begun: list[Match] = []

    class Watched(Match):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            begun.append(self)

    monkeypatch.setattr(game_session, "Match", Watched)
    monkeypatch.setattr(game_session, "screen_of", lambda _: GenericScreen)
    return begun


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_game_ends_with_a_true_record(
    language: str, game: str, players: int, matches: list[Match], tmp_path: Path
) -> None:
    person = Somebody(language, Random(players), foolish=0.1, matches=matches)
    terminal, screen = new_terminal(person, live=language == "en")
    record = tmp_path / "game.json"
    said = ("--game", game, "--players", str(players), "--name", "Íñigo", "--record", str(record))
    assert play_session(terminal, words(language), wished(*said, "--seed", "1a" * 32, language=language)) == 0
    assert verify(record.read_bytes()).true
    assert words(language).say("cli-farewell") in written(screen)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("idus-martii", 8), ("alea", 6)])
def test_screens_fit(game: str, players: int, language: str, matches: list[Match]) -> None:
    """Also with a hundred legal assignments."""
    person = Somebody(language, Random(5), patience=80, matches=matches)
    terminal, screen = new_terminal(person, live=True, pause=lambda _: None)
    said = ("--game", game, "--players", str(players), "--name", "Maximilian Gaius", "--seed", "1a" * 32)
    play_session(terminal, words(language), wished(*said, language=language))
    screens = written(screen).split("\x1b[2J\x1b[H")[1:]
    for drawn in screens[:-1]:
        shown = plain(drawn).rpartition("›")[0]  # typed text follows
        lines = (shown or plain(drawn).removesuffix("\n")).split("\n")
        assert len(lines) <= HEIGHT, plain(drawn)
        assert all(cell_len(line.rstrip()) <= WIDTH for line in lines), plain(drawn)
    if game == "idus-martii":
        assert any(words(language).say("cli-more") in plain(drawn) for drawn in screens)


@pytest.mark.parametrize(("width", "height"), [(36, 12), (20, 5)])
@pytest.mark.parametrize("game", GAMES)
def test_game_runs_on_a_small_screen(game: str, width: int, height: int, matches: list[Match]) -> None:
    person = Somebody("fr", Random(1), patience=20, matches=matches)
    terminal, _ = new_terminal(person, live=True, width=width, height=height)
    said = ("--game", game, "--players", "5", "--name", "李雷", "--seed", "1a" * 32)
    assert play_session(terminal, words("fr"), wished(*said, language="fr")) == 0


def test_every_choice_can_be_reached_by_pages() -> None:
    """The last page leads to the first."""
    match = at_an_assignment()
    consul = match.awaited[0]
    view = IDUS_MARTII.view(match.state, consul)
    assert len(view.legal) == 50
    for action in (*view.legal[::6], view.legal[-1]):
        label = tell_action(words("en"), IDUS_MARTII, action, NAMES8)
        terminal, _ = new_terminal(partial(found_on, label), live=True)
        room = GenericScreen(IDUS_MARTII, words("en"), terminal.symbols, NAMES8, consul)
        assert room.choose(view, Prompter(terminal, words("en"))) == action


def at_an_assignment() -> Match:
    rng = Random(2)
    match = Match(IDUS_MARTII, Options(8), lambda chance: chance.pick(rng.randrange(chance.total)))
    while IDUS_MARTII.view(match.state, None).table.step != "assign":
        seat = match.awaited[0]
        match.act(seat, rng.choice(IDUS_MARTII.legal(match.state, seat)))
    return match


def found_on(label: str, shown: str) -> str:
    """Number of this choice on the screen; else of the last one, which leads to the next page."""
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
        terminal, screen = new_terminal(Somebody("en", Random(3), foolish=0.3))
        match = Match(IDUS_MARTII, Options(PLAYERS), world.nature)
        room = GenericScreen(IDUS_MARTII, words("en"), terminal.symbols, NAMES, ME)
        bots = {seat: (world, Random(seat)) for seat in range(1, PLAYERS)}
        Table(Prompter(terminal, words("en")), room, match, bots).play()
        texts.append(written(screen))
    assert texts[0] == texts[1]


def test_game_without_a_screen_has_the_generic_one() -> None:
    assert all(screen_of(game) is not GenericScreen for game in GAMES.values())

    class Stranger(type(IDUS_MARTII)):  # type: ignore[misc] # its class is known at run time only
        name = "stranger"
        extensions: Mapping[str, str] = MappingProxyType({})

    assert screen_of(Stranger()) is GenericScreen
