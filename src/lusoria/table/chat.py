"""Talking at a table: off, in phrases that every language has, or free."""

from typing import Any

import msgspec

from lusoria.table.entries import ChatMode
from lusoria.table.messages import Say
from lusoria.table.names import tidy
from lusoria.table.refused import TableRefusal

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


def said(order: Say, mode: ChatMode, *, muted: bool, at: float) -> dict[str, Any]:
    """What the table hears, or TableRefusal."""
    if mode == "off":
        raise TableRefusal("chat_off")
    if muted:
        raise TableRefusal("muted")
    if (order.phrase is None) == (order.text is None):
        raise TableRefusal("phrase_or_text")
    if order.phrase is not None:
        if order.phrase not in PHRASES:
            raise TableRefusal("no_such_phrase", phrase=order.phrase)
        return {"type": "said", "seat": order.seat, "at": at, "phrase": order.phrase, "text": None}
    if mode != "free":
        raise TableRefusal("phrases_only")
    text = tidy(order.text or "")
    if not text:
        raise TableRefusal("nothing_said")
    return {"type": "said", "seat": order.seat, "at": at, "phrase": None, "text": text}


def heard_after(messages: list[bytes], at: float) -> list[bytes]:
    """The messages later than this moment."""
    return [message for message in messages if msgspec.json.decode(message)["at"] > at]
