"""Counter-based random numbers: draw k of game g of a seed depends on these three numbers alone.

So a game is the same on any machine, in any order and in any chunk. A draw is SplitMix64's mix of a counter:
64 bits that pass the usual statistical tests. Not for secrets: real tables use `records.fair_chance`.
"""

import numpy as np

from lusoria.numeric.compile_cache import inlined

SEEDS = range(2**64)
GAMES = range(2**63)

STEP = np.uint64(0x9E3779B97F4A7C15)
SEED_FACTOR = np.uint64(0xD1342543DE82EF95)
FIRST_FACTOR = np.uint64(0xBF58476D1CE4E5B9)
SECOND_FACTOR = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
LOW_HALF = np.uint64(0xFFFFFFFF)


@inlined
def mix(word: np.uint64) -> np.uint64:
    word = (word ^ (word >> S30)) * FIRST_FACTOR
    word = (word ^ (word >> S27)) * SECOND_FACTOR
    return word ^ (word >> S31)


@inlined
def key_of(seed: np.uint64, game: np.uint64) -> np.uint64:
    """Key of all draws of one game."""
    return mix(seed * SEED_FACTOR + mix(game + STEP))


@inlined
def draw(key: np.uint64, k: np.uint64) -> np.uint64:
    """Draw k of a game: 64 bits."""
    return mix(key + k * STEP)


@inlined
def below(half: np.uint64, total: np.uint64) -> np.uint64:
    """A number below `total` from 32 bits. The bias is at most total / 2**32."""
    return (half * total) >> S32


@inlined
def below_many(word: np.uint64, total: np.uint64) -> np.uint64:
    """A number below `total` (up to 2**32) from 64 bits."""
    return ((word >> S32) * total + (((word & LOW_HALF) * total) >> S32)) >> S32


class Draws:
    """The same draws in plain Python, for replaying single games."""

    def __init__(self, seed: int, game: int) -> None:
        self._key = self._mix(seed * int(SEED_FACTOR) + self._mix(game + int(STEP)))

    def word(self, k: int) -> int:
        """64 bits."""
        return self._mix(self._key + k * int(STEP))

    def halves(self, k: int) -> tuple[int, int]:
        """The low and the high 32 bits of a draw."""
        word = self.word(k)
        return word & int(LOW_HALF), word >> 32

    @staticmethod
    def _mix(word: int) -> int:
        word %= 2**64
        word = (word ^ word >> 30) * int(FIRST_FACTOR) % 2**64
        word = (word ^ word >> 27) * int(SECOND_FACTOR) % 2**64
        return word ^ word >> 31
