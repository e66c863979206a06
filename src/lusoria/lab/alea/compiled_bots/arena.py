"""Whole games of Alea Romana between players that think, compiled: for training, and to see who is stronger.

The dice of a game belong to its seats and rounds: whoever sits there gets the same ones. So a game that is
played again with other players differs by what they do, not by luck.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import DICE, ROWS
from lusoria.lab.alea.compiled_bots.heuristic_turn import (
    IGNORE,
    NOTHING,
    TWIN,
    best_card,
    best_write,
    lie_of,
    rolls_on,
)
from lusoria.lab.alea.compiled_bots.named_policies import SPELLED, WAITS
from lusoria.minds.alea.model.columns import FOUR, TEN, WIDE
from lusoria.minds.alea.model.table_snapshot import Seen
from lusoria.minds.alea.turn.plan import Plan
from lusoria.minds.alea.turn.program import LEFT, SETS, THROWS, TWINNED, WRITTEN
from lusoria.minds.alea.turn.turn_evaluation import (
    BELOW,
    MOST_WRITES,
    Ints,
    lay_out,
    rolled_on,
    row_chosen,
    sets_within,
    work,
    write_all,
)
from lusoria.minds.alea.value.column_value_net import Floats, Net
from lusoria.minds.alea.value.final_score_odds import points_of, total
from lusoria.minds.alea.value.point_value import Worths, empty_rows, point_leaves, strong_leaves
from lusoria.minds.alea.value.win_chance import chance_leaves, tell_after
from lusoria.minds.alea.value.win_probability_net import Brain
from lusoria.numeric.compile_cache import compiled
from lusoria.numeric.counter_rng import S32, below, draw, key_of

KINDS = 8
HAND_RULE, OTHER_HAND_RULE, HORIZON_EXACT, HORIZON, STRONG, MASTER, OTHER_MASTER, EXPLORER = range(KINDS)
"""Who plays: by the rule of the hand, at two sets of prices; for points with the exact tables or the net; the
bots themselves, with either brain; and somebody who takes the game to last any number of turns."""
MOST_ROUNDS = 200
MOST_DICE = 64
"""No turn throws as many."""
FACES_OF = np.array([0, 0, 0, 1, 2, 2])
CELLS = DICE + 1
DICE_KEY, WILL_KEY = np.uint64(0), np.uint64(1)


class Exact(NamedTuple):
    """The solver's tables: columns by key, and what they are worth by turns left."""

    keys: NDArray[np.uint64]
    starts: NDArray[np.int64]
    tables: tuple[NDArray[np.float64], ...]


class Tools(NamedTuple):
    plan: Plan
    net: Net
    brain: Brain
    other_brain: Brain
    mixes: NDArray[np.float64]
    """How much of the points is added to the chance, for either brain."""
    ahead: Ints
    """How far either looks through the other's replies near the end, with two players."""
    prices: NDArray[np.float64]
    """Of a failed turn and of a card, for either rule of the hand."""
    exact: Exact
    most: Ints
    """By who plays: how many cards in one turn at most."""
    explored: float
    """How often a turn is played by somebody else's idea of how long the game is."""


class Log(NamedTuple):
    """What is kept of turns, one row each, as far as there is room."""

    seats: Ints
    columns: Ints
    """Before the turn, then the cards and the fewest empty rows of the others."""
    roots: Worths
    """What the turn was worth to whoever began it."""
    told: Floats
    """What the net is told after the turn."""
    learns: NDArray[np.bool_]
    """Whether that says anything: the turn neither ended the game nor was of its last round."""


@compiled
def place_of(exact: Exact, column: Ints) -> int:
    key, shift = np.uint64(0), np.uint64(0)
    empty, above, in_gap = 0, 0, 0
    for row in range(ROWS + 1):
        number = column[row] if row < ROWS else BELOW
        if number == 0:
            in_gap += 1
            continue
        if in_gap:
            gap = np.uint64(in_gap) | np.uint64(above) << FOUR | np.uint64(number) << TEN
            key |= gap << shift
            shift += WIDE
        empty += in_gap
        above, in_gap = number, 0
    begin, end = exact.starts[empty], exact.starts[empty + 1]
    return int(begin + np.searchsorted(exact.keys[begin:end], key))


