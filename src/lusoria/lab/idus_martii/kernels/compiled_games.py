"""Games of Idus Martii in which everybody is compiled: turn by turn, one game after the other.

The same games as in `advance`, with the same draws and the same words. Nobody is waited for, so that the
rules can be followed straight on, without asking at every decision where a game stands: that is a third more
games in the same time.
"""

from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic
from numpy.typing import NDArray

from lusoria.lab.idus_martii.encoding import (
    ASSIGN,
    ASSIGNS,
    DISCARD,
    DISCARDS,
    KEEP,
    LOOK,
    LOOKS,
    REPLACE,
    REPLACES,
    VETO,
    VETOES,
    VOTE,
    VOTES,
)
from lusoria.lab.idus_martii.kernels.decisions import (
    DISCARD_ROW,
    LOOK_ROW,
    REPLACE_ROW,
    VETO_ROW,
    VOTE_ROW,
)
from lusoria.lab.idus_martii.kernels.lookups import LEADS
from lusoria.lab.idus_martii.kernels.stepwise import (
    A_DECISION,
    A_TURN,
    AEDILE,
    ASKED,
    BLANKS,
    CONSUL,
    DISCARDED_AT,
    FINAL,
    HAND_AT,
    HANDS,
    HEAD_WORDS,
    KEEPS,
    KEY,
    KIND,
    LAID,
    LAID_AT,
    LEDGER,
    LINE,
    LOOKED_AT,
    LOYAL,
    NOW,
    OFFICE_AT,
    OWN_AT,
    OWN_WORDS,
    PART,
    PICKED,
    PRAETOR,
    RESULT,
    ROUND_ONE,
    SAW,
    SAW_AT,
    SEAT,
    SHOWN,
    SHOWN_AT,
    SHOWN_WORDS,
    SWAPPED_AT,
    SWAPS,
    TAIL_WORDS,
    TRAITOR,
    TRUTH,
    TURNED,
    VOTE_AT,
    YELLOW,
    N,
    U,
    Words,
    chance_of,
    score_of,
)
from lusoria.lab.idus_martii.kernels.uniform import DEAL, FIRST
from lusoria.lab.simulator.function_pointers import element_address, emit_call
from lusoria.numeric.compile_cache import compiled, compiled_part, inlined
from lusoria.numeric.counter_rng import below_many, draw, key_of

ANSWER = KEY
"""Where an illegal answer is kept: the game is not gone on with."""


@inlined
def drawn(key: np.uint64, asked: np.uint64) -> np.float64:
    return np.float64(chance_of(key, asked)) * PART


@intrinsic
def ask(  # type: ignore[no-untyped-def]
    typing, address, kind, head, mine, office, words, ids, first, count, draw
):
    """Lay out what the seat whose own words begin at `mine` is told, and call its policy.

    In machine code: an inlined function would count the owners of its arrays up and down at every question,
    which takes longer than all the rest.
    """
    whole = types.int64
    signature = whole(types.uint64, whole, whole, whole, whole, words, ids, whole, whole, types.float64)

    def generate(context, builder, signature, values):  # type: ignore[no-untyped-def]
        address, kind, head, mine, office, words, ids, first, count, draw = values
        size = ir.IntType(64)

        def word(index: Any) -> Any:
            return element_address(context, builder, signature.args[5], words, index)

        builder.store(builder.or_(head, kind), word(size(0)))
        builder.store(builder.or_(builder.load(word(mine)), office), word(size(OWN_AT)))
        tail = word(builder.add(mine, size(1)))
        cgutils.raw_memcpy(builder, word(size(HEAD_WORDS)), tail, size(TAIL_WORDS), size(8), align=8)
        legal = element_address(context, builder, signature.args[6], ids, first)
        return emit_call(context, builder, address, (kind, word(size(0)), legal, count, draw))

    return signature, generate


@compiled_part
def refused(words: Words, action: int, asked: np.uint64, kind: int, seat: int, game: int) -> int:
    """What was answered, and where, is kept with the game."""
    kept = len(words) - TRUTH
    words[kept + ANSWER], words[kept + ASKED], words[kept + KIND], words[kept + SEAT] = (
        action,
        N(asked),
        kind,
        seat,
    )
    return game


