"""A server that plays one game by a script, and mutations of every field of its messages."""

import argparse
import asyncio
import base64
import contextlib
import copy
import hashlib
import json
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple, TypeAlias

from lusoria.client.sit_session import SitSession
from lusoria.core.errors import LusoriaError
from lusoria.core.game import Over, play, sample
from lusoria.games import game as find_game
from lusoria.records.codec import encode
from lusoria.words import words

TABLE = "8pIiDaulFSs6_EzE"
SEAT = 1
ORDER = "<id of the order>"  # replaced by the id that the client chose
Script: TypeAlias = dict[str, Any]
VALUES: tuple[object, ...] = (None, True, -1, 10**30, 1.5, "\x1b[2J", [], [55], ["x"], [[]], {}, {"x": 1})
LEFT_OUT = object()
TEXT, CLOSE = 1, 8  # kinds of WebSocket frames
CONCURRENT = 16  # scripts
ORDER_SECONDS = 1.0  # a program that sends no order by then waits for a message


class Mutation(NamedTuple):
    message: str
    path: tuple[str | int, ...]
    value: object

    def __str__(self) -> str:
        value = "left out" if self.value is LEFT_OUT else repr(self.value)
        return f"{self.message} {'.'.join(map(str, self.path))} = {value}"


@cache
def game_views() -> tuple[Any, Any]:
    """Views of the second seat of Alea Romana: its first decision, and the end."""
    game, rng = find_game("alea"), Random(1)
    state: Any = game.start(game.options_type(players=2))
    first = None
    while not isinstance(turn := game.turn(state), Over):
        if hasattr(turn, "seats"):
            if turn.seats[0] == SEAT and first is None:
                first = game.view(state, SEAT)
            state = play(game, state, turn.seats[0], rng.choice(game.legal(state, turn.seats[0]))).after
        else:
            for event in sample(turn, rng):
                state = game.evolve(state, event)
    return first, game.view(state, SEAT)


def game_script() -> Script:
    """Messages by name: a decision, its answers, and the end of the game."""
    first, last = (json.loads(encode(view)) for view in game_views())
    names = ("Livia", "Hal")
    room = {
        "type": "room",
        "version": 1,
        "id": TABLE,
        "status": "playing",
        "rules": find_game("alea").version,
        "settings": {"game": "alea", "players": len(names)},
        "seats": [{"name": name, "kind": "human", "here": True} for name in names],
        "rematch": None,
        "yours": [SEAT],
        "hosting": True,
    }
    head = {"type": "update", "seat": SEAT, "events": None, "deadline": None}
    return {
        "http room": {name: value for name, value in room.items() if name != "type"},
        "room": room,
        "update": {**head, **first, "version": 1, "ask": 0},
        "late": {"type": "late", "command": ORDER, "ask": 1},
        "news": {
            "type": "news",
            "version": 2,
            "before": 1,
            "events": [],
            "table": {"step": first["table"]["step"]},
            "grown": {"dice": []},
            "seat": SEAT,
            "mine": first["mine"],
            "legal": first["legal"],
            "ask": 1,
            "done": "another order",
        },
        "done": {"type": "done", "command": ORDER, "version": 3},
        "refused": {
            "type": "refused",
            "command": ORDER,
            "kind": "table",
            "why": "only_host",
            "facts": {"a": 1},
        },
        "last update": {**head, **last, "version": 3, "ask": None},
    }


def mutations(script: Script, message: str) -> Iterator[Mutation]:
    """Every field of a message, left out and with values of other types. Of a list its first item."""
    for path in paths(script[message]):
        yield Mutation(message, path, LEFT_OUT)
        yield from (Mutation(message, path, value) for value in VALUES)


def paths(value: object) -> Iterator[tuple[str | int, ...]]:
    items = (
        list(value.items())
        if isinstance(value, dict)
        else list(enumerate(value))[:1]
        if isinstance(value, list)
        else []
    )
    for name, item in items:
        yield (name,)
        yield from ((name, *path) for path in paths(item))


