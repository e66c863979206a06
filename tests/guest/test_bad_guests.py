"""Guests who cannot behave are left out, with a word about why; nobody else notices."""

import json
import sys
from pathlib import Path

import pytest

from tests.guest.visit import COMMAND, House, lines, written_package

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
