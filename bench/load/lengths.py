"""`python -m bench lengths`: length of a game of one person among bots, at each pace.

Real games on a real server, in real time, all at once. The person watches every event as the page shows it,
thinks `--think` seconds per decision, and chooses like the default bot. Prints the length from the start
until the end has been shown; the shares of watching, deciding and waiting; and the time until the first
decision.

Durations of events are those of `/api/games`, times the pace. At `instant` nothing is watched, so all other
time is waiting.
"""

import argparse
import asyncio
import math
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.simulated_players.client_state import Known, decode, follow
from bench.simulated_players.http_client import ask
from bench.simulated_players.node import Node
from lusoria.bots import bot, default_bot
from lusoria.core.event_durations import DEFAULT_EVENT_SECONDS
from lusoria.games import game as find_game
from lusoria.records.codec import decode_view, encode
from lusoria.table.live.bot_delay import FACTORS
from lusoria.wire.client_messages import PROTOCOL
from lusoria.wire.message import PaceName

SIZES = {"idus-martii": 5, "alea": 3}
UNLIMITED = "--devices-per-address=1000", "--requests-per-minute=100000", "--tables-per-hour=10000"


@dataclass
class GameTimes:
    """Seconds of one game."""

    length: float = 0.0
    watching: float = 0.0
    deciding: float = 0.0
    first: float = math.nan
    """Until the first decision."""

    @property
    def waiting(self) -> float:
        return self.length - self.watching - self.deciding


class Person:
    """A player at a table with bots, who watches events like the page."""

    def __init__(self, game: str, pace: PaceName, think: float, beats: dict[str, float], seed: int) -> None:
        self._game = find_game(game)
        self._bot = bot(game, default_bot(game).name)
        self._rng = Random(seed)
        self._pace: PaceName = pace
        self._think = think
        self._beats = beats
        self._watched_until = 0.0
        self._known: Known | None = None
        self.played = GameTimes()

    async def play(self, port: int) -> GameTimes:
        settings = {"game": self._game.name, "players": SIZES[self._game.name]}
        opened = await ask(port, "POST", "/api/tables", body={"name": "Livia", "settings": settings})
        table, cookie = opened.json()["id"], opened.cookie
        line = f"ws://127.0.0.1:{port}/socket"
        async with connect(line, additional_headers={"Cookie": cookie}, compression=None) as socket:
            hello = {"type": "hello", "protocol": PROTOCOL, "id": table, "seat": 0, "pace": self._pace}
            await socket.send(encode(hello).decode())
            begun = time.monotonic()
            started = await ask(port, "POST", f"/api/tables/{table}/start", cookie=cookie)
            assert started.ok, started.body
            await self._play_to_the_end(socket, begun)
        self.played.length = max(time.monotonic(), self._watched_until) - begun
        return self.played

    async def _play_to_the_end(self, socket: ClientConnection, begun: float) -> None:
        answered = -1
        while True:
            message = decode(await socket.recv())
            if message["type"] not in ("update", "news"):
                continue
            known = self._known = follow(self._known, message)
            assert known is not None, "news that do not fit"
            self._look_at(message["events"] or ())
            if known["table"]["result"] is not None:
                return
            if known["legal"] and known["ask"] != answered:
                answered = known["ask"]
                if math.isnan(self.played.first):
                    self.played.first = max(time.monotonic(), self._watched_until) - begun
                await self._answer(socket, known)

    def _look_at(self, events: Any) -> None:
        """Queues these events for watching, after earlier ones."""
        seconds = (
            sum(self._beats.get(event["type"], DEFAULT_EVENT_SECONDS) for event in events)
            * FACTORS[self._pace]
        )
        self._watched_until = max(time.monotonic(), self._watched_until) + seconds
        self.played.watching += seconds

    async def _answer(self, socket: ClientConnection, known: Known) -> None:
        """Events that arrive while thinking are watched meanwhile and not counted twice."""
        await asyncio.sleep(max(0.0, self._watched_until - time.monotonic()) + self._think)
        self.played.deciding += self._think
        view = decode_view(self._game, encode({part: known[part] for part in ("table", "mine", "legal")}))
        action = msgspec.to_builtins(self._bot.choose(view, self._rng))
        order = {"type": "act", "command": f"c{known['ask']}", "seat": 0, "ask": known["ask"]}
        await socket.send(encode({**order, "action": action}).decode())


def report(game: str, pace: str, games: list[GameTimes]) -> str:
    def middle(values: list[float]) -> float:
        return statistics.median(values)

    lengths = sorted(game.length / 60 for game in games)
    return (
        f"{game:12} {pace:8} {middle(lengths):6.1f} min ({lengths[0]:.1f} to {lengths[-1]:.1f}),"
        f" watches {middle([game.watching / game.length for game in games]):4.0%},"
        f" decides {middle([game.deciding / game.length for game in games]):4.0%},"
        f" waits {middle([game.waiting / game.length for game in games]):4.0%},"
        f" first decision after {middle([game.first for game in games]):5.1f} s"
    )


async def run(count: int, think: float, seed: int) -> None:
    with tempfile.TemporaryDirectory(prefix="lusoria-bench-") as folder:
        async with Node(f"{folder}/lengths.db", Path(folder) / "log", UNLIMITED) as node:
            answer = await ask(node.port, "GET", "/api/games")
            beats = {name: shown["beats"] for name, shown in answer.json()["games"].items()}

            async def games_of(game: str, pace: PaceName) -> None:
                people = [Person(game, pace, think, beats[game], seed + number) for number in range(count)]
                print(
                    report(game, pace, await asyncio.gather(*[person.play(node.port) for person in people])),
                    flush=True,
                )

            paces = [pace for pace in get_args(PaceName) if pace != "paused"]  # not a pace of play
            await asyncio.gather(*[games_of(game, pace) for game in SIZES for pace in paces])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench lengths", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=12, help="of each kind at each pace")
    parser.add_argument("--think", type=float, default=4.0, help="seconds that the person takes for a choice")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    asyncio.run(run(args.games, args.think, args.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
