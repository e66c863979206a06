"""Games of Idus Martii decision by decision: played on until somebody must be asked who is not compiled.

What a seat is told is laid out as in `encoding`, in words of eight numbers. What is public is written once
for everybody; what is a seat's own is laid beside it when that seat is asked. Draw 0 is the deal, 1 who
begins, and one more for each decision.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.model import FACTIONS
from lusoria.lab.idus_martii import encoding
from lusoria.lab.idus_martii.encoding import (
    ASSIGN,
    ASSIGNS,
    DISCARD,
    DISCARDS,
    KEEP,
    LENGTH,
    LOOK,
    LOOKS,
    MOST,
    REPLACE,
    REPLACES,
    TURNS,
    VETO,
    VETOES,
    VOTE,
    VOTES,
)
from lusoria.lab.idus_martii.kernels.decisions import (
    DISCARD_ROW,
    LOOK_ROW,
    MASK_STEP,
    REPLACE_ROW,
    VETO_ROW,
    VOTE_ROW,
)
from lusoria.lab.idus_martii.kernels.lookups import CODES, COUNTED, LEADS
from lusoria.lab.idus_martii.kernels.uniform import DEAL, FIRST
from lusoria.lab.simulator.function_pointers import call_policy, copy_words, prefetch
from lusoria.numeric.compile_cache import compiled, inlined
from lusoria.numeric.counter_rng import below_many, draw, key_of

Words: TypeAlias = NDArray[Any]
N: Any = np.int64
"""Whole numbers: Numba knows of which kind, checkers of types need not."""

DECISION = np.uint64(2)
"""The draw of the first decision."""
PART = 2.0**-53
FAR, NEAR = 6, 3
"""So many games ahead memory is asked for; and what is found there."""
OVER = -1
U = np.uint64
"""An index that is known not to count from the end costs nothing to check."""
KIND_COUNT = len(encoding.KINDS)
SHOWN_WORDS = LENGTH // 8
OWN_AT = next(field.start for field in encoding.FIELDS if field.name == "place") // 8
OWN_WORDS = SHOWN_WORDS - OWN_AT
HEAD_WORDS, TAIL_WORDS = OWN_AT + 1, OWN_WORDS - 1
"""Words that are shown as they lie there, up to the first of one's own; and the others of one's own."""
NOW, PICKED, LEDGER = 1, 2, 3
LAID, FINAL, SAW = 1, 1 + TURNS // 8, 1 + TURNS // 4
"""Words of one's own."""
LOOKED_AT, SWAPPED_AT, SHOWN_AT, LAID_AT = 24, 32, 40, 48
"""Bits of the word of this turn; up to `LAID_AT` it becomes a line of the ledger."""
LINE = (1 << LAID_AT) - 1
OFFICE_AT, HAND_AT, DISCARDED_AT, VOTE_AT, SAW_AT = 8, 16, 40, 48, 56
"""Bits of the first word of one's own."""
CONSUL, PRAETOR, AEDILE = 1, 2, 3
ROUND_ONE = 1 | 2 << 8 | 3 << 16
"""S5: Praetor and Aediles, left of the Consul."""
YELLOW = 3
KEEPS = np.array([CODES[faction] for faction in FACTIONS])
FACTION_OF = {code: place for place, code in enumerate(KEEPS)}
HANDS = np.array(
    [sum(1 << HAND_AT + 8 * FACTION_OF.get(code, 0) for code in (pair & 3, pair >> 2)) for pair in range(16)]
)
"""Two cards as they are dealt, in the first word of one's own."""
TURNED = np.array([[k % max(players, 1) for k in range(4 * MOST)] for players in range(MOST + 1)])
"""By players: so many places on, once around the table and on. To look it up is quicker than to ask."""
COUNT = {name: 1 << 8 * place for place, name in enumerate(COUNTED)}
LOYAL, TRAITOR, BLANKS, SWAPS, SHOWN = (COUNT[name] for name in COUNTED[:5])
A_DECISION, A_TURN, RESULT = COUNT["decisions"], COUNT["turns"], 8 * COUNTED.index("result")

KEY, ASKED, KIND, TURN, WORD, OFFICES, ONE, OTHER, WHICH, KEPT, FIRST_SEAT, SEAT, ROW, MINE, CHANCE = range(
    15
)
"""What is kept of a game that waits; then who is asked, and what."""
TRUTH, LINE_WORDS = 16, 8


