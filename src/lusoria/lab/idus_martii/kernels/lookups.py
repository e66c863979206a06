"""What the kernels of Idus Martii look up, all of it asked of the reference rules: none stands here twice."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from lusoria.core.game import Await, Chance, fold, play
from lusoria.games.idus_martii import IDUS_MARTII, rules
from lusoria.games.idus_martii.actions import Discard
from lusoria.games.idus_martii.events import CardDealt
from lusoria.games.idus_martii.model import FACTIONS, Ending, Faction, Options, State, Step, limits
from lusoria.games.idus_martii.next_step import DISCARDS
from lusoria.games.idus_martii.office_rules import binding_offices, check_assignments
from lusoria.games.idus_martii.scoring import winning_faction

Words: TypeAlias = NDArray[np.uint64]
Deals: TypeAlias = NDArray[np.uint32]
Offices: TypeAlias = tuple[int, tuple[int, int], tuple[int, int]]
"""Last turn's Praetor and Aediles and the Aediles before them, as seats left of the Consul."""

CODES: dict[Faction, int] = {"merchant": 0, "loyal": 1, "traitor": 2}
"""Two bits a card: whether it is a Loyal one, whether it is a Traitor's."""
ENDINGS: tuple[Ending, ...] = ("ides_of_march", "failed_conspiracy")
LEADS = 2
"""Leads from -2 to 2: further ones decide nothing else."""

COUNTED = ("loyal", "traitor", "blanks", "swaps", "shown", "decisions", "turns", "result")
"""What the word of a game counts, eight bits each from the lowest; `result` is ending * 3 + faction."""

FIRST_WAYS = (2, 2, 2, 2)
"""V1, V2: two votes, a look and a veto, of so many each."""
SECOND_WAYS = (3, 3, 2, 2, 6)
"""W4 to W6: the same and a replacement, of two or three: one of six is fair to both."""


@dataclass(frozen=True)
class Tables:
    """For one number of players and its house rules."""

    players: int
    limit: int
    deals: Deals
    """Every deal: what each seat keeps, two bits a seat, if its coin is 0 (low half) or 1 (high half)."""
    cards: Deals
    """The same deals as they are dealt, two bits a card."""
    first_round: Words
    """What two turns of round one count, by both their ways."""
    one_turn: Words
    """The same of one turn."""
    second_round: Words
    """The same of one turn of round two."""
    assignments: NDArray[np.uint32]
    """After each choice of offices, the choices after it: place of the first * 256 + how many."""
    opening: int
    """The same before the first choice."""
    offices: NDArray[np.uint8]
    """Whom each of them chooses: Praetor and Aediles, as seats left of the Consul."""
    results: NDArray[np.uint8]
    """The result by ending, lead, whether there are Loyal and whether there are Traitors."""


@cache
def tables_for(players: int, limit: int, yellow_swap: Literal["must", "may"]) -> Tables:
    options = Options(players, first=0, limit=limits(players)[-1], yellow_swap=yellow_swap)
    one_turn = turn_counts(walked_to(options, 2, "vote"), FIRST_WAYS)
    cards = all_deals(options)
    assignments, offices = all_assignments(players, walked_to(options, players + 1, "assign"))
    return Tables(
        players,
        limit,
        all_kept(cards, players),
        cards,
        (one_turn[None, :] + one_turn[:, None]).ravel(),
        one_turn,
        turn_counts(walked_to(options, players + 2, "assign"), SECOND_WAYS),
        assignments[1:],
        int(assignments[0]),
        offices,
        all_results(),
    )


def walked_to(options: Options, turn: int, step: Step) -> State:
    """Some game of the reference rules, at this place."""
    state = rules.start(options)
    while (state.turn, state.step) != (turn, step):
        state = taken(state, 0)
    return state


def taken(state: State, choice: int) -> State:
    """One choice of the first who is awaited, or one card."""
    moves = rules.turn(state)
    if isinstance(moves, Chance):
        return fold(IDUS_MARTII, state, moves.outcomes[0][0])
    assert isinstance(moves, Await)
    choices = rules.legal(state, moves.seats[0])
    return play(IDUS_MARTII, state, moves.seats[0], choices[choice % len(choices)]).after


# --- the deal ----------------------------------------------------------------------------------------------


def all_deals(options: Options) -> Deals:
    """S2: every order of the faction cards; all are as likely."""
    deck = rules.turn(rules.start(options))
    assert isinstance(deck, Chance)
    left = np.array([[weight for _, weight in deck.outcomes]])
    codes = [CODES[faction_of(events[0])] for events, _ in deck.outcomes]
    one_less = np.eye(len(codes), dtype=left.dtype)
    cards = np.zeros(1, np.uint32)
    for place in range(deck.total):
        can = left.T > 0
        cards = np.concatenate([cards[can[k]] | np.uint32(code << 2 * place) for k, code in enumerate(codes)])
        left = np.concatenate([left[can[k]] - one_less[k] for k in range(len(codes))])
    return cards


