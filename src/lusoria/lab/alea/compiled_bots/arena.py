"""Compiled games between bots that search, for training and for comparing strength.

The dice depend on game, seat and round only. So the same game with other players differs by their choices,
not by luck.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import DICE, ROWS
from lusoria.lab.alea.compiled_bots.heuristic_turn import (
    NOTHING,
    best_card,
    best_write,
    index_of,
    rolls_on,
)
from lusoria.lab.alea.compiled_bots.named_policies import SORTED
from lusoria.lab.alea.kernels.lookups import IGNORE, REROLL_ONE, TWIN
from lusoria.minds.alea.model.columns import ABOVE_SHIFT, BELOW_SHIFT, GAP_BITS
from lusoria.minds.alea.model.table_snapshot import Snapshot
from lusoria.minds.alea.turn.plan import Plan
from lusoria.minds.alea.turn.program import LEFT, SETS, THROWS, TWINNED, WRITTEN
from lusoria.minds.alea.turn.turn_evaluation import (
    BELOW,
    MAX_WRITES,
    Ints,
    best_row,
    fill_leaves,
    find_writes,
    maximise,
    reachable_sets,
    roll_value,
)
from lusoria.minds.alea.value.column_value_net import ColumnValueNet, Floats
from lusoria.minds.alea.value.final_score_odds import column_total, points_of
from lusoria.minds.alea.value.leaf_settings import LeafSettings, Nets
from lusoria.minds.alea.value.point_value import Values, empty_rows, point_leaves, strong_leaves
from lusoria.minds.alea.value.win_chance import ONE_LANE, chance_leaves, features_after
from lusoria.minds.alea.value.win_probability_net import WinProbabilityNet
from lusoria.numeric.compile_cache import compiled
from lusoria.numeric.counter_rng import S32, below, draw, key_of

KIND_COUNT = 8
HEURISTIC, OTHER_HEURISTIC, HORIZON_EXACT, HORIZON, STRONG, MASTER, OTHER_MASTER, EXPLORER = range(KIND_COUNT)
"""Kinds of players: two heuristics; maximisers of points with exact tables or the network; the bots; and an
explorer that assumes a random number of turns left.
"""
MAX_ROUNDS = 200
MAX_DICE_PER_TURN = 64  # more than any turn throws
FACES_OF = np.array([0, 0, 0, 1, 2, 2])
CELLS = DICE + 1


class Exact(NamedTuple):
    """Tables of the solver: columns by key, and values by turns left."""

    keys: NDArray[np.uint64]
    starts: NDArray[np.int64]
    tables: tuple[NDArray[np.float64], ...]


class ArenaSettings(NamedTuple):
    plan: Plan
    net: ColumnValueNet
    win_net: WinProbabilityNet
    other_win_net: WinProbabilityNet
    mixes: NDArray[np.float64]
    """Weight of points added to the chance, for either network."""
    max_pairs: Ints
    """Limit on pairs in the two-player endgame, for either network."""
    prices: NDArray[np.float64]
    """Prices of a failed turn and of a card, for either heuristic."""
    exact: Exact
    max_cards: Ints
    """By kind: cards per turn at most."""
    exploration_rate: float
    """Share of turns that the explorer plays."""


class Log(NamedTuple):
    """One row per turn, up to the capacity."""

    seats: Ints
    columns: Ints
    """Column before the turn, cards, and fewest empty rows among the opponents."""
    roots: Values
    """Value at the start of the turn, to its player."""
    features: Floats
    """Input of the network after the turn."""
    is_learnable: NDArray[np.bool_]
    """The turn neither ended the game nor was in the last round."""


@compiled
def column_index(exact: Exact, column: Ints) -> int:
    key, shift = np.uint64(0), np.uint64(0)
    empty, above, in_gap = 0, 0, 0
    for row in range(ROWS + 1):
        number = column[row] if row < ROWS else BELOW
        if number == 0:
            in_gap += 1
            continue
        if in_gap:
            gap = np.uint64(in_gap) | np.uint64(above) << ABOVE_SHIFT | np.uint64(number) << BELOW_SHIFT
            key |= gap << shift
            shift += GAP_BITS
        empty += in_gap
        above, in_gap = number, 0
    begin, end = exact.starts[empty], exact.starts[empty + 1]
    return int(begin + np.searchsorted(exact.keys[begin:end], key))


@compiled
def exact_leaves(
    exact: Exact, snapshot: Snapshot, turns: int, numbers: Ints, after: Ints, sets: Ints
) -> tuple[Values, Values]:
    value, leaving = np.empty((numbers.size, sets.size, 1)), np.empty((sets.size, 1))
    table = exact.tables[turns]
    for place in range(numbers.size):
        at = column_index(exact, after[place])
        for k in range(sets.size):
            value[place, k, 0] = numbers[place] + table[at, sets[k]]
    at = column_index(exact, snapshot.columns[snapshot.seat])
    for k in range(sets.size):
        leaving[k, 0] = 0.0 if snapshot.cardless and sets[k] == 0 else table[at, sets[k]]
    return value, leaving


@compiled
def fewest_empty_rows(snapshot: Snapshot) -> int:
    fewest = ROWS
    for other in range(snapshot.cards.size):
        if other != snapshot.seat:
            fewest = min(fewest, empty_rows(snapshot.columns[other]))
    return fewest


@compiled
def leaf_values(
    arena: ArenaSettings, kind: int, snapshot: Snapshot, turns: float, numbers: Ints, after: Ints, sets: Ints
) -> tuple[Values, Values]:
    if kind == HORIZON_EXACT:
        return exact_leaves(
            arena.exact, snapshot, max(fewest_empty_rows(snapshot) - 1, 0), numbers, after, sets
        )
    if kind == HORIZON:
        return point_leaves(arena.net, snapshot, fewest_empty_rows(snapshot) - 1.0, numbers, after, sets)
    if kind == EXPLORER:
        return point_leaves(arena.net, snapshot, turns, numbers, after, sets)
    if kind == STRONG:
        return strong_leaves(arena.net, snapshot, numbers, after, sets)
    win_net = arena.win_net if kind == MASTER else arena.other_win_net
    settings = LeafSettings(arena.mixes[kind - MASTER], ONE_LANE, arena.max_pairs[kind - MASTER], False)
    nets = Nets(arena.net, win_net)
    return chance_leaves(nets, arena.plan, snapshot, numbers, after, sets, settings)


@compiled
def die(key: np.uint64, place: int) -> int:
    return FACES_OF[np.int64(below(draw(key, np.uint64(place)) >> S32, np.uint64(6)))]  # type: ignore[no-any-return]


@compiled
def play_search_turn(
    arena: ArenaSettings, kind: int, snapshot: Snapshot, key: np.uint64, thrown: int, x: Values, turns: float
) -> Any:
    """Plays one turn by search; changes columns and cards. Returns the value at its start."""
    seat = snapshot.seat
    hand = snapshot.cards[seat]
    sets = reachable_sets(hand, arena.max_cards[kind])
    numbers, rows = np.empty(MAX_WRITES, np.int64), np.empty(MAX_WRITES, np.int64)
    twins, after = np.empty(MAX_WRITES, np.bool_), np.empty((MAX_WRITES, ROWS), np.int64)
    count = find_writes(snapshot.columns[seat], numbers, rows, twins, after)
    value, leaving = leaf_values(arena, kind, snapshot, turns, numbers[:count], after[:count], sets)
    fill_leaves(x, sets, numbers[:count], twins[:count], value, leaving)
    maximise(arena.plan, x, sets, False)
    root = x[arena.plan.begins[hand], 0]
    plan: Any = arena.plan
    cards: Any = hand
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
        best = best_row(plan, x, step, cards, False)
        if roll_value(plan, x, step) > x[best, 0]:
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
            place_of_best, max_cards = 0, -np.inf
            for place in range(count):
                if numbers[place] == number and twins[place] == twin and value[place, k, 0] > max_cards:
                    place_of_best, max_cards = place, value[place, k, 0]
            snapshot.columns[seat, rows[place_of_best]] = number
        snapshot.cards[seat] = cards
        return root


@compiled
def play_heuristic_turn(prices: Values, snapshot: Snapshot, key: np.uint64, thrown: int) -> None:
    """Plays one turn by the heuristic."""
    seat, column = snapshot.seat, snapshot.columns[snapshot.seat]
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
        dice_set = index_of(dice)
        if SORTED.spelled[dice_set, 0] or SORTED.is_pending[dice_set]:
            value, number, row = best_write(column, dice_set)
            if length + aside < DICE and rolls_on(column, dice, aside, failed_price, value):
                continue
            if row != NOTHING:
                column[row] = number
                return
        card, effect, face, number, row = best_card(
            column, snapshot.cards[seat], dice, aside, failed_price, card_price
        )
        if card == NOTHING:
            return
        snapshot.cards[seat] ^= 1 << card
        if effect == TWIN:
            column[row] = number
            return
        falls = dice[face] if effect < REROLL_ONE else 1
        dice[face] -= falls
        if effect == IGNORE:
            aside, falls = aside + 1, 0


@compiled
def play_games(
    arena: ArenaSettings,
    kinds: Ints,
    seed: int,
    first: int,
    scores: Ints,
    rounds: Ints,
    log: Log,
    starts: Ints,
) -> int:
    """Plays games from number `first` on; `kinds` is by game and seat. Returns the number of turns logged."""
    games, players = kinds.shape
    x = np.empty((THROWS + arena.plan.cards_of.size, 1))
    logged, capacity = 0, log.seats.size
    for game in range(games):
        dice = key_of(np.uint64(2 * seed), np.uint64(first + game))
        exploration = key_of(np.uint64(2 * seed + 1), np.uint64(first + game))
        columns, cards = np.zeros((players, ROWS), np.int64), np.full(players, SETS - 1)
        starts[game] = logged
        closing, turn = False, 0
        while not closing and turn // players < MAX_ROUNDS:
            for seat in range(players):
                snapshot = Snapshot(columns, cards, seat, cards[seat] == 0, closing)
                kind, turns = kinds[game, seat], 0.0
                chance = np.float64(draw(exploration, np.uint64(2 * turn)) >> S32) / 2.0**32
                if chance < arena.exploration_rate and not closing:
                    kind = EXPLORER
                    turns = np.float64(draw(exploration, np.uint64(2 * turn + 1)) >> S32) / 2.0**32 * 6.5
                before = empty_rows(columns[seat])
                if logged < capacity:
                    log.seats[logged] = seat
                    log.columns[logged, :ROWS] = columns[seat]
                    log.columns[logged, ROWS] = cards[seat]
                    log.columns[logged, ROWS + 1] = fewest_empty_rows(snapshot)
                root = 0.0
                if kind <= OTHER_HEURISTIC:
                    play_heuristic_turn(arena.prices[kind], snapshot, dice, turn * MAX_DICE_PER_TURN)
                elif kind == EXPLORER and log.features.size:
                    aside = Snapshot(columns.copy(), cards.copy(), seat, snapshot.cardless, closing)
                    root = play_search_turn(
                        arena, kinds[game, seat], aside, dice, turn * MAX_DICE_PER_TURN, x, turns
                    )
                    play_search_turn(arena, kind, snapshot, dice, turn * MAX_DICE_PER_TURN, x, turns)
                else:
                    root = play_search_turn(arena, kind, snapshot, dice, turn * MAX_DICE_PER_TURN, x, turns)
                last = closing
                after = empty_rows(columns[seat])
                if after == 0 or (snapshot.cardless and after == before):
                    closing = True
                if logged < capacity:
                    log.roots[logged] = root
                    log.is_learnable[logged] = not last and not closing
                    if log.features.size and log.is_learnable[logged]:
                        log.features[logged] = features_after(arena.net, snapshot, columns[seat], cards[seat])
                    logged += 1
                turn += 1
        for seat in range(players):
            scores[game, seat] = column_total(columns[seat]) + points_of(cards[seat])
        rounds[game] = turn // players
    return logged
