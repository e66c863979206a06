"""Complete games by a client that knows only the referee's answers."""

import json
from random import Random
from typing import Any

import pytest

from lusoria import commitment, verify
from lusoria.referee import serve
from lusoria.words import words
from tests.records.random_matches import ALEA_KINDS, IDUS_KINDS, KINDS, Kind, as_json, name_of, seed_of
from tests.referee.json_client import Client, Json

EACH_KIND = pytest.mark.parametrize("kind", KINDS, ids=name_of)
ONE_OF_EACH = pytest.mark.parametrize("kind", [ALEA_KINDS[0], IDUS_KINDS[1]], ids=name_of)


def start(client: Client, kind: Kind, **fields: Any) -> Json:
    game, options = kind
    return client.ask("start", game=game.name, options=as_json(options), **fields)


@EACH_KIND
def test_game_with_fair_chance_is_recorded(kind: Kind) -> None:
    """The referee resolves chance itself, and the record verifies."""
    client = Client()
    started = start(client, kind, chance="fair", seed=seed_of(1).hex())
    assert started["commitment"] == commitment(seed_of(1))
    events = started["events"]
    turn = started["turn"]
    for answer in client.play(Random(1), turn):
        assert answer["turn"]["type"] in ("await", "over")
        assert answer["events"]
        events += answer["events"]
        turn = answer["turn"]
    assert client.ask("turn") == {"turn": turn}
    record = client.ask("record")["record"]
    assert record["events"] == events
    assert record["result"] == turn["result"]
    assert turn["winners"] == turn["result"]["winners"]
    assert record["fairness"]["seed"] == seed_of(1).hex()
    report = verify(json.dumps(record))
    assert (report.true, report.chance_checked, report.finished) == (True, True, True)


@EACH_KIND
def test_game_with_chance_of_the_caller_is_recorded(kind: Kind) -> None:
    client = Client()
    started = start(client, kind, chance="caller")
    assert "commitment" not in started
    assert started["events"] == []
    turns = [started["turn"]]
    events: list[Json] = []
    for answer in client.play(Random(2), started["turn"]):
        events += answer["events"]
        turns.append(answer["turn"])
    assert {turn["type"] for turn in turns} == {"await", "chance", "over"}
    record = client.ask("record")["record"]
    assert record["events"] == events
    assert record["fairness"] is None
    report = verify(json.dumps(record))
    assert (report.true, report.chance_checked, report.finished) == (True, False, True)


def test_games_without_a_seed_differ() -> None:
    commitments = set()
    for _ in range(5):
        client = Client()
        commitments.add(start(client, IDUS_KINDS[0])["commitment"])
    assert len(commitments) == 5


@ONE_OF_EACH
def test_same_seed_and_actions_give_the_same_game(kind: Kind) -> None:
    def answers_of_game() -> list[Json]:
        client = Client()
        started = start(client, kind, seed=seed_of(3).hex())
        return [started, *client.play(Random(3), started["turn"])]

    assert answers_of_game() == answers_of_game()


@ONE_OF_EACH
def test_seed_is_published_at_the_end_only(kind: Kind) -> None:
    client = Client()
    started = start(client, kind, seed=seed_of(4).hex())
    answers_left = client.play(Random(4), started["turn"])
    for answer in answers_left:
        record = client.ask("record")["record"]
        if answer["turn"]["type"] != "over":
            assert record["fairness"] == {
                "scheme": "hmac-sha256/1",
                "commitment": started["commitment"],
                "seed": None,
                "checksum": None,
            }
            assert record["result"] is None
    assert client.ask("record")["record"]["fairness"]["seed"] == seed_of(4).hex()


