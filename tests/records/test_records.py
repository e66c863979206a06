"""Records survive JSON and replay to the same game for every viewer."""

import json
from random import Random
from typing import Any

import pytest

from lusoria import (
    FairNature,
    Malformed,
    Match,
    Player,
    Record,
    commitment,
    encode,
    read_record,
    record_of,
    replay,
    verify,
    write_record,
)
from lusoria.games.alea import ALEA
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.records.record import FORMAT
from lusoria.records.replay import InvalidRecord, replay_views
from tests.records.random_matches import (
    ALEA_KINDS,
    IDUS_KINDS,
    KINDS,
    Kind,
    all_views,
    as_json,
    document,
    name_of,
    new_match,
    play_at_random,
    played,
    players,
    record_of_played,
    seed_of,
    viewers,
    written,
)

EACH_KIND = pytest.mark.parametrize("kind", KINDS, ids=name_of)
ONE_OF_EACH = pytest.mark.parametrize("kind", [ALEA_KINDS[0], IDUS_KINDS[0]], ids=name_of)


def steps(kind: Kind, number: int) -> tuple[list[int], list[list[Any]], Match]:
    """Plays a game. Returns the number of events and all views at every choice and at the end."""
    match = new_match(kind, number)
    marks, views = [], []
    for _ in play_at_random(match, Random(number)):
        marks.append(len(match.events))
        views.append(all_views(match))
    return marks, views, match


class TestRoundTrip:
    @EACH_KIND
    def test_finished_game_survives_json(self, kind: Kind) -> None:
        record = record_of_played(kind, 1)
        assert read_record(write_record(record)) == record
        assert read_record(write_record(record).decode()) == record

    @EACH_KIND
    def test_unfinished_record_has_no_seed(self, kind: Kind) -> None:
        match = new_match(kind, 2)
        for step, _ in enumerate(play_at_random(match, Random(2))):
            if step in (0, 1, 20):
                record = record_of(match, players(match.options.players), seed_of(2))
                data = write_record(record)
                assert read_record(data) == record
                assert seed_of(2).hex().encode() not in data
                assert as_json(record.fairness) == {
                    "scheme": "hmac-sha256/1",
                    "commitment": commitment(seed_of(2)),
                    "seed": None,
                    "checksum": None,
                }
                assert record.result is None
                report = verify(data)
                assert (report.true, report.chance_checked, report.finished) == (True, False, False)

    @EACH_KIND
    def test_game_without_a_seed_survives_json(self, kind: Kind) -> None:
        match = played(kind, 3)
        record = record_of(match, players(match.options.players))
        data = write_record(record)
        assert read_record(data) == record
        assert json.loads(data)["fairness"] is None
        report = verify(data)
        assert (report.true, report.chance_checked, report.finished) == (True, False, True)

    @EACH_KIND
    def test_game_without_events_survives_json(self, kind: Kind) -> None:
        game, options = kind
        record = record_of(Match(game, options), players(options.players))
        assert record.events == ()
        assert b'"events": []' in write_record(record)
        assert read_record(write_record(record)) == record
        assert verify(write_record(record)).true

    def test_order_of_fields_and_spaces_do_not_matter(self) -> None:
        for kind in KINDS:
            parts = dict(sorted(document(kind, 1).items()))
            assert read_record(json.dumps(parts, indent=3)) == read_record(written(kind, 1))
            assert verify(json.dumps(parts)).true


