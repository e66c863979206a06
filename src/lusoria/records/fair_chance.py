"""Verifiable chance: a commit-reveal scheme based on HMAC-SHA256.

A table draws a seed of 32 bytes and publishes its SHA-256 before the first card or die. It derives every
chance outcome from the seed and reveals it at the end. Draw k (from 0) of a game is

    digest = HMAC-SHA256(seed, "lusoria/1|<game>|<options>|<k>|<attempt>")

as a 256-bit number, big-endian. `<options>` is their JSON with sorted keys, no spaces and no defaults; it
binds the draws to the options. Let `total` be the sum of the weights. A number not below the largest multiple
of `total` is rejected, and the next attempt (from 0) is used. The number modulo `total` picks the outcome, in
the game's order.

That is the scheme `hmac-sha256/1`. In `hmac-sha256/2`, k counts the draws within a turn instead of the game.
The game names the turn, such as `<round>.<seat>`:

    digest = HMAC-SHA256(seed, "lusoria/2|<game>|<options>|<turn>|<k>|<attempt>")

With the same seed, the k-th die of a turn is the same for all players, whatever happened before.
"""

import hashlib
import hmac
import re
import secrets
from typing import Literal, TypeAlias

import msgspec

from lusoria.core.errors import Malformed
from lusoria.core.game import Chance, GameInfo, Outcome
from lusoria.core.structs import GameOptions

Scheme: TypeAlias = Literal["hmac-sha256/1", "hmac-sha256/2"]
SCHEME: Scheme = "hmac-sha256/1"
BY_TURN: Scheme = "hmac-sha256/2"
SEED_BYTES = 32  # 256 bits: cannot be guessed

InTurn: TypeAlias = tuple[str, int]
"""Turn of the last draw, and the number of draws in it."""
NO_DRAW: InTurn = ("", 0)


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """SHA-256 that a table publishes before the first card or die."""
    return hashlib.sha256(seed).hexdigest()


def seed_from_hex(text: str) -> bytes:
    if not re.fullmatch(f"[0-9a-f]{{{2 * SEED_BYTES}}}", text):
        raise Malformed("seed", f"expected {2 * SEED_BYTES} small hexadecimal digits")
    return bytes.fromhex(text)


class FairNature:
    """Derives chance from a seed. One instance per game."""

    def __init__(
        self,
        game: GameInfo,
        options: GameOptions,
        seed: bytes,
        draw_count: int = 0,
        scheme: Scheme = SCHEME,
        last_draw: InTurn = NO_DRAW,
    ) -> None:
        canonical = msgspec.json.encode(options, order="sorted").decode()
        self._seed = seed
        self._scheme = scheme
        self._prefix = f"lusoria/{scheme[-1]}|{game.name}|{canonical}"
        self.draw_count = draw_count
        self.last_draw = last_draw

    def __call__(self, chance: Chance[Outcome]) -> tuple[Outcome, ...]:
        draw = str(self.draw_count)
        self.draw_count += 1
        if self._scheme == BY_TURN:
            turn, count = self.last_draw
            count = count if turn == chance.turn else 0
            draw = f"{chance.turn}|{count}"
            self.last_draw = (chance.turn, count + 1)
        return chance.pick(self._below(chance.total, draw))

    def _below(self, total: int, draw: str) -> int:
        limit = 2**256 - 2**256 % total
        attempt = 0
        while True:
            text = f"{self._prefix}|{draw}|{attempt}"
            number = int.from_bytes(hmac.digest(self._seed, text.encode(), "sha256"), "big")
            if number < limit:
                return number % total
            attempt += 1
