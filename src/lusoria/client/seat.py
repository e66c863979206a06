"""A bot's seat at a table: decisions arrive as typed views, actions go back."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from typing import NamedTuple, Self

from msgspec import Raw

from lusoria.client.client_error import RETRYABLE, ClientError
from lusoria.client.http_session import Person, Room
from lusoria.client.message_checks import refusal_in
from lusoria.client.reconnecting_socket import Reconnect, ReconnectingSocket
from lusoria.client.seat_view import SeatView
from lusoria.core.errors import Illegal, LusoriaError, Malformed
from lusoria.core.game import AnyGame, GameView, Seat
from lusoria.core.structs import GameAction
from lusoria.games import game as find_game
from lusoria.records.codec import JsonObject, convert, encode
from lusoria.wire.client_messages import PROTOCOL, Act, ClientMessage, Hello, SwitchViewer
from lusoria.wire.message import PaceName
from lusoria.wire.refusal import TableRefusal

ORDERS_PER_SECOND = 15.0  # a server disconnects clients that stay above 20 messages per second
RETRY_SECONDS = 0.5  # after a refusal that may not last
LEAVE_SECONDS = 3.0
RECONNECT_SECONDS = 600.0  # without a connection before the client gives up


class Question(NamedTuple):
    """A decision of this seat: its number, and the version of the table at that time."""

    ask: int
    version: int


def ignore_change(is_back: bool) -> None:  # noqa: FBT001
    """Default callback."""


class TableSeat:
    """Made by `lusoria.client.sit_down`. Has the information of a person on this seat, and no more."""

    def __init__(
        self,
        person: Person,
        room: Room,
        *,
        pace: PaceName | None = "instant",
        patience: float = RECONNECT_SECONDS,
        on_connection_change: Callable[[bool], None] = ignore_change,
    ) -> None:
        self.person = person
        self._pace = pace
        self._patience = patience
        self._on_connection_change = on_connection_change
        self._changed = asyncio.Event()
        self._error: LusoriaError | None = None
        self._next_order_at = 0.0
        self._reset(room)

    def _reset(self, room: Room) -> None:
        """Reset for a new table."""
        self.room = room
        self.game = game_of(room)
        self.seat = own_seat(room)
        self._seat_view = SeatView(room.version)
        self._question: Question | None = None
        self._order: Act | None = None
        self._answers: list[JsonObject] = []
        self._keeps_host = room.hosting
        """Was host on arrival, for example by opening the table: then it stays host."""
        self._socket = ReconnectingSocket(
            self.person, self._greet, self._on_message, self._on_connection_change, self._patience
        )

    @property
    def link(self) -> str:
        """Link to the table, for people."""
        return f"{self.person.server}/t/{self.room.id}"

    @property
    def view(self) -> GameView | None:
        """Latest view of this seat; None before the game starts. Raises ClientError."""
        try:
            return self._seat_view.view(self.game, len(self.room.seats))
        except Malformed:
            raise self._not_lusoria() from None

    @property
    def over(self) -> bool:
        return self._seat_view.over

    # --- playing -------------------------------------------------------------------------------------------

    async def wait_for_start(self) -> None:
        """Wait until the host starts the game."""
        await self._until(lambda: self._seat_view.has_begun)

    async def questions(self) -> AsyncIterator[GameView]:
        """A view for each decision of this seat, until the game ends.

        Answer with `act`. An unanswered decision is repeated when the table changes.
        """
        self._question = None
        while True:
            await self._until(lambda: self._seat_view.over or self._has_question())
            view, ask = self.view, self._seat_view.ask
            if self._seat_view.over or view is None or ask is None:
                return
            self._question = Question(ask, self._seat_view.version)
            yield view

    def _has_question(self) -> bool:
        """There is a decision that `questions` has not yielded at this version."""
        last = -1 if self._question is None else self._question.version
        return self._seat_view.ask is not None and self._seat_view.version > last

    async def act(self, action: GameAction) -> bool:
        """Answer the last question. False if the clock or a stand-in has decided meanwhile.

        Returns when the server has stored the action. After a lost connection or a restart of the server, the
        order is resent with the same id, so that it runs once.
        """
        question = self._question
        if question is None:
            raise RuntimeError("no question: call `act` inside a loop over `questions`")
        await asyncio.sleep(self._next_order_at - time.monotonic())
        self._next_order_at = time.monotonic() + 1 / ORDERS_PER_SECOND
        self._order = Act(secrets.token_hex(8), self.seat, question.ask, Raw(encode(action)))
        try:
            while True:
                answer = await self._answer_to(self._order)
                if answer["type"] != "refused":
                    return bool(answer["type"] != "late")
                refusal = refusal_in(answer)
                if isinstance(refusal, Illegal) and self._seat_view.version > question.version:
                    return False  # another player's action has ended this decision
                if not isinstance(refusal, TableRefusal) or refusal.why not in RETRYABLE:
                    raise refusal
                await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._order = None

    async def _answer_to(self, order: Act) -> JsonObject:
        self._answers.clear()
        await self._socket.send(order)
        await self._until(lambda: bool(self._answers))
        return self._answers[0]

    async def follow(self) -> None:
        """Wait for a rematch and move to it: this object is then the seat at the new table."""
        await self._until(lambda: self.room.rematch is not None)
        room = await self.person.look(str(self.room.rematch))
        await self._disconnect()
        self._reset(room)
        self._connect()
        await self._be_ready()

    async def _be_ready(self) -> None:
        if self.room.status == "open":
            with suppress(LusoriaError):
                await self.person.say_ready(self.room.id)

    async def leave(self) -> None:
        """Give the seat up. In a running game this is final: a bot of the server plays on."""
        with suppress(LusoriaError, TimeoutError):
            async with asyncio.timeout(LEAVE_SECONDS):
                if self.room.status == "open":
                    await self.person.get_up(self.room.id, self.seat)
                elif self.room.status == "playing" and not self.over:
                    await self.person.give_up(self.room.id)

    # --- connection ----------------------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        self._connect()
        try:
            await self._be_ready()
        except BaseException:  # also interrupts: the seat would stay taken
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._disconnect()
        await self.leave()

    def _connect(self) -> None:
        self._listener = asyncio.create_task(self._listen())

    async def _disconnect(self) -> None:
        self._listener.cancel()
        await asyncio.wait([self._listener])

    async def _listen(self) -> None:
        try:
            await self._socket.run()
        except LusoriaError as error:
            self._error = error
        finally:
            self._changed.set()

    async def _until(self, condition: Callable[[], bool]) -> None:
        """Wait until the condition holds. Raises the error that ended the connection."""
        while not condition():
            if self._error is not None:
                raise self._error
            if self._listener.done():
                self._listener.result()  # raises if this client has a bug
            self._changed.clear()
            await self._changed.wait()

    def _greet(self) -> Iterator[ClientMessage]:
        """First messages of a connection: hello, and the order without an answer."""
        yield Hello(PROTOCOL, self.room.id, self.seat, self._seat_view.version, self._pace)
        if self._order is not None and not self._answers:
            yield self._order

    async def _on_message(self, message: JsonObject) -> None:
        match message["type"]:
            case "room":
                self._socket.confirm()
                await self._on_room(convert(Room, message, "message"))
            case "update":
                self._seat_view.apply_update(message, self.seat)
            case "news":
                if not self._apply_delta(message):
                    await self._socket.send(SwitchViewer(self.seat))
                self._on_answer(message.get("done"), {"type": "done"})
            case "done" | "late":
                self._on_answer(message["command"], message)
            case "refused" if message["command"] is not None:
                self._on_answer(message["command"], message)
            case "refused":
                await self._on_refusal(refusal_in(message))
        self._changed.set()

    def _apply_delta(self, message: JsonObject) -> bool:
        try:
            return self._seat_view.apply_delta(message)
        except Malformed:
            raise self._not_lusoria() from None

    def _not_lusoria(self) -> ClientError:
        """The server sends what no Lusoria server does."""
        return ClientError("not_lusoria", server=self.person.server)

    def _on_answer(self, command: str | None, answer: JsonObject) -> None:
        if self._order is not None and self._order.command == command:
            self._answers.append(answer)

    async def _on_refusal(self, refusal: LusoriaError) -> None:
        """The refused message was `hello` or `eyes`."""
        why = refusal.why if isinstance(refusal, TableRefusal) else ""
        if why == "reload":
            raise ClientError("other_version", server=self.person.server)
        if why in RETRYABLE:
            raise Reconnect(why)
        if why != "not_your_seat":
            raise refusal
        room = await self.person.look(self.room.id)  # seats were swapped meanwhile
        await self._on_room(room)
        raise Reconnect(why)

    async def _on_room(self, room: Room) -> None:
        self.room = room
        if self.seat not in room.yours:  # the host swapped seats
            self.seat = own_seat(room)
            await self._socket.send(SwitchViewer(self.seat))
        if room.hosting and room.status == "open" and not self._keeps_host:
            await self._hand_over(room)

    async def _hand_over(self, room: Room) -> None:
        """Pass the host rights to a person who is present: only people know when to start."""
        for seat, occupant in enumerate(room.seats):
            if occupant.kind == "human" and occupant.here and seat not in room.yours:
                self._keeps_host = True  # otherwise two bots could pass the rights to and fro
                with suppress(LusoriaError):
                    await self.person.pass_host(room.id, seat)
                return


def game_of(room: Room) -> AnyGame:
    """The game of a table, in its version of the rules. Raises ClientError if it is not installed."""
    try:
        return find_game(room.settings.game, room.rules)
    except Malformed:
        raise ClientError("unknown_game", game=room.settings.game, rules=room.rules) from None


def own_seat(room: Room) -> Seat:
    if not room.yours:
        raise ClientError("seat_lost")
    return room.yours[0]