class TestReplay:
    @EACH_KIND
    def test_replay_gives_equal_views_at_every_step(self, kind: Kind) -> None:
        marks, steps_views, match = steps(kind, 4)
        record = read_record(write_record(record_of(match, players(match.options.players), seed_of(4))))
        again = Match(record.game, record.options)
        nature = FairNature(record.game, record.options, seed_of(4))
        done = 0
        for mark, views in zip(marks, steps_views, strict=True):
            replay(again, record.events[done:mark], nature)
            done = mark
            assert all_views(again) == views
        assert done == len(record.events)
        assert again.state == match.state
        assert again.over == match.over
        assert again.over is not None
        assert again.over.result == record.result
        assert again.events == match.events

    @EACH_KIND
    def test_replay_for_a_viewer_shows_what_it_saw(self, kind: Kind) -> None:
        """Step by step: the redacted events and the view after them."""
        marks, steps_views, match = steps(kind, 4)
        record = record_of(match, players(match.options.players), seed_of(4))
        for place, viewer in enumerate(viewers(match)):
            replayed: list[Any] = []
            views = {}
            for events, view in replay_views(record, viewer):
                replayed += events
                views[len(replayed)] = as_json(view)
            assert replayed == [match.game.redact(event, viewer) for event in match.events]
            assert [views[mark] for mark in marks] == [each[place] for each in steps_views]

    @EACH_KIND
    def test_replay_needs_no_seed(self, kind: Kind) -> None:
        record = record_of_played(kind, 5)
        again = Match(record.game, record.options)
        replay(again, record.events)
        assert again.events == list(record.events)
        assert again.over is not None
        assert again.over.result == record.result

    @ONE_OF_EACH
    def test_replay_resumes_before_any_choice(self, kind: Kind) -> None:
        marks, _, match = steps(kind, 6)
        for mark in marks:
            again = Match(match.game, match.options)
            nature = FairNature(match.game, match.options, seed_of(6))
            replay(again, tuple(match.events[:mark]), nature)
            again.give_to(nature)
            assert again.events == match.events[:mark]
            assert again.turn == turn_after(match, mark)

    @ONE_OF_EACH
    def test_log_cut_inside_a_consequence_is_refused(self, kind: Kind) -> None:
        match = played(kind, 6)
        for place in range(1, len(match.events)):
            again = Match(match.game, match.options)
            untrue = replay_error(again, tuple(match.events[:place]))
            if untrue is None:
                assert again.events == match.events[:place]
            else:
                assert untrue.what == "cut_off"
                assert untrue.facts["at"] == place
                assert json.loads(str(untrue.facts["expected"])) == as_json(match.events[place])


def replay_error(match: Match, events: tuple[Any, ...]) -> InvalidRecord | None:
    try:
        replay(match, events)
    except InvalidRecord as untrue:
        return untrue
    return None


def turn_after(match: Match, mark: int) -> Any:
    """The turn after a number of events, without checks."""
    again = Match(match.game, match.options)
    again.happen(tuple(match.events[:mark]))
    return again.turn


class TestJson:
    @EACH_KIND
    def test_record_has_one_event_per_line(self, kind: Kind) -> None:
        text = written(kind, 1).decode()
        record = read_record(text)
        lines = text.splitlines()
        first = lines.index(' "events": [') + 1
        for line, event in zip(lines[first : first + len(record.events)], record.events, strict=True):
            assert line.startswith("  ")
            assert line.strip().removesuffix(",").encode() == encode(event)
        assert len(lines) == len(record.events) + 11
        assert text.endswith("}\n")

    @EACH_KIND
    def test_record_has_these_fields(self, kind: Kind) -> None:
        game, options = kind
        parts = json.loads(written(kind, 1))
        assert " ".join(parts) == "format game rules options seats events result fairness"
        assert (parts["format"], parts["game"], parts["rules"]) == (1, game.name, 1)
        assert parts["options"] == as_json(options)
        assert parts["seats"][:2] == [
            {"kind": "human", "name": "Livia"},
            {"kind": "bot", "name": "Brutus", "bot": "random"},
        ]
        assert len(parts["seats"]) == options.players
        assert parts["events"][-1]["result"] == parts["result"]
        assert parts["fairness"]["seed"] == seed_of(1).hex()
        assert parts["fairness"]["commitment"] == commitment(seed_of(1))

    def test_record_without_names_is_complete(self) -> None:
        for kind in KINDS:
            parts = document(kind, 1)
            parts["seats"] = [{"kind": "human"} for _ in parts["seats"]]
            assert verify(json.dumps(parts)).true

    def test_names_of_any_script_survive_json(self) -> None:
        match = played(ALEA_KINDS[0], 1)
        seats = (Player("human", 'Ælfgifu "die" Große\n\t\\'), Player("human", "\u5510\u62d3 \U0001f3b2\x00"))
        record = record_of(match, seats)
        assert read_record(write_record(record)).seats == seats


