"""Chat of a table: stored, then sent in the stored order on every node."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeVar

from msgspec.structs import replace

from lusoria.core.claims import check_claim
from lusoria.records.codec import encode
from lusoria.runtime.token_bucket import TokenBuckets
from lusoria.table.live.fanout import Fanout
from lusoria.table.live.services import Services
from lusoria.table.live.table_log import TableLog
from lusoria.table.live.view_messages import public_table
from lusoria.table.room.room import Room, own_chair
from lusoria.table.talk.chat_rules import chat_message, outdated
from lusoria.wire.client_messages import Say
from lusoria.wire.refusal import TableRefusal, temporary_refusal
from lusoria.wire.server_messages import SaidMessage

T = TypeVar("T")


class Decider(Protocol):
    """A live table: reads its log to the end before it refuses."""

    def decide_locked(self, decision: Callable[[Room], T]) -> Awaitable[T]: ...


class Talk:
    def __init__(
        self, services: Services, log: TableLog, fanout: Fanout, lock: asyncio.Lock, table: Decider
    ) -> None:
        self._services = services
        self._log = log
        self._fanout = fanout
        self._lock = lock
        self._table = table
        self._buckets = TokenBuckets(rate=0.5, burst=5)
        self._last_said_at = 0.0
        self._sent: dict[bytes, None] | None = None
        """Messages that connected clients have, in order; None before the first read."""

    async def say(self, person: str | None, say: Say) -> None:
        """Store and send a message. Raises TableRefusal."""
        async with self._lock:
            await self._table.decide_locked(lambda room: own_chair(room, person, say.seat))
            if not self._buckets.allow(str(person)):
                raise temporary_refusal(self._buckets.of(str(person)).wait)
            now = max(self._services.now(), self._last_said_at + 1e-6)
            message = await self._table.decide_locked(lambda room: check_message(room, person, say, now))
            self._last_said_at = now
            room = self._log.room
            if message.reaction is not None:
                self._fanout.send_to_all(encode(message))
                self._services.bus.notify(room.id, f"reaction:{message.seat}:{message.reaction}")
                return
            encoded = encode(message)
            if self._sent is None:
                await self._read()
            if not await self._services.store.say(room.id, str(person), encoded, outdated):
                raise TableRefusal("not_your_seat", seat=say.seat)  # the person was erased meanwhile
            self._send([encoded])
        self._services.bus.notify(room.id, "chat")

    def show_reaction(self, payload: str) -> None:
        """Send a reaction from another node. Reactions are not stored."""
        seat, _, reaction = payload.partition(":")
        message = SaidMessage(int(seat), self._services.now(), None, None, reaction=reaction)
        self._fanout.send_to_all(encode(message))

    async def catch_up(self) -> None:
        """Read messages that another node stored."""
        async with self._lock:
            await self._read()

    async def for_newcomer(self) -> Sequence[bytes]:
        """The stored chat, for a connection that starts to watch.

        Returning clients get all of it too: their version does not cover the chat.
        """
        return await self._read()

    async def _read(self) -> Sequence[bytes]:
        """The stored chat. Sends connected clients the messages they do not have.

        Messages are compared by content, not by time: clocks of nodes differ, and commits may overtake.
        """
        chat = await self._services.store.chat(self._log.room.id)
        if self._sent is None:
            self._sent = dict.fromkeys(chat)
        self._send([message for message in chat if message not in self._sent])
        return chat

    def _send(self, messages: Sequence[bytes]) -> None:
        assert self._sent is not None
        for message in messages:
            self._sent[message] = None
            self._fanout.send_to_all(message)
        sent = list(self._sent)
        for place in outdated(sent, times=2):  # the store has deleted these long ago
            del self._sent[sent[place]]

    async def forget(self) -> None:
        """Delete the stored chat, if this node knows of any."""
        sent = self._sent or {}
        if messages := list(sent):
            await self._services.store.delete_chat(self._log.room.id)
            for message in messages:
                sent.pop(message, None)


def check_message(room: Room, person: str | None, say: Say, now: float) -> SaidMessage:
    """The message as it is sent. Raises TableRefusal if it may not be sent here now."""
    speaker = own_chair(room, person, say.seat)
    message = chat_message(say, room.settings.chat, muted=speaker.muted, at=now)
    if message.reaction is not None:
        return message
    message = replace(message, version=room.version, name=None if room.status == "playing" else speaker.name)
    return message if message.claim is None else with_claim(room, message)


def with_claim(room: Room, message: SaidMessage) -> SaidMessage:
    """A claim with its moment in the game. Raises if it is not possible here."""
    assert message.claim is not None
    if room.progress is None or room.status != "playing":
        raise TableRefusal("not_running")
    check_claim(room.game, len(room.chairs), message.claim, "message.claim")
    turn = getattr(public_table(room), "turn", None)
    return replace(message, after=len(room.progress.events), turn=turn)
