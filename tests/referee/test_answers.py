"""Every request, its answer and its errors; an error changes nothing."""

import json
from random import Random
from typing import Any

import pytest

from lusoria.games import GAMES
from lusoria.referee import LONGEST_LINE
from lusoria.words import LANGUAGES
from tests.records.random_matches import seed_of
from tests.referee.json_client import Client, Json

ROLL: Json = {"type": "roll", "dice": 1}
SEED = seed_of(1).hex()


def die_fell(face: str) -> Json:
    return {"type": "die_fell", "face": face}


@pytest.fixture
def idle_client() -> Client:
    """A client without a game."""
    return Client()


@pytest.fixture
def alea() -> Client:
    """Alea for two players with the caller's dice."""
    client = Client()
    client.ask("start", game="alea", options={"players": 2}, chance="caller")
    return client


@pytest.fixture
def idus() -> Client:
    """Idus for five players; seat 0 is Consul, seats 2 and 3 must vote."""
    client = Client()
    client.ask("start", game="idus-martii", options={"players": 5, "first": 0}, seed=SEED)
    return client


class TestAnswers:
    def test_games_are_listed(self, idle_client: Client) -> None:
        assert idle_client.ask("games") == {
            "games": [
                {"game": "idus-martii", "rules": 1, "players": [5, 8]},
                {"game": "alea", "rules": 1, "players": [2, 6]},
            ]
        }
        assert [game["game"] for game in idle_client.ask("games")["games"]] == list(GAMES)

    def test_start_uses_fair_chance_by_default(self, idle_client: Client) -> None:
        answer = idle_client.ask("start", game="alea", options={"players": 2})
        assert set(answer) == {"commitment", "events", "turn"}
        assert len(answer["commitment"]) == 64
        assert idle_client.ask("act", seat=0, action=ROLL)["turn"]["type"] == "await"

    def test_turn_names_awaited_seats(self, alea: Client, idus: Client) -> None:
        assert alea.ask("turn") == {"turn": {"type": "await", "seats": [0]}}
        assert idus.ask("turn") == {"turn": {"type": "await", "seats": [2, 3]}}

    def test_turn_lists_chance_outcomes(self, alea: Client) -> None:
        alea.ask("act", seat=0, action=ROLL)
        assert alea.ask("turn") == {
            "turn": {
                "type": "chance",
                "outcomes": [
                    {"events": [die_fell("I")], "weight": 3},
                    {"events": [die_fell("V")], "weight": 1},
                    {"events": [die_fell("X")], "weight": 2},
                ],
                "total": 6,
            }
        }

    def test_outcome_lists_all_its_events(self, alea: Client) -> None:
        alea.ask("act", seat=0, action=ROLL)
        alea.ask("fall", event=die_fell("V"))
        alea.ask("act", seat=0, action=ROLL)
        outcomes = alea.ask("turn")["turn"]["outcomes"]
        answer = alea.ask("fall", event=die_fell("V"))
        assert answer["events"] in [outcome["events"] for outcome in outcomes]
        assert answer["events"] == [die_fell("V"), {"type": "turn_failed", "seat": 0, "why": "no_numeral"}]

    def test_legal_lists_actions(self, alea: Client, idus: Client) -> None:
        assert alea.ask("legal", seat=0) == {"actions": [ROLL]}
        assert alea.ask("legal", seat=1) == {"actions": []}
        votes = [{"type": "vote", "colour": "green"}, {"type": "vote", "colour": "red"}]
        assert idus.ask("legal", seat=2) == {"actions": votes}

    def test_view_is_that_of_seat_or_gallery(self, idus: Client) -> None:
        dealt = {
            seat: [
                event["faction"]
                for event in idus.ask("record")["record"]["events"]
                if event["type"] == "card_dealt" and event["seat"] == seat
            ]
            for seat in range(5)
        }
        for seat in range(5):
            view = idus.ask("view", seat=seat)["view"]
            assert view["mine"]["seat"] == seat
            assert view["mine"]["hand"] == dealt[seat]
            assert view["legal"] == idus.ask("legal", seat=seat)["actions"]
        gallery = idus.ask("view", seat=None)["view"]
        assert (gallery["mine"], gallery["legal"]) == (None, [])
        assert gallery["table"] == idus.ask("view", seat=4)["view"]["table"]

    def test_act_returns_all_events(self, idus: Client) -> None:
        idus.ask("act", seat=3, action={"type": "vote", "colour": "red"})
        answer = idus.ask("act", seat=2, action={"type": "vote", "colour": "red"})
        assert answer == {
            "events": [{"type": "vote_laid", "aedile": 2, "colour": "red"}],
            "turn": {"type": "await", "seats": [1]},
        }
        idus.ask("act", seat=1, action={"type": "look", "aedile": 2})
        answer = idus.ask("act", seat=1, action={"type": "veto", "swap": True})
        assert [event["type"] for event in answer["events"]] == ["veto_decided", "votes_scored", "turn_begun"]

    def test_fall_returns_all_events(self, alea: Client) -> None:
        alea.ask("act", seat=0, action=ROLL)
        answer = alea.ask("fall", event=die_fell("X"))
        assert answer == {"events": [die_fell("X")], "turn": {"type": "await", "seats": [0]}}

    def test_record_names_players(self, alea: Client) -> None:
        assert alea.ask("record")["record"]["seats"] == [{"kind": "bot"}, {"kind": "bot"}]
        seats = [{"kind": "human", "name": "Livia"}, {"kind": "bot", "name": "Brutus", "bot": "greedy"}]
        assert alea.ask("record", seats=seats)["record"]["seats"] == seats
        assert alea.ask("record")["record"]["seats"] == [{"kind": "bot"}, {"kind": "bot"}]

    def test_quit_ends_the_dialogue(self, idle_client: Client) -> None:
        assert not idle_client.referee.done
        assert idle_client.ask("quit") == {}
        assert idle_client.referee.done

    def test_start_replaces_the_game(self, alea: Client) -> None:
        alea.ask("act", seat=0, action=ROLL)
        alea.ask("start", game="idus-martii", options={"players": 6}, seed=SEED)
        record = alea.ask("record")["record"]
        assert (record["game"], len(record["seats"])) == ("idus-martii", 6)
        alea.ask("start", game="alea", options={"players": 3}, chance="caller")
        assert alea.ask("record")["record"]["fairness"] is None


