"""Any input is read, Malformed, or refused by a rule; no other exception is raised."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from lusoria import (
    AnyGame,
    Illegal,
    Malformed,
    Report,
    decode_action,
    decode_event,
    decode_options,
    decode_view,
    read_record,
    refusal,
    verify,
    write_record,
)
from lusoria.games import GAMES
from lusoria.words import tell_refusal, words
from tests.records.hostile_input import GARBAGE, lines, mutated, objects, values
from tests.records.random_matches import ALEA_KINDS, IDUS_KINDS, KINDS, as_json, document, played

Read = Callable[[AnyGame, bytes | str], Any]

DECODERS: list[Read] = [decode_action, decode_event, decode_options, decode_view]
games = st.sampled_from(list(GAMES.values()))


def result_or_error(call: Callable[[], Any]) -> Any:
    """Result of the call, or its expected error, which must have a text."""
    try:
        return call()
    except (Malformed, Illegal) as expected:
        error = expected
    if isinstance(error, Malformed):
        assert str(error) == f"{error.where}: {error.problem}"
    else:
        assert error.rule in str(error)
    return error


class TestAnyInput:
    @pytest.mark.parametrize("data", GARBAGE, ids=lambda data: repr(data[:24]))
    def test_known_bad_input_is_malformed(self, data: bytes) -> None:
        for game in GAMES.values():
            for decode in DECODERS:
                assert isinstance(result_or_error(lambda: decode(game, data)), Malformed)  # noqa: B023 - called at once
        assert isinstance(result_or_error(lambda: read_record(data)), Malformed)
        assert isinstance(result_or_error(lambda: verify(data)), Malformed)

    @given(data=lines, game=games, decode=st.sampled_from(DECODERS))
    @settings(max_examples=200)
    def test_random_input_is_malformed_or_read(self, data: bytes | str, game: AnyGame, decode: Read) -> None:
        result_or_error(lambda: decode(game, data))

    @given(data=lines)
    @settings(max_examples=120)
    def test_random_records_are_malformed(self, data: bytes | str) -> None:
        one, other = result_or_error(lambda: read_record(data)), result_or_error(lambda: verify(data))
        assert isinstance(one, Malformed)
        assert isinstance(other, Malformed)

    @given(value=st.one_of(objects, values), game=games)
    @settings(max_examples=200)
    def test_random_objects_of_known_names_raise_nothing_else(self, value: Any, game: AnyGame) -> None:
        data = json.dumps(value)
        for decode in DECODERS:
            result_or_error(lambda: decode(game, data))  # noqa: B023 - called at once
        options = result_or_error(lambda: decode_options(game, data))
        if not isinstance(options, Malformed):
            result_or_error(lambda: game.start(options))


class TestMutations:
    @given(data=st.data(), kind=st.sampled_from(KINDS))
    @settings(max_examples=100)
    def test_mutated_actions_raise_nothing_else(self, data: st.DataObject, kind: tuple[AnyGame, Any]) -> None:
        """An action that can be read is accepted or refused in any state."""
        game, options = kind
        value = data.draw(mutated(st.sampled_from(game.actions(options)).map(as_json)))
        action = result_or_error(lambda: decode_action(game, json.dumps(value)))
        if isinstance(action, Malformed):
            return
        events = played(kind, 61).events
        state = game.start(options)
        for event in events[: data.draw(st.integers(0, len(events)))]:
            state = game.evolve(state, event)
        seat = data.draw(st.sampled_from((-1, *range(options.players), 99, 2**64)))
        rejected = refusal(game, state, seat, action)
        assert (rejected is None) == (action in game.legal(state, seat))
        if rejected is not None:
            assert rejected.rule in game.rule_numbers
            assert tell_refusal(words("en"), game, rejected, list("ABCDEFGH"))

    @given(data=st.data(), kind=st.sampled_from(KINDS))
    @settings(max_examples=100)
    def test_mutated_options_raise_nothing_else(self, data: st.DataObject, kind: tuple[AnyGame, Any]) -> None:
        game, options = kind
        value = data.draw(mutated(st.just(as_json(options))))
        read = result_or_error(lambda: decode_options(game, json.dumps(value)))
        if not isinstance(read, Malformed):
            result_or_error(lambda: game.start(read))

    @given(parts=mutated(st.sampled_from([document(kind, 62) for kind in (ALEA_KINDS[0], *IDUS_KINDS[:2])])))
    @settings(max_examples=100)
    def test_mutated_records_raise_nothing_else(self, parts: Any) -> None:
        self.check(parts)

    @given(data=st.data(), kind=st.sampled_from(KINDS), sealed=st.booleans())
    @settings(max_examples=120)
    def test_mutated_events_raise_nothing_else(
        self, data: st.DataObject, kind: tuple[AnyGame, Any], *, sealed: bool
    ) -> None:
        """Close to true records, so that the rules see them too."""
        parts = document(kind, 63)
        at = data.draw(st.integers(0, len(parts["events"]) - 2))
        parts["events"][at : at + 2] = data.draw(
            mutated(st.just(parts["events"][at : at + 2])).filter(lambda part: isinstance(part, list))
        )
        self.check(parts if sealed else {**parts, "fairness": None})

    def check(self, parts: Any) -> None:
        """Reads, writes and verifies; every finding has a text."""
        text = json.dumps(parts)
        record = result_or_error(lambda: read_record(text))
        report = result_or_error(lambda: verify(text))
        if isinstance(record, Malformed):
            assert isinstance(report, Malformed)
            return
        assert read_record(write_record(record)) == record
        if isinstance(report, Malformed):
            assert report.where.endswith("seed")
            return
        assert isinstance(report, Report)
        for finding in report.findings:
            assert words("en").say(f"records-finding-{finding.what}", **finding.facts)
            if finding.refusal is not None:
                names = [f"seat {seat}" for seat in range(len(record.seats))]
                assert tell_refusal(words("en"), record.game, finding.refusal, names)


@example(text="1e400")
@given(text=st.one_of(st.just("1E5"), st.integers().map(str), st.floats(allow_nan=False).map(str)))
def test_fractions_are_no_seats_and_no_rows(text: str) -> None:
    """A number with a point or an exponent is no seat and no row."""
    action = result_or_error(
        lambda: decode_action(GAMES["alea"], f'{{"type":"write","number":{text},"row":1}}')
    )
    whole = text.lstrip("-").isdigit() and 1 <= int(text) <= 39
    assert isinstance(action, Malformed) is not whole