class TestUndo:
    """Undo: a new start with fewer events."""

    @ONE_OF_EACH
    @pytest.mark.parametrize("chance", ["fair", "caller"])
    def test_game_continues_equally_from_any_choice(self, kind: Kind, chance: str) -> None:
        fields: Json = {"chance": chance, **({"seed": seed_of(5).hex()} if chance == "fair" else {})}
        client = Client()
        started = start(client, kind, **fields)
        steps = [started]
        sights = [client.visible_state()]
        for answer in client.play(Random(5), started["turn"]):
            steps.append(answer)
            sights.append(client.visible_state())
        events = client.ask("record")["record"]["events"]
        for step in [*range(0, len(steps), max(1, len(steps) // 12)), len(steps) - 1]:
            before = sum(len(answer["events"]) for answer in steps[: step + 1])
            again = start(client, kind, **fields, events=events[:before])
            assert again["events"] == events[:before]
            assert again["turn"] == steps[step]["turn"]
            assert client.visible_state() == sights[step]

    def test_game_can_continue_another_way(self) -> None:
        client = Client()
        start(client, IDUS_KINDS[1], seed=seed_of(5).hex())
        events = client.ask("record")["record"]["events"]
        (seat, other_seat) = client.ask("turn")["turn"]["seats"]
        client.ask("act", seat=seat, action={"type": "vote", "colour": "green"})
        assert client.refusal(seat, {"type": "vote", "colour": "red"}) == ("V1", "already_laid")
        start(client, IDUS_KINDS[1], seed=seed_of(5).hex(), events=events)
        assert client.ask("turn")["turn"]["seats"] == [seat, other_seat]
        answer = client.ask("act", seat=seat, action={"type": "vote", "colour": "red"})
        assert answer["events"] == [{"type": "vote_laid", "aedile": seat, "colour": "red"}]

    def test_impossible_events_change_nothing(self) -> None:
        client = Client()
        started = start(client, ALEA_KINDS[0], seed=seed_of(6).hex())
        for _ in zip(client.play(Random(6), started["turn"]), range(9), strict=False):
            pass
        events = client.ask("record")["record"]["events"]
        options = as_json(ALEA_KINDS[0][1])
        fields: Json = {"game": "alea", "options": options, "seed": seed_of(6).hex()}
        for wrong, where, what in (
            ([events[1]], "events[0]", "uncaused"),
            ([events[0], events[0]], "events[1]", "chance"),
            ([{"type": "turn_left", "seat": 0}], "events[0]", "refused, rule T4: not failed"),
            ([{"type": "dice_thrown", "seat": 1, "dice": 1}], "events[0]", "refused, rule A3"),
        ):
            place, problem = client.malformed("start", **fields, events=wrong)
            assert place.endswith(where)
            assert problem.startswith(what)
        error = client.fail("start", **fields, events=[{"type": "turn_left", "seat": 0}])
        assert (error["refusal"]["kind"], error["refusal"]["rule"]) == ("illegal", "T4")
        where, _ = client.malformed("start", **fields, events=[events[0], {"type": "die_fell", "face": "L"}])
        assert where == "request.events[1].face"
        assert client.ask("record")["record"]["events"] == events

    def test_events_cut_inside_a_consequence_are_refused(self) -> None:
        client = Client()
        started = start(client, ALEA_KINDS[0], chance="caller")
        events: list[Json] = []
        for answer in client.play(Random(7), started["turn"]):
            events += answer["events"]
            if len(answer["events"]) > 1:
                break
        _, problem = client.malformed(
            "start", game="alea", options={"players": 2}, chance="caller", events=events[:-1]
        )
        assert problem == "cut off"

    def test_pending_dice_are_resolved_after_a_start(self) -> None:
        client = Client()
        thrown = {"type": "dice_thrown", "seat": 0, "dice": 2}
        options = {"players": 2, "multi_roll": True}
        answer = client.ask("start", game="alea", options=options, chance="caller", events=[thrown])
        assert answer["turn"]["type"] == "chance"
        answer = client.ask("start", game="alea", options=options, seed=seed_of(8).hex(), events=[thrown])
        assert [event["type"] for event in answer["events"]][:3] == ["dice_thrown", "die_fell", "die_fell"]
        assert answer["turn"]["type"] == "await"


class TestServe:
    def serve(self, *lines: bytes) -> list[Json]:
        return [json.loads(line) for line in serve(lines, words("en"))]

    def test_every_answer_is_one_line(self) -> None:
        lines_read = [b'{"do":"games"}\n', b"nonsense\n", b'{"do":"turn"}']
        answers = list(serve(lines_read, words("en")))
        assert len(answers) == 3
        assert all(answer.endswith(b"}\n") and answer.count(b"\n") == 1 for answer in answers)

    def test_empty_lines_are_skipped(self) -> None:
        assert len(self.serve(b"\n", b"  \r\n", b'{"do":"games"}\n', b"\t\n")) == 1

    def test_nothing_is_answered_after_quit(self) -> None:
        answers = self.serve(b'{"do":"quit","id":1}\n', b'{"do":"games"}\n')
        assert answers == [{"id": 1, "ok": True}]

    def test_empty_input_has_no_answers(self) -> None:
        assert self.serve() == []

    def test_each_answer_precedes_the_next_read(self) -> None:
        """A client that waits for each answer is not blocked."""
        lines_read: list[int] = []

        def lines() -> Any:
            for number in range(3):
                lines_read.append(number)
                yield b'{"do":"games"}\n'

        for count, _ in enumerate(serve(lines(), words("en")), 1):
            assert len(lines_read) == count

    def test_complete_game_is_served(self) -> None:
        lines_read: list[bytes] = []

        def lines() -> Any:
            yield json.dumps({"do": "start", "game": "alea", "options": {"players": 2}}).encode()
            for seat in (0, 1):
                yield json.dumps({"do": "act", "seat": seat, "action": {"type": "roll", "dice": 1}}).encode()
            yield b'{"do":"quit"}'
            lines_read.append(b"too late")

        answers = [json.loads(line) for line in serve(lines(), words("en"))]
        assert [answer["ok"] for answer in answers] == [True, True, False, True]
        assert lines_read == []