class TestIds:
    @pytest.mark.parametrize("request_id", [0, 1, -7, 2**53, "a", "", "né \u2028 \U0001f3b2"])
    def test_request_id_is_returned(self, alea: Client, request_id: Any) -> None:
        requests: list[Json] = [
            {"do": "games"},
            {"do": "turn"},
            {"do": "legal", "seat": 0},
            {"do": "view", "seat": None},
            {"do": "record"},
            {"do": "act", "seat": 0, "action": ROLL},
            {"do": "fall", "event": die_fell("X")},
            {"do": "start", "game": "alea", "options": {"players": 2}},
            {"do": "act", "seat": 1, "action": ROLL},
            {"do": "act", "seat": 0, "action": {"type": "fly"}},
            {"do": "fall", "event": die_fell("X")},
            {"do": "legal", "seat": 9},
            {"do": "start", "game": "alea", "options": {"players": 9}},
            {"do": "start", "game": "ludus", "options": {"players": 9}},
            {"do": "record", "seats": []},
            {"do": "quit"},
        ]
        for request in requests:
            answer = alea.line(json.dumps({**request, "id": request_id}))
            assert answer["id"] == request_id
            assert next(iter(answer)) == "id"

    def test_request_without_id_is_answered_without(self, alea: Client) -> None:
        for request in ('{"do":"turn"}', '{"do":"turn","id":null}', '{"do":"act","seat":1,"action":{}}'):
            assert "id" not in alea.line(request)

    @pytest.mark.parametrize("request_id", [True, 1.5, [], {}])
    def test_id_of_another_type_is_refused(self, alea: Client, request_id: Any) -> None:
        where, _ = alea.malformed("turn", id=request_id)
        assert where == "request.id"


