"""Whole games of Alea Romana with uniform choices among legal actions.

Draw k is for the k-th decision: its low half is the choice. Its high half has the dice that fall after it, as
digits to base six.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import CARD_POINTS
from lusoria.lab.alea.kernels.lanes import (
    ALL_CARDS,
    ASKED,
    AT,
    BYTE,
    CLOSER,
    CLOSING,
    COUNTER,
    DONE,
    FAILED,
    FALLEN,
    FITS_WORDS,
    FORCED,
    GAME,
    INFO,
    LANE,
    LANE_WORDS,
    LANES,
    LIST_BYTES,
    ONE,
    ONE_SEAT,
    ONES,
    OVER,
    ROLLING,
    SEAT,
    SEAT_BYTES,
    SEAT_WORDS,
    STATE,
    SUM,
    SUM_BITS,
    TALLY,
    THREE,
    ZERO,
    U,
    Words,
    choose,
    decide,
    fail,
    fall,
    pass_on,
    play_cards,
    write,
    write_twins,
)
from lusoria.lab.alea.kernels.lookups import Bytes
from lusoria.numeric.compile_cache import compiled, compiled_part
from lusoria.numeric.counter_rng import LOW_HALF, STEP, key_of

STEPS = U(pow(int(STEP), -1, 2**64))
"""Difference of two counters times this: number of draws between them."""


@compiled_part
def begin_games(
    seed: Any,
    begin: Any,
    games: Any,
    players: int,
    lists: Words,
    lanes: Words,
    seats: Words,
    free: Words,
    begun: Any,
    done: Any,
    over: Any,
) -> Any:
    """Starts the next game in every free lane, just before its first turn."""
    for i in range(OVER, min(over, OVER + games - begun)):
        lane = U(lists[i])
        at = lane << LANE
        base = lane * U(players * SEAT_WORDS)
        for _ in range(players):
            for each in range(FITS_WORDS):
                seats[base + U(each)] = free[U(each)]
            seats[base + INFO] = ALL_CARDS
            base += U(SEAT_WORDS)
        lanes[at + COUNTER] = key_of(seed, begin + begun)
        lanes[at + AT] = (base - U(SEAT_WORDS)) << THREE
        lanes[at + STATE] = U(players - 1) << SEAT
        lanes[at + GAME] = begun
        lanes[at + TALLY], lanes[at + FALLEN] = ZERO, ZERO
        begun += ONE
        lists[done] = lane
        done += ONE
    return begun, done


@compiled_part
def end_games(
    seed: Any,
    begin: Any,
    players: int,
    most_thrown: Any,
    lists: Words,
    lanes: Words,
    seats: Words,
    over: Any,
    scores: Words,
    cards_left: Words,
    counts: Words,
) -> None:
    """G3: writes the results. The first roll of a turn is no decision if only one die may be rolled."""
    for i in range(OVER, over):
        lane = U(lists[i])
        at = lane << LANE
        state, tally, game = lanes[at + STATE], lanes[at + TALLY], lanes[at + GAME]
        for seat in range(players):
            info = seats[(lane * U(players) + U(seat)) * U(SEAT_WORDS) + INFO]
            cards = info & ALL_CARDS
            scores[game, U(seat)] = (info >> SUM & SUM_BITS) + U(CARD_POINTS) * U(ONES[cards])
            cards_left[game, U(seat)] = cards
        rounds = (state & LOW_HALF) - ONE
        turns = rounds * U(players)
        drawn = (
            lanes[at + COUNTER] - key_of(seed, begin + game)
        ) * STEPS - ONE  # one draw was for a next turn
        closing = state >> CLOSING & BYTE
        counts[game, 0] = rounds
        counts[game, 1] = drawn - (tally >> FORCED) - (turns if most_thrown == ONE else ZERO)
        counts[game, 2] = turns + lanes[at + FALLEN]
        counts[game, 3] = tally & LOW_HALF
        counts[game, 4] = closing
        counts[game, 5] = np.int64(state >> CLOSER & BYTE) if closing != ZERO else -1


def allocate_buffers(
    players: int,
) -> tuple[NDArray[np.uint64], NDArray[np.uint64], Bytes, Bytes, NDArray[np.uint64], NDArray[np.uint64]]:
    """Buffers of `play_uniform`. Allocated outside: a kernel that allocates makes Numba import more."""
    lanes = np.zeros(LANES * LANE_WORDS, np.uint64)
    seats = np.zeros(LANES * players * SEAT_WORDS, np.uint64)
    next_state, next_column = np.full(players, ONE_SEAT), np.full(players, SEAT_BYTES)
    back = players - 1  # back to the first seat, one round later
    next_state[-1] = (1 - int(ONE_SEAT) * back) % 2**64
    next_column[-1] = -int(SEAT_BYTES) * back % 2**64
    return lanes, seats, seats.view(np.uint8), np.zeros(LIST_BYTES, np.uint8), next_state, next_column


@compiled
def play_uniform(
    seed: np.uint64,
    begin: np.uint64,
    games: int,
    players: int,
    most_rounds: int,
    most_thrown: int,
    standing: NDArray[np.uint32],
    after: NDArray[np.uint32],
    ways: NDArray[np.uint16],
    shapes: Bytes,
    hands: NDArray[np.uint16],
    plays: Bytes,
    width: int,
    free: NDArray[np.uint64],
    cuts: NDArray[np.uint64],
    near: Bytes,
    lanes: NDArray[np.uint64],
    seats: NDArray[np.uint64],
    marks: Bytes,
    lists: Bytes,
    next_state: NDArray[np.uint64],
    next_column: NDArray[np.uint64],
    scores: NDArray[np.int16],
    cards_left: Bytes,
    counts: NDArray[np.int32],
) -> None:
    """Plays games from number `begin` on into the columns. A game of `most_rounds` rounds is cut off."""
    thrown, wide = U(most_thrown), U(width)
    begun, over = U(0), OVER
    for lane in range(min(LANES, games)):
        lists[over] = lane
        over += ONE
    asked, rolling, done, failed = ASKED, ROLLING, DONE, FAILED
    while True:
        begun, done = begin_games(
            seed, begin, U(games), players, lists, lanes, seats, free, begun, done, over
        )
        asked, rolling, failed, over = pass_on(
            lists, lanes, after, thrown, U(most_rounds), next_state, next_column, asked, rolling, failed, done
        )
        end_games(seed, begin, players, thrown, lists, lanes, seats, over, scores, cards_left, counts)
        if asked == ASKED and rolling == ROLLING and failed == FAILED and over == OVER:
            break
        rolling, done, failed, rare = decide(lists, lanes, marks, asked, rolling, failed)
        rolling, done, failed, playing, chosen = choose(
            lists, lanes, seats, marks, shapes, hands, wide, rolling, done, failed, rare
        )
        write(lists, lanes, seats, marks, cuts, near, done)
        done, playing, twins = fail(
            lists, lanes, seats, marks, shapes, hands, wide, done, failed, playing, chosen
        )
        done = write_twins(lists, lanes, seats, marks, shapes, hands, cuts, near, done, chosen, twins)
        asked, rolling, failed = play_cards(
            lists, lanes, seats, standing, ways, plays, ASKED, rolling, FAILED, playing
        )
        asked, rolling, failed = fall(lists, lanes, after, asked, rolling, failed)
