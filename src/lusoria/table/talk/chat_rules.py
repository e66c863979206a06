"""Chat rules: off, fixed phrases that clients translate, or free text."""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from lusoria.table.room.names import tidy
from lusoria.wire.client_messages import Say
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.server_messages import SaidMessage
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
"""Clients show them in their own language: message `phrase-<id>`."""

REACTIONS = ("laugh", "applause", "gasp", "doubt", "anger", "sorrow")
"""Shown for a moment and not stored: message `reaction-<id>`."""

MAX_CHAT_LINES = 100  # per table
MAX_CLAIMS_PER_SEAT = 30  # counted separately, so that chat cannot displace them

CHAT_MESSAGES = msgspec.json.Decoder(SaidMessage)


def chat_message(say: Say, mode: ChatMode, *, muted: bool, at: float) -> SaidMessage:
    """The message to send. Raises TableRefusal. Does not check the form of a claim, which needs the game."""
    if mode == "off":
        raise TableRefusal("chat_off")
    if muted:
        raise TableRefusal("muted")
    if [say.phrase, say.text, say.reaction, say.claim].count(None) != 3:
        raise TableRefusal("phrase_or_text")
    if say.claim is not None:
        return SaidMessage(say.seat, at, None, None, claim=say.claim)
    if say.text is not None:
        return SaidMessage(say.seat, at, None, free_text(say.text, mode))
    for ids, name, why in ((PHRASES, say.phrase, "phrase"), (REACTIONS, say.reaction, "reaction")):
        if name is not None and name not in ids:
            raise TableRefusal(f"no_such_{why}", **{why: name})
    return SaidMessage(say.seat, at, say.phrase, None, reaction=say.reaction)


def free_text(text: str, mode: ChatMode) -> str:
    if mode != "free":
        raise TableRefusal("phrases_only")
    text = tidy(text)
    if not text:
        raise TableRefusal("nothing_said")
    return text


def read_chat_message(message: bytes) -> SaidMessage | None:
    """A stored message; None if it is unreadable, for example from a newer version."""
    try:
        return CHAT_MESSAGES.decode(message)
    except msgspec.MsgspecError:
        return None


def outdated(chat: Sequence[bytes], times: int = 1) -> Iterator[int]:
    """Positions beyond `times` the limits, oldest messages first out."""
    newer = Counter[int | None]()
    for place in reversed(range(len(chat))):
        message = read_chat_message(chat[place])
        claims_of = None if message is None or message.claim is None else message.seat
        newer[claims_of] += 1
        if newer[claims_of] > times * (MAX_CHAT_LINES if claims_of is None else MAX_CLAIMS_PER_SEAT):
            yield place