class TestRefusals:
    """A refusal names the rule and changes nothing: `Client.wrong` compares all views."""

    def test_refusals_of_alea_name_the_rule(self, alea: Client) -> None:
        assert alea.refusal(1, ROLL) == ("A3", "not_your_turn")
        assert alea.refusal(2, ROLL) == ("A1", "no_such_seat")
        assert alea.refusal(0, {"type": "roll", "dice": 2}) == ("O1", "one_die")
        assert alea.refusal(0, {"type": "stop"}) == ("T1", "roll_first")
        assert alea.refusal(0, {"type": "leave"}) == ("T4", "not_failed")
        alea.ask("act", seat=0, action=ROLL)
        assert alea.refusal(0, ROLL) == ("T1", "dice_falling")
        alea.ask("fall", event=die_fell("X"))
        assert alea.refusal(0, {"type": "write", "number": 11, "row": 1}) == ("N1", "not_spelled")
        assert alea.refusal(0, {"type": "stop"}) == ("T3", "must_write")
        assert alea.refusal(0, {"type": "card", "card": "reroll_i"}) == ("T4", "not_failed")
        alea.ask("act", seat=0, action={"type": "write", "number": 10, "row": 4})
        for face in ("V", "V"):
            alea.ask("act", seat=1, action=ROLL)
            alea.ask("fall", event=die_fell(face))
        assert alea.refusal(1, {"type": "card", "card": "reroll_i"}) == ("A9.1", "none_in_play")
        assert alea.refusal(1, {"type": "card", "card": "ignore", "at": 0}) == ("O3", "by_face")
        assert alea.refusal(1, ROLL) == ("T4", "failed")
        alea.ask("act", seat=1, action={"type": "leave"})
        alea.ask("act", seat=0, action=ROLL)
        alea.ask("fall", event=die_fell("V"))
        assert alea.refusal(0, {"type": "write", "number": 5, "row": 4}) == ("T2", "row_taken")
        assert alea.refusal(0, {"type": "write", "number": 5, "row": 7}) == ("T2", "out_of_order")

    def test_refusals_of_idus_martii_name_the_rule(self, idus: Client) -> None:
        green: Json = {"type": "vote", "colour": "green"}
        assert idus.refusal(1, green) == ("V1", "only_aediles")
        assert idus.refusal(5, green) == ("S1", "no_such_seat")
        assert idus.refusal(2, {"type": "vote", "colour": "yellow"}) == ("W4", "yellow_in_round_one")
        assert idus.refusal(2, {"type": "look", "aedile": 3}) == ("C1", "other_step")
        idus.ask("act", seat=2, action=green)
        assert idus.refusal(2, green) == ("V1", "already_laid")
        idus.ask("act", seat=3, action=green)
        assert idus.refusal(0, {"type": "look", "aedile": 3}) == ("V2", "only_praetor")
        assert idus.refusal(1, {"type": "look", "aedile": 4}) == ("V2", "no_vote_there")
        assert idus.refusal(0, {"type": "assign", "praetor": 1, "aediles": [2, 3]}) == ("C1", "other_step")

    def test_refusal_has_its_facts(self, alea: Client) -> None:
        error = alea.fail("act", seat=1, action=ROLL)
        assert error["facts"] == {"seat": 0}
        error = alea.fail("act", seat=9, action=ROLL)
        assert error["facts"] == {"place": 9, "last": 1}

    def test_action_after_the_end_is_refused(self) -> None:
        for game, rule in (("alea", ("G3",)), ("idus-martii", ("E1", "E2"))):
            client = Client()
            begun = client.ask("start", game=game, options={"players": 5}, seed=SEED)
            for _ in client.play(Random(1), begun["turn"]):
                pass
            action = ROLL if game == "alea" else {"type": "keep"}
            assert client.refusal(0, action)[0] in rule
            where, _ = client.malformed("fall", event=die_fell("X"))
            assert where == "request.do"
            assert client.ask("legal", seat=0) == {"actions": []}

    @pytest.mark.parametrize(
        ("game", "options", "rule"),
        [
            ("alea", {"players": 1}, "A1"),
            ("alea", {"players": 7}, "A1"),
            ("alea", {"players": 2, "ordered": True, "multi_roll": True}, "O3"),
            ("idus-martii", {"players": 4}, "S1"),
            ("idus-martii", {"players": 5, "first": 5}, "S3"),
            ("idus-martii", {"players": 5, "limit": 20}, "S6"),
        ],
    )
    @pytest.mark.parametrize("chance", ["fair", "caller"])
    def test_illegal_options_name_the_rule(
        self, alea: Client, chance: str, game: str, options: Json, rule: str
    ) -> None:
        error = alea.fail("start", game=game, options=options, chance=chance)
        assert (error["kind"], error["rule"]) == ("illegal", rule)

    def test_refusal_is_in_the_chosen_language(self) -> None:
        texts = set()
        for language in LANGUAGES:
            client = Client(language)
            client.ask("start", game="alea", options={"players": 2}, chance="caller")
            illegal = client.fail("act", seat=1, action=ROLL)
            malformed = client.fail("act", seat=1, action={})
            texts.add(illegal.pop("text"))
            assert malformed["text"] == f"{malformed['where']}: {malformed['problem']}"
            assert illegal == {
                "kind": "illegal",
                "rule": "A3",
                "why": "not_your_turn",
                "facts": {"seat": 0},
            }
        assert len(texts) == len(LANGUAGES)


