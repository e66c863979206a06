"""Which games there are: built in, brought by guests, retired; and what becomes of a guest that breaks."""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lusoria import Malformed, Match, Player, read_record, record_of, verify, write_record
from lusoria.core.game import AnyGame
from lusoria.core.plugins import GuestLeftOut
from lusoria.core.walk import stroll
from lusoria.games import BUILT_IN, GAMES, game
from lusoria.records.fair_chance import FairNature
from lusoria.records.game_schema import schema_text, shipped_schema
from tests.games.visitors import BOTH, LUDUS, visiting

HERE = "tests.games.visitors"


class TestBuiltIn:
    def test_they_come_first_and_in_this_order(self, monkeypatch: pytest.MonkeyPatch) -> None:
        assert list(GAMES)[:2] == ["idus-martii", "alea"]
        with visiting(monkeypatch, games=[f"{HERE}:LUDUS"]):
            assert list(GAMES) == ["idus-martii", "alea", "ludus"]

    def test_they_are_found_by_name_and_by_version(self) -> None:
        for built_in in BUILT_IN:
            assert game(built_in.name) is game(built_in.name, 1) is GAMES[built_in.name] is built_in

    def test_an_unknown_one_is_malformed_and_the_known_ones_are_named(self) -> None:
        with pytest.raises(Malformed) as caught:
            game("ludus")
        assert caught.value.where == "game"
        assert all(name in caught.value.problem for name in ("'ludus'", *GAMES))

    def test_so_is_an_unknown_version(self) -> None:
        with pytest.raises(Malformed) as caught:
            game("alea", 2)
        assert (caught.value.where, caught.value.problem) == (
            "rules",
            "this program plays alea by version 1 of its rules, not 2",
        )


class TestHouseRules:
    @pytest.mark.parametrize("each", BUILT_IN, ids=lambda each: each.name)
    def test_they_are_the_options_and_every_value_can_be_played(self, each: AnyGame) -> None:
        for players in each.players:
            rules = each.house_rules(players)
            assert ("players", *(rule.name for rule in rules)) == each.options_type.__struct_fields__
            for rule in rules:
                assert rule.printed in rule.values
                for value in rule.values:
                    chosen: dict[str, Any] = {rule.name: value}
                    each.start(each.options_type(players, **chosen))

    def test_a_table_of_the_usual_size_can_be_played(self) -> None:
        assert [(each.name, each.usual, each.minutes) for each in BUILT_IN] == [
            ("idus-martii", 5, 4),
            ("alea", 3, 6),
        ]
        assert all(each.usual in each.players for each in BUILT_IN)

    def test_the_limit_is_the_one_printed_for_so_many(self) -> None:
        """S4, S6."""
        limits = {players: GAMES["idus-martii"].house_rules(players)[1] for players in range(5, 9)}
        assert {players: rule.printed for players, rule in limits.items()} == {5: 13, 6: 15, 7: 17, 8: 20}
        assert limits[5].values == tuple(range(12, 20))


