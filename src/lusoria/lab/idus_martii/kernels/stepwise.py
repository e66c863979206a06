"""Games of Idus Martii decision by decision, up to one of a policy that is not compiled.

Observations have the layout of `encoding`, in words of eight numbers. What all seats know is written once.
The own words of a seat are copied beside it when the seat decides. Draw 0 is the deal, 1 the first Consul;
then one draw per decision.
"""

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.model import FACTIONS
from lusoria.games.idus_martii.scoring import MAX_LEAD
from lusoria.lab.idus_martii import encoding
from lusoria.lab.idus_martii.encoding import (
    ASSIGN,
    DISCARD,
    FIRST_ASSIGN_ID,
    FIRST_DISCARD_ID,
    FIRST_LOOK_ID,
    FIRST_REPLACE_ID,
    FIRST_VETO_ID,
    FIRST_VOTE_ID,
    KEEP,
    LENGTH,
    LOOK,
    MOST,
    REPLACE,
    TURNS,
    VETO,
    VOTE,
)
from lusoria.lab.idus_martii.kernels.legal_action_tables import (
    DISCARD_ROW,
    LOOK_ROW,
    MASK_STEP,
    REPLACE_ROW,
    VETO_ROW,
    VOTE_ROW,
    Decisions,
)
from lusoria.lab.idus_martii.kernels.lookups import CARD_CODES, COUNTS
from lusoria.lab.idus_martii.kernels.uniform import DEAL, FIRST, GameColumns
from lusoria.lab.simulator.batching import PolicyQueue
from lusoria.lab.simulator.function_pointers import call_policy, copy_words, prefetch
from lusoria.numeric.compile_cache import compiled, inlined
from lusoria.numeric.counter_rng import below_many, draw, key_of

Ints: TypeAlias = NDArray[np.int64]
INT64: Any = np.int64
"""Any to type checkers; Numba infers the integer type."""
U: Any = np.uint64
"""Unsigned, so that Numba drops the negative-index check."""

FIRST_DECISION = np.uint64(2)  # its draw
CHANCE_UNIT = 2.0**-53
PREFETCH_GAME, PREFETCH_OBSERVATION = 6, 3  # games ahead; a game's words hold the address of its observation
OVER = -1
KIND_COUNT = len(encoding.KINDS)

# Layout of the memory of one game, in words: an observation, the own words of each seat, and the saved state.
SHOWN_WORDS = LENGTH // 8
OWN_AT = next(field.start for field in encoding.FIELDS if field.name == "place") // 8
OWN_WORDS = SHOWN_WORDS - OWN_AT
HEAD_WORDS, TAIL_WORDS = OWN_AT + 1, OWN_WORDS - 1
"""Words of an observation that lie in place, up to the first own word; and the other own words."""
THIS_TURN, PICKED, LEDGER = 1, 2, 3
LAID, FINAL, SAW = 1, 1 + TURNS // 8, 1 + TURNS // 4
"""Offsets in the own words of a seat: votes laid, votes as counted, votes seen; a byte per turn."""
(
    KEY,
    DECISION_COUNT,
    KIND,
    TURN,
    WORD,
    ASSIGN_ROW,
    NEARER,
    FURTHER,
    LOOKED,
    SIDES,
    FIRST_SEAT,
    SEAT,
    ROW,
    OWN,
    CHANCE,
) = range(15)
"""Saved state of a game that waits; from `SEAT` on, the decision it waits for."""
SAVED_WORDS, LINE_WORDS = 16, 8

