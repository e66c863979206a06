"""Games of Alea Romana decision by decision, up to one of a policy that is not compiled.

Observations have the layout of `encoding`. Draw 2k is for the k-th decision. Draw 2k + 1 has the dice that
fall after it, as digits to base six.
"""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import CARD_POINTS, DICE, ROWS
from lusoria.lab.alea.encoding import (
    ACTION_COUNT,
    ALL_WAYS,
    CHOOSE,
    FAILED,
    KINDS,
    LEAVE,
    LENGTH,
    MAX_ROUND,
    PLAYS,
    ROLL,
    STOP,
    WRITES,
)
from lusoria.lab.alea.kernels.decisions import (
    ASIDE_AT,
    ASKED,
    CARDS_AT,
    CLOSING_AT,
    COUNT,
    DEED_AT,
    DICE_AT,
    FAILS_AT,
    HELD,
    KEY,
    LEFT_DICE_AT,
    NUMBER,
    READINGS_AT,
    ROUND_AT,
    SCORES_AT,
    SEAT_AT,
    SET,
    STEP,
    SUM,
    TAKEN,
    failing_sides,
    list_legal,
    list_plays,
    write_turn,
)
from lusoria.lab.alea.kernels.lookups import (
    ALL_CARDS,
    ASIDES,
    CARDS_OPEN,
    COLUMN_FULL,
    FAILS,
    FAILS_WITHOUT_ROW,
    FATE_AT,
    FULL,
    IGNORE,
    JOKER,
    LEFT_AT,
    NO_CARDS,
    ONE_AT,
    ONES,
    OTHER_AT,
    REROLL_ONE,
    REROLL_V,
    TWIN,
    Bytes,
)
from lusoria.lab.simulator.function_pointers import call_policy
from lusoria.minds.alea.model.dice import NUMBERS
from lusoria.numeric.compile_cache import compiled
from lusoria.numeric.counter_rng import S32, draw, key_of

Words: TypeAlias = NDArray[Any]
N: Any = np.int64
"""Any to type checkers; Numba infers the integer type."""

OVER = -1
KIND, SEAT, ROUND, CLOSING, CLOSER, THROWN, FAILURES, CHOICES, STANDS, ASIDE, STOPPED, CARDLESS = range(3, 15)
"""Further words of a waiting game."""
TRUTH = 16
KIND_COUNT = len(KINDS)
SIX = np.uint64(DICE)