class TestMalformed:
    @pytest.mark.parametrize("do", ["turn", "record"])
    def test_request_needs_a_game(self, idle_client: Client, do: str) -> None:
        where, problem = idle_client.malformed(do)
        assert (where, problem) == ("request.do", "no game is in progress; begin with start")

    def test_seat_request_needs_a_game(self, idle_client: Client) -> None:
        for do, fields in (
            ("legal", {"seat": 0}),
            ("view", {"seat": None}),
            ("act", {"seat": 0, "action": ROLL}),
            ("fall", {"event": die_fell("X")}),
        ):
            assert idle_client.malformed(do, **fields)[0] == "request.do"

    def test_unknown_seat_is_malformed(self, alea: Client) -> None:
        for do in ("legal", "view"):
            assert alea.malformed(do, seat=2) == ("request.seat", "there’s no such seat: this table has 2")
            assert alea.malformed(do, seat=-1)[0] == "request.seat"
            assert alea.malformed(do, seat="0")[0] == "request.seat"
            assert alea.malformed(do, seat=True)[0] == "request.seat"
        assert alea.malformed("legal", seat=None)[0] == "request.seat"
        assert alea.malformed("act", seat=-1, action=ROLL)[0] == "request.seat"
        assert alea.malformed("act", seat=None, action=ROLL)[0] == "request.seat"

    def test_unknown_request_is_malformed(self, alea: Client) -> None:
        assert alea.malformed("dance") == ("request.do", "Invalid value 'dance'")
        assert alea.malformed("Turn")[0] == "request.do"
        for line in ("{}", "null", "[]", "7", '"turn"', "turn", "", "{", '{"do":7}', '{"do":null}'):
            answer = alea.line(line)
            assert answer["error"]["kind"] == "malformed"
            assert answer["error"]["where"].startswith("request")

    def test_unknown_and_missing_fields_are_named(self, alea: Client) -> None:
        fields: dict[str, Json] = {
            "games": {},
            "start": {"game": "alea", "options": {"players": 2}},
            "turn": {},
            "legal": {"seat": 0},
            "view": {"seat": 0},
            "act": {"seat": 0, "action": ROLL},
            "fall": {"event": die_fell("X")},
            "record": {},
            "quit": {},
        }
        for do, needed in fields.items():
            assert alea.malformed(do, **needed, loud=True) == (
                "request",
                "Object contains unknown field `loud`",
            )
            for field in needed:
                fewer = {name: value for name, value in needed.items() if name != field}
                where, problem = alea.malformed(do, **fewer)
                assert (where, f"`{field}`" in problem) == ("request", True)

    def test_malformed_action_is_named(self, alea: Client) -> None:
        assert alea.malformed("act", seat=0, action={"type": "fly"})[0] == "request.action.type"
        assert alea.malformed("act", seat=0, action={})[0] == "request.action"
        assert alea.malformed("act", seat=0, action={"type": "roll", "dice": 0})[0] == "request.action.dice"
        assert alea.malformed("act", seat=0, action=[])[0] == "request.action"
        where, problem = alea.malformed("act", seat=0, action={"type": "card", "card": "joker"})
        assert (where, "`as`" in problem) == ("request.action", True)

    def test_impossible_chance_event_is_refused(self, alea: Client, idus: Client) -> None:
        assert alea.malformed("fall", event=die_fell("X")) == (
            "request.do",
            "chance has nothing to decide now",
        )
        assert idus.malformed("fall", event={"type": "first_drawn", "seat": 1})[0] == "request.do"
        alea.ask("act", seat=0, action=ROLL)
        assert alea.malformed("fall", event=die_fell("L"))[0] == "request.event.face"
        where, problem = alea.malformed("fall", event={"type": "turn_left", "seat": 0})
        assert where == "request.event"
        assert problem == (
            'not a possible outcome; expected {"type":"die_fell","face":"I"} or '
            '{"type":"die_fell","face":"V"} or {"type":"die_fell","face":"X"}'
        )

    def test_malformed_options_and_games_are_named(self, alea: Client) -> None:
        assert alea.malformed("start", game="ludus", options={})[0].endswith("game")
        assert alea.malformed("start", game="alea", options={})[0] == "request.options"
        assert alea.malformed("start", game="alea", options={"players": "2"})[0] == "request.options.players"
        assert alea.malformed("start", game="alea", options={"players": 2, "x": 1})[0] == "request.options"
        assert alea.malformed("start", game="alea", options=[])[0] == "request.options"
        good: Json = {"game": "alea", "options": {"players": 2}}
        assert alea.malformed("start", **good, chance="luck")[0] == "request.chance"
        assert alea.ask("start", **good, rules=1)["turn"] == alea.ask("start", **good)["turn"]
        assert alea.malformed("start", **good, rules=2)[0] == "rules"
        assert alea.malformed("start", **good, rules="1")[0] == "request.rules"
        assert alea.malformed("start", **good, events={})[0] == "request.events"
        assert alea.malformed("start", **good, events=[{}])[0] == "request.events[0]"

    def test_malformed_seed_is_named(self, alea: Client) -> None:
        good: Json = {"game": "alea", "options": {"players": 2}}
        for seed in ("", "00", "zz" * 32, SEED + "00"):
            where, problem = alea.malformed("start", **good, seed=seed)
            assert where.endswith("seed")
            assert "hexadecimal" in problem
        assert alea.malformed("start", **good, seed=None)[0] == "request.seed"
        assert alea.malformed("start", **good, seed=SEED, chance="caller")[0] == "request.seed"

    def test_malformed_seats_are_named(self, alea: Client) -> None:
        assert alea.malformed("record", seats=[])[0] == "request.seats"
        assert alea.malformed("record", seats=[{"kind": "bot"}] * 3) == (
            "request.seats",
            "expected 2 seats, got 3",
        )
        assert alea.malformed("record", seats=[{"kind": "god"}] * 2)[0] == "request.seats[0].kind"

    def test_too_long_line_is_refused(self, alea: Client) -> None:
        for line in (b" " * (LONGEST_LINE + 1), "x" * (LONGEST_LINE + 1)):
            error = alea.line(line)["error"]
            assert (error["kind"], error["where"]) == ("malformed", "request")
            assert str(LONGEST_LINE) in error["problem"]
        just = b'{"do":"turn"}' + b" " * (LONGEST_LINE - len(b'{"do":"turn"}'))
        assert alea.line(just)["ok"]


