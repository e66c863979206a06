"""Talking at a table: told in the order in which it is stored, wherever it was heard."""

import asyncio

from lusoria.records.codec import encode
from lusoria.table.chat import KEPT, read_said, said
from lusoria.table.fanout import Fanout
from lusoria.table.limits import TokenBuckets
from lusoria.table.room import Room, chair
from lusoria.table.services import Services
from lusoria.wire.client import Say
from lusoria.wire.refusal import TableRefusal


class Talk:
    def __init__(self, services: Services, fanout: Fanout, lock: asyncio.Lock) -> None:
        self._services = services
        self._fanout = fanout
        self._lock = lock
        self._buckets = TokenBuckets(rate=0.5, burst=5)
        self._last_said = services.now()

    async def say(self, room: Room, person: str | None, say: Say) -> None:
        """Store it and tell everybody, or TableRefusal."""
        speaker = chair(room, say.seat)
        if person is None or speaker.person != person:
            raise TableRefusal("not_your_seat", seat=say.seat)
        if not self._buckets.allow(person):
            raise TableRefusal("too_fast")
        async with self._lock:
            now = max(self._services.now(), self._last_said + 1e-6)
            message = encode(said(say, room.settings.chat, muted=speaker.muted, at=now))
            await self._services.store.say(room.id, message, keep=KEPT)
            self._last_said = now
            await self._fanout.tell_all(message)
        await self._services.bus.nudge(room.id, "chat")

    async def read_on(self, room: Room) -> None:
        """Something was said on another node."""
        async with self._lock:
            for message in await self._services.store.chat(room.id):
                at = read_said(message).at
                if at > self._last_said:
                    self._last_said = at
                    await self._fanout.tell_all(message)

    async def forget(self, room: Room) -> None:
        """The game is over, and nobody wanted its chat kept."""
        if not room.settings.keep_chat:
            await self._services.store.hush(room.id)