def faction_of(event: object) -> Faction:
    assert isinstance(event, CardDealt)
    assert event.faction is not None
    return event.faction


def all_kept(cards: Deals, players: int) -> Deals:
    """V6, W8: what is left of every deal once everybody has discarded."""
    kept = np.zeros((2, 16), np.uint32)
    for (one, other), choices in DISCARDS.items():
        for coin in range(2):
            choice = choices[coin % len(choices)]
            assert isinstance(choice, Discard)
            kept[coin, CODES[one] | CODES[other] << 2] = CODES[other if choice.faction == one else one]
    found = np.zeros_like(cards)
    for seat in range(players):
        pair = cards >> np.uint32(4 * seat) & np.uint32(15)
        for coin in range(2):
            found |= kept[coin][pair] << np.uint32(2 * seat + 16 * coin)
    return found


# --- a turn ------------------------------------------------------------------------------------------------


def turn_counts(begun: State, ways: Sequence[int]) -> Words:
    """What a turn adds to the word of its game, for every way it can go; the first choice varies fastest."""
    chosen = (digits[::-1] for digits in product(*(range(way) for way in reversed(ways))))
    return np.array([turn_count(begun, digits) for digits in chosen], np.uint64)


def turn_count(state: State, digits: Sequence[int]) -> int:
    done, decisions = len(state.ledger), 0
    if state.step == "assign":
        state, decisions = taken(state, 0), 1
    votes, look, veto, replacement = digits[:2], digits[2], digits[3], digits[4:]
    while len(state.ledger) == done:
        match state.step:
            case "vote":
                choice = votes[len(votes) - len(awaited(state))]
            case "look":
                choice = look
            case "veto":
                choice = veto
            case _:
                choice = replacement[0]
        state, decisions = taken(state, choice), decisions + 1
    line = state.ledger[-1]
    return counted(
        loyal=line.green,
        traitor=line.red,
        blanks=line.yellow,
        swaps=int(line.swapped),
        shown=int(line.yellow_shown),
        decisions=decisions,
        turns=1,
    )


def awaited(state: State) -> tuple[int, ...]:
    moves = rules.turn(state)
    assert isinstance(moves, Await)
    return moves.seats


def counted(**counts: int) -> int:
    return sum(count << 8 * COUNTED.index(name) for name, count in counts.items())


# --- offices -----------------------------------------------------------------------------------------------


def all_assignments(players: int, state: State) -> tuple[NDArray[np.uint32], NDArray[np.uint8]]:
    """W1 to W3: every choice of offices that can come up, and where it leads. Seats count from the Consul."""
    opening = left_of(state.consul, players, *binding_offices(players, state.ledger))
    places: dict[Offices, int] = {}
    chosen: list[tuple[int, int, int]] = []
    leads: list[Offices] = [opening]
    known = [opening]
    for offices in known:
        places[offices] = len(chosen)
        _, aediles, _ = offices
        for action in check_assignments(players, 0, *offices).allowed:
            chosen.append((action.praetor, *action.aediles))
            earlier = aediles if players == 5 else action.aediles
            after = left_of(1, players, action.praetor, action.aediles, earlier)
            leads.append(after)
            if after not in places:
                places[after] = -1
                known.append(after)
    counts = {offices: len(check_assignments(players, 0, *offices).allowed) for offices in places}
    packed = [places[offices] << 8 | counts[offices] for offices in leads]
    return np.array(packed, np.uint32), np.array(chosen, np.uint8)


def left_of(
    consul: int, players: int, praetor: int, aediles: tuple[int, int], earlier: tuple[int, int]
) -> Offices:
    """The same offices as seats left of this Consul."""

    def turned(pair: tuple[int, int]) -> tuple[int, int]:
        one, other = sorted((seat - consul) % players for seat in pair)
        return one, other

    return (praetor - consul) % players, turned(aediles), turned(earlier)


# --- the end -----------------------------------------------------------------------------------------------


def all_results() -> NDArray[np.uint8]:
    """E1, E2."""
    found = np.zeros((len(ENDINGS), 2 * LEADS + 1, 2, 2), np.uint8)
    for ending, lead, loyal, traitor in product(
        range(len(ENDINGS)), range(-LEADS, LEADS + 1), (0, 1), (0, 1)
    ):
        present = tuple(
            faction for faction, there in zip(FACTIONS, (loyal, traitor, 1), strict=True) if there
        )
        faction = winning_faction(ENDINGS[ending], 10 + lead, 10, present)
        found[ending, lead + LEADS, loyal, traitor] = ending * len(FACTIONS) + FACTIONS.index(faction)
    return found
