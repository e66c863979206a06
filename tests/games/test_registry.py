"""Registry of games: built-in games, plug-ins and old versions; faulty plug-ins are left out."""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lusoria import Malformed, Match, Player, read_record, record_of, verify, write_record
from lusoria.core.game import AnyGame
from lusoria.core.plugins import PluginSkipped
from lusoria.games import BUILT_IN, GAMES, game
from lusoria.laws.walk import random_walk
from lusoria.records.fair_chance import FairNature
from lusoria.records.game_schema import schema_text, shipped_schema
from tests.games.fake_plugins import BOTH, LUDUS, visiting

HERE = "tests.games.fake_plugins"


class TestBuiltIn:
    def test_built_in_games_come_first_in_order(self, monkeypatch: pytest.MonkeyPatch) -> None:
        assert list(GAMES)[:2] == ["idus-martii", "alea"]
        with visiting(monkeypatch, games=[f"{HERE}:LUDUS"]):
            assert list(GAMES) == ["idus-martii", "alea", "ludus"]

    def test_game_is_found_by_name_and_version(self) -> None:
        for built_in in BUILT_IN:
            assert game(built_in.name) is game(built_in.name, 1) is GAMES[built_in.name] is built_in

    def test_unknown_game_is_malformed_and_names_known_ones(self) -> None:
        with pytest.raises(Malformed) as caught:
            game("ludus")
        assert caught.value.where == "game"
        assert all(name in caught.value.problem for name in ("'ludus'", *GAMES))

    def test_unknown_version_is_malformed(self) -> None:
        with pytest.raises(Malformed) as caught:
            game("alea", 2)
        assert (caught.value.where, caught.value.problem) == (
            "rules",
            "this program plays alea by version 1 of its rules, not 2",
        )


class TestHouseRules:
    @pytest.mark.parametrize("each", BUILT_IN, ids=lambda each: each.name)
    def test_every_value_of_a_house_rule_can_be_played(self, each: AnyGame) -> None:
        for players in each.players:
            rules = each.house_rules(players)
            assert ("players", *(rule.name for rule in rules)) == each.options_type.__struct_fields__
            for rule in rules:
                assert rule.printed in rule.values
                for value in rule.values:
                    chosen: dict[str, Any] = {rule.name: value}
                    each.start(each.options_type(players, **chosen))

    def test_table_of_usual_size_can_be_played(self) -> None:
        assert [(each.name, each.usual, each.minutes) for each in BUILT_IN] == [
            ("idus-martii", 5, 4),
            ("alea", 3, 6),
        ]
        assert all(each.usual in each.players for each in BUILT_IN)

    def test_printed_limit_depends_on_number_of_players(self) -> None:
        """S4, S6."""
        limits = {players: GAMES["idus-martii"].house_rules(players)[1] for players in range(5, 9)}
        assert {players: rule.printed for players, rule in limits.items()} == {5: 13, 6: 15, 7: 17, 8: 20}
        assert limits[5].values == tuple(range(12, 20))


