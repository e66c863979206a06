"""Whole games of Alea Romana with uniform choices among legal actions.

Draw k is for the k-th decision: its low half is the choice. Its high half has the dice that fall after it, as
digits to base six.
"""

from typing import Any

import numpy as np

from lusoria.games.alea.model import CARD_POINTS
from lusoria.lab.alea.kernels.kernel_arguments import GameColumns, Run
from lusoria.lab.alea.kernels.lanes import (
    ALL_CARDS,
    AT,
    BYTE,
    CLOSER,
    CLOSING,
    COUNTER,
    DECIDING,
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
    Lanes,
    U,
    choose,
    decide,
    fail,
    fall,
    pass_on,
    play_cards,
    write,
    write_twins,
)
from lusoria.lab.alea.kernels.packed_lookups import Packed
from lusoria.numeric.compile_cache import compiled, compiled_part
from lusoria.numeric.counter_rng import LOW_HALF, STEP, key_of

STEPS = U(pow(int(STEP), -1, 2**64))
"""Difference of two counters times this: number of draws between them."""


@compiled_part
def begin_games(run: Run, memory: Lanes, tables: Packed, games: Any, begun: Any, done: Any, over: Any) -> Any:
    """Starts the next game in every free lane, just before its first turn."""
    lists, lanes, seats, free = memory.lists, memory.lanes, memory.seats, tables.free
    seed, begin, players = run.seed, run.begin, run.players
    for i in range(OVER, min(over, OVER + games - begun)):
        lane = U(lists[i])
        at = lane << LANE
        base = lane * U(players * SEAT_WORDS)
        for _ in range(players):
            for index in range(FITS_WORDS):
                seats[base + U(index)] = free[U(index)]
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
def end_games(run: Run, memory: Lanes, columns: GameColumns, over: Any) -> None:
    """G3: writes the results. The first roll of a turn is no decision if only one die may be rolled."""
    lists, lanes, seats = memory.lists, memory.lanes, memory.seats
    seed, begin, players, most_thrown = run.seed, run.begin, run.players, run.most_thrown
    scores, cards_left, counts = columns.scores, columns.cards, columns.counts
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
        draw_count = (
            lanes[at + COUNTER] - key_of(seed, begin + game)
        ) * STEPS - ONE  # one draw was for a next turn
        closing = state >> CLOSING & BYTE
        counts[game, 0] = rounds
        counts[game, 1] = draw_count - (tally >> FORCED) - (turns if most_thrown == ONE else ZERO)
        counts[game, 2] = turns + lanes[at + FALLEN]
        counts[game, 3] = tally & LOW_HALF
        counts[game, 4] = closing
        counts[game, 5] = np.int64(state >> CLOSER & BYTE) if closing != ZERO else -1


def allocate_lanes(players: int) -> Lanes:
    """Memory of `play_uniform`. Allocated outside: a kernel that allocates makes Numba import more."""
    lanes = np.zeros(LANES * LANE_WORDS, np.uint64)
    seats = np.zeros(LANES * players * SEAT_WORDS, np.uint64)
    next_state, next_column = np.full(players, ONE_SEAT), np.full(players, SEAT_BYTES)
    back = players - 1  # back to the first seat, one round later
    next_state[-1] = (1 - int(ONE_SEAT) * back) % 2**64
    next_column[-1] = -int(SEAT_BYTES) * back % 2**64
    lists = np.zeros(LIST_BYTES, np.uint8)
    return Lanes(lists, lanes, seats, seats.view(np.uint8), next_state, next_column)


@compiled
def play_uniform(run: Run, tables: Packed, memory: Lanes, columns: GameColumns) -> None:
    """Plays games into the columns."""
    games = len(columns.counts)
    begun, over = U(0), OVER
    for lane in range(min(LANES, games)):
        memory.lists[over] = lane
        over += ONE
    deciding, rolling, done, failed = DECIDING, ROLLING, DONE, FAILED
    while True:
        begun, done = begin_games(run, memory, tables, U(games), begun, done, over)
        deciding, rolling, failed, over = pass_on(memory, tables, run, deciding, rolling, failed, done)
        end_games(run, memory, columns, over)
        if deciding == DECIDING and rolling == ROLLING and failed == FAILED and over == OVER:
            break
        rolling, done, failed, rare = decide(memory, deciding, rolling, failed)
        rolling, done, failed, playing, choosing = choose(memory, tables, rolling, done, failed, rare)
        write(memory, tables, done)
        done, playing, twins = fail(memory, tables, done, failed, playing, choosing)
        done = write_twins(memory, tables, done, choosing, twins)
        deciding, rolling, failed = play_cards(memory, tables, DECIDING, rolling, FAILED, playing)
        deciding, rolling, failed = fall(memory, tables, deciding, rolling, failed)
