"""Games of Alea Romana decision by decision, up to one of a policy that is not compiled.

Observations have the layout of `encoding`. Draw 2k is for the k-th decision. Draw 2k + 1 has the dice that
fall after it, as digits to base six.
"""

from typing import Any, NamedTuple

import numpy as np

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
    CARDS_AT,
    CLOSING_AT,
    COUNT,
    DECISION,
    DICE_AT,
    EFFECT_FIRST_IDS,
    FAILS_AT,
    HAND,
    KEY,
    LEFT_DICE_AT,
    NUMBER_MASK,
    READINGS_AT,
    ROUND_AT,
    SCORES_AT,
    SEAT_AT,
    SET_MASK,
    STEP,
    SUM,
    TAKEN_ROWS,
    Ints,
    Memory,
    failing_sides,
    list_legal,
    list_plays,
    write_turn,
)
from lusoria.lab.alea.kernels.kernel_arguments import GameColumns, Run
from lusoria.lab.alea.kernels.lookups import (
    ALL_CARDS,
    ASIDES,
    CARDS_OPEN,
    COLUMN_FULL,
    FAILS,
    FAILS_WITHOUT_ROW,
    FATE_AT,
    FULL,
    HIGHER_AT,
    IGNORE,
    JOKER,
    LEFT_AT,
    LOWER_AT,
    NO_CARDS,
    ONES,
    REROLL_ONE,
    REROLL_V,
    TWIN,
    Tables,
)
from lusoria.lab.simulator.batching import PolicyQueue
from lusoria.lab.simulator.function_pointers import call_policy
from lusoria.minds.alea.model.dice import NUMBER_BOUND
from lusoria.numeric.compile_cache import compiled
from lusoria.numeric.counter_rng import S32, draw, key_of

INT64: Any = np.int64
"""Any to type checkers; Numba infers the integer type."""

OVER = -1
KIND, SEAT, ROUND, CLOSING, CLOSER, THROWN, FAILURES, CHOICES, WORD, ASIDE, STOPPED, CARDLESS = range(3, 15)
"""Further words of the saved state."""
SAVED_WORDS = 16
KIND_COUNT = len(KINDS)
SIX = np.uint64(DICE)


class GameArrays(NamedTuple):
    """Arguments of `advance` that stay the same during a run."""

    run: Run
    tables: Tables
    queue: PolicyQueue
    memory: Memory
    columns: GameColumns


