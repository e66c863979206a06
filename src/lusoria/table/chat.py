"""Talking at a table: off, in phrases that every language has, or free."""

import msgspec

from lusoria.table.names import tidy
from lusoria.wire.client import Say
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.server import SaidMessage
from lusoria.wire.settings import ChatMode

PHRASES = (
    "hello",
    "good_game",
    "well_played",
    "thinking",
    "hurry",
    "suspicious",
    "trust_me",
    "not_me",
    "thanks",
    "bad_luck",
    "again",
    "bye",
)
"""Clients say them in their own language: message `phrase-<id>`."""

KEPT = 100
SAID = msgspec.json.Decoder(SaidMessage)


def said(say: Say, mode: ChatMode, *, muted: bool, at: float) -> SaidMessage:
    """What the table hears, or TableRefusal."""
    if mode == "off":
        raise TableRefusal("chat_off")
    if muted:
        raise TableRefusal("muted")
    if (say.phrase is None) == (say.text is None):
        raise TableRefusal("phrase_or_text")
    if say.phrase is not None:
        if say.phrase not in PHRASES:
            raise TableRefusal("no_such_phrase", phrase=say.phrase)
        return SaidMessage(say.seat, at, say.phrase, None)
    if mode != "free":
        raise TableRefusal("phrases_only")
    text = tidy(say.text or "")
    if not text:
        raise TableRefusal("nothing_said")
    return SaidMessage(say.seat, at, None, text)


def read_said(message: bytes) -> SaidMessage:
    """What was said, as it is stored."""
    return SAID.decode(message)
