"""A program's seat at a table: what it is asked, as a typed view, and its answers."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from typing import NamedTuple, Self

from msgspec import Raw

from lusoria.client.errors import NOT_NOW, ClientTrouble
from lusoria.client.http_session import Person, Room
from lusoria.client.reconnecting_socket import Broken, Line
from lusoria.client.seat_view import Known
from lusoria.core.errors import Illegal, LusoriaError, Malformed
from lusoria.core.game import AnyGame, GameView, Seat
from lusoria.core.structs import GameAction
from lusoria.games import game as find_game
from lusoria.records.codec import JsonObject, convert, encode
from lusoria.wire.client_messages import PROTOCOL, Act, ClientMessage, Eyes, Hello
from lusoria.wire.message import PaceName
from lusoria.wire.refusal import Refusal, TableRefusal, error_of

ORDERS_PER_SECOND = 15.0
"""A server cuts off whoever says more than twenty things a second for long."""
AGAIN = 0.5
"""Seconds before an order is said again that could not be carried out just now."""
LEAVE_WITHIN = 3.0
LINE_PATIENCE = 600.0


class Question(NamedTuple):
    """A decision that is asked: its number, and the version of the table at which it was put."""

    ask: int
    version: int


def nobody_cares(back: bool) -> None:  # noqa: FBT001
    """Most programs need not know whether the line is there."""


class TableSeat:
    """Made by `lusoria.client.sit_down`. It is told no more than a person on this seat."""

    def __init__(
        self,
        person: Person,
        room: Room,
        *,
        pace: PaceName | None = "instant",
        patience: float = LINE_PATIENCE,
        line_changed: Callable[[bool], None] = nobody_cares,
    ) -> None:
        self.person = person
        self._pace = pace
        self._patience = patience
        self._line_changed = line_changed
        self._news = asyncio.Event()
        self._trouble: LusoriaError | None = None
        self._may_speak_at = 0.0
        self._begin(room)

    def _begin(self, room: Room) -> None:
        """Nothing is known of this table yet."""
        self.room = room
        self.game = game_of(room)
        self.seat = own_seat(room)
        self._known = Known(room.version)
        self._question: Question | None = None
        self._order: Act | None = None
        self._answers: list[JsonObject] = []
        self._keeps_host = room.hosting
        """It was host when it came, by opening the table perhaps: then it means to be."""
        self._line = Line(self.person, self._greeting, self._hear, self._line_changed, self._patience)

    @property
    def link(self) -> str:
        """The table's, for people."""
        return f"{self.person.server}/t/{self.room.id}"

    @property
    def view(self) -> GameView | None:
        """How the game stands for this seat; None before it has begun."""
        return self._known.view(self.game)

    @property
    def over(self) -> bool:
        return self._known.over

    # --- playing -------------------------------------------------------------------------------------------

    async def begun(self) -> None:
        """Wait until the host begins."""
        await self._until(lambda: self._known.begun)

    async def questions(self) -> AsyncIterator[GameView]:
        """Each question that is put to this seat, as what it knows then; they end with the game.

        Answer by `act`. Whoever does not is asked again when something has changed.
        """
        self._question = None
        while True:
            await self._until(lambda: self._known.over or self._is_asked())
            view, ask = self.view, self._known.ask
            if self._known.over or view is None or ask is None:
                return
            self._question = Question(ask, self._known.version)
            yield view

    def _is_asked(self) -> bool:
        """Something that was not put before."""
        put = -1 if self._question is None else self._question.version
        return self._known.ask is not None and self._known.version > put

    async def act(self, action: GameAction) -> bool:
        """Answer the last question; False where it was decided meanwhile, by the clock or a stand-in.

        It comes back when the answer is written down for good. A lost line or a server that starts anew only
        takes longer: the order is said again under the same id, and the server knows it.
        """
        question = self._question
        if question is None:
            raise RuntimeError("this seat has not been asked anything")
        await asyncio.sleep(self._may_speak_at - time.monotonic())
        self._may_speak_at = time.monotonic() + 1 / ORDERS_PER_SECOND
        self._order = Act(secrets.token_hex(8), self.seat, question.ask, Raw(encode(action)))
        try:
            while True:
                answer = await self._answer_to(self._order)
                if answer["type"] != "refused":
                    return bool(answer["type"] != "late")
                refusal = refused(answer)
                if isinstance(refusal, Illegal) and self._known.version > question.version:
                    return False  # what somebody else did has taken the question away
                if not isinstance(refusal, TableRefusal) or refusal.why not in NOT_NOW:
                    raise refusal
                await asyncio.sleep(AGAIN)
        finally:
            self._order = None

    async def _answer_to(self, order: Act) -> JsonObject:
        self._answers.clear()
        await self._line.say(order)
        await self._until(lambda: bool(self._answers))
        return self._answers[0]

    async def follow(self) -> None:
        """Wait until the company plays again, and go along: this is the seat at the new table then."""
        await self._until(lambda: self.room.rematch is not None)
        room = await self.person.look(str(self.room.rematch))
        await self._hang_up()
        self._begin(room)
        self._call()
        await self._be_ready()

    async def _be_ready(self) -> None:
        """A program always is."""
        if self.room.status == "open":
            with suppress(LusoriaError):
                await self.person.say_ready(self.room.id)

    async def leave(self) -> None:
        """Get up; in the game for good, and a bot of the server plays on: nobody else has this cookie."""
        with suppress(LusoriaError, TimeoutError):
            async with asyncio.timeout(LEAVE_WITHIN):
                if self.room.status == "open":
                    await self.person.get_up(self.room.id, self.seat)
                elif self.room.status == "playing" and not self.over:
                    await self.person.give_up(self.room.id)

    # --- the line ------------------------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        self._call()
        try:
            await self._be_ready()
        except BaseException:  # also who interrupts: the seat is nobody's otherwise
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._hang_up()
        await self.leave()

    def _call(self) -> None:
        self._listening = asyncio.create_task(self._listen())

    async def _hang_up(self) -> None:
        self._listening.cancel()
        await asyncio.wait([self._listening])

    async def _listen(self) -> None:
        try:
            await self._line.run()
        except LusoriaError as trouble:
            self._trouble = trouble
        except (LookupError, TypeError, AttributeError):  # a message without what belongs to it
            self._trouble = ClientTrouble("not_lusoria", server=self.person.server)
        finally:
            self._news.set()

    async def _until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so; where it can never be, raise why."""
        while not true():
            if self._trouble is not None:
                raise self._trouble
            if self._listening.done():
                self._listening.result()  # a mistake of ours
            self._news.clear()
            await self._news.wait()

    def _greeting(self) -> Iterator[ClientMessage]:
        """Who comes to which table, and what was ordered and is not answered."""
        yield Hello(PROTOCOL, self.room.id, self.seat, self._known.version, self._pace)
        if self._order is not None and not self._answers:
            yield self._order

    async def _hear(self, heard: JsonObject) -> None:
        match heard["type"]:
            case "room":
                self._line.settle()
                await self._hear_room(convert(Room, heard, "message"))
            case "update":
                self._known.take(heard, self.seat)
            case "news":
                if not self._known.add(heard):
                    await self._line.say(Eyes(self.seat))
                self._hear_answer(heard.get("done"), {"type": "done"})
            case "done" | "late":
                self._hear_answer(heard["command"], heard)
            case "refused" if heard["command"] is not None:
                self._hear_answer(heard["command"], heard)
            case "refused":
                await self._hear_refusal(refused(heard))
        self._news.set()

    def _hear_answer(self, command: str | None, answer: JsonObject) -> None:
        if self._order is not None and self._order.command == command:
            self._answers.append(answer)

    async def _hear_refusal(self, refusal: LusoriaError) -> None:
        """It was our hello, or our eyes."""
        why = refusal.why if isinstance(refusal, TableRefusal) else ""
        if why == "reload":
            raise ClientTrouble("other_version", server=self.person.server)
        if why in NOT_NOW:
            raise Broken(why)
        if why != "not_your_seat":
            raise refusal
        room = await self.person.look(self.room.id)  # they have changed places while we were away
        await self._hear_room(room)
        raise Broken(why)

    async def _hear_room(self, room: Room) -> None:
        self.room = room
        if self.seat not in room.yours:  # the host lets people change places
            self.seat = own_seat(room)
            await self._line.say(Eyes(self.seat))
        if room.hosting and room.status == "open" and not self._keeps_host:
            await self._hand_over(room)

    async def _hand_over(self, room: Room) -> None:
        """A host who was away for a while finds the rights with us; only people know when to begin."""
        for seat, taken in enumerate(room.seats):
            if taken.kind == "human" and taken.here and seat not in room.yours:
                self._keeps_host = True  # two programs would pass it to and fro
                with suppress(LusoriaError):
                    await self.person.pass_host(room.id, seat)
                return


def game_of(room: Room) -> AnyGame:
    """The game of a table by the version of the rules that is played there."""
    try:
        return find_game(room.settings.game, room.rules)
    except Malformed:
        raise ClientTrouble("unknown_game", game=room.settings.game, rules=room.rules) from None


def own_seat(room: Room) -> Seat:
    if not room.yours:
        raise ClientTrouble("seat_lost")
    return room.yours[0]


def refused(heard: JsonObject) -> LusoriaError:
    fields = {name: heard[name] for name in Refusal.__struct_fields__ if name in heard}
    return error_of(convert(Refusal, fields, "message"))
