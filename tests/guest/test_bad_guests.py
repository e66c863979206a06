"""Guests who cannot behave are left out, with a word about why; nobody else notices."""

import json
import sys
from pathlib import Path

import pytest

from tests.guest.visit import COMMAND, House, lines, written_package
from tests.server.world import House as Address

LISTED = ["idus-martii", "alea", "par-impar"]
BORROWED = """
from par_impar import ParImpar

class Borrowed(ParImpar):
    name = {name!r}
    {more}

GAME = Borrowed()
"""
BAD_GAMES = {
    "does_not_load": "raise RuntimeError('I was not brought up')",
    "is_no_python": "this is (no Python",
    "has_no_game": "NOTHING = 1",
    "is_no_game": "GAME = object()",
    "takes_a_name_of_the_house": BORROWED.format(name="alea", more="version = 2"),
    "takes_the_name_of_a_guest": BORROWED.format(name="par-impar", more="version = 3"),
    "has_no_proper_name": BORROWED.format(name="../../etc", more="version = 1"),
    "has_no_proper_version": BORROWED.format(name="new", more="version = 0"),
    "has_no_players": BORROWED.format(name="nobodys", more="players = range(0)"),
    "has_another_usual": BORROWED.format(name="crowded", more="usual = 3"),
    "has_no_house_rules": BORROWED.format(name="undecided", more="house_rules = lambda *_: 1 / 0"),
    "does_not_start": BORROWED.format(name="unprepared", more="start = lambda *_: 1 / 0"),
    "has_no_types": BORROWED.format(name="shapeless", more="event_type = complex"),
    "has_a_mood": BORROWED.format(name="moody", more="minutes = property(lambda _: 1 / 0)"),
    "has_no_words": BORROWED.format(name="mute", more="package = 'lusoria.core'"),
    "has_the_words_of_another": BORROWED.format(name="distracted", more=""),
}
WHY = {
    "has_no_players": "its players are range(0, 0)",
    "has_another_usual": "usually 3 play it",
    "has_no_house_rules": "its house_rules cannot be used: ZeroDivisionError",
    "does_not_start": "its start cannot be used: ZeroDivisionError",
    "has_no_types": "its types cannot be used",
    "has_a_mood": "its members cannot be used: ZeroDivisionError",
    "has_no_words": "its words cannot be used: FileNotFoundError",
    "has_the_words_of_another": "it does not say its name in English",
}


def games_in(house: House) -> tuple[list[str], str]:
    done = house.run(*COMMAND, "referee", typed=lines({"do": "games"}))
    assert done.returncode == 0, done.stderr
    return [game["game"] for game in json.loads(done.stdout)["games"]], done.stderr


@pytest.mark.parametrize("name", BAD_GAMES)
def test_a_bad_guest_hurts_nobody(installed: Path, tmp_path: Path, name: str) -> None:
    points = f"[lusoria.games]\nzz-{name} = {name}:GAME\n"
    bad = written_package(tmp_path, name, points, **{name: BAD_GAMES[name]})
    games, warned = games_in(House([installed, bad]))
    assert games == LISTED
    assert name in warned
    assert "is left out" in warned
    assert WHY.get(name, "") in warned


@pytest.fixture(scope="module")
def crowd(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> House:
    points = "".join(f"zz-{name} = {name}:GAME\n" for name in BAD_GAMES)
    folder = tmp_path_factory.mktemp("crowd")
    return House([installed, written_package(folder, "crowd", f"[lusoria.games]\n{points}", **BAD_GAMES)])


class TestAllOfThemAtOnce:
    """Whoever never asked for a bad guest plays, reads and looks things up as ever."""

    def test_the_choice_of_game(self, crowd: House) -> None:
        done = crowd.run(*COMMAND, "tui", "--language", "en", "--fast", typed="9\n")
        assert done.returncode == 0, done.stderr
        assert "Par Impar (2 players)" in done.stdout
        assert "1 to 3" in done.stdout
        assert "Farewell" in done.stdout

    def test_a_game_against_bots(self, crowd: House) -> None:
        done = crowd.run(*COMMAND, "tui", "--language", "en", "--fast", "--game", "alea", "--name", "Ana")
        assert done.returncode == 0, done.stderr
        assert "Farewell" in done.stdout

    @pytest.mark.parametrize(("game", "code"), [("alea", 0), ("par-impar", 0), ("mute", 2), ("nobodys", 2)])
    def test_rules(self, crowd: House, game: str, code: int) -> None:
        done = crowd.run(*COMMAND, "rules", game)
        assert done.returncode == code, done.stderr
        assert "Traceback" not in done.stderr

    @pytest.mark.parametrize("command", ["tui", "rules", "schema", "serve"])
    def test_help(self, crowd: House, command: str) -> None:
        done = crowd.run(*COMMAND, command, "--help")
        assert done.returncode == 0, done.stderr
        assert done.stderr.count("is left out") == len(BAD_GAMES)

    @pytest.mark.slow
    @pytest.mark.anyio
    async def test_the_server(self, crowd: House, tmp_path: Path) -> None:
        with crowd.serving(tmp_path) as port:
            async with Address(None, port).person() as livia:
                assert list((await livia.get("/api/games"))["games"]) == LISTED
                for game in LISTED:
                    said = await livia.ask("GET", f"/api/games/{game}/words/en")
                    assert f"{game}-name = " in said.text
                await livia.get("/api/games/mute/words/en", 400)


def test_its_bots_hurt_nobody_either(installed: Path, tmp_path: Path) -> None:
    points = "[lusoria.bots]\none = bad_bots:BOTS\ntwo = no_such_module:BOTS\n"
    source = """
from lusoria.bots import BotSpec

BOTS = (
    BotSpec("no-such-game", "stranger", 1, "bad_bots:Nobody"),
    BotSpec("par-impar", "random", 1, "bad_bots:Nobody"),
    BotSpec("alea", "greedy", 9, "bad_bots:Nobody"),
    "nobody",
)
"""
    bad = written_package(tmp_path, "bad-bots", points, bad_bots=source)
    house = House([installed, bad])
    done = house.run(
        sys.executable,
        "-c",
        "from lusoria.bots import bots_of\n"
        "print([(spec.name, spec.load) for game in ('alea', 'par-impar') for spec in bots_of(game)])",
    )
    assert done.returncode == 0, done.stderr
    assert "bad_bots" not in done.stdout
    assert done.stderr.count("is left out") == 5


@pytest.mark.parametrize("load", ["no_such_module:Bot", "json:NoSuchBot", "json:loads"])
def test_a_bot_that_cannot_be_made_is_told_in_a_sentence(installed: Path, tmp_path: Path, load: str) -> None:
    """And no extra of ours is blamed for it."""
    source = f"from lusoria.bots import BotSpec\n\nBOT = BotSpec('alea', 'absent', 1, {load!r})\n"
    bad = written_package(tmp_path, "absent", "[lusoria.bots]\nabsent = absent:BOT\n", absent=source)
    asked = ("tui", "--language", "en", "--fast", "--game", "alea", "--bots", "absent", "--name", "Ana")
    done = House([installed, bad]).run(*COMMAND, *asked)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert f"bot alea/absent: {load} cannot be loaded" in done.stderr
    assert "pip install" not in done.stderr
