"""Faulty plug-ins are left out with a warning; other games work as before."""

import json
import sys
from pathlib import Path

import pytest

from tests.guest.installed_program import COMMAND, InstalledProgram, lines, write_package
from tests.server.harness import TestServer as Address

USABLE_GAMES = ["idus-martii", "alea", "par-impar"]
COPY_OF_PAR_IMPAR = """
from par_impar import ParImpar

class Borrowed(ParImpar):
    name = {name!r}
    {more}

GAME = Borrowed()
"""
WITH_A_GRID = """
from typing import Annotated

from lusoria.core.structs import Grid, Part
from par_impar import PAR_IMPAR, ParImpar
from par_impar.view import Table, View, view

class GridTable(Table):
    board: Annotated[tuple[int, ...], Grid("board", 2, 2).cells] = (0, 0, 0)

class GridView(View):
    table: GridTable

class Gridded(ParImpar):
    name = {name!r}
    view_type = GridView

    def view(self, state, viewer):
        table = view(state, viewer).table
        fields = {{name: getattr(table, name) for name in Table.__struct_fields__}}
        return GridView(GridTable(**fields), None, ())

GAME = Gridded()
"""
BAD_GAMES = {
    "does_not_load": "raise RuntimeError('I was not brought up')",
    "is_no_python": "this is (no Python",
    "has_no_game": "NOTHING = 1",
    "is_no_game": "GAME = object()",
    "takes_a_built_in_name": COPY_OF_PAR_IMPAR.format(name="alea", more="version = 2"),
    "takes_the_name_of_a_guest": COPY_OF_PAR_IMPAR.format(name="par-impar", more="version = 3"),
    "has_no_proper_name": COPY_OF_PAR_IMPAR.format(name="../../etc", more="version = 1"),
    "has_no_proper_version": COPY_OF_PAR_IMPAR.format(name="new", more="version = 0"),
    "has_no_players": COPY_OF_PAR_IMPAR.format(name="nobodys", more="players = range(0)"),
    "has_another_usual": COPY_OF_PAR_IMPAR.format(name="crowded", more="usual = 3"),
    "has_no_house_rules": COPY_OF_PAR_IMPAR.format(name="undecided", more="house_rules = lambda *_: 1 / 0"),
    "does_not_start": COPY_OF_PAR_IMPAR.format(name="unprepared", more="start = lambda *_: 1 / 0"),
    "has_no_types": COPY_OF_PAR_IMPAR.format(name="shapeless", more="event_type = complex"),
    "has_a_mood": COPY_OF_PAR_IMPAR.format(name="moody", more="minutes = property(lambda _: 1 / 0)"),
    "has_no_words": COPY_OF_PAR_IMPAR.format(name="mute", more="package = 'lusoria.core'"),
    "has_no_web_file": COPY_OF_PAR_IMPAR.format(
        name="faceless",
        more="""extensions = {"web": "has_no_web_file:WEB"}

from lusoria.core.web_files import WebFiles
WEB = WebFiles("par_impar", "web", "missing.js")
""",
    ),
    "has_a_strange_extension": COPY_OF_PAR_IMPAR.format(name="strange", more="extensions = {'web': 3}"),
    "has_a_grid_of_another_size": WITH_A_GRID.format(name="gridded"),
    "has_the_words_of_another": COPY_OF_PAR_IMPAR.format(name="distracted", more=""),
}
WARNINGS = {
    "has_no_players": "`players` is range(0, 0)",
    "has_another_usual": "`usual` is 3, but `players` is range(2, 3)",
    "has_no_house_rules": "its house_rules cannot be used: ZeroDivisionError",
    "does_not_start": "its start cannot be used: ZeroDivisionError",
    "has_no_types": "its types cannot be used",
    "has_a_mood": "its members cannot be used: ZeroDivisionError",
    "has_no_web_file": "web: web/missing.js cannot be read: add it to the package par_impar",
    "has_a_strange_extension": "its extension 'web' is 3: write 'module' or 'module:object'",
    "has_a_grid_of_another_size": "table.board has 3 entries, and its grid 2 rows of 2 cells",
    "has_no_words": "its words cannot be used: FileNotFoundError",
    "has_the_words_of_another": "its name is missing in English",
}


def listed_games(program: InstalledProgram) -> tuple[list[str], str]:
    process = program.run(*COMMAND, "referee", typed=lines({"do": "games"}))
    assert process.returncode == 0, process.stderr
    return [game["game"] for game in json.loads(process.stdout)["games"]], process.stderr


