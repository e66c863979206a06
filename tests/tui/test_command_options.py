"""Command line of the terminal game: parsed settings, and one sentence per error."""

import os
import shlex
from pathlib import Path
from random import Random

import pytest

from lusoria.bots import bots_of
from lusoria.games.alea.model import Options as AleaOptions
from lusoria.games.idus_martii.model import Options as IdusOptions
from lusoria.table.room.names import tidy
from lusoria.tui.command_line import OptionError, options_for
from lusoria.tui.display_names import bot_names, machine_name, name_fault
from lusoria.tui.result_screen import write_file
from lusoria.words import LANGUAGES, words
from tests.tui.person import parse_settings

SIXTY_FOUR = "0f" * 32
RULES_OF_ALEA = "Choose from: multi_roll, cards_anytime, ordered."
WRONG_SWAP = "“perhaps” doesn’t fit yellow_swap (must, may). Must the Aedile replace them, or may they stay?"

NO_SEAT = "There’s no seat {} to start from: seats are numbered 1 to 5."
NOT_TOGETHER = "“In the order they fell” and “Several dice at once” don’t go together. Choose one."
ALEA_BOTS = ", ".join(spec.name for spec in bots_of("alea"))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--game chess", "There’s no game called “chess”. Choose from: idus-martii, alea."),
        ("--game ''", "There’s no game called “”. Choose from: idus-martii, alea."),
        ("--game idus-martii --players 4", "This game is for 5 to 8 players, not 4."),
        ("--game alea --players 7", "This game is for 2 to 6 players, not 7."),
        ("--players 9", "This game is for 5 to 8 players, not 9."),
        ("--players many", "--players: “many” isn’t a number from 2 to 8."),
        ("--game alea --players -2", "--players: “-2” isn’t a number from 2 to 6."),
        ("--game idus-martii --set limit=3", "With 5 players the limit is 12 to 19, not 3."),
        ("--game idus-martii --players 5 --set limit=20", "With 5 players the limit is 12 to 19, not 20."),
        ("--game idus-martii --players 5 --set first=6", NO_SEAT.format(6)),
        ("--game idus --players 5 --set first=0", NO_SEAT.format(0)),
        ("--set nonsense", "“nonsense” isn’t a house rule: write it as name=value."),
        ("--game alea --set limit=20", f"Alea Romana has no house rule called “limit”. {RULES_OF_ALEA}"),
        ("--game idus --set yellow_swap=perhaps", WRONG_SWAP),
        ("--game alea --set ordered=yes --set multi_roll=yes", NOT_TOGETHER),
        ("--seed 12", "--seed: “12” isn’t a seed, which has 64 hexadecimal digits."),
        ("--seed " + "g" * 64, f"--seed: “{'g' * 64}” isn’t a seed, which has 64 hexadecimal digits."),
        ("--name ' 42 '", "A name needs at least one letter."),
        ("--name 'Gaius Iulius Caesar'", "A name can have up to 16 letters."),
        ("--game alea --bots honest", f"Alea Romana has no bots called “honest”. Choose from: {ALEA_BOTS}."),
    ],
)
def test_wrong_argument_has_one_sentence(arguments: str, sentence: str) -> None:
    with pytest.raises(OptionError) as refused:
        parse_settings(*shlex.split(arguments))
    assert str(refused.value) == sentence


def test_unwritable_record_is_refused_before_the_game(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere" / "game.json"):
        with pytest.raises(OptionError, match="Can’t write"):
            parse_settings("--record", str(path))
    assert parse_settings("--record", str(tmp_path / "game.json")).record == tmp_path / "game.json"


def test_record_is_written_through_links_and_to_devices(tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    real.touch(mode=0o600)
    link.symlink_to(real)
    write_file(link, b"game")
    assert link.is_symlink()
    assert (real.read_bytes(), real.stat().st_mode & 0o777) == (b"game", 0o600)
    write_file(Path(os.devnull), b"game")
    assert not Path(os.devnull).is_file()


def test_setting_that_can_still_fit_is_accepted() -> None:
    """Before a game is chosen, a house rule of any game is accepted."""
    assert parse_settings("--players", "4").players == 4
    assert parse_settings("--set", "limit=16").house == {"limit": "16"}
    assert parse_settings("--set", "ordered=yes").house == {"ordered": "yes"}
    for_eight = parse_settings("--game", "idus-martii", "--set", "limit=30")
    assert for_eight.house == {"limit": "30"}
    assert parse_settings("--seed", SIXTY_FOUR).seed == bytes.fromhex(SIXTY_FOUR)


def test_house_rules_are_parsed_by_their_type() -> None:
    idus = parse_settings("--game", "idus").game
    alea = parse_settings("--game", "alea").game
    assert idus is not None
    assert alea is not None
    house = {"limit": "15", "first": "1", "yellow_swap": "may"}
    assert options_for(idus, 6, house) == IdusOptions(6, 0, 15, "may")
    assert options_for(idus, 6, {"first": "random"}) == IdusOptions(6)
    for yes in ("true", "1", "on", "YES"):
        assert options_for(alea, 2, {"ordered": yes}) == AleaOptions(2, ordered=True)
    for no in ("false", "0", "off", "No"):
        assert options_for(alea, 2, {"ordered": no}) == AleaOptions(2)


class TestNames:
    @pytest.mark.parametrize(
        ("text", "name"),
        [
            ("  Ana  ", "Ana"),
            ("Ana\tMaría", "Ana María"),
            ("E\u0301lodie", "Élodie"),
            ("A\u200bna", "Ana"),
            ("李雷", "李雷"),
        ],
    )
    def test_names_are_cleaned(self, text: str, name: str) -> None:
        assert tidy(text) == name

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_bots_have_different_names(self, language: str) -> None:
        for person in ("Octavia", "octavia", "DÉCIMO", "Décimus", "Ana"):
            names = bot_names(words(language), person, 7, Random(1))
            assert len({name.casefold() for name in (*names, person)}) == 8

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_more_bots_than_names_have_different_names(self, language: str) -> None:
        for person in ("Octavia", "Octavia 2", "Ana"):
            names = bot_names(words(language), person, 40, Random(1))
            assert len({name.casefold() for name in (*names, person)}) == 41
            assert names[:7] == bot_names(words(language), person, 40, Random(1))[:7]

    @pytest.mark.parametrize(
        ("account", "name"),
        [("livia", "Livia"), ("root", "Marcus"), ("1000", "Marcus"), ("x" * 40, "Marcus")],
    )
    def test_default_name_is_that_of_the_machine(
        self, account: str, name: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for variable in ("LOGNAME", "USER", "LNAME", "USERNAME"):
            monkeypatch.setenv(variable, account)
        assert machine_name(words("en")) == name

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_roman_default_is_valid_and_no_bot_has_it(self, language: str) -> None:
        name = words(language).say("cli-name-default")
        assert name_fault(words(language), name) is None
        assert name not in words(language).say("bot-names").split()
