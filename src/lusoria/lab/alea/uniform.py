"""Whole games of Alea Romana in which every choice is uniform among the legal ones.

Draw k is of the k-th decision: its low half is the choice, its high half the dice that fall after it, one
after the other as digits to the base of six.
"""

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.actions import DEEDS
from lusoria.games.alea.model import CARD_POINTS, CARDS, DICE, ROWS
from lusoria.lab.alea.tables import CLOSINGS, FATE_AT, LEFT_AT, ONE_AT, OTHER_AT, Bytes
from lusoria.minds.alea.dice import NUMBERS
from lusoria.minds.compiled import compiled
from lusoria.minds.draws import LOW_HALF, S32, below, draw, key_of

COUNTED = ("rounds", "decisions", "dice", "failures", "closing", "closer")
"""What is counted in a game. A decision has two options or more; `closer` is the seat that ends it, or -1."""
FAILS, FAILS_WITHOUT_ROW, CARDS_OPEN = 1, 2, 4
COLUMN_FULL, NO_CARDS = CLOSINGS.index("column_full"), CLOSINGS.index("no_cards")
SIX = np.uint64(DICE)
NEXT = np.uint64(1)
SET, NUMBER = np.uint32((1 << ONE_AT) - 1), np.uint32(63)
AT_ONE, AT_OTHER, AT_LEFT, AT_FATE = (np.uint32(at) for at in (ONE_AT, OTHER_AT, LEFT_AT, FATE_AT))
TWO, THREE = np.uint32(2), np.uint32(3)
FAILED = np.uint32(FAILS)
ALL_CARDS = (1 << len(CARDS)) - 1
JOKER = CARDS.index("joker")
REROLL_I, REROLL_V, REROLL_ONE, IGNORE, TWIN = range(len(DEEDS))
FULL = (1 << ROWS) - 1
ONES = np.array([byte.bit_count() for byte in range(1 << ROWS)], np.uint8)
"""How many rows there are in a set of rows."""
NTH = np.array(
    [
        ([row for row in range(ROWS) if byte >> row & 1] + [0] * (ROWS + 1))[: ROWS + 1]
        for byte in range(1 << ROWS)
    ],
    np.uint8,
)
"""The n-th of them."""


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
    ways: Bytes,
    without: NDArray[np.uint16],
    rerolled: Bytes,
    free: Bytes,
    cut: Bytes,
    beside: Bytes,
    scores: NDArray[np.int16],
    cards_left: Bytes,
    counts: NDArray[np.int32],
) -> None:
    """Play games `begin`, `begin` + 1, ... into the columns. One of `most_rounds` rounds is cut off there."""
    all_fits = np.zeros((players, NUMBERS), np.uint8)
    all_where = np.zeros((players, NUMBERS), np.uint8)
    taken = np.zeros(players, np.uint8)
    sums = np.zeros(players, np.int64)
    held = np.zeros(players, np.int64)
    for game in range(games):
        key = key_of(seed, begin + np.uint64(game))
        for seat in range(players):
            for each in range(NUMBERS):
                all_fits[seat, each] = free[each]
                all_where[seat, each] = 0
            taken[seat] = 0
            sums[seat] = 0
            held[seat] = ALL_CARDS
        k = np.uint64(0)
        seat, round_, closing, closer = 0, 1, 0, -1
        thrown, failures, decisions = 0, 0, 0
        while True:
            fits, where, cards = all_fits[seat], all_where[seat], held[seat]
            rows_taken = taken[seat]
            calls, cardless = 0, cards == 0
            bits = draw(key, k)  # T1: whoever begins must roll
            k += NEXT
            throws = 1 + np.int64(below(bits & LOW_HALF, np.uint64(most_thrown)))
            decisions += most_thrown > 1
            stands, aside, stopped = standing[0], np.uint32(0), False
            while True:
                if throws:
                    thrown += throws
                    digits = (bits >> S32) * SIX
                    stands = after[((stands & SET) << TWO | aside) << THREE | np.uint32(digits >> S32)]
                    while throws > 1:
                        throws -= 1
                        digits = (digits & LOW_HALF) * SIX
                        stands = after[((stands & SET) << TWO | aside) << THREE | np.uint32(digits >> S32)]
                    throws = 0
                lie = stands & SET
                one, other = stands >> AT_ONE & NUMBER, stands >> AT_OTHER & NUMBER
                left, fate = np.int64(stands >> AT_LEFT & np.uint32(7)), stands >> AT_FATE
                fits_one, fits_other = fits[one], fits[other]
                failed = (
                    stopped
                    or (fate & np.uint32(FAILS)) != 0
                    or ((fate & np.uint32(FAILS_WITHOUT_ROW)) != 0 and (fits_one | fits_other) == 0)
                )
                bits = draw(key, k)
                k += NEXT
                rolls, writes, stops, plays = 0, 0, 0, 0
                if failed:
                    failures += 1
                else:
                    rolls = min(left, most_thrown)
                    n_one = np.int64(ONES[fits_one])
                    writes = n_one + np.int64(ONES[fits_other])
                    stops = 1 if writes == 0 and lie != 0 else 0
                if failed or (fate & np.uint32(CARDS_OPEN)) != 0:
                    n_twin = np.int64(ONES[beside[where[one], rows_taken]])
                    twins = n_twin + np.int64(ONES[beside[where[other], rows_taken]])
                    i, v, w = (
                        np.int64(rerolled[lie, 0] != 0),
                        np.int64(rerolled[lie, 1] != 0),
                        np.int64(ways[lie]),
                    )
                    deeds = i + v + w + w + twins
                    plays = (
                        i * (cards & 1)
                        + v * (cards >> 1 & 1)
                        + w * (cards >> 2 & 1)
                        + w * (cards >> 3 & 1)
                        + twins * (cards >> 4 & 1)
                        + deeds * (cards >> JOKER)
                    )
                options = rolls + writes + stops + plays + (1 if failed else 0)
                decisions += options > 1
                choice = np.int64(below(bits & LOW_HALF, np.uint64(options)))
                if choice < rolls:
                    throws = choice + 1
                    continue
                choice -= rolls
                if choice < writes:
                    is_one = choice < n_one
                    number = one if is_one else other
                    row = NTH[fits_one if is_one else fits_other, choice if is_one else choice - n_one]
                    calls = 1
                    break
                choice -= writes
                if choice < stops:
                    stopped = True
                    continue
                choice -= stops
                if choice >= plays:
                    calls = -1
                    break
                stopped = False
                card, deed = 0, 0
                while True:
                    count = i if deed == REROLL_I else v if deed == REROLL_V else twins if deed == TWIN else w
                    count *= cards >> card & 1
                    if choice < count:
                        break
                    choice -= count
                    if card < JOKER:
                        card += 1
                        deed = card if card < JOKER else 0
                    else:
                        deed += 1
                cards ^= 1 << card
                if deed == TWIN:
                    is_one = choice < n_twin
                    number = one if is_one else other
                    row = NTH[beside[where[number], rows_taken], choice if is_one else choice - n_twin]
                    calls = 1
                    break
                if deed <= REROLL_V:
                    throws = np.int64(rerolled[lie, deed])
                    stands = standing[np.uint32(without[lie, DICE + deed]) << TWO | aside]
                else:
                    if deed == IGNORE:
                        aside += np.uint32(1)
                    else:
                        throws = 1
                    stands = standing[np.uint32(without[lie, choice]) << TWO | aside]
            held[seat] = cards
            if calls > 0:
                for each in range(NUMBERS):
                    fits[each] &= cut[row, number, each]
                where[number] |= np.uint8(1) << row
                rows_taken |= np.uint8(1) << row
                taken[seat] = rows_taken
                sums[seat] += np.int64(number)
                calls = COLUMN_FULL if rows_taken == FULL else 0
            else:
                calls = NO_CARDS if cardless else 0
            if calls and not closing:
                closing, closer = calls, seat
            seat += 1
            if seat == players:
                if closing or round_ == most_rounds:
                    break
                seat = 0
                round_ += 1
        for each in range(players):
            scores[game, each] = sums[each] + CARD_POINTS * np.int64(ONES[held[each]])
            cards_left[game, each] = held[each]
        counts[game, 0] = round_
        counts[game, 1] = decisions
        counts[game, 2] = thrown
        counts[game, 3] = failures
        counts[game, 4] = closing
        counts[game, 5] = closer
