"""Any input line gets one answer, and a wrong one changes nothing."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.records.hostile_input import GARBAGE, lines, mutated
from tests.records.random_matches import ALEA_KINDS, IDUS_KINDS, as_json, document, seed_of
from tests.referee.json_client import Client, Json


def tables() -> list[tuple[Json, list[Json]]]:
    """Start requests for some games, with a few of their events."""
    found: list[tuple[Json, list[Json]]] = []
    for game, options in (ALEA_KINDS[0], ALEA_KINDS[3], ALEA_KINDS[5], *IDUS_KINDS[:3]):
        kind = (game, options)
        start: Json = {"do": "start", "game": game.name, "options": as_json(options)}
        events = document(kind, 64)["events"]
        found.append(({**start, "chance": "caller"}, events))
        found.append(({**start, "seed": seed_of(64).hex()}, events))
    return found


TABLES = tables()


@st.composite
def requests(draw: st.DrawFn) -> Json:
    """Plausible requests."""
    seat = draw(st.sampled_from((*range(6), None, -1, 99, 10**30)))
    start, events = draw(st.sampled_from(TABLES))
    game, options = draw(st.sampled_from([(*ALEA_KINDS, *IDUS_KINDS)[place] for place in (0, 1, 5, 6, 7)]))
    action = as_json(draw(st.sampled_from(game.actions(options))))
    return draw(
        st.sampled_from(
            (
                {"do": "games", "id": 1},
                {"do": "turn", "id": "a"},
                {"do": "legal", "seat": seat},
                {"do": "view", "seat": seat},
                {"do": "record"},
                {
                    "do": "record",
                    "seats": [{"kind": "human", "name": "Livia"}, {"kind": "bot", "bot": "greedy"}],
                },
                {"do": "fall", "event": draw(st.sampled_from(events))},
                {"do": "act", "seat": seat, "action": action},
                {**start, "events": events[: draw(st.integers(0, len(events)))]},
            )
        )
    )


def snapshot(client: Client) -> Any:
    return client.line('{"do":"record"}')


class TestAnyLine:
    @pytest.mark.parametrize("line", GARBAGE, ids=lambda line: repr(line[:24]))
    def test_known_bad_lines_get_one_answer(self, line: bytes) -> None:
        client = Client()
        for _ in range(2):
            answer = client.line(line)
            assert answer["error"]["kind"] == "malformed"
            assert answer["error"]["text"]
            client.ask("start", game="alea", options={"players": 2}, chance="caller")

    @given(st.lists(lines, max_size=3))
    @settings(max_examples=120)
    def test_random_lines_get_one_answer(self, sent: list[bytes | str]) -> None:
        client = Client()
        client.ask("start", game="idus-martii", options={"players": 5}, seed=seed_of(65).hex())
        for line in sent:
            before = snapshot(client)
            if not client.line(line)["ok"]:
                assert snapshot(client) == before


class TestRequests:
    @given(st.sampled_from(TABLES), st.lists(requests(), max_size=6), st.data())
    @settings(max_examples=100)
    def test_requests_in_any_order_get_one_answer(
        self, table: tuple[Json, list[Json]], sent: list[Json], data: st.DataObject
    ) -> None:
        start, events = table
        client = Client()
        client.line(json.dumps({**start, "events": events[: data.draw(st.integers(0, 30))]}))
        self.send(client, sent)

    @given(st.sampled_from(TABLES), st.lists(mutated(requests()), min_size=1, max_size=4))
    @settings(max_examples=200)
    def test_mutated_requests_get_one_answer(self, table: tuple[Json, list[Json]], sent: list[Any]) -> None:
        client = Client()
        client.line(json.dumps(table[0]))
        self.send(client, sent)

    def send(self, client: Client, sent: list[Any]) -> None:
        for request in sent:
            before = snapshot(client)
            answer = client.line(json.dumps(request))
            if not answer["ok"]:
                assert answer["error"]["text"]
                assert snapshot(client) == before
