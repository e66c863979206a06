"""Bots think in processes of their own, so that they never keep people waiting."""

import asyncio
import hashlib
import hmac
import os
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from random import Random

from lusoria.bots import bot as find_bot
from lusoria.core.game import AnyGame, GameView, Seat
from lusoria.core.structs import GameAction
from lusoria.games import game as find_game
from lusoria.records.codec import decode_action, decode_view, encode

TIME_LIMIT = 5.0


def think(game_name: str, rules: int, bot: str, view: bytes, seed: bytes) -> bytes:
    """Runs in a worker: the bot gets the JSON that a person's client would get, and nothing else."""
    game = find_game(game_name, rules)
    action = find_bot(game_name, bot, rules).choose(decode_view(game, view), Random(seed))
    return encode(action)


def follow_parent() -> None:
    """A worker ends with its server, also where the server was killed."""
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def bot_seed(table_seed: bytes, seat: Seat, ask: int) -> bytes:
    """A generator for each decision: the same on every node, foreseeable by nobody."""
    return hmac.digest(table_seed, f"lusoria/bot|{seat}|{ask}".encode(), hashlib.sha256)


class BotPool:
    def __init__(
        self, workers: int = 1, crashed: Callable[[str, Exception], None] = lambda _where, _error: None
    ) -> None:
        self._workers = workers
        self._crashed = crashed
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: AnyGame, bot: str, view: GameView, seed: bytes) -> GameAction:
        """The bot's choice; a random legal one where it takes too long or breaks."""
        loop = asyncio.get_running_loop()
        try:
            thinking = loop.run_in_executor(
                self._running(), think, game.name, game.version, bot, encode(view), seed
            )
            action = decode_action(game, await asyncio.wait_for(thinking, TIME_LIMIT))
        except (TimeoutError, BrokenExecutor, OSError):
            self.close()
            action = None
        except Exception as error:  # noqa: BLE001 (a bot that breaks must not break the table)
            self._crashed("bot", error)
            action = None
        return action if action in view.legal else Random(seed).choice(view.legal)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawning = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=spawning, initializer=follow_parent)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