def mutated(script: Script, mutation: Mutation) -> Script:
    changed = copy.deepcopy(script)
    place = changed[mutation.message]
    for name in mutation.path[:-1]:
        place = place[name]
    if mutation.value is LEFT_OUT:
        del place[mutation.path[-1]]
    else:
        place[mutation.path[-1]] = mutation.value
    return changed


async def play_mutations(script: Script, chosen: Iterable[Mutation]) -> list[str]:
    """Runs `lusoria sit` against each mutation of the script. Returns the errors that are no LusoriaError."""
    places = asyncio.Semaphore(CONCURRENT)

    async def play_mutation(mutation: Mutation) -> str:
        async with places:
            try:
                await sit(mutated(script, mutation), is_refused=mutation.message == "refused")
            except LusoriaError:
                return ""
            except Exception as error:  # noqa: BLE001 (any traceback is a fault)
                return f"{mutation}: {error!r}"
        return ""

    return [fault for fault in await asyncio.gather(*map(play_mutation, chosen)) if fault]


async def sit(script: Script, *, is_refused: bool = False) -> None:
    """`is_refused`: the first order is refused, which ends the program."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.closing(writer), contextlib.suppress(OSError, EOFError):
            await serve(script, reader, writer, is_refused)

    async with await asyncio.start_server(answer, "127.0.0.1") as server:
        port = server.sockets[0].getsockname()[1]
        args = argparse.Namespace(
            link=f"http://127.0.0.1:{port}/t/{TABLE}",
            server="",
            bot="random",
            seat=None,
            name="Hal",
            rematch=False,
            pause=0.0,
        )
        await SitSession(args, words("en")).sit()


async def serve(
    script: Script,
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    is_refused: bool,
) -> None:
    head = (await reader.readuntil(b"\r\n\r\n")).decode()
    fields = dict(line.lower().split(": ", 1) for line in head.split("\r\n")[1:] if line)
    await reader.readexactly(int(fields.get("content-length", 0)))
    if "upgrade" not in fields:
        body = json.dumps(script["http room"]).encode()
        writer.write(
            b"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%b" % (len(body), body)
        )
        await writer.drain()
        return
    key = head.partition("Sec-WebSocket-Key: ")[2].partition("\r\n")[0]
    digest = hashlib.sha1(f"{key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11".encode()).digest()  # noqa: S324
    accept = base64.b64encode(digest)
    writer.write(
        b"HTTP/1.1 101 Yes\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: %b\r\n\r\n"
        % accept
    )
    for message in (script["room"], script["update"]):
        writer.write(frame(message))
    with contextlib.suppress(TimeoutError):
        for answers in (("refused",),) if is_refused else (("late", "news"), ("done", "last update")):
            async with asyncio.timeout(ORDER_SECONDS):
                order = await next_order(reader)
            for name in answers:
                writer.write(frame(with_order(script[name], order)))
    await writer.drain()
    writer.write(b"\x88\x00")


def frame(message: object) -> bytes:
    data = json.dumps(message).encode()
    return b"\x81\x7e" + len(data).to_bytes(2) + data


def with_order(message: object, order: str) -> object:
    return json.loads(json.dumps(message).replace(ORDER, order))


async def next_order(reader: asyncio.StreamReader) -> str:
    """The id of the next order. Raises IncompleteReadError when the client is gone."""
    while True:
        kind, size = await reader.readexactly(2)
        size &= 0x7F
        if size == 0x7E:
            size = int.from_bytes(await reader.readexactly(2))
        mask = await reader.readexactly(4)
        data = bytes(byte ^ mask[place % 4] for place, byte in enumerate(await reader.readexactly(size)))
        if kind & 0xF == CLOSE:
            raise asyncio.IncompleteReadError(b"", None)
        if kind & 0xF == TEXT and (message := json.loads(data))["type"] == "act":
            return str(message["command"])
