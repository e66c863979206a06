"""`lusoria sit`: plays a local bot at a table of some server and prints what happens."""

import argparse
import asyncio
from random import Random

from lusoria.bots import Bot, BotSpec, bots_of, resolve_bot
from lusoria.bots.bot_loader import load_bot
from lusoria.client.client_error import ClientError
from lusoria.client.http_session import Person, Room
from lusoria.client.seat import TableSeat, game_of
from lusoria.client.table_link import read_link
from lusoria.core.game import GameView, Seat
from lusoria.core.structs import GameAction
from lusoria.wire.message import PaceName
from lusoria.wire.refusal import TableRefusal
from lusoria.words import Words, tell_action, tell_result, visible, words

NAME_REFUSALS = frozenset({"name_taken", "name_alike"})
MAX_NUMBERED_NAMES = 9  # after that, a random number
MAX_NAME_LENGTH = 24  # of the server, in characters


def run(args: argparse.Namespace, words: Words) -> int:
    asyncio.run(SitSession(args, words).sit())
    return 0


def title(game: str) -> str:
    """The English name of a game."""
    return words("en").say(f"{game}-name")


class SitSession:
    """Status lines and errors are English; moves and the result are in the language of `words`."""

    def __init__(self, args: argparse.Namespace, words: Words) -> None:
        self._args = args
        self._words = words
        self._rng = Random()

    def _print(self, line: str) -> None:
        """Escapes control characters: names, addresses and results come from the server."""
        print(visible(line), flush=True)

    async def sit(self) -> None:
        address = read_link(self._args.link, self._args.server)
        person = Person(address.server)
        room = await person.find(address)
        game = game_of(room)
        spec = self._spec(room)
        player = load_bot(spec, game.version)
        self._print(f"{title(game.name)} for {room.settings.players} at {person.server}")
        room = await self._take_seat(person, room, spec)
        pace: PaceName = "normal" if self._args.pause else "instant"
        try:
            async with TableSeat(
                person, room, pace=pace, on_connection_change=self._on_connection_change
            ) as seat:
                self._print(f"{spec.name} takes seat {seat.seat + 1} as {seat.room.names[seat.seat]}.")
                await self._play(seat, player)
                while self._args.rematch:
                    self._print("Waiting for a rematch. Press Ctrl-C to stop.")
                    await seat.follow()
                    self._print(f"Rematch at {seat.link}")
                    await self._play(seat, player)
        except asyncio.CancelledError:
            self._print("Left the table. If the game has started, one of the server’s bots plays on.")
            raise

    def _spec(self, room: Room) -> BotSpec:
        """The bot named by `--bot`, or the default one of this game."""
        specs = {spec.name: spec for spec in bots_of(room.settings.game)}
        requested: str | None = self._args.bot
        if requested is not None and ":" in requested:
            return resolve_bot(room.settings.game, requested)
        if requested is not None and requested not in specs:
            game = room.settings.game
            raise ClientError("no_such_bot", game=title(game), input=requested, names=", ".join(specs))
        return next(iter(specs.values())) if requested is None else specs[requested]

    async def _take_seat(self, person: Person, room: Room, spec: BotSpec) -> Room:
        """Under the name given by `--name`, or the name of the bot, with a number if it is taken."""
        seat: Seat | None = None if self._args.seat is None else self._args.seat - 1
        if self._args.name is not None:
            return await person.sit(room.id, self._args.name, seat)
        for number in range(1, MAX_NUMBERED_NAMES):
            name = spec.name if number == 1 else f"{spec.name} {number}"
            display_name = self._words.say("cli-bot", name=name)
            try:
                return await person.sit(
                    room.id,
                    display_name if len(display_name) <= MAX_NAME_LENGTH else name[:MAX_NAME_LENGTH],
                    seat,
                )
            except TableRefusal as refusal:
                if refusal.why not in NAME_REFUSALS:
                    raise
        return await person.sit(room.id, f"{spec.name} {self._rng.randrange(10**6)}", seat)

    async def _play(self, seat: TableSeat, player: Bot) -> None:
        if seat.room.status == "open":
            self._print("Waiting for the host to start. Press Ctrl-C to leave.")
        await seat.wait_for_start()
        self._print(self._words.say("cli-begin"))
        async for view in seat.questions():
            action = await self._choose(player, view)
            is_accepted = await seat.act(action)
            self._print(tell_action(self._words, seat.game, action, seat.room.names))
            if not is_accepted:
                self._print("Too late for this move: the clock or one of the server’s bots moved first.")
        self._print(self._words.say("cli-over"))
        if seat.view is not None and (result := seat.view.table.result) is not None:
            self._print(tell_result(self._words, seat.game, result, seat.seat, seat.room.names))

    async def _choose(self, player: Bot, view: GameView) -> GameAction:
        """The bot's action after a random pause, so that thinking time does not reveal the action."""
        pause = self._args.pause * self._rng.uniform(0.5, 1.5)
        thinking = asyncio.to_thread(player.choose, view, self._rng)
        try:
            action, _ = await asyncio.gather(thinking, asyncio.sleep(pause))
        except Exception as error:
            raise ClientError("bot_failed", problem=f"{type(error).__name__}: {error}") from error
        if action not in view.legal:
            raise ClientError("bot_failed", problem=f"{action!r}")
        return action

    def _on_connection_change(self, is_back: bool) -> None:  # noqa: FBT001
        self._print("Back at the table." if is_back else "Connection lost. Trying again.")
