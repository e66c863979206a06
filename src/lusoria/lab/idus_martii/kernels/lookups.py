"""Lookup tables of the kernels, computed from the reference rules so that no rule is written twice."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Literal, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from lusoria.core.game import Await, Chance, fold, play
from lusoria.games.idus_martii import IDUS_MARTII, rules
from lusoria.games.idus_martii.actions import Discard
from lusoria.games.idus_martii.events import CardDealt
from lusoria.games.idus_martii.model import ENDINGS, FACTIONS, Faction, Options, State, Step, limits
from lusoria.games.idus_martii.next_step import DISCARDS
from lusoria.games.idus_martii.office_rules import binding_offices, check_assignments
from lusoria.games.idus_martii.scoring import MAX_LEAD, winning_faction

Uints: TypeAlias = NDArray[np.uint64]
Deals: TypeAlias = NDArray[np.uint32]
Offices: TypeAlias = tuple[int, tuple[int, int], tuple[int, int]]
"""Praetor and Aediles of the last turn, and the Aediles before them, as seats left of the Consul."""

CARD_CODES: dict[Faction, int] = {"merchant": 0, "loyal": 1, "traitor": 2}
"""Two bits per card: is Loyal, is Traitor."""

COUNTS = ("loyal", "traitor", "blanks", "swaps", "shown", "decisions", "turns", "result")
"""Fields of the word of a game, eight bits each, lowest first; `result` is ending * 3 + faction."""

FIRST_ROUND_OPTIONS = (2, 2, 2, 2)
"""V1, V2: number of options of two votes, a look and a veto."""
SECOND_ROUND_OPTIONS = (3, 3, 2, 2, 6)
"""W4 to W6: the same, and a replacement of two or three options: six is a multiple of both."""


class Tables(NamedTuple):
    """Tables for one number of players and its house rules. A struct argument of the uniform kernel."""

    players: int
    limit: int
    deals: Deals
    """By deal: the cards kept, two bits per seat, if its coin is 0 (low half) or 1 (high half)."""
    cards: Deals
    """By deal: the cards dealt, two bits per card."""
    first_round: Uints
    """By the choices of two turns of round one: their increment of the word of a game."""
    one_turn: Uints
    """By the choices of one turn of round one."""
    second_round: Uints
    """By the choices of one turn of round two."""
    assignments: NDArray[np.uint32]
    """By assignment of offices: the next assignments, as index of the first * 256 + their number."""
    opening: int
    """The first assignments, in the same form."""
    offices: NDArray[np.uint8]
    """By assignment: Praetor and Aediles, as seats left of the Consul."""
    results: NDArray[np.uint8]
    """The result by ending, lead, whether there are Loyal, and whether there are Traitors."""


@cache
def tables_for(players: int, limit: int, yellow_swap: Literal["must", "may"]) -> Tables:
    options = Options(players, first=0, limit=limits(players)[-1], yellow_swap=yellow_swap)
    one_turn = turn_counts(state_at(options, 2, "vote"), FIRST_ROUND_OPTIONS)
    cards = all_deals(options)
    assignments, offices = all_assignments(players, state_at(options, players + 1, "assign"))
    return Tables(
        players,
        limit,
        kept_cards(cards, players),
        cards,
        (one_turn[None, :] + one_turn[:, None]).ravel(),
        one_turn,
        turn_counts(state_at(options, players + 2, "assign"), SECOND_ROUND_OPTIONS),
        assignments[1:],
        int(assignments[0]),
        offices,
        all_results(),
    )


def state_at(options: Options, turn: int, step: Step) -> State:
    """A state at this step of a turn, by the reference rules."""
    state = rules.start(options)
    while (state.turn, state.step) != (turn, step):
        state = apply_choice(state, 0)
    return state


def apply_choice(state: State, choice: int) -> State:
    """Applies one choice of the first awaited seat, or deals one card."""
    moves = rules.turn(state)
    if isinstance(moves, Chance):
        return fold(IDUS_MARTII, state, moves.outcomes[0][0])
    assert isinstance(moves, Await)
    choices = rules.legal(state, moves.seats[0])
    return play(IDUS_MARTII, state, moves.seats[0], choices[choice % len(choices)]).after


# --- the deal ----------------------------------------------------------------------------------------------


def all_deals(options: Options) -> Deals:
    """S2: every order of the faction cards. All are equally likely."""
    deck = rules.turn(rules.start(options))
    assert isinstance(deck, Chance)
    cards_left = np.array([[weight for _, weight in deck.outcomes]])
    codes = [CARD_CODES[faction_of(events[0])] for events, _ in deck.outcomes]
    one_card = np.eye(len(codes), dtype=cards_left.dtype)
    cards = np.zeros(1, np.uint32)
    for place in range(deck.total):
        is_left = cards_left.T > 0
        cards = np.concatenate(
            [cards[is_left[k]] | np.uint32(code << 2 * place) for k, code in enumerate(codes)]
        )
        cards_left = np.concatenate([cards_left[is_left[k]] - one_card[k] for k in range(len(codes))])
    return cards


def faction_of(event: object) -> Faction:
    assert isinstance(event, CardDealt)
    assert event.faction is not None
    return event.faction


def kept_cards(cards: Deals, players: int) -> Deals:
    """V6, W8: by deal, the cards that remain after every player has discarded one."""
    kept_of_pair = np.zeros((2, 16), np.uint32)
    for (one, other), choices in DISCARDS.items():
        for coin in range(2):
            choice = choices[coin % len(choices)]
            assert isinstance(choice, Discard)
            kept_of_pair[coin, CARD_CODES[one] | CARD_CODES[other] << 2] = CARD_CODES[
                other if choice.faction == one else one
            ]
    kept = np.zeros_like(cards)
    for seat in range(players):
        pair = cards >> np.uint32(4 * seat) & np.uint32(15)
        for coin in range(2):
            kept |= kept_of_pair[coin][pair] << np.uint32(2 * seat + 16 * coin)
    return kept


# --- a turn ------------------------------------------------------------------------------------------------


def turn_counts(state: State, options: Sequence[int]) -> Uints:
    """Increments of the word of a game by all choices of a turn; the first choice varies fastest."""
    choices = (digits[::-1] for digits in product(*(range(count) for count in reversed(options))))
    return np.array([turn_count(state, digits) for digits in choices], np.uint64)


def turn_count(state: State, digits: Sequence[int]) -> int:
    turns_before, decisions = len(state.ledger), 0
    if state.step == "assign":
        state, decisions = apply_choice(state, 0), 1
    votes, look, veto, replacement = digits[:2], digits[2], digits[3], digits[4:]
    while len(state.ledger) == turns_before:
        match state.step:
            case "vote":
                choice = votes[len(votes) - len(awaited_seats(state))]
            case "look":
                choice = look
            case "veto":
                choice = veto
            case _:
                choice = replacement[0]
        state, decisions = apply_choice(state, choice), decisions + 1
    line = state.ledger[-1]
    return pack_counts(
        loyal=line.green,
        traitor=line.red,
        blanks=line.yellow,
        swaps=int(line.swapped),
        shown=int(line.yellow_shown),
        decisions=decisions,
        turns=1,
    )


def awaited_seats(state: State) -> tuple[int, ...]:
    moves = rules.turn(state)
    assert isinstance(moves, Await)
    return moves.seats


def pack_counts(**counts: int) -> int:
    return sum(count << 8 * COUNTS.index(name) for name, count in counts.items())


# --- offices -----------------------------------------------------------------------------------------------


def all_assignments(players: int, state: State) -> tuple[NDArray[np.uint32], NDArray[np.uint8]]:
    """W1 to W3: every assignment of offices that can occur, and the assignments allowed after it.

    Seats count from the Consul.
    """
    opening = left_of(state.consul, players, *binding_offices(players, state.ledger))
    assignment_index: dict[Offices, int] = {}
    assignments: list[tuple[int, int, int]] = []
    next_offices: list[Offices] = [opening]
    queue = [opening]
    for offices in queue:
        assignment_index[offices] = len(assignments)
        _, aediles, _ = offices
        for action in check_assignments(players, 0, *offices).allowed:
            assignments.append((action.praetor, *action.aediles))
            earlier = aediles if players == 5 else action.aediles
            after = left_of(1, players, action.praetor, action.aediles, earlier)
            next_offices.append(after)
            if after not in assignment_index:
                assignment_index[after] = -1
                queue.append(after)
    counts = {offices: len(check_assignments(players, 0, *offices).allowed) for offices in assignment_index}
    packed = [assignment_index[offices] << 8 | counts[offices] for offices in next_offices]
    return np.array(packed, np.uint32), np.array(assignments, np.uint8)


def left_of(
    consul: int, players: int, praetor: int, aediles: tuple[int, int], earlier: tuple[int, int]
) -> Offices:
    """Seats relative to this Consul."""

    def relative(pair: tuple[int, int]) -> tuple[int, int]:
        nearer, further = sorted((seat - consul) % players for seat in pair)
        return nearer, further

    return (praetor - consul) % players, relative(aediles), relative(earlier)


# --- the end -----------------------------------------------------------------------------------------------


def all_results() -> NDArray[np.uint8]:
    """E1, E2."""
    results = np.zeros((len(ENDINGS), 2 * MAX_LEAD + 1, 2, 2), np.uint8)
    for ending, lead, loyal, traitor in product(
        range(len(ENDINGS)), range(-MAX_LEAD, MAX_LEAD + 1), (0, 1), (0, 1)
    ):
        present = tuple(
            faction for faction, there in zip(FACTIONS, (loyal, traitor, 1), strict=True) if there
        )
        faction = winning_faction(ENDINGS[ending], 10 + lead, 10, present)
        results[ending, lead + MAX_LEAD, loyal, traitor] = ending * len(FACTIONS) + FACTIONS.index(faction)
    return results