@compiled
def play_alone(
    seed: np.uint64,
    begin: np.uint64,
    games: int,
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
    """Play so many games; the first in which an answer was illegal, or -1.

    `words` are the memory of one game, as `advance` lays it out.
    """
    header = players << 8 | limit << 16 | may << 24
    own, every = SHOWN_WORDS, U(masks.shape[1])
    for game in range(games):
        key = key_of(seed, begin + np.uint64(game))
        deal = N(cards[below_many(draw(key, DEAL), np.uint64(len(cards)))])
        start = N(below_many(draw(key, FIRST), np.uint64(players))) if first < 0 else first
        for each in range(own + OWN_WORDS * players):
            words[U(each)] = 0
        place = players - start if start else 0
        for _ in range(players):
            words[U(own + OWN_WORDS * place)] = place | HANDS[U(deal & 15)]
            deal >>= 4
            place = place + 1 if place + 1 < players else 0
        asked, word, keeps, offices, picked = np.uint64(0), N(0), N(0), N(opening), N(0)
        turn, consul = N(1), N(0)
        while True:
            word += A_TURN
            head = header | turn << 32 | score_of(word)
            shift, line = 8 * (turn - 1 & 7), turn - 1 >> 3
            now, vote_row = N(ROUND_ONE), VOTE_ROW
            if turn > players:  # W1 to W3
                words[U(NOW)] = 0
                seat, mine = TURNED[U(players), U(consul + start)], own + OWN_WORDS * consul
                action = ask(
                    addresses[U(seat)],
                    ASSIGN,
                    head,
                    mine,
                    CONSUL << OFFICE_AT,
                    words,
                    ids,
                    starts[U(offices)],
                    counts[U(offices)],
                    drawn(key, asked),
                )
                if U(action) >= every or masks[U(offices), U(action)] == 0:
                    return refused(words, action, asked, ASSIGN, seat, game)
                asked += np.uint64(1)
                now, vote_row = chosen[U(action - ASSIGNS)], VOTE_ROW + 1
                offices = after[U(offices), U(action - ASSIGNS)]
            words[U(NOW)] = now

            place = consul + (now >> 8 & 0xFF)
            nearer, nearer_own = place + start, own + OWN_WORDS * TURNED[U(players), U(place)]
            seat = TURNED[U(players), U(nearer)]
            action = ask(
                addresses[U(seat)],
                VOTE,
                head,
                nearer_own,
                AEDILE << OFFICE_AT,
                words,
                ids,
                starts[U(vote_row)],
                counts[U(vote_row)],
                drawn(key, asked),
            )
            if U(action) >= every or masks[U(vote_row), U(action)] == 0:
                return refused(words, action, asked, VOTE, seat, game)
            asked += np.uint64(1)
            one = action - VOTES + 1
            words[U(nearer_own + LAID + line)] |= one << shift
            words[U(nearer_own + FINAL + line)] |= one << shift
            now |= N(1) << LAID_AT
            words[U(NOW)] = now

            place = consul + (now >> 16 & 0xFF)
            further, further_own = place + start, own + OWN_WORDS * TURNED[U(players), U(place)]
            seat = TURNED[U(players), U(further)]
            action = ask(
                addresses[U(seat)],
                VOTE,
                head,
                further_own,
                AEDILE + 1 << OFFICE_AT,
                words,
                ids,
                starts[U(vote_row)],
                counts[U(vote_row)],
                drawn(key, asked),
            )
            if U(action) >= every or masks[U(vote_row), U(action)] == 0:
                return refused(words, action, asked, VOTE, seat, game)
            asked += np.uint64(1)
            other = action - VOTES + 1
            words[U(further_own + LAID + line)] |= other << shift
            words[U(further_own + FINAL + line)] |= other << shift
            now |= N(1) << LAID_AT + 8
            words[U(NOW)] = now

            place = consul + (now & 0xFF)
            seat, mine = TURNED[U(players), U(place + start)], own + OWN_WORDS * TURNED[U(players), U(place)]
            action = ask(
                addresses[U(seat)],
                LOOK,
                head,
                mine,
                PRAETOR << OFFICE_AT,
                words,
                ids,
                starts[U(LOOK_ROW)],
                counts[U(LOOK_ROW)],
                drawn(key, asked),
            )
            if U(action) >= every or masks[U(LOOK_ROW), U(action)] == 0:
                return refused(words, action, asked, LOOK, seat, game)
            asked += np.uint64(1)
            which = action - LOOKS
            before = other if which else one
            words[U(mine + SAW + line)] |= before << shift
            now |= which + 1 << LOOKED_AT
            vote, swaps = before, N(before == YELLOW)
            now |= swaps << SHOWN_AT
            words[U(NOW)] = now
            replaces = swaps
            if swaps == 0:
                action = ask(
                    addresses[U(seat)],
                    VETO,
                    head,
                    mine,
                    PRAETOR << OFFICE_AT | before << SAW_AT,
                    words,
                    ids,
                    starts[U(VETO_ROW)],
                    counts[U(VETO_ROW)],
                    drawn(key, asked),
                )
                if U(action) >= every or masks[U(VETO_ROW), U(action)] == 0:
                    return refused(words, action, asked, VETO, seat, game)
                asked += np.uint64(1)
                swaps = action - VETOES
                replaces = swaps if turn > players else N(0)
                vote = before + swaps * (3 - 2 * before)  # the other one of green and red
            looked_own = further_own if which else nearer_own
            if replaces:
                seat = TURNED[U(players), U(further if which else nearer)]
                row = REPLACE_ROW + before - 1
                action = ask(
                    addresses[U(seat)],
                    REPLACE,
                    head,
                    looked_own,
                    AEDILE + which << OFFICE_AT | before << VOTE_AT,
                    words,
                    ids,
                    starts[U(row)],
                    counts[U(row)],
                    drawn(key, asked),
                )
                if U(action) >= every or masks[U(row), U(action)] == 0:
                    return refused(words, action, asked, REPLACE, seat, game)
                asked += np.uint64(1)
                vote = before if action == KEEP else action - REPLACES + 1

            changed = N(vote != before)
            words[U(looked_own + FINAL + line)] += (vote - before) << shift
            now |= changed << SWAPPED_AT
            words[U(NOW)] = now
            one, other = one if which else vote, vote if which else other
            green, red = N(one == 1) + (other == 1), N(one == 2) + (other == 2)
            words[U(LEDGER + turn - 1)] = now & LINE | green << LAID_AT | red << LAID_AT + 8
            word += green * LOYAL + red * TRAITOR + (2 - green - red) * BLANKS
            word += changed * SWAPS + (now >> SHOWN_AT & 1) * SHOWN
            loyal, traitor = word & 0xFF, word >> 8 & 0xFF
            failed = loyal > limit or traitor > limit
            if failed or turn == 2 * players:
                lead = min(max(loyal - traitor, -LEADS), LEADS) + LEADS
                some_loyal, some_traitor = N(keeps & 0x5555 != 0), N(keeps & 0xAAAA != 0)
                result = N(results[U(N(failed)), U(lead), U(some_loyal), U(some_traitor)])
                ended[U(game)] = np.uint64(word + N(asked) * A_DECISION | result << RESULT)
                kept[U(game)] = keeps
                firsts[U(game)] = start
                break
            if turn > 1 and picked >> 8 * consul & 1 == 0:
                seat, mine = TURNED[U(players), U(consul + start)], own + OWN_WORDS * consul
                held = words[U(mine)]
                row = DISCARD_ROW + 3 * (held >> HAND_AT & 3) + (held >> HAND_AT + 8 & 3)
                action = N(ids[U(starts[U(row)])])
                if counts[U(row)] > 1:
                    head = header | turn << 32 | score_of(word)
                    action = ask(
                        addresses[U(seat)],
                        DISCARD,
                        head,
                        mine,
                        CONSUL << OFFICE_AT,
                        words,
                        ids,
                        starts[U(row)],
                        counts[U(row)],
                        drawn(key, asked),
                    )
                    if U(action) >= every or masks[U(row), U(action)] == 0:
                        return refused(words, action, asked, DISCARD, seat, game)
                asked += np.uint64(1)
                side = action - DISCARDS
                held -= N(1) << HAND_AT + 8 * side
                left = held >> HAND_AT
                code = KEEPS[U(0)] if left & 1 else KEEPS[U(1)] if left >> 8 & 1 else KEEPS[U(2)]
                keeps |= code << 2 * seat
                words[U(mine)] = held | side + 1 << DISCARDED_AT
                picked |= N(1) << 8 * consul
                words[U(PICKED)] = picked
            turn += 1
            consul = consul + 1 if consul + 1 < players else N(0)
    return -1
