"""Branch-free steps of the uniform kernel, each for all lanes (games) that take it.

One game alone waits for memory at every step, and branch prediction fails at most choices. Lists name the
lanes of each step. No common step branches on a draw: it appends a lane to every list that the lane may go to
and advances only the end of the right one.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import CARDS, DICE, ROWS
from lusoria.lab.alea.kernels import lookups, packed_lookups
from lusoria.lab.alea.kernels.kernel_arguments import Run
from lusoria.lab.alea.kernels.lookups import Bytes
from lusoria.lab.alea.kernels.packed_lookups import Packed
from lusoria.minds.alea.model.dice import NUMBER_BOUND
from lusoria.numeric.compile_cache import compiled_part, inlined
from lusoria.numeric.counter_rng import LOW_HALF, S32, STEP, below, mix

Words = NDArray[np.uint64]
U: Any = np.uint64
"""Unsigned, so that Numba drops the negative-index check."""
ZERO, ONE, TWO, THREE, SIX = (U(k) for k in (0, 1, 2, 3, DICE))

LANES = 128  # games at once: their columns fit into the L1 cache, and no list gets too short
DECIDING, ROLLING, DONE, FAILED, PLAYING, TWINS, RARE, OVER = (U(k * LANES) for k in range(8))
"""Offsets of the lists: lanes that decide, roll, end the turn, have failed, play a card, ..."""
LIST_BYTES = 8 * LANES + 1

COUNTER, WORD, AT, PICK, STATE, GAME, TALLY, FALLEN = (U(k) for k in range(8))
"""Words of a lane: next draw, dice as in `packed_lookups`, column on turn, choice (high half: dice to fall),
round and seat, number of the game, counts.
"""
LANE_WORDS = 8
LANE = U(LANE_WORDS.bit_length() - 1)
CLOSING, CLOSER, SEAT, ONE_SEAT = U(32), U(40), U(56), U(1 << 56)
"""Bits of the state word; the round is lowest."""
CLOSED = U(0xFF << 32)
FORCED = U(32)  # shift in the word of counts, after failures: turns without a choice

FITS_WORDS = NUMBER_BOUND // 8
INFO, SEAT_WORDS, SEAT_BYTES = U(FITS_WORDS), FITS_WORDS + 1, U(8 * FITS_WORDS + 8)
"""A column: one byte per number with the rows it fits in; then cards, rows taken, and sum."""
TAKEN, SUM, CARDLESS = U(8), U(16), U(32)
"""Shifts in the last word. `CARDLESS`: round of the last card played, or 0."""
FIRST_ROW = U(1 << 8)
FULL, ALL_CARDS, ROW_BITS = U(lookups.FULL), U(lookups.ALL_CARDS), U(0x7F)
SUM_BITS = U(0xFFFF)
TWIN_AT, JOKER_AT = U(CARDS.index("twin")), U(lookups.JOKER)
COLUMN_FULL, NO_CARDS = U(lookups.COLUMN_FULL), U(lookups.NO_CARDS)

PLACE, NUMBER, ROLLS, BYTE = U(packed_lookups.PLACES - 1), U(63), U(7), U(0xFF)
FIRST_AT, SECOND_AT, ROLLS_AT, FAILS_AT, STOP_AT = (
    U(at)
    for at in (
        packed_lookups.FIRST_AT,
        packed_lookups.SECOND_AT,
        packed_lookups.ROLLS_AT,
        packed_lookups.FAILS_AT,
        packed_lookups.STOP_AT,
    )
)
ROWLESS, IS_RARE, OPEN = (
    U(1 << at) for at in (packed_lookups.ROWLESS_AT, packed_lookups.RARE_AT, packed_lookups.OPEN_AT)
)
WAY, WAY_BITS, THROWN_AT, CARD_AT = (
    U(4),
    U(packed_lookups.WAYS - 1),
    U(packed_lookups.THROWN_AT),
    U(packed_lookups.CARD_AT),
)
HAND, BEFORE_JOKER_AT = U(len(CARDS)), U(packed_lookups.BEFORE_JOKER_AT)
HELD = U(packed_lookups.HELD)

FITTING = np.array([0 if byte & packed_lookups.HELD else byte.bit_count() for byte in range(256)], np.uint8)
"""By byte of a number: rows it may be written in; and rows for its twin."""
TWINNING = np.array(
    [(byte & 127).bit_count() if byte & packed_lookups.HELD else 0 for byte in range(256)], np.uint8
)
OFFERS = np.array([1 + rows if rows else 0x82 for rows in range(2 * ROWS + 1)], np.uint8)
"""T2, T3: by number of rows, the number of choices while a die is left. The high bit is Stop."""
OFFER, STOPS_AT = U(0x7F), U(7)
ONES = np.array([byte.bit_count() for byte in range(128)], np.uint8)
NTH = np.array(
    [
        ([row for row in range(ROWS) if byte >> row & 1] + [0] * (ROWS + 1))[: ROWS + 1]
        for byte in range(1 << ROWS)
    ],
    np.uint8,
).ravel()
"""By rows * 8 + n: the n-th of these rows."""


class Lanes(NamedTuple):
    """Memory of all lanes."""

    lists: Bytes
    """Lanes of each list, from its offset on."""
    lanes: Words
    """By lane * `LANE_WORDS` + word."""
    seats: Words
    """By (lane * players + seat) * `SEAT_WORDS` + word: a column."""
    marks: Bytes
    """The same memory as `seats`, as bytes: one per number."""
    next_state: Words
    """By seat: increment of the state word when the turn passes on."""
    next_column: Words
    """By seat: bytes to the column of the next seat."""


@inlined
def nth(lower: Any, higher: Any, lower_count: Any, n: Any) -> Any:
    """The n-th row of two sets of rows, one after the other."""
    is_first = n < lower_count
    return U(NTH[(lower if is_first else higher) << THREE | (n - (ZERO if is_first else lower_count))])


@compiled_part
def decide(memory: Lanes, deciding: Any, rolling: Any, failed: Any) -> Any:
    """T1 to T3 with a die left and no cards allowed: roll, write, or stop if nothing fits."""
    lists, lanes, marks = memory.lists, memory.lanes, memory.marks
    done, rare = DONE, RARE
    for i in range(DECIDING, deciding):
        lane = U(lists[i])
        at = lane << LANE
        word, column = lanes[at + WORD], lanes[at + AT]
        if (word & IS_RARE) != ZERO:
            lists[rare] = lane
            rare += ONE
            continue
        first, second = (
            marks[column + (word >> FIRST_AT & NUMBER)],
            marks[column + (word >> SECOND_AT & NUMBER)],
        )
        offer = U(OFFERS[U(FITTING[first]) + U(FITTING[second])])
        counter = lanes[at + COUNTER]
        lanes[at + COUNTER] = counter + STEP
        bits = mix(counter)
        choice = below(bits & LOW_HALF, offer & OFFER)
        lanes[at + PICK] = bits & ~LOW_HALF | choice
        rolls = U(choice == ZERO)
        stops = offer >> STOPS_AT & ~rolls
        lists[rolling] = lane
        rolling += rolls
        lists[done] = lane
        done += ONE - rolls - stops
        lists[failed] = lane
        failed += stops
    return rolling, done, failed, rare


@compiled_part
def choose(memory: Lanes, tables: Packed, rolling: Any, done: Any, failed: Any, rare: Any) -> Any:
    """Other choices in a turn that has not failed: several dice (O1), cards (O2), no die left or in play."""
    lists, lanes, seats, marks = memory.lists, memory.lanes, memory.seats, memory.marks
    shapes, counts, width = tables.shapes, tables.counts, U(tables.width)
    twins, playing = TWINS, PLAYING
    for i in range(RARE, rare):
        lane = U(lists[i])
        at = lane << LANE
        word, column = lanes[at + WORD], lanes[at + AT]
        first, second = (
            marks[column + (word >> FIRST_AT & NUMBER)],
            marks[column + (word >> SECOND_AT & NUMBER)],
        )
        writes = U(FITTING[first]) + U(FITTING[second])
        if writes == ZERO and (word & ROWLESS) != ZERO:
            lists[failed] = lane
            failed += ONE
            continue
        rolls = word >> ROLLS_AT & ROLLS
        others = rolls + writes + (U(writes == ZERO) & word >> STOP_AT)
        cards = seats[(column >> THREE) + INFO] & ALL_CARDS
        hand = U(shapes[word & PLACE]) << HAND | cards
        ways, before, twin, by_joker = ZERO, ZERO, ZERO, ZERO
        if (word & OPEN) != ZERO:
            both = U(TWINNING[first]) + U(TWINNING[second])
            twin, by_joker = both * (cards >> TWIN_AT & ONE), both * (cards >> JOKER_AT)
            ways, before = U(counts[hand]) & BYTE, U(counts[hand]) >> BEFORE_JOKER_AT
        options = others + ways + twin + by_joker
        counter = lanes[at + COUNTER]
        lanes[at + COUNTER] = counter + STEP
        bits = mix(counter)
        choice = below(bits & LOW_HALF, options)
        lanes[at + TALLY] += U(options == ONE) << FORCED
        if choice < rolls:
            lanes[at + PICK] = bits & ~LOW_HALF | choice
            lists[rolling] = lane
            rolling += ONE
        elif choice < rolls + writes:
            lanes[at + PICK] = choice - rolls + ONE
            lists[done] = lane
            done += ONE
        elif choice < others:
            lists[failed] = lane
            failed += ONE
        else:
            choice -= others
            later = choice >= before
            is_twin = later and choice - before < twin
            way = choice - (twin if later else ZERO)
            if is_twin or way >= ways:
                lanes[at + PICK] = (choice - before) << ONE if is_twin else (way - ways) << ONE | ONE
                lists[twins] = lane
                twins += ONE
            else:
                lanes[at + PICK] = bits & ~LOW_HALF | hand * width + way
                lists[playing] = lane
                playing += ONE
    return rolling, done, failed, playing, twins


@compiled_part
def write(memory: Lanes, tables: Packed, done: Any) -> None:
    """T2, G1."""
    lists, lanes, seats, marks = memory.lists, memory.lanes, memory.seats, memory.marks
    cuts, near = tables.cuts, tables.near
    for i in range(DONE, done):
        at = U(lists[i]) << LANE
        word, column = lanes[at + WORD], lanes[at + AT]
        n = (lanes[at + PICK] & LOW_HALF) - ONE
        lower, higher = word >> FIRST_AT & NUMBER, word >> SECOND_AT & NUMBER
        first, second = U(marks[column + lower]), U(marks[column + higher])
        lower_count = U(FITTING[first])
        number, row = lower if n < lower_count else higher, nth(first, second, lower_count, n)
        base, cut = column >> THREE, (row * U(NUMBER_BOUND) + number) * U(FITS_WORDS)
        for _ in range(FITS_WORDS):
            seats[base] &= cuts[cut]
            base += ONE
            cut += ONE
        info = (seats[base] | FIRST_ROW << row) + (number << SUM)
        seats[base] = info
        marks[column + number] = HELD | U(near[row]) & ~(info >> TAKEN)
        if (info >> TAKEN & ROW_BITS) == FULL and (lanes[at + STATE] & CLOSED) == ZERO:
            lanes[at + STATE] |= COLUMN_FULL << CLOSING | lanes[at + STATE] >> SEAT << CLOSER


@compiled_part
def fail(memory: Lanes, tables: Packed, done: Any, failed: Any, playing: Any, twins: Any) -> Any:
    """T4, G2: play a card, or leave. No number fits here, so every byte is that of a twin, or 0."""
    lists, lanes, seats, marks = memory.lists, memory.lanes, memory.seats, memory.marks
    shapes, counts, width = tables.shapes, tables.counts, U(tables.width)
    for i in range(FAILED, failed):
        lane = U(lists[i])
        at = lane << LANE
        word, column = lanes[at + WORD], lanes[at + AT]
        counter = lanes[at + COUNTER]
        lanes[at + COUNTER] = counter + STEP
        bits = mix(counter)
        first, second = (
            marks[column + (word >> FIRST_AT & NUMBER)],
            marks[column + (word >> SECOND_AT & NUMBER)],
        )
        both = U(TWINNING[first]) + U(TWINNING[second])
        info = seats[(column >> THREE) + INFO]
        cards = info & ALL_CARDS
        hand = U(shapes[word & PLACE]) << HAND | cards
        count = U(counts[hand])
        ways, before = count & BYTE, count >> BEFORE_JOKER_AT
        twin = both * (cards >> TWIN_AT & ONE)
        plays = ways + twin + both * (cards >> JOKER_AT)
        choice = below(bits & LOW_HALF, plays + ONE)
        lanes[at + TALLY] += ONE + (U(plays == ZERO) << FORCED)
        state = lanes[at + STATE]
        if cards == ZERO and (state & CLOSED) == ZERO and (state & LOW_HALF) != info >> CARDLESS:
            lanes[at + STATE] = state | NO_CARDS << CLOSING | state >> SEAT << CLOSER
        leaves = U(choice == plays)
        later = U(choice >= before)
        way = choice - twin * later
        is_twin = (U(way >= ways) | later & U(choice - before < twin)) & ~leaves
        lanes[at + PICK] = bits & ~LOW_HALF | hand * width + way
        lists[done] = lane
        done += leaves
        lists[twins] = lane
        twins += is_twin
        lists[playing] = lane
        playing += ONE - leaves - is_twin
    return done, playing, twins


@compiled_part
def write_twins(memory: Lanes, tables: Packed, done: Any, chosen: Any, twins: Any) -> Any:
    """A9.5, G1. Lanes up to `chosen` know their row; for the others, which failed, it is found here."""
    lists, lanes, seats, marks = memory.lists, memory.lanes, memory.seats, memory.marks
    shapes, counts, cuts, near = tables.shapes, tables.counts, tables.cuts, tables.near
    for i in range(TWINS, twins):
        lane = U(lists[i])
        at = lane << LANE
        word, column, pick = lanes[at + WORD], lanes[at + AT], lanes[at + PICK]
        info = seats[(column >> THREE) + INFO]
        lower, higher = word >> FIRST_AT & NUMBER, word >> SECOND_AT & NUMBER
        first, second = U(marks[column + lower]), U(marks[column + higher])
        lower_count = U(TWINNING[first])
        if i >= chosen:
            both, cards = lower_count + U(TWINNING[second]), info & ALL_CARDS
            count = U(counts[U(shapes[word & PLACE]) << HAND | cards])
            ways, before = count & BYTE, count >> BEFORE_JOKER_AT
            twin = both * (cards >> TWIN_AT & ONE)
            plays = ways + twin + both * (cards >> JOKER_AT)
            choice = below(mix(lanes[at + COUNTER] - STEP) & LOW_HALF, plays + ONE)
            pick = (choice - twin - ways) << ONE | ONE
            if choice - before < twin:
                pick = (choice - before) << ONE
        n = pick >> ONE
        number, beside = (lower, first) if n < lower_count else (higher, second)
        row = nth(first & ROW_BITS, second & ROW_BITS, lower_count, n)
        base, cut = column >> THREE, (row * U(NUMBER_BOUND) + number) * U(FITS_WORDS)
        for _ in range(FITS_WORDS):
            seats[base] &= cuts[cut]
            base += ONE
            cut += ONE
        info ^= ONE << TWIN_AT << (pick & ONE)
        info = (info | FIRST_ROW << row) + (number << SUM)
        if (info & ALL_CARDS) == ZERO:
            info |= lanes[at + STATE] << CARDLESS
        seats[base] = info
        marks[column + number] = HELD | (beside | U(near[row])) & ROW_BITS & ~(info >> TAKEN)
        if (info >> TAKEN & ROW_BITS) == FULL and (lanes[at + STATE] & CLOSED) == ZERO:
            lanes[at + STATE] |= COLUMN_FULL << CLOSING | lanes[at + STATE] >> SEAT << CLOSER
        lists[done] = lane
        done += ONE
    return done


@compiled_part
def play_cards(memory: Lanes, tables: Packed, deciding: Any, rolling: Any, failed: Any, playing: Any) -> Any:
    """A9.1 to A9.4, T5: removes the card and some dice. Dice thrown again fall in the next step."""
    lists, lanes, seats = memory.lists, memory.lanes, memory.seats
    standing, ways, plays = tables.standing, tables.ways, tables.plays
    for i in range(PLAYING, playing):
        lane = U(lists[i])
        at = lane << LANE
        word, pick = lanes[at + WORD], lanes[at + PICK]
        base = (lanes[at + AT] >> THREE) + INFO
        play = U(plays[pick & LOW_HALF])
        info = seats[base] ^ ONE << (play >> CARD_AT)
        if (info & ALL_CARDS) == ZERO:
            info |= lanes[at + STATE] << CARDLESS
        seats[base] = info
        way = U(ways[(word & PLACE) << WAY | play & WAY_BITS])
        thrown = way >> THROWN_AT
        word = U(standing[way & PLACE])
        lanes[at + WORD] = word
        lanes[at + PICK] = pick & ~LOW_HALF | thrown - ONE & LOW_HALF
        falls = U(thrown != ZERO)
        fails = word >> FAILS_AT & ~falls & ONE
        lists[rolling] = lane
        rolling += falls
        lists[failed] = lane
        failed += fails
        lists[deciding] = lane
        deciding += ONE - falls - fails
    return deciding, rolling, failed


@compiled_part
def fall(memory: Lanes, tables: Packed, deciding: Any, rolling: Any, failed: Any) -> Any:
    """A1: one die in each lane. If more are thrown at once, the next falls one step later."""
    lists, lanes, after = memory.lists, memory.lanes, tables.after
    still_rolling = ROLLING
    for i in range(ROLLING, rolling):
        lane = U(lists[i])
        at = lane << LANE
        pick = lanes[at + PICK]
        digits = (pick >> S32) * SIX
        word = U(after[(lanes[at + WORD] & PLACE) << THREE | digits >> S32])
        lanes[at + WORD] = word
        lanes[at + PICK] = digits << S32 | pick - ONE & LOW_HALF
        lanes[at + FALLEN] += ONE
        more = U(pick & LOW_HALF != ZERO)
        fails = word >> FAILS_AT & ~more & ONE
        lists[still_rolling] = lane
        still_rolling += more
        lists[failed] = lane
        failed += fails
        lists[deciding] = lane
        deciding += ONE - more - fails
    return deciding, still_rolling, failed


@compiled_part
def pass_on(
    memory: Lanes, tables: Packed, run: Run, deciding: Any, rolling: Any, failed: Any, done: Any
) -> Any:
    """A3, G1, T1: the next player rolls the first die, unless the game has ended."""
    lists, lanes, after = memory.lists, memory.lanes, tables.after
    next_state, next_column = memory.next_state, memory.next_column
    most_rounds, most_thrown = run.most_rounds, run.most_thrown
    over, last = OVER, U(len(next_state) - 1)
    for i in range(DONE, done):
        lane = U(lists[i])
        at = lane << LANE
        state = lanes[at + STATE]
        seat = state >> SEAT
        ends = U(seat == last) & (U((state & CLOSED) != ZERO) | U((state & LOW_HALF) == most_rounds))
        lanes[at + STATE] = state + next_state[seat]
        lanes[at + AT] += next_column[seat]
        counter = lanes[at + COUNTER]
        lanes[at + COUNTER] = counter + STEP
        bits = mix(counter)
        digits = (bits >> S32) * SIX
        word = U(after[digits >> S32])
        lanes[at + WORD] = word
        lists[over] = lane
        over += ends
        if most_thrown == ONE:
            lists[deciding] = lane
            deciding += ONE - ends
        elif ends == ZERO:
            more = below(bits & LOW_HALF, most_thrown)
            lanes[at + PICK] = digits << S32 | more - ONE & LOW_HALF
            falls = U(more != ZERO)
            fails = word >> FAILS_AT & ~falls & ONE
            lists[rolling] = lane
            rolling += falls
            lists[failed] = lane
            failed += fails
            lists[deciding] = lane
            deciding += ONE - falls - fails
    return deciding, rolling, failed, over