# Bits within words.
LOOKED_AT, SWAPPED_AT, SHOWN_AT, LAID_AT = 24, 32, 40, 48
"""Of the word of this turn. Up to `LAID_AT` it becomes a line of the ledger."""
LINE = (1 << LAID_AT) - 1
OFFICE_AT, HAND_AT, DISCARDED_AT, VOTE_AT, SAW_AT = 8, 16, 40, 48, 56
"""Of the first own word."""
TURN_AT, LOYAL_AT, TRAITOR_AT, LEAD_AT = 32, 40, 48, 56
"""Of the first word of an observation."""
CONSUL, PRAETOR, AEDILE = 1, 2, 3
ROUND_ONE = 1 | 2 << 8 | 3 << 16
"""S5: Praetor and Aediles, as places left of the Consul."""
YELLOW = 3
SIDE_CODES = np.array([CARD_CODES[faction] for faction in FACTIONS])
SIDE_OF_CODE = {code: place for place, code in enumerate(SIDE_CODES)}
HANDS = np.array(
    [
        sum(1 << HAND_AT + 8 * SIDE_OF_CODE.get(code, 0) for code in (pair & 3, pair >> 2))
        for pair in range(16)
    ]
)
"""By two cards as dealt: the hand in the first own word."""
WRAPPED = np.array([[k % max(players, 1) for k in range(4 * MOST)] for players in range(MOST + 1)])
"""By players and number: the number modulo players. A lookup is faster than a division."""
COUNT = {name: 1 << 8 * place for place, name in enumerate(COUNTS)}
LOYAL, TRAITOR, BLANKS, SWAPS, SHOWN = (COUNT[name] for name in COUNTS[:5])
ONE_DECISION, ONE_TURN, RESULT = COUNT["decisions"], COUNT["turns"], 8 * COUNTS.index("result")


class Run(NamedTuple):
    """What all games of a run share."""

    seed: np.uint64
    begin: np.uint64
    """Number of the first game."""
    players: int
    limit: int
    yellow_may: int
    """1 if a yellow vote that was shown may be kept."""
    first: int
    """Seat of the first Consul, or `ANY_SEAT`."""
    cards: NDArray[np.uint32]
    """By deal, as in `Tables`."""
    results: NDArray[np.uint8]
    """As in `Tables`."""


class Memory(NamedTuple):
    """Memory of games in progress. Games that no seat waits in share the memory of one."""

    words: Ints
    numbers: NDArray[np.int8]
    """The same memory as bytes."""
    size: int
    """Words per game."""
    step: int
    """Words from a game to the next: `size`, or 0 if they share."""


class GameArrays(NamedTuple):
    """Arguments of `advance` that stay the same during a run."""

    run: Run
    decisions: Decisions
    queue: PolicyQueue
    memory: Memory
    columns: GameColumns


def memory_size(players: int) -> int:
    """Words of a game. They fill whole cache lines."""
    return (SHOWN_WORDS + OWN_WORDS * players + LINE_WORDS - 1) // LINE_WORDS * LINE_WORDS + SAVED_WORDS


@inlined
def chance_of(key: np.uint64, decision: np.uint64) -> np.int64:
    """The draw of a decision, in units of `CHANCE_UNIT`."""
    return np.int64(draw(key, FIRST_DECISION + decision) >> np.uint64(11))


@inlined
def score_of(word: np.int64) -> np.int64:
    """Votes and lead, at their place in an observation."""
    loyal, traitor = word & 0xFF, word >> 8 & 0xFF
    return loyal << LOYAL_AT | traitor << TRAITOR_AT | (loyal - traitor) << LEAD_AT


# A table of the decisions: the next one, and the words it writes. Every decision counts in `word`.
#
# | kind    | next kind                                | words written                                       |
# |---------|------------------------------------------|-----------------------------------------------------|
# | ASSIGN  | VOTE                                     | this turn: its offices                              |
# | VOTE    | VOTE of the further Aedile, then LOOK    | own: laid and final vote; this turn: it is laid     |
# | LOOK    | VETO; REPLACE if it is yellow            | own: seen vote; this turn: who is looked at, shown  |
# | VETO    | REPLACE after a veto of round two        | none                                                |
# |         | otherwise the end of the turn            | as REPLACE                                          |
# | REPLACE | the end of the turn                      | final vote of the Aedile; this turn: swapped;       |
# |         |                                          | a line of the ledger; votes in `word`               |
# | DISCARD | the next turn                            | own: hand and discard; shown: who has picked        |
#
# The end of the turn is OVER past the limit or after the last turn, DISCARD if the Consul still has to pick,
# else the next turn. The next turn begins with VOTE in round one and with ASSIGN in round two. OVER writes
# the result to the columns of the run.