@compiled
def advance(arrays: GameArrays, games: Ints, answers: Ints, fresh: bool) -> int:
    """Continues these games. Returns the index of the first illegal answer, or -1.

    `fresh` games start; others continue with their answer. Each writes to `waits` what it waits for.
    """
    run, tables, queue, memory = arrays.run, arrays.tables, arrays.queue, arrays.memory
    players, most_rounds, most_thrown = run.players, INT64(run.most_rounds), INT64(run.most_thrown)
    standing, after, without, rerolled = tables.standing, tables.after, tables.without, tables.rerolled
    fits, where, seats, columns = memory.fits, memory.where, memory.seats, memory.columns
    ids, numbers = memory.ids, memory.numbers
    addresses, waits = queue.addresses, queue.waits
    scores, cards_left, counts = arrays.columns.scores, arrays.columns.cards, arrays.columns.counts
    for at in range(len(games)):
        game = games[at]
        row = game * memory.step
        base, legal = row * LENGTH, row * ACTION_COUNT
        saved = memory.saved[row]
        answered = not fresh
        action, count = INT64(-1), INT64(0)
        new_turn = fresh
        if fresh:
            key = key_of(run.seed, run.begin + np.uint64(game))
            for index in range(players):
                seats[row, index, TAKEN_ROWS], seats[row, index, SUM] = 0, 0
                seats[row, index, HAND] = ALL_CARDS
                for number in range(NUMBER_BOUND):
                    fits[row, index, number] = tables.free[number]
                    where[row, index, number] = 0
                for place in range(ROWS):
                    columns[row, index, place] = 0
            decision, kind = np.uint64(0), ROLL
            seat, round_, closing, closer = INT64(0), INT64(1), INT64(0), INT64(-1)
            thrown, failures, choices = INT64(0), INT64(0), INT64(0)
            word, aside, stopped, cardless = INT64(standing[0]), INT64(0), INT64(0), INT64(0)
        else:
            kind = saved[KIND]
            key, decision = np.uint64(saved[KEY]), np.uint64(saved[DECISION])
            seat, round_, closing, closer = saved[SEAT], saved[ROUND], saved[CLOSING], saved[CLOSER]
            thrown, failures, choices = saved[THROWN], saved[FAILURES], saved[CHOICES]
            word, aside, stopped, cardless = saved[WORD], saved[ASIDE], saved[STOPPED], saved[CARDLESS]
            count = saved[COUNT]
            action = answers[at]
        while True:
            if new_turn:
                write_turn(memory, row, seat, players)
                numbers[base + ROUND_AT], numbers[base + SEAT_AT] = min(round_, MAX_ROUND), seat
                numbers[base + CLOSING_AT] = closing
                new_turn = False
                cardless = INT64(seats[row, seat, HAND] == 0)
            hand, taken_rows = seats[row, seat, HAND], seats[row, seat, TAKEN_ROWS]
            dice_set = word & SET_MASK
            lower, higher = word >> LOWER_AT & NUMBER_MASK, word >> HIGHER_AT & NUMBER_MASK
            left, fate = word >> LEFT_AT & 7, word >> FATE_AT
            if not answered:
                fits_lower, fits_higher = INT64(fits[row, seat, lower]), INT64(fits[row, seat, higher])
                failed = (
                    stopped != 0
                    or fate & FAILS != 0
                    or (fate & FAILS_WITHOUT_ROW != 0 and fits_lower | fits_higher == 0)
                )
                kind = FAILED if failed else CHOOSE if dice_set else ROLL
                failures += failed
                rolls = 0 if failed else min(left, most_thrown)
                count = list_legal(ids, legal, failed, rolls, dice_set, fits_lower, fits_higher)
                if failed or fate & CARDS_OPEN != 0:
                    twin_lower = INT64(tables.beside[where[row, seat, lower], taken_rows])
                    twin_higher = INT64(tables.beside[where[row, seat, higher], taken_rows])
                    count = list_plays(tables, ids, legal, count, dice_set, hand, twin_lower, twin_higher)
                choices += count > 1
                if count == 1:
                    action = INT64(ids[legal])
                else:
                    numbers[base + STEP] = kind
                    for die in range(DICE):
                        numbers[base + DICE_AT + die] = tables.faces[dice_set, die]
                    numbers[base + ASIDE_AT], numbers[base + LEFT_DICE_AT] = aside, left
                    numbers[base + READINGS_AT] = lower
                    numbers[base + READINGS_AT + 1] = higher
                    may_roll = not failed and left > 0
                    mine = fits[row, seat]
                    numbers[base + FAILS_AT] = failing_sides(dice_set, aside, after, mine) if may_roll else 0
                    if addresses[seat] == 0:
                        break
                    chance = np.float64(draw(key, decision + decision) >> np.uint64(11)) * 2.0**-53
                    action = call_policy(addresses[seat], kind, numbers, base, ids, legal, count, chance)
            answered = False
            allowed = False
            for index in range(count):
                allowed |= ids[legal + index] == action
            if not allowed:
                answers[at] = action
                saved[DECISION], saved[KIND], saved[SEAT] = INT64(decision), kind, seat
                return at
            digits = draw(key, decision + decision + np.uint64(1)) >> S32
            decision += np.uint64(1)

            throws, number, place = INT64(0), INT64(0), INT64(0)
            if action < WRITES:
                throws = action + 1
            elif action < STOP:
                place = action - WRITES
                number = lower if place < ROWS else higher
            elif action == STOP:
                stopped = INT64(1)
                continue
            elif action != LEAVE:
                stopped = INT64(0)
                way = action - PLAYS
                card = JOKER if way >= ALL_WAYS else 0
                way = way - ALL_WAYS if way >= ALL_WAYS else way
                effect = TWIN
                while EFFECT_FIRST_IDS[effect] - PLAYS > way:
                    effect -= 1
                way -= EFFECT_FIRST_IDS[effect] - PLAYS
                card = card if card == JOKER else effect
                hand ^= 1 << card
                seats[row, seat, HAND] = hand
                numbers[base + CARDS_AT + card] = 0
                numbers[base + SCORES_AT] -= CARD_POINTS
                if effect == TWIN:
                    place = way
                    number = lower if place < ROWS else higher
                elif effect <= REROLL_V:
                    throws = INT64(rerolled[dice_set, effect])
                    word = INT64(standing[INT64(without[dice_set, DICE + effect]) * ASIDES + aside])
                else:
                    aside += effect == IGNORE
                    throws += effect == REROLL_ONE
                    word = INT64(
                        standing[INT64(without[dice_set, tables.named[dice_set, way]]) * ASIDES + aside]
                    )
            if action != LEAVE and number == 0:
                thrown += throws
                while throws > 0:
                    throws -= 1
                    digits *= SIX
                    side = INT64(digits >> S32)
                    digits &= np.uint64(0xFFFFFFFF)
                    word = INT64(after[((word & SET_MASK) * ASIDES + aside) * 8 + side])
                continue
            if number:
                place = place - ROWS if place >= ROWS else place
                for index in range(NUMBER_BOUND):
                    fits[row, seat, index] &= tables.cut[place, number, index]
                where[row, seat, number] |= np.uint8(1 << place)
                taken_rows |= 1 << place
                seats[row, seat, TAKEN_ROWS] = taken_rows
                seats[row, seat, SUM] += number
                columns[row, seat, place] = number
                calls = COLUMN_FULL if taken_rows == FULL else 0
            else:
                calls = NO_CARDS if cardless else 0
            if calls and not closing:
                closing, closer = INT64(calls), seat
            word, aside, stopped, new_turn = INT64(standing[0]), INT64(0), INT64(0), True
            seat += 1
            if seat == players:
                if closing or round_ == most_rounds:
                    kind = OVER
                    break
                seat = INT64(0)
                round_ += 1
        saved[KIND] = kind
        waits[game] = OVER
        if kind != OVER:
            waits[game] = queue.batch_index[seat] * KIND_COUNT + kind
            queue.tally[waits[game]] += 1
            saved[KEY], saved[DECISION], saved[COUNT] = INT64(key), INT64(decision), count
            saved[SEAT], saved[ROUND], saved[CLOSING], saved[CLOSER] = seat, round_, closing, closer
            saved[THROWN], saved[FAILURES], saved[CHOICES] = thrown, failures, choices
            saved[WORD], saved[ASIDE], saved[STOPPED], saved[CARDLESS] = word, aside, stopped, cardless
            continue
        for index in range(players):
            scores[game, index] = seats[row, index, SUM] + CARD_POINTS * INT64(ONES[seats[row, index, HAND]])
            cards_left[game, index] = seats[row, index, HAND]
        counts[game, 0] = round_
        counts[game, 1] = choices
        counts[game, 2] = thrown
        counts[game, 3] = failures
        counts[game, 4] = closing
        counts[game, 5] = closer
    return -1
