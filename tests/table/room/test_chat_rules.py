"""Chat rules, token buckets and decoding of socket messages."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lusoria.core.errors import Malformed
from lusoria.runtime.token_bucket import TokenBuckets
from lusoria.table.talk.chat_rules import PHRASES, chat_message
from lusoria.wire.client_messages import MAX_MESSAGE_BYTES, Act, Hello, Ping, Say, SwitchViewer, read_message
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.server_messages import SaidMessage
from lusoria.wire.settings import ChatMode


def refusal_of(mode: ChatMode, phrase: str | None, text: str | None, *, muted: bool = False) -> str:
    with pytest.raises(TableRefusal) as refused:
        chat_message(Say("1", 0, phrase, text), mode, muted=muted, at=1.0)
    return refused.value.why


@pytest.mark.parametrize("phrase", PHRASES)
def test_phrases_are_accepted(phrase: str) -> None:
    modes: tuple[ChatMode, ...] = ("phrases", "free")
    for mode in modes:
        message = chat_message(Say("1", 2, phrase), mode, muted=False, at=1.5)
        assert message == SaidMessage(2, 1.5, phrase, None)


def test_free_text_becomes_one_clean_line() -> None:
    message = chat_message(Say("1", 0, text=" Cave\u202e \n canem!\x00 "), "free", muted=False, at=1.5)
    assert message.text == "Cave canem!"


@pytest.mark.parametrize(
    ("mode", "phrase", "text", "reason"),
    [
        ("off", "hello", None, "chat_off"),
        ("off", None, "hello", "chat_off"),
        ("phrases", None, "hello", "phrases_only"),
        ("phrases", "no such phrase", None, "no_such_phrase"),
        ("free", "hello", "hello", "phrase_or_text"),
        ("free", None, None, "phrase_or_text"),
        ("free", None, " \u200b\n", "nothing_said"),
    ],
)
def test_invalid_chat_is_refused(mode: ChatMode, phrase: str | None, text: str | None, reason: str) -> None:
    assert refusal_of(mode, phrase, text) == reason


def test_chat_of_a_muted_person_is_refused() -> None:
    assert refusal_of("free", "hello", None, muted=True) == "muted"


class TestTokenBuckets:
    def test_bucket_allows_a_burst_then_a_rate(self) -> None:
        now = 0.0
        buckets = TokenBuckets(rate=2, burst=3, now=lambda: now)
        assert [buckets.allow("a") for _ in range(4)] == [True, True, True, False]
        now = 0.5
        assert [buckets.allow("a") for _ in range(2)] == [True, False]
        now = 1000.0
        assert [buckets.allow("a") for _ in range(4)] == [True, True, True, False]

    def test_bucket_keys_are_independent(self) -> None:
        buckets = TokenBuckets(rate=1, burst=1, now=lambda: 0.0)
        assert buckets.allow("a")
        assert buckets.allow("b")
        assert not buckets.allow("a")

    def test_buckets_are_bounded(self) -> None:
        buckets = TokenBuckets(rate=1, burst=1, max_keys=10, now=lambda: 0.0)
        for key in range(100):
            buckets.allow(str(key))
        assert len(buckets._buckets) <= 10
        assert not buckets.allow("99")

    def test_full_bucket_is_forgotten(self) -> None:
        """Regression: fifty thousand buckets stayed in memory after they were full."""
        now = 0.0
        buckets = TokenBuckets(rate=1, burst=2, now=lambda: now)
        for key in range(1000):
            now += 0.5
            assert [buckets.allow(str(key)) for _ in range(3)] == [True, True, False]
            assert len(buckets._buckets) <= 6
        assert not buckets.allow("999")

    def test_held_bucket_is_shared(self) -> None:
        now = 0.0
        buckets = TokenBuckets(rate=1, burst=2, now=lambda: now)
        bucket = buckets.of("a")
        for key in range(100):
            buckets.allow(str(key))
        assert "a" not in buckets._buckets, "a full bucket is not stored"
        assert [bucket.allow() for _ in range(2)] == [True, True]
        assert buckets.of("a") is bucket
        del bucket
        assert not buckets.allow("a")

    @given(st.lists(st.floats(0, 5), max_size=60))
    def test_bucket_never_exceeds_burst_and_rate(self, pauses: list[float]) -> None:
        now = 0.0
        buckets = TokenBuckets(rate=2, burst=3, now=lambda: now)
        allowed = 0
        for pause in pauses:
            now += pause
            allowed += buckets.allow("a")
        assert allowed <= 3 + 2 * now + 1e-6


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"type":"hello","protocol":5,"id":"t"}', Hello(5, "t")),
        ('{"type":"hello","protocol":5,"id":"t","seat":3,"since":0}', Hello(5, "t", 3, 0)),
        ('{"type":"eyes","seat":null}', SwitchViewer(None)),
        ('{"type":"say","command":"1","seat":0,"phrase":"hello"}', Say("1", 0, "hello")),
        ('{"type":"ping"}', Ping()),
    ],
)
def test_messages_are_decoded(text: str, message: object) -> None:
    assert read_message(text) == message
    assert read_message(text.encode()) == message


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("", "message"),
        ("hello", "message"),
        ("[]", "message"),
        ("{}", "message"),
        ('{"type":"nothing"}', "message.type"),
        ('{"type":"ping","more":1}', "message"),
        ('{"type":"hello","protocol":5}', "message"),
        ('{"type":"hello","protocol":5,"id":7}', "message.id"),
        ('{"type":"hello","protocol":5,"id":"t","seat":-1}', "message.seat"),
        ('{"type":"hello","protocol":5,"id":"t","seat":32}', "message.seat"),
        ('{"type":"hello","protocol":5,"id":"t","since":-1}', "message.since"),
        ('{"type":"eyes"}', "message"),
        ('{"type":"act","command":"","seat":0,"ask":0,"action":{}}', "message.command"),
        ('{"type":"act","command":"%s","seat":0,"ask":0,"action":{}}' % ("x" * 41), "message.command"),
        ('{"type":"act","command":"1","seat":0,"ask":-1,"action":{}}', "message.ask"),
        ('{"type":"act","command":"1","seat":true,"ask":0,"action":{}}', "message.seat"),
        ('{"type":"say","command":"1","seat":0,"text":"%s"}' % ("x" * 301), "message.text"),
        (
            '{"type":"act","command":"1","seat":0,"ask":0,"action":' + '{"a":' * 2500 + "1" + "}" * 2501,
            "message",
        ),
        (" " * (MAX_MESSAGE_BYTES + 1), "message"),
    ],
)
def test_invalid_message_is_refused_by_field(text: str, where: str) -> None:
    with pytest.raises(Malformed) as refused:
        read_message(text)
    assert refused.value.where == where


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_bytes_are_decoded_or_refused(data: bytes | str) -> None:
    try:
        read_message(data)
    except Malformed:
        return


def test_action_stays_raw_for_its_game() -> None:
    act = read_message('{"type":"act","command":"1","seat":0,"ask":3,"action": {"type":"roll"} }')
    assert isinstance(act, Act)
    assert (act.command, act.seat, act.ask, bytes(act.action).strip()) == ("1", 0, 3, b'{"type":"roll"}')


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"hello","table":"t","seat":null,"since":null}',  # before protocols had numbers
        '{"type":"hello","protocol":1,"id":"t"}',
        '{"type":"hello","protocol":2,"id":"t","more":1}',
    ],
)
def test_client_of_another_protocol_must_reload(text: str) -> None:
    with pytest.raises(TableRefusal) as refused:
        read_message(text)
    assert refused.value.why == "reload"