@compiled
def exact_leaves(
    exact: Exact, seen: Seen, turns: int, numbers: Ints, after: Ints, sets: Ints
) -> tuple[Worths, Worths]:
    worth, left = np.empty((numbers.size, sets.size, 1)), np.empty((sets.size, 1))
    table = exact.tables[turns]
    for place in range(numbers.size):
        at = place_of(exact, after[place])
        for k in range(sets.size):
            worth[place, k, 0] = numbers[place] + table[at, sets[k]]
    at = place_of(exact, seen.columns[seen.seat])
    for k in range(sets.size):
        left[k, 0] = 0.0 if seen.cardless and sets[k] == 0 else table[at, sets[k]]
    return worth, left


@compiled
def nearest_of(seen: Seen) -> int:
    found = ROWS
    for other in range(seen.cards.size):
        if other != seen.seat:
            found = min(found, empty_rows(seen.columns[other]))
    return found


@compiled
def leaves_for(
    tools: Tools, kind: int, seen: Seen, turns: float, numbers: Ints, after: Ints, sets: Ints
) -> tuple[Worths, Worths]:
    if kind == HORIZON_EXACT:
        return exact_leaves(tools.exact, seen, max(nearest_of(seen) - 1, 0), numbers, after, sets)
    if kind == HORIZON:
        return point_leaves(tools.net, seen, nearest_of(seen) - 1.0, numbers, after, sets)
    if kind == EXPLORER:
        return point_leaves(tools.net, seen, turns, numbers, after, sets)
    if kind == STRONG:
        return strong_leaves(tools.net, seen, numbers, after, sets)
    brain = tools.brain if kind == MASTER else tools.other_brain
    mix, ahead = tools.mixes[kind - MASTER], tools.ahead[kind - MASTER]
    return chance_leaves(tools.net, brain, tools.plan, seen, numbers, after, sets, mix, 1, ahead, False)


@compiled
def die(key: np.uint64, place: int) -> int:
    return FACES_OF[np.int64(below(draw(key, np.uint64(place)) >> S32, np.uint64(6)))]  # type: ignore[no-any-return]


@compiled
def think_and_play(
    tools: Tools, kind: int, seen: Seen, key: np.uint64, thrown: int, x: Worths, turns: float
) -> Any:
    """One turn of somebody who looks it through. Columns and cards are changed; gives what it was worth."""
    seat = seen.seat
    held = seen.cards[seat]
    sets = sets_within(held, tools.most[kind])
    numbers, rows = np.empty(MOST_WRITES, np.int64), np.empty(MOST_WRITES, np.int64)
    twins, after = np.empty(MOST_WRITES, np.bool_), np.empty((MOST_WRITES, ROWS), np.int64)
    count = write_all(seen.columns[seat], numbers, rows, twins, after)
    worth, left = leaves_for(tools, kind, seen, turns, numbers[:count], after[:count], sets)
    lay_out(x, sets, numbers[:count], twins[:count], worth, left)
    work(tools.plan, x, sets, False)
    root = x[tools.plan.begins[held], 0]
    plan: Any = tools.plan
    cards: Any = held
    code: Any = 0
    falls: Any = 1
    while True:
        for _ in range(falls):
            face = die(key, thrown)
            thrown += 1
            code += CELLS ** (2 - face)
        step = plan.step_at[cards, code]
        if not plan.chooses[step]:
            falls = 1
            continue
        best = row_chosen(plan, x, step, cards, False)
        if rolled_on(plan, x, step) > x[best, 0]:
            falls = 1
            continue
        if best >= THROWS:
            cards, code = np.int64(plan.cards_of[best - THROWS]), np.int64(plan.dice_of[best - THROWS])
            falls = np.int64(plan.falling_of[best - THROWS])
            continue
        if best < LEFT:
            twin = best >= TWINNED
            number = (best - (TWINNED if twin else WRITTEN)) // SETS
            cards = (best - (TWINNED if twin else WRITTEN)) % SETS
            k = np.searchsorted(sets, cards)
            chosen, most = 0, -np.inf
            for place in range(count):
                if numbers[place] == number and twins[place] == twin and worth[place, k, 0] > most:
                    chosen, most = place, worth[place, k, 0]
            seen.columns[seat, rows[chosen]] = number
        seen.cards[seat] = cards
        return root