@compiled
def advance(arrays: GameArrays, games: Ints, answers: Ints, fresh: bool) -> int:
    """Continues these games. Returns the index of the first illegal answer, or -1.

    `fresh` games start; others continue with their answer. Each writes to `waits` what it waits for.
    """
    run, decisions, queue, memory = arrays.run, arrays.decisions, arrays.queue, arrays.memory
    players, limit = run.players, run.limit
    ids, starts, counts, masks = decisions.ids, decisions.starts, decisions.counts, decisions.masks
    addresses, waits, tally = queue.addresses, queue.waits, queue.tally
    words, numbers, size = memory.words, memory.numbers, memory.size
    action_count = masks.shape[1]
    header = players << 8 | limit << 16 | run.yellow_may << 24
    for at in range(len(games)):
        game = games[at]
        if not fresh and at + PREFETCH_GAME < len(games):
            ahead = games[at + PREFETCH_GAME] * memory.step
            prefetch(words, ahead)
            prefetch(words, ahead + size - SAVED_WORDS)
            prefetch(words, ahead + size - SAVED_WORDS // 2)
        base = game * memory.step
        own_base = base + SHOWN_WORDS
        saved = base + size - SAVED_WORDS
        answered = not fresh
        action = INT64(-1)
        if fresh:
            key = key_of(run.seed, run.begin + np.uint64(game))
            deal = INT64(run.cards[below_many(draw(key, DEAL), np.uint64(len(run.cards)))])
            start = INT64(below_many(draw(key, FIRST), np.uint64(players))) if run.first < 0 else run.first
            for index in range(base, own_base + OWN_WORDS * players):
                words[U(index)] = 0
            place = players - start if start else 0
            for _ in range(players):
                words[U(own_base + OWN_WORDS * place)] = place | HANDS[U(deal & 15)]
                deal >>= 4
                place = place + 1 if place + 1 < players else 0
            decision, kind, turn, word = np.uint64(0), VOTE, 1, INT64(ONE_TURN)
            assign_row = decisions.opening
            nearer, further, looked, sides = 0, 0, 0, INT64(0)
            words[U(base + THIS_TURN)] = ROUND_ONE
        else:
            kind, turn, word = words[U(saved + KIND)], words[U(saved + TURN)], words[U(saved + WORD)]
            key, decision = np.uint64(words[U(saved + KEY)]), np.uint64(words[U(saved + DECISION_COUNT)])
            assign_row, looked = words[U(saved + ASSIGN_ROW)], words[U(saved + LOOKED)]
            nearer, further = words[U(saved + NEARER)], words[U(saved + FURTHER)]
            sides, start = words[U(saved + SIDES)], words[U(saved + FIRST_SEAT)]
            action = answers[U(at)]
        consul = turn - 1 if turn <= players else turn - 1 - players
        head = header | turn << TURN_AT | score_of(word) if fresh else words[U(base)] & ~INT64(0xFF)
        chance = chance_of(key, decision) if fresh else INT64(0)
        while True:
            this_turn = words[U(base + THIS_TURN)]
            if answered:
                row, own = words[U(saved + ROW)], words[U(saved + OWN)]
                seat = words[U(saved + SEAT)]
                next_chance = chance_of(key, decision + np.uint64(1))
            else:
                # the deciding seat, and its legal actions
                office, vote, saw = CONSUL, 0, 0
                if kind == VOTE:
                    office = AEDILE if nearer == 0 else AEDILE + 1
                    place, row = this_turn >> 8 * (office - AEDILE + 1) & 0xFF, VOTE_ROW + (turn > players)
                elif kind == LOOK:
                    office, place, row = PRAETOR, this_turn & 0xFF, LOOK_ROW
                elif kind == VETO:
                    office, place, row = PRAETOR, this_turn & 0xFF, VETO_ROW
                    saw = nearer if looked == 1 else further
                elif kind == REPLACE:
                    vote = nearer if looked == 1 else further
                    office, row = AEDILE + looked - 1, REPLACE_ROW + vote - 1
                    place = this_turn >> 8 * looked & 0xFF
                elif kind == ASSIGN:
                    place, row = INT64(0), assign_row
                else:
                    hand = words[U(own_base + OWN_WORDS * consul)] >> HAND_AT
                    place, row = INT64(0), DISCARD_ROW + 3 * (hand & 3) + (hand >> 8 & 3)
                place += consul
                own = own_base + OWN_WORDS * WRAPPED[U(players), U(place)]
                seat = WRAPPED[U(players), U(place + start)]
                if kind == DISCARD and counts[U(row)] == 1:
                    action = INT64(ids[U(starts[U(row)])])
                    next_chance = chance_of(key, decision + np.uint64(1))
                else:
                    words[U(base)] = head | kind
                    words[U(base + OWN_AT)] = (
                        words[U(own)] | office << OFFICE_AT | vote << VOTE_AT | saw << SAW_AT
                    )
                    if addresses[U(seat)] == 0:
                        words[U(saved + SEAT)], words[U(saved + ROW)] = seat, row
                        words[U(saved + OWN)], words[U(saved + CHANCE)] = own, chance
                        break
                    next_chance = chance_of(key, decision + np.uint64(1))  # computed while the call runs
                    copy_words(words, own + 1, words, base + HEAD_WORDS, TAIL_WORDS)
                    action = call_policy(
                        addresses[U(seat)],
                        kind,
                        numbers,
                        8 * base,
                        ids,
                        starts[U(row)],
                        counts[U(row)],
                        np.float64(chance) * CHANCE_UNIT,
                    )
            answered = False
            if U(action) >= U(action_count) or masks[U(row), U(action)] == 0:
                answers[U(at)] = action
                words[U(saved + DECISION_COUNT)], words[U(saved + KIND)] = INT64(decision), kind
                words[U(saved + SEAT)] = seat
                return at
            decision += np.uint64(1)
            chance = next_chance
            word += ONE_DECISION

            # effect of the action
            shift, line = 8 * (turn - 1 & 7), turn - 1 >> 3
            if kind == VOTE:
                vote = action - FIRST_VOTE_ID + 1
                words[U(own + LAID + line)] |= vote << shift
                words[U(own + FINAL + line)] |= vote << shift
                if nearer == 0:
                    nearer = vote
                    words[U(base + THIS_TURN)] = this_turn | INT64(1) << LAID_AT
                else:
                    further = vote
                    words[U(base + THIS_TURN)] = this_turn | INT64(1) << LAID_AT + 8
                    kind = LOOK
                continue
            if kind == LOOK:
                looked = action - FIRST_LOOK_ID + 1
                vote = nearer if looked == 1 else further
                words[U(own + SAW + line)] |= vote << shift
                this_turn |= looked << LOOKED_AT
                kind = VETO
                if vote == YELLOW:
                    this_turn |= INT64(1) << SHOWN_AT
                    kind = REPLACE
                words[U(base + THIS_TURN)] = this_turn
                continue
            if kind in (VETO, REPLACE):
                before = nearer if looked == 1 else further
                if kind == REPLACE:
                    vote = before if action == KEEP else action - FIRST_REPLACE_ID + 1
                else:
                    swaps = action - FIRST_VETO_ID
                    if turn > players and swaps:
                        kind = REPLACE
                        continue
                    vote = before + swaps * (3 - 2 * before)  # green for red, red for green
                # without a branch for an unchanged vote: a wrong branch prediction costs more
                changed = INT64(vote != before)
                aedile = WRAPPED[U(players), U(consul + (this_turn >> 8 * looked & 0xFF))]
                words[U(own_base + OWN_WORDS * aedile + FINAL + line)] += (vote - before) << shift
                this_turn |= changed << SWAPPED_AT
                words[U(base + THIS_TURN)] = this_turn
                word += changed * SWAPS
                nearer, further = vote if looked == 1 else nearer, further if looked == 1 else vote
                green, red = INT64(nearer == 1) + (further == 1), INT64(nearer == 2) + (further == 2)
                words[U(base + LEDGER + turn - 1)] = this_turn & LINE | green << LAID_AT | red << LAID_AT + 8
                word += green * LOYAL + red * TRAITOR + (2 - green - red) * BLANKS
                word += (this_turn >> SHOWN_AT & 1) * SHOWN
                loyal, traitor = word & 0xFF, word >> 8 & 0xFF
                failed = loyal > limit or traitor > limit
                if failed or turn == 2 * players:
                    lead = min(max(loyal - traitor, -MAX_LEAD), MAX_LEAD) + MAX_LEAD
                    has_loyal, has_traitor = INT64(sides & 0x5555 != 0), INT64(sides & 0xAAAA != 0)
                    result = INT64(run.results[U(INT64(failed)), U(lead), U(has_loyal), U(has_traitor)])
                    arrays.columns.words[U(game)] = np.uint64(word | result << RESULT)
                    arrays.columns.kept[U(game)] = sides
                    arrays.columns.first[U(game)] = start
                    kind = OVER
                    break
                if turn > 1 and words[U(base + PICKED)] >> 8 * consul & 1 == 0:
                    kind = DISCARD
                    head = header | turn << TURN_AT | score_of(word)
                    continue
            elif kind == DISCARD:
                side = action - FIRST_DISCARD_ID
                first_own_word = words[U(own)] - (INT64(1) << HAND_AT + 8 * side)
                left = first_own_word >> HAND_AT
                code = (
                    SIDE_CODES[U(0)] if left & 1 else SIDE_CODES[U(1)] if left >> 8 & 1 else SIDE_CODES[U(2)]
                )
                sides |= code << 2 * seat
                words[U(own)] = first_own_word | side + 1 << DISCARDED_AT
                words[U(base + PICKED)] |= INT64(1) << 8 * consul
            else:
                assignment = action - FIRST_ASSIGN_ID
                assign_row = decisions.next_row[U(assign_row), U(assignment)]
                words[U(base + THIS_TURN)] = decisions.offices[U(assignment)]
                kind = VOTE
                continue

            # the next turn
            turn += 1
            word += ONE_TURN
            head = header | turn << TURN_AT | score_of(word)
            consul = consul + 1 if consul + 1 < players else 0
            nearer, further, looked = 0, 0, 0
            if turn <= players:
                kind = VOTE
                words[U(base + THIS_TURN)] = ROUND_ONE
            else:
                kind = ASSIGN
                words[U(base + THIS_TURN)] = 0
        words[U(saved + KIND)] = kind
        waits[U(game)] = OVER
        if kind != OVER:
            wait = queue.batch_index[U(words[U(saved + SEAT)])] * KIND_COUNT + kind
            waits[U(game)] = wait
            tally[U(wait)] += 1
            words[U(saved + KEY)], words[U(saved + DECISION_COUNT)] = INT64(key), INT64(decision)
            words[U(saved + TURN)], words[U(saved + WORD)] = turn, word
            words[U(saved + ASSIGN_ROW)], words[U(saved + LOOKED)] = assign_row, looked
            words[U(saved + NEARER)], words[U(saved + FURTHER)] = nearer, further
            words[U(saved + SIDES)], words[U(saved + FIRST_SEAT)] = sides, start
    return -1


@compiled
def collect(
    games: Ints,
    memory: Memory,
    mask_words: Ints,
    observations: Ints,
    masks: Ints,
    draws: NDArray[np.float64],
) -> None:
    """Observations, masks and draws of the decisions that these games wait for, as rows."""
    words, size = memory.words, memory.size
    width = mask_words.shape[1]
    for place in range(len(games)):
        base = games[U(place)] * size
        if place + PREFETCH_GAME < len(games):
            ahead = games[place + PREFETCH_GAME] * size
            prefetch(words, ahead)
            prefetch(words, ahead + 8)
            prefetch(words, ahead + 16)
            prefetch(words, ahead + size - SAVED_WORDS // 2)
        if place + PREFETCH_OBSERVATION < len(games):
            prefetch(words, words[U(games[place + PREFETCH_OBSERVATION] * size + size - SAVED_WORDS + OWN)])
        saved = base + size - SAVED_WORDS
        copy_words(words, base, observations, place * SHOWN_WORDS, HEAD_WORDS)
        own = words[U(saved + OWN)]
        copy_words(words, own + 1, observations, place * SHOWN_WORDS + HEAD_WORDS, TAIL_WORDS)
        row = words[U(saved + ROW)]
        for index in range(0, width, MASK_STEP):
            copy_words(mask_words, row * width + index, masks, place * width + index, MASK_STEP)
        draws[U(place)] = np.float64(words[U(saved + CHANCE)]) * CHANCE_UNIT
