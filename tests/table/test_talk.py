"""Chat, limits, and the messages of the socket as they are read."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lusoria.core.errors import Malformed
from lusoria.table.chat import PHRASES, heard_after, said
from lusoria.table.entries import ChatMode
from lusoria.table.limits import Limiter
from lusoria.table.messages import LONGEST_MESSAGE, Act, Eyes, Hello, Ping, Say, read_message
from lusoria.table.refused import TableRefusal


def why(mode: ChatMode, phrase: str | None, text: str | None, *, muted: bool = False) -> str:
    with pytest.raises(TableRefusal) as no:
        said(Say("1", 0, phrase, text), mode, muted=muted, at=1.0)
    return no.value.why


@pytest.mark.parametrize("phrase", PHRASES)
def test_phrases(phrase: str) -> None:
    modes: tuple[ChatMode, ...] = ("phrases", "free")
    for mode in modes:
        heard = said(Say("1", 2, phrase), mode, muted=False, at=1.5)
        assert heard == {"type": "said", "seat": 2, "at": 1.5, "phrase": phrase, "text": None}


def test_free_text_is_one_clean_line() -> None:
    heard = said(Say("1", 2, text=" Cave\u202e \n canem!\x00 "), "free", muted=False, at=1.5)
    assert heard["text"] == "Cave canem!"


def test_what_is_not_said() -> None:
    assert why("off", "hello", None) == "chat_off"
    assert why("off", None, "hello") == "chat_off"
    assert why("phrases", None, "hello") == "phrases_only"
    assert why("phrases", "no such phrase", None) == "no_such_phrase"
    assert why("free", "hello", None, muted=True) == "muted"
    assert why("free", "hello", "hello") == "phrase_or_text"
    assert why("free", None, None) == "phrase_or_text"
    assert why("free", None, " \u200b\n") == "nothing_said"


def test_what_was_said_since() -> None:
    messages = [json.dumps({"at": at}).encode() for at in (1.0, 2.0, 3.0)]
    assert heard_after(messages, 1.0) == messages[1:]
    assert heard_after(messages, 3.0) == []


class TestLimiter:
    def test_a_burst_and_then_a_rate(self) -> None:
        now = 0.0
        limiter = Limiter(rate=2, burst=3, now=lambda: now)
        assert [limiter.allows("a") for _ in range(4)] == [True, True, True, False]
        now = 0.5
        assert [limiter.allows("a") for _ in range(2)] == [True, False]
        now = 1000.0
        assert [limiter.allows("a") for _ in range(4)] == [True, True, True, False]

    def test_keys_do_not_share(self) -> None:
        limiter = Limiter(rate=1, burst=1, now=lambda: 0.0)
        assert limiter.allows("a")
        assert limiter.allows("b")
        assert not limiter.allows("a")

    def test_never_more_than_fit(self) -> None:
        limiter = Limiter(rate=1, burst=1, most=10, now=lambda: 0.0)
        for key in range(100):
            limiter.allows(str(key))
        assert len(limiter._buckets) == 10
        assert not limiter.allows("99")

    @given(st.lists(st.floats(0, 5), max_size=60))
    def test_never_more_than_burst_and_rate(self, pauses: list[float]) -> None:
        now = 0.0
        limiter = Limiter(rate=2, burst=3, now=lambda: now)
        allowed = 0
        for pause in pauses:
            now += pause
            allowed += limiter.allows("a")
        assert allowed <= 3 + 2 * now + 1e-6


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"type":"hello","table":"t"}', Hello("t")),
        ('{"type":"hello","table":"t","seat":3,"since":0}', Hello("t", 3, 0)),
        ('{"type":"eyes","seat":null}', Eyes(None)),
        ('{"type":"act","id":"1","seat":0,"ask":0,"action":{}}', Act("1", 0, 0, {})),
        ('{"type":"say","id":"1","seat":0,"phrase":"hello"}', Say("1", 0, "hello")),
        ('{"type":"ping"}', Ping()),
    ],
)
def test_messages_are_read(text: str, message: object) -> None:
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
        ('{"type":"hello"}', "message"),
        ('{"type":"hello","table":7}', "message.table"),
        ('{"type":"hello","table":"t","seat":-1}', "message.seat"),
        ('{"type":"hello","table":"t","seat":32}', "message.seat"),
        ('{"type":"hello","table":"t","since":-1}', "message.since"),
        ('{"type":"eyes"}', "message"),
        ('{"type":"act","id":"","seat":0,"ask":0,"action":{}}', "message.id"),
        ('{"type":"act","id":"%s","seat":0,"ask":0,"action":{}}' % ("x" * 41), "message.id"),
        ('{"type":"act","id":"1","seat":0,"ask":-1,"action":{}}', "message.ask"),
        ('{"type":"act","id":"1","seat":0,"ask":0,"action":[]}', "message.action"),
        ('{"type":"act","id":"1","seat":true,"ask":0,"action":{}}', "message.seat"),
        ('{"type":"say","id":"1","seat":0,"text":"%s"}' % ("x" * 301), "message.text"),
        ('{"type":"act","id":"1","seat":0,"ask":0,"action":' + '{"a":' * 2500 + "1" + "}" * 2501, "message"),
        (" " * (LONGEST_MESSAGE + 1), "message"),
    ],
)
def test_messages_are_refused_with_the_field(text: str, where: str) -> None:
    with pytest.raises(Malformed) as no:
        read_message(text)
    assert no.value.where == where


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_bytes_are_read_or_refused(data: bytes | str) -> None:
    try:
        read_message(data)
    except Malformed:
        return