@compiled
def play_by_hand(prices: Worths, seen: Seen, key: np.uint64, thrown: int) -> None:
    """One turn by the rule of the hand."""
    seat, column = seen.seat, seen.columns[seen.seat]
    failed_price, card_price = prices[0], prices[1]
    dice, aside, falls = np.zeros(3, np.int64), 0, 1
    while True:
        for _ in range(falls):
            dice[die(key, thrown)] += 1
            thrown += 1
        falls = 1
        length = dice.sum()
        if length == 0:
            continue
        lie = lie_of(dice)
        if SPELLED[lie, 0] or WAITS[lie]:
            worth, number, row = best_write(column, lie)
            if length + aside < DICE and rolls_on(column, dice, aside, failed_price, worth):
                continue
            if row != NOTHING:
                column[row] = number
                return
        card, deed, face, number, row = best_card(
            column, seen.cards[seat], dice, aside, failed_price, card_price
        )
        if card == NOTHING:
            return
        seen.cards[seat] ^= 1 << card
        if deed == TWIN:
            column[row] = number
            return
        falls = dice[face] if deed < 2 else 1
        dice[face] -= falls
        if deed == IGNORE:
            aside, falls = aside + 1, 0


@compiled
def play_games(
    tools: Tools,
    kinds: Ints,
    seed: int,
    first: int,
    scores: Ints,
    rounds: Ints,
    log: Log,
    starts: Ints,
) -> int:
    """Games from `first` on, a row of scores each; `kinds` says who sits where. Gives the turns logged."""
    games, players = kinds.shape
    x = np.empty((THROWS + tools.plan.cards_of.size, 1))
    logged, room = 0, log.seats.size
    for game in range(games):
        dice = key_of(np.uint64(2 * seed), np.uint64(first + game))
        will = key_of(np.uint64(2 * seed + 1), np.uint64(first + game))
        columns, cards = np.zeros((players, ROWS), np.int64), np.full(players, SETS - 1)
        starts[game] = logged
        closing, turn = False, 0
        while not closing and turn // players < MOST_ROUNDS:
            for seat in range(players):
                seen = Seen(columns, cards, seat, cards[seat] == 0, closing)
                kind, turns = kinds[game, seat], 0.0
                chance = np.float64(draw(will, np.uint64(2 * turn)) >> S32) / 2.0**32
                if chance < tools.explored and not closing:
                    kind = EXPLORER
                    turns = np.float64(draw(will, np.uint64(2 * turn + 1)) >> S32) / 2.0**32 * 6.5
                before = empty_rows(columns[seat])
                if logged < room:
                    log.seats[logged] = seat
                    log.columns[logged, :ROWS] = columns[seat]
                    log.columns[logged, ROWS] = cards[seat]
                    log.columns[logged, ROWS + 1] = nearest_of(seen)
                root = 0.0
                if kind <= OTHER_HAND_RULE:
                    play_by_hand(tools.prices[kind], seen, dice, turn * MOST_DICE)
                elif kind == EXPLORER and log.told.size:
                    aside = Seen(columns.copy(), cards.copy(), seat, seen.cardless, closing)
                    root = think_and_play(tools, kinds[game, seat], aside, dice, turn * MOST_DICE, x, turns)
                    think_and_play(tools, kind, seen, dice, turn * MOST_DICE, x, turns)
                else:
                    root = think_and_play(tools, kind, seen, dice, turn * MOST_DICE, x, turns)
                last = closing
                after = empty_rows(columns[seat])
                if after == 0 or (seen.cardless and after == before):
                    closing = True
                if logged < room:
                    log.roots[logged] = root
                    log.learns[logged] = not last and not closing
                    if log.told.size and log.learns[logged]:
                        log.told[logged] = tell_after(tools.net, seen, columns[seat], cards[seat])
                    logged += 1
                turn += 1
        for seat in range(players):
            scores[game, seat] = total(columns[seat]) + points_of(cards[seat])
        rounds[game] = turn // players
    return logged