class TestExtremeInput:
    """Hostile input: very long texts, large numbers, deep nesting."""

    @pytest.mark.parametrize("size", [2_000, 3_000, 100_000])
    def test_very_long_text_is_refused(self, alea: Client, size: int) -> None:
        long = "x" * size
        for do, fields in (
            (long, {}),
            ("start", {"game": long, "options": {}}),
            ("start", {"game": "alea", "options": {"players": 2, long: 1}}),
            ("start", {"game": "alea", "options": {"players": 2}, "seed": long}),
            ("start", {"game": "alea", "options": {"players": 2}, "events": [{"type": long}]}),
            ("act", {"seat": 0, "action": {"type": long}}),
        ):
            assert alea.fail(do, **fields)["kind"] == "malformed"

    @pytest.mark.parametrize(
        "number",
        [2**53, 2**63, 2**64, 10**40, -(10**40), 10**4000],
        ids=["2**53", "2**63", "2**64", "1e40", "-1e40", "1e4000"],
    )
    def test_very_large_number_is_refused(self, number: int) -> None:
        client = Client()
        client.ask("start", game="alea", options={"players": 2}, chance="caller")
        for do, fields in (
            ("start", {"game": "alea", "options": {"players": number}}),
            ("start", {"game": "idus-martii", "options": {"players": number}}),
            ("start", {"game": "idus-martii", "options": {"players": 5, "first": number}}),
            ("start", {"game": "idus-martii", "options": {"players": 5, "limit": number}}),
            ("act", {"seat": number, "action": ROLL}),
            ("act", {"seat": 0, "action": {"type": "roll", "dice": number}}),
            ("legal", {"seat": number}),
            ("view", {"seat": number}),
        ):
            assert client.fail(do, **fields)["kind"] in ("illegal", "malformed")
        for event in (
            {"type": "dice_thrown", "seat": number, "dice": 1},
            {"type": "dice_thrown", "seat": 0, "dice": number},
            {"type": "number_written", "seat": 0, "number": number, "row": number},
        ):
            client.fail("start", game="alea", options={"players": 2}, chance="caller", events=[event])

    def test_deep_nesting_is_refused(self, alea: Client) -> None:
        before = alea.visible_state()
        for opening in ("[", '{"a":', '{"do":"start","game":"alea","options":{"a":' + "["):
            answer = alea.line(opening * 100_000)
            assert answer["error"]["kind"] == "malformed"
        nested: Any = {}
        for _ in range(600):
            nested = {"a": nested}
        assert (
            alea.line(json.dumps({"do": "act", "seat": 0, "action": nested}))["error"]["kind"] == "malformed"
        )
        assert alea.visible_state() == before