class TestGuests:
    def test_a_guest_is_a_game_among_games(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with visiting(monkeypatch, games=[f"{HERE}:LUDUS"]):
            assert GAMES["ludus"] is game("ludus") is LUDUS
        assert "ludus" not in GAMES

    def test_a_list_of_one_is_one(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with visiting(monkeypatch, games=[f"{HERE}:ALONE"]):
            assert game("ludus").version == 1

    def test_the_newest_version_is_played_and_the_others_are_retired(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with visiting(monkeypatch, games=[f"{HERE}:BOTH"]):
            assert (game("ludus"), game("ludus", 2), game("ludus", 1)) == (BOTH[0], BOTH[0], BOTH[1])
            with pytest.raises(Malformed, match="by version 1, 2 of its rules, not 3"):
                game("ludus", 3)

    @pytest.mark.parametrize(
        ("value", "why"),
        [
            ("no_such_module:GAME", "cannot be loaded: ModuleNotFoundError"),
            (f"{HERE}:NO_SUCH_NAME", "cannot be loaded: AttributeError"),
            (f"{HERE}:NOTHING", "it is no game: it has no name, version, players"),
            (f"{HERE}:IMPOSTOR", "the name 'alea' belongs to Lusoria itself"),
            (f"{HERE}:SHOUTING", "'LUDUS!' is no name for a game"),
            (f"{HERE}:UNNUMBERED", "0 is no version of rules"),
            (f"{HERE}:TRULY_NUMBERED", "True is no version of rules"),
            (f"{HERE}:TWICE", "ludus has two games of version 1"),
            (f"{HERE}:NOBODY", "its players are range(0, 0): nobody can play it"),
            (f"{HERE}:BACKWARDS", "its players are range(0, 3): nobody can play it"),
            (f"{HERE}:CROWDED", "usually 7 play it, and its players are range(2, 7)"),
            (f"{HERE}:TIMELESS", "'long' is no number of minutes"),
            (f"{HERE}:UNDECIDED", "its house_rules cannot be used: KeyError: 6"),
            (f"{HERE}:LOOSE", "'anything goes', of its rules of the house, is no HouseRule"),
            (f"{HERE}:UNPREPARED", "its start cannot be used: RuntimeError: the dice are lost"),
            (f"{HERE}:RULELESS", "(1, 2) are no numbers of rules"),
            (f"{HERE}:UNSEEN", "its start cannot be used: RuntimeError: the dice are lost"),
            (f"{HERE}:UNMARKED", "its types cannot be used"),
            (f"{HERE}:SHAPELESS", "its types cannot be used: TypeError"),
            (f"{HERE}:MOODY", "its members cannot be used: RuntimeError: the dice are lost"),
            (f"{HERE}:MUTE", "its words cannot be used: FileNotFoundError"),
            (f"{HERE}:DISTRACTED", "it does not say its name in English: ludus-name is not in words/en.ftl"),
            (f"{HERE}:HOMELESS", "its words cannot be used: ModuleNotFoundError"),
            (f"{HERE}:QUARRELSOME", "it cannot be loaded: RuntimeError: the dice are lost"),
        ],
    )
    def test_one_that_cannot_be_used_is_left_out_with_a_warning(
        self, monkeypatch: pytest.MonkeyPatch, value: str, why: str
    ) -> None:
        with visiting(monkeypatch, games=[value]):
            with pytest.warns(GuestLeftOut) as told:
                assert list(GAMES)[:2] == ["idus-martii", "alea"]
            (warning,) = told
            assert value in str(warning.message)
            assert why in str(warning.message)
            assert GAMES["alea"] is BUILT_IN[1]

    @pytest.mark.parametrize("error", ["RuntimeError", "SystemExit"])
    def test_one_that_breaks_in_any_way_breaks_nobody_else(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, error: str
    ) -> None:
        text = f"raise {error}('I have just remembered something')"
        (tmp_path / "broken_guest.py").write_text(text, encoding="utf-8")
        monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
        told = pytest.warns(GuestLeftOut, match=f"{error}: I have just remembered something")
        with visiting(monkeypatch, games=["broken_guest:GAME", f"{HERE}:LUDUS"]), told:
            assert list(GAMES) == ["idus-martii", "alea", "ludus"]

    def test_a_second_guest_takes_no_name_of_the_first(self, monkeypatch: pytest.MonkeyPatch) -> None:
        told = pytest.warns(GuestLeftOut, match="the name 'ludus' belongs to lusoria.games 'guest-0'")
        with visiting(monkeypatch, games=[f"{HERE}:LUDUS", f"{HERE}:BOTH"]), told:
            assert game("ludus") is LUDUS

    def test_its_schema_is_made_when_asked_for(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with visiting(monkeypatch, games=[f"{HERE}:BOTH"]):
            for rules in (1, 2):
                told = shipped_schema(game("ludus", rules))
                assert told == schema_text(game("ludus", rules))
                assert json.loads(told)["title"] == f"Lusoria: ludus, rules version {rules}"


class TestRetired:
    def test_a_record_of_retired_rules_is_read_replayed_and_verified_by_them(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
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

    def test_a_retired_version_can_be_played(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with visiting(monkeypatch, games=[f"{HERE}:BOTH"]):
            old = game("ludus", 1)
            assert len(list(stroll(old, old.start(old.options_type(players=2)), Random(2)))) > 10