@pytest.mark.parametrize("name", BAD_GAMES)
def test_faulty_game_is_left_out_with_a_warning(installed: Path, tmp_path: Path, name: str) -> None:
    points = f"[lusoria.games]\nzz-{name} = {name}:GAME\n"
    bad = write_package(tmp_path, name, points, **{name: BAD_GAMES[name]})
    games, warnings = listed_games(InstalledProgram([installed, bad]))
    assert games == USABLE_GAMES
    (warning,) = warnings.splitlines()
    assert warning.startswith("lusoria: ")
    assert name in warning
    assert "is left out" in warning
    assert WARNINGS.get(name, "") in warning


@pytest.fixture(scope="module")
def faulty_games(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> InstalledProgram:
    points = "".join(f"zz-{name} = {name}:GAME\n" for name in BAD_GAMES)
    folder = tmp_path_factory.mktemp("faulty")
    return InstalledProgram(
        [installed, write_package(folder, "faulty", f"[lusoria.games]\n{points}", **BAD_GAMES)]
    )


class TestAllOfThemAtOnce:
    """All faulty packages are installed together; everything else works as before."""

    def test_game_list_leaves_faulty_games_out(self, faulty_games: InstalledProgram) -> None:
        process = faulty_games.run(*COMMAND, "tui", "--language", "en", "--fast", typed="9\n")
        assert process.returncode == 0, process.stderr
        assert "Par Impar (2 players)" in process.stdout
        assert "1 to 3" in process.stdout
        assert "Farewell" in process.stdout

    def test_other_games_are_played_beside_faulty_ones(self, faulty_games: InstalledProgram) -> None:
        process = faulty_games.run(
            *COMMAND, "tui", "--language", "en", "--fast", "--game", "alea", "--name", "Ana", typed="9\n"
        )
        assert process.returncode == 0, process.stderr
        assert "Farewell" in process.stdout

    @pytest.mark.parametrize(("game", "code"), [("alea", 0), ("par-impar", 0), ("mute", 2), ("nobodys", 2)])
    def test_rules_of_faulty_game_exit_with_an_error(
        self, faulty_games: InstalledProgram, game: str, code: int
    ) -> None:
        process = faulty_games.run(*COMMAND, "rules", game)
        assert process.returncode == code, process.stderr
        assert "Traceback" not in process.stderr

    @pytest.mark.parametrize("command", ["tui", "rules", "schema"])
    def test_help_warns_of_every_faulty_game(self, faulty_games: InstalledProgram, command: str) -> None:
        process = faulty_games.run(*COMMAND, command, "--help")
        assert process.returncode == 0, process.stderr
        assert process.stderr.count("is left out") == len(BAD_GAMES)

    @pytest.mark.slow
    @pytest.mark.anyio
    async def test_server_lists_usable_games_only(
        self, faulty_games: InstalledProgram, tmp_path: Path
    ) -> None:
        with faulty_games.serving(tmp_path) as port:
            async with Address(None, port).person() as livia:
                assert list((await livia.get("/api/games"))["games"]) == USABLE_GAMES
                for game in USABLE_GAMES:
                    answer = await livia.request("GET", f"/api/games/{game}/words/en")
                    assert f"{game}-name = " in answer.text
                await livia.get("/api/games/mute/words/en", 400)


def test_faulty_bots_are_left_out_with_warnings(installed: Path, tmp_path: Path) -> None:
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
    bad = write_package(tmp_path, "bad-bots", points, bad_bots=source)
    program = InstalledProgram([installed, bad])
    process = program.run(
        sys.executable,
        "-c",
        "from lusoria.bots import bots_of\n"
        "print([(spec.name, spec.load) for game in ('alea', 'par-impar') for spec in bots_of(game)])",
    )
    assert process.returncode == 0, process.stderr
    assert "bad_bots" not in process.stdout
    assert process.stderr.count("is left out") == 5


@pytest.mark.parametrize("load", ["no_such_module:Bot", "json:NoSuchBot", "json:loads"])
def test_unloadable_bot_is_reported_in_a_sentence(installed: Path, tmp_path: Path, load: str) -> None:
    """The error does not blame an extra of Lusoria."""
    source = f"from lusoria.bots import BotSpec\n\nBOT = BotSpec('alea', 'absent', 1, {load!r})\n"
    bad = write_package(tmp_path, "absent", "[lusoria.bots]\nabsent = absent:BOT\n", absent=source)
    arguments = ("tui", "--language", "en", "--fast", "--game", "alea", "--bots", "absent", "--name", "Ana")
    process = InstalledProgram([installed, bad]).run(*COMMAND, *arguments)
    assert process.returncode == 2
    assert "Traceback" not in process.stderr
    assert f"bot alea/absent: {load} cannot be loaded" in process.stderr
    assert "pip install" not in process.stderr
