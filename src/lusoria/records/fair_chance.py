"""Fair play: chance that nobody can bend and everybody can check.

A table draws a seed of 32 bytes, shows its SHA-256 before the first card or die, derives every stroke of
chance from it, and reveals it at the end. The k-th stroke (from 0) of a game is

    digest = HMAC-SHA256(seed, "lusoria/1|<game>|<options>|<k>|<attempt>")

read as a number of 256 bits, big end first. `<options>` is their JSON with sorted keys, no spaces and no
defaults; it is part of the text so that a record with other options cannot pass for this one. With `total`
the sum of the weights, a number not below the largest multiple of `total` is thrown away and the next
attempt (from 0) taken; the rest of the division by `total` picks the outcome, in the order in which the game
lists them.

That is the scheme `hmac-sha256/1`. In `hmac-sha256/2` a stroke is not counted through the game but within its
turn, which the game names (Alea Romana: `<round>.<seat>`):

    digest = HMAC-SHA256(seed, "lusoria/2|<game>|<options>|<turn>|<k>|<attempt>")

So whoever plays from the same seed is given the same k-th die in the same turn, whatever was chosen before.
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
SEED_BYTES = 32

InTurn: TypeAlias = tuple[str, int]
"""The turn of the last stroke, and how many strokes there have been in it."""
NONE_DRAWN: InTurn = ("", 0)


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What a table shows before the first card or die."""
    return hashlib.sha256(seed).hexdigest()


def seed_from_hex(text: str) -> bytes:
    if not re.fullmatch(f"[0-9a-f]{{{2 * SEED_BYTES}}}", text):
        raise Malformed("seed", f"expected {2 * SEED_BYTES} small hexadecimal digits")
    return bytes.fromhex(text)


class FairNature:
    """Nature as derived from a seed. One for each game: it counts its strokes, after those there were."""

    def __init__(
        self,
        game: GameInfo,
        options: GameOptions,
        seed: bytes,
        strokes: int = 0,
        scheme: Scheme = SCHEME,
        drawn: InTurn = NONE_DRAWN,
    ) -> None:
        canonical = msgspec.json.encode(options, order="sorted").decode()
        self._seed = seed
        self._scheme = scheme
        self._prefix = f"lusoria/{scheme[-1]}|{game.name}|{canonical}"
        self.strokes = strokes
        self.drawn = drawn

    def __call__(self, chance: Chance[Outcome]) -> tuple[Outcome, ...]:
        """The events of the next stroke."""
        stroke = str(self.strokes)
        self.strokes += 1
        if self._scheme == BY_TURN:
            turn, count = self.drawn
            count = count if turn == chance.turn else 0
            stroke = f"{chance.turn}|{count}"
            self.drawn = (chance.turn, count + 1)
        return chance.pick(self._below(chance.total, stroke))

    def _below(self, total: int, stroke: str) -> int:
        limit = 2**256 - 2**256 % total
        attempt = 0
        while True:
            text = f"{self._prefix}|{stroke}|{attempt}"
            number = int.from_bytes(hmac.digest(self._seed, text.encode(), "sha256"), "big")
            if number < limit:
                return number % total
            attempt += 1