@compiled
def advance(
    seed: np.uint64,
    begin: np.uint64,
    games: Words,
    apart: int,
    fresh: bool,
    players: int,
    most_rounds: int,
    most_thrown: int,
    standing: NDArray[Any],
    after: NDArray[Any],
    without: NDArray[Any],
    rerolled: Bytes,
    free: Bytes,
    cut: Bytes,
    beside: Bytes,
    faces: Bytes,
    named: NDArray[np.int8],
    addresses: NDArray[np.uint64],
    batch_index: Words,
    answers: Words,
    waits: Words,
    tally: Words,
    truth: Words,
    fits: NDArray[np.uint8],
    where: NDArray[np.uint8],
    seats: Words,
    columns: NDArray[np.int16],
    ids: NDArray[np.int16],
    numbers: NDArray[np.int16],
    scores: NDArray[np.int16],
    cards_left: Bytes,
    counts: NDArray[np.int32],
) -> int:
    """Continues these games. Returns the index of the first illegal answer, or -1.

    `fresh` games start; others continue with their answer. Each writes to `waits` what it waits for. With
    `apart` 0 no policy is waited for, and all games share the memory of one.
    """
    for at in range(len(games)):
        game = games[at]
        row = game * apart
        base, legal = row * LENGTH, row * ACTION_COUNT
        kept = truth[row]
        answered = not fresh
        action, count = N(-1), N(0)
        new_turn = fresh
        if fresh:
            key = key_of(seed, begin + np.uint64(game))
            for each in range(players):
                seats[row, each, TAKEN], seats[row, each, SUM] = 0, 0
                seats[row, each, HELD] = ALL_CARDS
                for number in range(NUMBERS):
                    fits[row, each, number] = free[number]
                    where[row, each, number] = 0
                for place in range(ROWS):
                    columns[row, each, place] = 0
            asked, kind = np.uint64(0), ROLL
            seat, round_, closing, closer = N(0), N(1), N(0), N(-1)
            thrown, failures, choices = N(0), N(0), N(0)
            stands, aside, stopped, cardless = N(standing[0]), N(0), N(0), N(0)
        else:
            kind = kept[KIND]
            key, asked = np.uint64(kept[KEY]), np.uint64(kept[ASKED])
            seat, round_, closing, closer = kept[SEAT], kept[ROUND], kept[CLOSING], kept[CLOSER]
            thrown, failures, choices = kept[THROWN], kept[FAILURES], kept[CHOICES]
            stands, aside, stopped, cardless = kept[STANDS], kept[ASIDE], kept[STOPPED], kept[CARDLESS]
            count = kept[COUNT]
            action = answers[at]
        while True:
            if new_turn:
                write_turn(row, seat, players, seats, columns, numbers, base)
                numbers[base + ROUND_AT], numbers[base + SEAT_AT] = min(round_, MAX_ROUND), seat
                numbers[base + CLOSING_AT] = closing
                new_turn = False
                cardless = N(seats[row, seat, HELD] == 0)
            held, taken = seats[row, seat, HELD], seats[row, seat, TAKEN]
            lie = stands & SET
            one, other = stands >> ONE_AT & NUMBER, stands >> OTHER_AT & NUMBER
            left, fate = stands >> LEFT_AT & 7, stands >> FATE_AT
            if not answered:
                fits_one, fits_other = N(fits[row, seat, one]), N(fits[row, seat, other])
                failed = (
                    stopped != 0
                    or fate & FAILS != 0
                    or (fate & FAILS_WITHOUT_ROW != 0 and fits_one | fits_other == 0)
                )
                kind = FAILED if failed else CHOOSE if lie else ROLL
                failures += failed
                rolls = 0 if failed else min(left, most_thrown)
                count = list_legal(ids, legal, failed, rolls, lie, fits_one, fits_other)
                if failed or fate & CARDS_OPEN != 0:
                    twin_one = N(beside[where[row, seat, one], taken])
                    twin_other = N(beside[where[row, seat, other], taken])
                    count = list_plays(ids, legal, count, held, lie, twin_one, twin_other, rerolled, named)
                choices += count > 1
                if count == 1:
                    action = N(ids[legal])
                else:
                    numbers[base + STEP] = kind
                    for die in range(DICE):
                        numbers[base + DICE_AT + die] = faces[lie, die]
                    numbers[base + ASIDE_AT], numbers[base + LEFT_DICE_AT] = aside, left
                    numbers[base + READINGS_AT] = one
                    numbers[base + READINGS_AT + 1] = other
                    may_roll = not failed and left > 0
                    mine = fits[row, seat]
                    numbers[base + FAILS_AT] = failing_sides(lie, aside, after, mine) if may_roll else 0
                    if addresses[seat] == 0:
                        break
                    chance = np.float64(draw(key, asked + asked) >> np.uint64(11)) * 2.0**-53
                    action = call_policy(addresses[seat], kind, numbers, base, ids, legal, count, chance)
            answered = False
            allowed = False
            for each in range(count):
                allowed |= ids[legal + each] == action
            if not allowed:
                answers[at] = action
                kept[ASKED], kept[KIND], kept[SEAT] = N(asked), kind, seat
                return at
            digits = draw(key, asked + asked + np.uint64(1)) >> S32
            asked += np.uint64(1)

            throws, number, place = N(0), N(0), N(0)
            if action < WRITES:
                throws = action + 1
            elif action < STOP:
                place = action - WRITES
                number = one if place < ROWS else other
            elif action == STOP:
                stopped = N(1)
                continue
            elif action != LEAVE:
                stopped = N(0)
                way = action - PLAYS
                card = JOKER if way >= ALL_WAYS else 0
                way = way - ALL_WAYS if way >= ALL_WAYS else way
                deed = TWIN
                while DEED_AT[deed] - PLAYS > way:
                    deed -= 1
                way -= DEED_AT[deed] - PLAYS
                card = card if card == JOKER else deed
                held ^= 1 << card
                seats[row, seat, HELD] = held
                numbers[base + CARDS_AT + card] = 0
                numbers[base + SCORES_AT] -= CARD_POINTS
                if deed == TWIN:
                    place = way
                    number = one if place < ROWS else other
                elif deed <= REROLL_V:
                    throws = N(rerolled[lie, deed])
                    stands = N(standing[N(without[lie, DICE + deed]) * ASIDES + aside])
                else:
                    aside += deed == IGNORE
                    throws += deed == REROLL_ONE
                    stands = N(standing[N(without[lie, named[lie, way]]) * ASIDES + aside])
            if action != LEAVE and number == 0:
                thrown += throws
                while throws > 0:
                    throws -= 1
                    digits *= SIX
                    side = N(digits >> S32)
                    digits &= np.uint64(0xFFFFFFFF)
                    stands = N(after[((stands & SET) * ASIDES + aside) * 8 + side])
                continue
            if number:
                place = place - ROWS if place >= ROWS else place
                for each in range(NUMBERS):
                    fits[row, seat, each] &= cut[place, number, each]
                where[row, seat, number] |= np.uint8(1 << place)
                taken |= 1 << place
                seats[row, seat, TAKEN] = taken
                seats[row, seat, SUM] += number
                columns[row, seat, place] = number
                calls = COLUMN_FULL if taken == FULL else 0
            else:
                calls = NO_CARDS if cardless else 0
            if calls and not closing:
                closing, closer = N(calls), seat
            stands, aside, stopped, new_turn = N(standing[0]), N(0), N(0), True
            seat += 1
            if seat == players:
                if closing or round_ == most_rounds:
                    kind = OVER
                    break
                seat = N(0)
                round_ += 1
        kept[KIND] = kind
        waits[game] = OVER
        if kind != OVER:
            waits[game] = batch_index[seat] * KIND_COUNT + kind
            tally[waits[game]] += 1
            kept[KEY], kept[ASKED], kept[COUNT] = N(key), N(asked), count
            kept[SEAT], kept[ROUND], kept[CLOSING], kept[CLOSER] = seat, round_, closing, closer
            kept[THROWN], kept[FAILURES], kept[CHOICES] = thrown, failures, choices
            kept[STANDS], kept[ASIDE], kept[STOPPED], kept[CARDLESS] = stands, aside, stopped, cardless
            continue
        for each in range(players):
            scores[game, each] = seats[row, each, SUM] + CARD_POINTS * N(ONES[seats[row, each, HELD]])
            cards_left[game, each] = seats[row, each, HELD]
        counts[game, 0] = round_
        counts[game, 1] = choices
        counts[game, 2] = thrown
        counts[game, 3] = failures
        counts[game, 4] = closing
        counts[game, 5] = closer
    return -1