class TestGuests:
    def test_plug_in_game_is_listed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with visiting(monkeypatch, games=[f"{HERE}:LUDUS"]):
            assert GAMES["ludus"] is game("ludus") is LUDUS
        assert "ludus" not in GAMES

    def test_sequence_of_one_version_is_accepted(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with visiting(monkeypatch, games=[f"{HERE}:ALONE"]):
            assert game("ludus").version == 1

    def test_newest_version_is_played_and_others_are_kept(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with visiting(monkeypatch, games=[f"{HERE}:BOTH"]):
            assert (game("ludus"), game("ludus", 2), game("ludus", 1)) == (BOTH[0], BOTH[0], BOTH[1])
            with pytest.raises(Malformed, match="by version 1, 2 of its rules, not 3"):
                game("ludus", 3)

    @pytest.mark.parametrize(
        ("value", "why"),
        [
            ("no_such_module:GAME", "cannot be loaded: ModuleNotFoundError"),
            (f"{HERE}:NO_SUCH_NAME", "cannot be loaded: AttributeError"),
            (f"{HERE}:NOTHING", "missing members: name, version, players"),
            (f"{HERE}:IMPOSTOR", "the name 'alea' belongs to Lusoria itself"),
            (f"{HERE}:SHOUTING", "`name` is 'LUDUS!': use small letters, digits and hyphens"),
            (f"{HERE}:UNNUMBERED", "`version` is 0: use a whole number from 1 on"),
            (f"{HERE}:TRULY_NUMBERED", "`version` is True: use a whole number from 1 on"),
            (f"{HERE}:TWICE", "ludus has two games of version 1"),
            (f"{HERE}:NOBODY", "`players` is range(0, 0): use a range of numbers from 1 on"),
            (f"{HERE}:BACKWARDS", "`players` is range(0, 3): use a range of numbers from 1 on"),
            (f"{HERE}:CROWDED", "`usual` is 7, but `players` is range(2, 7)"),
            (f"{HERE}:TIMELESS", "`minutes` is 'long': use a whole number"),
            (f"{HERE}:UNDECIDED", "its house_rules cannot be used: KeyError: 6"),
            (f"{HERE}:LOOSE", "'anything goes' of `house_rules` is no HouseRule"),
            (f"{HERE}:UNPREPARED", "its start cannot be used: RuntimeError: the dice are lost"),
            (f"{HERE}:RULELESS", "`rule_numbers` is (1, 2): use a tuple of texts"),
            (f"{HERE}:UNSEEN", "its start cannot be used: RuntimeError: the dice are lost"),
            (f"{HERE}:UNMARKED", "its types cannot be used"),
            (f"{HERE}:SHAPELESS", "its types cannot be used: TypeError"),
            (f"{HERE}:MOODY", "its members cannot be used: RuntimeError: the dice are lost"),
            (f"{HERE}:MUTE", "its words cannot be used: FileNotFoundError"),
            (f"{HERE}:DISTRACTED", "its name is missing in English: words/en.ftl has no ludus-name"),
            (f"{HERE}:HOMELESS", "its words cannot be used: ModuleNotFoundError"),
            (f"{HERE}:QUARRELSOME", "it cannot be loaded: RuntimeError: the dice are lost"),
        ],
    )
    def test_unusable_game_is_left_out_with_a_warning(
        self, monkeypatch: pytest.MonkeyPatch, value: str, why: str
    ) -> None:
        with visiting(monkeypatch, games=[value]):
            with pytest.warns(PluginSkipped) as caught:
                assert list(GAMES)[:2] == ["idus-martii", "alea"]
            (warning,) = caught
            assert value in str(warning.message)
            assert why in str(warning.message)
            assert GAMES["alea"] is BUILT_IN[1]

    @pytest.mark.parametrize("error", ["RuntimeError", "SystemExit"])
    def test_game_that_raises_at_load_is_left_out(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, error: str
    ) -> None:
        text = f"raise {error}('I have just remembered something')"
        (tmp_path / "broken_guest.py").write_text(text, encoding="utf-8")
        monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
        warned = pytest.warns(PluginSkipped, match=f"{error}: I have just remembered something")
        with visiting(monkeypatch, games=["broken_guest:GAME", f"{HERE}:LUDUS"]), warned:
            assert list(GAMES) == ["idus-martii", "alea", "ludus"]

    def test_second_plug_in_cannot_take_a_used_name(self, monkeypatch: pytest.MonkeyPatch) -> None:
        warned = pytest.warns(PluginSkipped, match="the name 'ludus' belongs to lusoria.games 'guest-0'")
        with visiting(monkeypatch, games=[f"{HERE}:LUDUS", f"{HERE}:BOTH"]), warned:
            assert game("ludus") is LUDUS

    def test_plug_in_schema_is_generated_on_demand(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with visiting(monkeypatch, games=[f"{HERE}:BOTH"]):
            for rules in (1, 2):
                schema = shipped_schema(game("ludus", rules))
                assert schema == schema_text(game("ludus", rules))
                assert json.loads(schema)["title"] == f"Lusoria: ludus, rules version {rules}"


class TestRetired:
    def test_record_of_old_version_is_verified_by_it(self, monkeypatch: pytest.MonkeyPatch) -> None:
        seed = bytes(range(32))
        options = LUDUS.options_type(players=2)  # which the new rules do not allow
        match = Match(LUDUS, options, FairNature(LUDUS, options, seed))
        rng = Random(1)
        while not match.over:
            seat = match.awaited[0]
            match.act(seat, rng.choice(LUDUS.legal(match.state, seat)))
        written = write_record(record_of(match, (Player("bot"), Player("bot")), seed))
        assert json.loads(written)["rules"] == 1
        with visiting(monkeypatch, games=[f"{HERE}:BOTH"]):
            assert game("ludus").version == 2
            report = verify(written)
            assert (report.findings, report.finished, report.chance_checked) == ((), True, True)
            assert report.record.game is LUDUS
            assert write_record(read_record(written)) == written
            assert verify(written.replace(b'"rules": 1', b'"rules": 2')).findings != ()
            with pytest.raises(Malformed, match="not 3") as caught:
                read_record(written.replace(b'"rules": 1', b'"rules": 3'))
            assert caught.value.where == "record.rules"
        with pytest.raises(Malformed, match="no game is called 'ludus'"):
            read_record(written)

    def test_old_version_can_be_played(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with visiting(monkeypatch, games=[f"{HERE}:BOTH"]):
            old = game("ludus", 1)
            assert len(list(random_walk(old, old.start(old.options_type(players=2)), Random(2)))) > 10