class TestMalformed:
    def error_of(self, data: bytes | str) -> Malformed:
        with pytest.raises(Malformed) as caught:
            read_record(data)
        with pytest.raises(Malformed) as checked:
            verify(data)
        assert str(checked.value) == str(caught.value)
        return caught.value

    def change(self, kind: Kind, **changes: Any) -> Malformed:
        return self.error_of(json.dumps({**document(kind, 1), **changes}))

    @ONE_OF_EACH
    @pytest.mark.parametrize("number", [FORMAT + 1, 0, -1, 10**30])
    def test_unknown_format_is_malformed(self, kind: Kind, number: int) -> None:
        error = self.change(kind, format=number)
        assert error.where == "record.format"
        assert f"not {number}" in error.problem

    @ONE_OF_EACH
    @pytest.mark.parametrize("number", [2, 0, -1, 10**30])
    def test_unknown_rules_are_malformed(self, kind: Kind, number: int) -> None:
        error = self.change(kind, rules=number)
        assert error.where == "record.rules"
        assert f"not {number}" in error.problem

    def test_unknown_game_is_malformed(self) -> None:
        error = self.change(ALEA_KINDS[0], game="ludus")
        assert error.where.endswith("game")
        assert "'ludus'" in error.problem
        assert "idus-martii, alea" in error.problem

    def test_events_of_another_game_are_malformed(self) -> None:
        assert self.change(ALEA_KINDS[3], game="idus-martii").where.startswith("record.")
        assert self.change(IDUS_KINDS[0], game="alea").where.startswith("record.")

    @pytest.mark.parametrize(
        "part", ["format", "game", "rules", "options", "seats", "events", "result", "fairness"]
    )
    def test_missing_or_wrong_field_is_malformed(self, part: str) -> None:
        for kind in (ALEA_KINDS[0], IDUS_KINDS[0]):
            parts = document(kind, 1)
            fewer = {name: value for name, value in parts.items() if name != part}
            assert f"`{part}`" in self.error_of(json.dumps(fewer)).problem
            for wrong in (True, 1.5, [7]):
                assert self.change(kind, **{part: wrong}).where.startswith(f"record.{part}")

    def test_extra_field_is_malformed(self) -> None:
        error = self.change(ALEA_KINDS[0], comment="a fine game")
        assert error.where == "record"
        assert "`comment`" in error.problem

    def test_malformed_event_is_named_by_its_place(self) -> None:
        parts = document(IDUS_KINDS[0], 1)
        parts["events"][7] = {"type": "card_dealt", "seat": 3, "faction": "senate"}
        error = self.error_of(json.dumps(parts))
        assert error.where == "record.events[7].faction"
        assert "'senate'" in error.problem

    def test_malformed_option_or_result_is_named(self) -> None:
        assert self.change(ALEA_KINDS[0], options={}).where == "record.options"
        assert self.change(ALEA_KINDS[0], options={"players": "2"}).where == "record.options.players"
        error = self.change(ALEA_KINDS[0], result={"scores": [1, "2"], "winners": []})
        assert error.where == "record.result.scores[1]"
        assert self.change(ALEA_KINDS[0], result={}).where == "record.result"

    def test_malformed_seat_or_scheme_is_named(self) -> None:
        assert self.change(ALEA_KINDS[0], seats=[{"kind": "god"}]).where == "record.seats[0].kind"
        assert self.change(ALEA_KINDS[0], seats=[{"kind": "human", "age": 7}]).where == "record.seats[0]"
        parts = document(ALEA_KINDS[0], 1)
        sealed = {**parts["fairness"], "scheme": "hmac-sha256/3"}
        assert self.change(ALEA_KINDS[0], fairness=sealed).where == "record.fairness.scheme"
        assert self.change(ALEA_KINDS[0], fairness={}).where == "record.fairness"

    @pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b"null", b"{}", b"\x00"])
    def test_other_json_is_malformed(self, data: bytes) -> None:
        assert self.error_of(data).where == "record"


class TestMalformedSeed:
    @pytest.mark.parametrize("seed", ["00", "not hexadecimal", "zz" * 32, "00" * 33])
    def test_malformed_seed_is_named(self, seed: str) -> None:
        parts = document(ALEA_KINDS[0], 1)
        with pytest.raises(Malformed) as caught:
            verify(json.dumps({**parts, "fairness": {**parts["fairness"], "seed": seed}}))
        assert caught.value.where.endswith("seed")
        assert "hexadecimal" in caught.value.problem


def test_reading_does_not_verify() -> None:
    record = record_of_played(ALEA_KINDS[0], 1)
    seats, events = record.seats, record.events[1:]
    untrue = Record(record.game, record.options, seats, events, record.result, record.fairness)
    assert read_record(write_record(untrue)) == untrue
    assert not verify(write_record(untrue)).true


def test_kinds_have_every_size_and_option() -> None:
    for game in (ALEA, IDUS_MARTII):
        options = [as_json(options) for of, options in KINDS if of is game]
        assert {chosen["players"] for chosen in options} == set(game.players)
        assert {name for chosen in options for name in chosen} == set(game.options_type.__struct_fields__)