def stride_of(players: int) -> int:
    """Words of a game: what is shown, what is each seat's own, and what is kept of it while it waits.

    They fill whole lines of a processor's memory, so that it fetches no line for a few words of it.
    """
    return (SHOWN_WORDS + OWN_WORDS * players + LINE_WORDS - 1) // LINE_WORDS * LINE_WORDS + TRUTH


@inlined
def chance_of(key: np.uint64, asked: np.uint64) -> np.int64:
    """The draw of a decision, in parts of `PART`."""
    return np.int64(draw(key, DECISION + asked) >> np.uint64(11))


@inlined
def score_of(word: np.int64) -> np.int64:
    """Votes and lead, where an observation has them."""
    loyal, traitor = word & 0xFF, word >> 8 & 0xFF
    return loyal << 40 | traitor << 48 | (loyal - traitor) << 56


@cache
def advance_for(calls: bool) -> Callable[..., int]:
    """The kernel for games in which somebody is waited for; with compiled policies beside, or without.

    What a kernel need not do makes room for the rest. Where nobody is waited for, `alone` plays.
    """

    @compiled
    def advance(
        seed: np.uint64,
        begin: np.uint64,
        games: Words,
        fresh: bool,
        stride: int,
        batch_index: Words,
        answers: Words,
        waits: Words,
        tally: Words,
        numbers: NDArray[np.int8],
        players: int,
        limit: int,
        may: int,
        first: int,
        cards: NDArray[Any],
        ids: NDArray[np.int16],
        starts: Words,
        counts: Words,
        masks: NDArray[np.int8],
        after: Words,
        opening: int,
        chosen: Words,
        results: NDArray[np.uint8],
        addresses: NDArray[np.uint64],
        words: Words,
        ended: NDArray[np.uint64],
        kept: NDArray[np.uint16],
        firsts: NDArray[np.uint8],
    ) -> int:
        """Play on these games; the place of the first illegal answer, or -1.

        `fresh` games begin, others go on with their answer, and each says in `waits` for what. `numbers` are
        the same memory as `words`.
        """
        every = masks.shape[1]
        header = players << 8 | limit << 16 | may << 24
        for at in range(len(games)):
            game = games[at]
            if not fresh and at + FAR < len(games):
                far = games[at + FAR] * stride
                prefetch(words, far)
                prefetch(words, far + stride - TRUTH)
                prefetch(words, far + stride - TRUTH // 2)
            base = game * stride
            own = base + SHOWN_WORDS
            kept_at = base + stride - TRUTH
            answered = not fresh
            action = N(-1)
            if fresh:
                key = key_of(seed, begin + np.uint64(game))
                deal = N(cards[below_many(draw(key, DEAL), np.uint64(len(cards)))])
                start = N(below_many(draw(key, FIRST), np.uint64(players))) if first < 0 else first
                for each in range(base, own + OWN_WORDS * players):
                    words[U(each)] = 0
                place = players - start if start else 0
                for _ in range(players):
                    words[U(own + OWN_WORDS * place)] = place | HANDS[U(deal & 15)]
                    deal >>= 4
                    place = place + 1 if place + 1 < players else 0
                asked, kind, turn, word, offices = np.uint64(0), VOTE, 1, N(A_TURN), opening
                one, other, which, keeps = 0, 0, 0, N(0)
                words[U(base + NOW)] = ROUND_ONE
            else:
                kind = words[U(kept_at + KIND)]
                key, asked = (
                    np.uint64(words[U(kept_at + KEY)]),
                    np.uint64(words[U(kept_at + ASKED)]),
                )
                turn, word, offices = (
                    words[U(kept_at + TURN)],
                    words[U(kept_at + WORD)],
                    words[U(kept_at + OFFICES)],
                )
                one, other, which = (
                    words[U(kept_at + ONE)],
                    words[U(kept_at + OTHER)],
                    words[U(kept_at + WHICH)],
                )
                keeps, start = words[U(kept_at + KEPT)], words[U(kept_at + FIRST_SEAT)]
                action = answers[U(at)]
            consul = turn - 1 if turn <= players else turn - 1 - players
            head = header | turn << 32 | score_of(word) if fresh else words[U(base)] & ~N(0xFF)
            chance = chance_of(key, asked) if fresh else N(0)
            while True:
                now = words[U(base + NOW)]
                if answered:
                    row, mine = words[U(kept_at + ROW)], words[U(kept_at + MINE)]
                    seat = words[U(kept_at + SEAT)]
                    ahead = chance_of(key, asked + np.uint64(1))
                else:
                    office, vote, saw = CONSUL, 0, 0
                    if kind == VOTE:
                        office = AEDILE if one == 0 else AEDILE + 1
                        place, row = now >> 8 * (office - AEDILE + 1) & 0xFF, VOTE_ROW + (turn > players)
                    elif kind == LOOK:
                        office, place, row = PRAETOR, now & 0xFF, LOOK_ROW
                    elif kind == VETO:
                        office, place, row = PRAETOR, now & 0xFF, VETO_ROW
                        saw = one if which == 1 else other
                    elif kind == REPLACE:
                        vote = one if which == 1 else other
                        office, row = AEDILE + which - 1, REPLACE_ROW + vote - 1
                        place = now >> 8 * which & 0xFF
                    elif kind == ASSIGN:
                        place, row = N(0), offices
                    else:
                        hand = words[U(own + OWN_WORDS * consul)] >> HAND_AT
                        place, row = N(0), DISCARD_ROW + 3 * (hand & 3) + (hand >> 8 & 3)
                    place += consul
                    mine = own + OWN_WORDS * TURNED[U(players), U(place)]
                    seat = TURNED[U(players), U(place + start)]
                    if kind == DISCARD and counts[U(row)] == 1:
                        action = N(ids[U(starts[U(row)])])
                        ahead = chance_of(key, asked + np.uint64(1))
                    else:
                        words[U(base)] = head | kind
                        words[U(base + OWN_AT)] = (
                            words[U(mine)] | office << OFFICE_AT | vote << VOTE_AT | saw << SAW_AT
                        )
                        if not calls or addresses[U(seat)] == 0:
                            words[U(kept_at + SEAT)], words[U(kept_at + ROW)] = seat, row
                            words[U(kept_at + MINE)] = mine
                            words[U(kept_at + CHANCE)] = chance
                            break
                        ahead = chance_of(key, asked + np.uint64(1))  # ready when the call is back
                        copy_words(words, mine + 1, words, base + HEAD_WORDS, TAIL_WORDS)
                        action = call_policy(
                            addresses[U(seat)],
                            kind,
                            numbers,
                            8 * base,
                            ids,
                            starts[U(row)],
                            counts[U(row)],
                            np.float64(chance) * PART,
                        )
                answered = False
                if U(action) >= U(every) or masks[U(row), U(action)] == 0:
                    answers[U(at)] = action
                    words[U(kept_at + ASKED)], words[U(kept_at + KIND)] = N(asked), kind
                    words[U(kept_at + SEAT)] = seat
                    return at
                asked += np.uint64(1)
                chance = ahead
                word += A_DECISION

                shift, line = 8 * (turn - 1 & 7), turn - 1 >> 3
                scored = False
                if kind == VOTE:
                    vote = action - VOTES + 1
                    words[U(mine + LAID + line)] |= vote << shift
                    words[U(mine + FINAL + line)] |= vote << shift
                    if one == 0:
                        one = vote
                        words[U(base + NOW)] = now | N(1) << LAID_AT
                    else:
                        other = vote
                        words[U(base + NOW)] = now | N(1) << LAID_AT + 8
                        kind = LOOK
                    continue
                if kind == LOOK:
                    which = action - LOOKS + 1
                    vote = one if which == 1 else other
                    words[U(mine + SAW + line)] |= vote << shift
                    now |= which << LOOKED_AT
                    kind = VETO
                    if vote == YELLOW:
                        now |= N(1) << SHOWN_AT
                        kind = REPLACE
                    words[U(base + NOW)] = now
                    continue
                if kind in (VETO, REPLACE):
                    before = one if which == 1 else other
                    if kind == REPLACE:
                        vote = before if action == KEEP else action - REPLACES + 1
                    else:
                        swaps = action - VETOES
                        if turn > players and swaps:
                            kind = REPLACE
                            continue
                        vote = before + swaps * (3 - 2 * before)  # the other one of green and red
                    # All of it also where nothing changes: a wrong guess of the processor takes longer.
                    changed = N(vote != before)
                    aedile = TURNED[U(players), U(consul + (now >> 8 * which & 0xFF))]
                    words[U(own + OWN_WORDS * aedile + FINAL + line)] += (vote - before) << shift
                    now |= changed << SWAPPED_AT
                    words[U(base + NOW)] = now
                    word += changed * SWAPS
                    one, other = vote if which == 1 else one, other if which == 1 else vote
                    green, red = N(one == 1) + (other == 1), N(one == 2) + (other == 2)
                    words[U(base + LEDGER + turn - 1)] = now & LINE | green << LAID_AT | red << LAID_AT + 8
                    word += green * LOYAL + red * TRAITOR + (2 - green - red) * BLANKS
                    word += (now >> SHOWN_AT & 1) * SHOWN
                    loyal, traitor = word & 0xFF, word >> 8 & 0xFF
                    failed = loyal > limit or traitor > limit
                    if failed or turn == 2 * players:
                        lead = min(max(loyal - traitor, -LEADS), LEADS) + LEADS
                        some_loyal, some_traitor = N(keeps & 0x5555 != 0), N(keeps & 0xAAAA != 0)
                        result = N(results[U(N(failed)), U(lead), U(some_loyal), U(some_traitor)])
                        ended[U(game)] = np.uint64(word | result << RESULT)
                        kept[U(game)] = keeps
                        firsts[U(game)] = start
                        kind = OVER
                        break
                    scored = turn > 1 and words[U(base + PICKED)] >> 8 * consul & 1 == 0
                    if scored:
                        kind = DISCARD
                        head = header | turn << 32 | score_of(word)
                        continue
                elif kind == DISCARD:
                    side = action - DISCARDS
                    head = words[U(mine)] - (N(1) << HAND_AT + 8 * side)
                    left = head >> HAND_AT
                    code = KEEPS[U(0)] if left & 1 else KEEPS[U(1)] if left >> 8 & 1 else KEEPS[U(2)]
                    keeps |= code << 2 * seat
                    words[U(mine)] = head | side + 1 << DISCARDED_AT
                    words[U(base + PICKED)] |= N(1) << 8 * consul
                else:
                    choice = action - ASSIGNS
                    offices = after[U(offices), U(choice)]
                    words[U(base + NOW)] = chosen[U(choice)]
                    kind = VOTE
                    continue
                turn += 1
                word += A_TURN
                head = header | turn << 32 | score_of(word)
                consul = consul + 1 if consul + 1 < players else 0
                one, other, which = 0, 0, 0
                if turn <= players:
                    kind = VOTE
                    words[U(base + NOW)] = ROUND_ONE
                else:
                    kind = ASSIGN
                    words[U(base + NOW)] = 0
            words[U(kept_at + KIND)] = kind
            waits[U(game)] = OVER
            if kind != OVER:
                wait = batch_index[U(words[U(kept_at + SEAT)])] * KIND_COUNT + kind
                waits[U(game)] = wait
                tally[U(wait)] += 1
                words[U(kept_at + KEY)], words[U(kept_at + ASKED)] = N(key), N(asked)
                words[U(kept_at + TURN)], words[U(kept_at + WORD)] = turn, word
                words[U(kept_at + OFFICES)] = offices
                words[U(kept_at + ONE)], words[U(kept_at + OTHER)] = one, other
                words[U(kept_at + WHICH)], words[U(kept_at + KEPT)] = which, keeps
                words[U(kept_at + FIRST_SEAT)] = start
        return -1

    return advance


@compiled
def collect(
    waiting: Words,
    stride: int,
    mask_words: Words,
    words: Words,
    observations: Words,
    masks: Words,
    draws: NDArray[np.float64],
) -> None:
    """What these games ask, side by side."""
    width = mask_words.shape[1]
    for place in range(len(waiting)):
        base = waiting[U(place)] * stride
        if place + FAR < len(waiting):
            far = waiting[place + FAR] * stride
            prefetch(words, far)
            prefetch(words, far + 8)
            prefetch(words, far + 16)
            prefetch(words, far + stride - TRUTH // 2)
        if place + NEAR < len(waiting):
            prefetch(words, words[U(waiting[place + NEAR] * stride + stride - TRUTH + MINE)])
        kept = base + stride - TRUTH
        copy_words(words, base, observations, place * SHOWN_WORDS, HEAD_WORDS)
        mine = words[U(kept + MINE)]
        copy_words(words, mine + 1, observations, place * SHOWN_WORDS + HEAD_WORDS, TAIL_WORDS)
        row = words[U(kept + ROW)]
        for each in range(0, width, MASK_STEP):
            copy_words(mask_words, row * width + each, masks, place * width + each, MASK_STEP)
        draws[U(place)] = np.float64(words[U(kept + CHANCE)]) * PART
