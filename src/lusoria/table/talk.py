"""Talking at a table: told in the order in which it is stored, wherever it was heard."""

import asyncio

from msgspec.structs import replace

from lusoria.core.claims import check_claim
from lusoria.records.codec import encode
from lusoria.table.chat import KEPT, read_said, said
from lusoria.table.fanout import Fanout
from lusoria.table.limits import TokenBuckets
from lusoria.table.log import TableLog
from lusoria.table.room import Chair, Room, chair
from lusoria.table.services import Services
from lusoria.table.telling import public_table
from lusoria.wire.client import Say
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.server import SaidMessage


class Talk:
    def __init__(self, services: Services, log: TableLog, fanout: Fanout, lock: asyncio.Lock) -> None:
        self._services = services
        self._log = log
        self._fanout = fanout
        self._lock = lock
        self._buckets = TokenBuckets(rate=0.5, burst=5)
        self._last_said = services.now()

    async def say(self, person: str | None, say: Say) -> None:
        """Store it and tell everybody, or TableRefusal."""
        self._speaker(person, say)
        if not self._buckets.allow(str(person)):
            raise TableRefusal("too_fast")
        async with self._lock:
            room, speaker = self._log.room, self._speaker(person, say)  # it may have changed meanwhile
            now = max(self._services.now(), self._last_said + 1e-6)
            heard = said(say, room.settings.chat, muted=speaker.muted, at=now)
            if heard.reaction is not None:
                self._fanout.tell_all(encode(heard))
                self._services.bus.nudge(room.id, f"reaction:{heard.seat}:{heard.reaction}")
                return
            message = encode(heard if heard.claim is None else claimed(room, heard))
            await self._services.store.say(room.id, message, keep=KEPT)
            self._last_said = now
            self._fanout.tell_all(message)
        self._services.bus.nudge(room.id, "chat")

    def heard_reaction(self, what: str) -> None:
        """Somebody reacted on another node, which is shown and forgotten."""
        seat, _, reaction = what.partition(":")
        heard = SaidMessage(int(seat), self._services.now(), None, None, reaction=reaction)
        self._fanout.tell_all(encode(heard))

    def _speaker(self, person: str | None, say: Say) -> Chair:
        speaker = chair(self._log.room, say.seat)
        if person is None or speaker.person != person:
            raise TableRefusal("not_your_seat", seat=say.seat)
        return speaker

    async def read_on(self) -> None:
        """Something was said on another node."""
        async with self._lock:
            for message in await self._services.store.chat(self._log.room.id):
                at = read_said(message).at
                if at > self._last_said:
                    self._last_said = at
                    self._fanout.tell_all(message)

    async def forget(self) -> None:
        """The game is over, and nobody wanted its chat kept."""
        room = self._log.room
        if not room.settings.keep_chat:
            await self._services.store.hush(room.id)


def claimed(room: Room, heard: SaidMessage) -> SaidMessage:
    """A claim with the moment at which it was made, or why it cannot be made here."""
    assert heard.claim is not None
    if room.progress is None or room.status != "playing":
        raise TableRefusal("not_running")
    check_claim(room.game, len(room.chairs), heard.claim, "message.claim")
    turn = getattr(public_table(room), "turn", None)
    return replace(heard, version=room.version, after=len(room.progress.events), turn=turn)
