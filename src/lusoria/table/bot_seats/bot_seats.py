"""Moves by bots: on their own seats, for absent people, and once when a clock expires."""

import asyncio
from typing import Protocol

from lusoria.bots import default_bot
from lusoria.core.game import Seat
from lusoria.core.structs import GameAction
from lusoria.table.bot_seats.bot_pool import bot_seed
from lusoria.table.live.bot_delay import BotDelay
from lusoria.table.live.services import Services
from lusoria.table.live.table_log import MAX_ATTEMPTS
from lusoria.table.live.timers import Timers
from lusoria.table.room import play_orders
from lusoria.table.room.room import Change, Order, Room, is_bots, no_change


class Playable(Protocol):
    """The part of a live table that a bot needs."""

    @property
    def room(self) -> Room: ...

    async def change(self, order: Order) -> None: ...


class BotSeats:
    def __init__(self, table: Playable, services: Services, timers: Timers, delay: BotDelay) -> None:
        self._table = table
        self._services = services
        self._timers = timers
        self._delay = delay

    def wake(self) -> None:
        """Start all bots that must move."""
        room = self._table.room
        for seat in room.awaited:
            if is_bots(room.chairs[seat]):
                self._start(seat, once=False)

    def move_once(self) -> None:
        """The clock expired: a bot makes this one move for every awaited seat."""
        for seat in self._table.room.awaited:
            self._start(seat, once=True)

    def _start(self, seat: Seat, *, once: bool) -> None:
        progress = self._table.room.progress
        assert progress is not None
        ask = progress.asks[seat]
        self._timers.run(("bot", seat, ask), lambda: self._move(seat, ask, once=once))

    async def _move(self, seat: Seat, ask: int, *, once: bool) -> None:
        """Decide from the seat's view, and play after a delay that does not depend on the decision.

        The delay starts before the bot is asked, so that thinking time is visible only if it is longer.
        """
        services, loop = self._services, asyncio.get_running_loop()
        play_at = loop.time() + self._delay.seconds(seat)
        for _ in range(MAX_ATTEMPTS):
            room = self._table.room
            if not may_move(room, seat, ask, once=once):
                return
            progress = room.progress
            assert progress is not None
            view = room.game.view(progress.state, seat)
            if not view.legal:
                return
            name = room.chairs[seat].bot or default_bot(room.game.name).name
            seed = bot_seed(progress.seed, seat, ask)
            patient = room.daily is not None  # all players must meet the same bots
            action = await services.bots.choose(room.game, name, view, seed, patient=patient)
            await asyncio.sleep(max(0.0, play_at - loop.time()))
            if self._delay.pause_left(self._table.room) and not once:
                return  # `wake` starts it again
            await self._table.change(choice(seat, ask, action, once=once))


def choice(seat: Seat, ask: int, action: GameAction, *, once: bool) -> Order:
    """Order that plays a bot's decision, unless the table has moved on meanwhile."""

    def order(room: Room) -> Change:
        if not may_move(room, seat, ask, once=once):
            return no_change(room)
        assert room.progress is not None
        if action not in room.game.legal(room.progress.state, seat):
            return no_change(room)
        return play_orders.act(room, seat, action, for_owner=room.chairs[seat].kind == "human")

    return order


def may_move(room: Room, seat: Seat, ask: int, *, once: bool) -> bool:
    """True if this decision is still open and a bot has to make it."""
    progress = room.progress
    if progress is None or room.endless:
        return False
    return progress.asks[seat] == ask and (once or is_bots(room.chairs[seat]))
