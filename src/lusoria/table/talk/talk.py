"""Talking at a table: told in the order in which it is stored, wherever it was heard."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeVar

from msgspec.structs import replace

from lusoria.core.claims import check_claim
from lusoria.records.codec import encode
from lusoria.runtime.rate_limit import TokenBuckets
from lusoria.table.live.fanout import Fanout
from lusoria.table.live.services import Services
from lusoria.table.live.table_log import TableLog
from lusoria.table.live.view_messages import public_table
from lusoria.table.room.room import Room, own_chair
from lusoria.table.talk.chat_rules import outdated, said
from lusoria.wire.client_messages import Say
from lusoria.wire.refusal import TableRefusal, refused_for_speed
from lusoria.wire.server_messages import SaidMessage

T = TypeVar("T")


class Decider(Protocol):
    """A live table: it refuses only after its log was read to the end."""

    def decide_locked(self, judge: Callable[[Room], T]) -> Awaitable[T]: ...


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
        self._last_said = 0.0
        self._told: dict[bytes, None] | None = None
        """What everybody here knows of the chat, in order; None before anybody has come."""

    async def say(self, person: str | None, say: Say) -> None:
        """Store it and tell everybody, or TableRefusal."""
        async with self._lock:
            await self._table.decide_locked(lambda room: own_chair(room, person, say.seat))
            if not self._buckets.allow(str(person)):
                raise refused_for_speed(self._buckets.of(str(person)).wait)
            now = max(self._services.now(), self._last_said + 1e-6)
            heard = await self._table.decide_locked(lambda room: judged(room, person, say, now))
            self._last_said = now
            room = self._log.room
            if heard.reaction is not None:
                self._fanout.tell_all(encode(heard))
                self._services.bus.nudge(room.id, f"reaction:{heard.seat}:{heard.reaction}")
                return
            message = encode(heard)
            if self._told is None:
                await self._read()
            if not await self._services.store.say(room.id, str(person), message, outdated):
                raise TableRefusal("not_your_seat", seat=say.seat)  # they were erased meanwhile
            self._tell([message])
        self._services.bus.nudge(room.id, "chat")

    def heard_reaction(self, what: str) -> None:
        """Somebody reacted on another node, which is shown and forgotten."""
        seat, _, reaction = what.partition(":")
        heard = SaidMessage(int(seat), self._services.now(), None, None, reaction=reaction)
        self._fanout.tell_all(encode(heard))

    async def read_on(self) -> None:
        """Something was said on another node."""
        async with self._lock:
            await self._read()

    async def for_newcomer(self) -> Sequence[bytes]:
        """What somebody must hear who begins to look, before they do.

        Whoever comes back, too: the version they know says nothing of what they have heard.
        """
        return await self._read()

    async def _read(self) -> Sequence[bytes]:
        """The chat as it is stored. Whoever is here is told what they do not know of it.

        It is known by itself and not by its time: the clocks of two nodes differ, and their commits cross.
        """
        chat = await self._services.store.chat(self._log.room.id)
        if self._told is None:
            self._told = dict.fromkeys(chat)
        self._tell([message for message in chat if message not in self._told])
        return chat

    def _tell(self, messages: Sequence[bytes]) -> None:
        assert self._told is not None
        for message in messages:
            self._told[message] = None
            self._fanout.tell_all(message)
        known = list(self._told)
        for place in outdated(known, times=2):  # what was told so long ago is in the store no more
            del self._told[known[place]]

    async def forget(self) -> None:
        """Have the store forget what was said, if there is any of it that we know of."""
        told = self._told or {}
        if known := list(told):
            await self._services.store.hush(self._log.room.id)
            for message in known:
                told.pop(message, None)


def judged(room: Room, person: str | None, say: Say, now: float) -> SaidMessage:
    """The message as the table hears it, or why it may not be said here now."""
    speaks = own_chair(room, person, say.seat)
    heard = said(say, room.settings.chat, muted=speaks.muted, at=now)
    if heard.reaction is not None:
        return heard
    heard = replace(heard, version=room.version, name=None if room.status == "playing" else speaks.name)
    return heard if heard.claim is None else claimed(room, heard)


def claimed(room: Room, heard: SaidMessage) -> SaidMessage:
    """A claim with the moment at which it was made, or why it cannot be made here."""
    assert heard.claim is not None
    if room.progress is None or room.status != "playing":
        raise TableRefusal("not_running")
    check_claim(room.game, len(room.chairs), heard.claim, "message.claim")
    turn = getattr(public_table(room), "turn", None)
    return replace(heard, after=len(room.progress.events), turn=turn)
