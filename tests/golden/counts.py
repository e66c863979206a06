"""Counts of deals, assignments and positions, which can be derived by hand."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

from msgspec.structs import replace

from lusoria.core.game import Action, Chance, Event, Game, Options, State, View, fold
from lusoria.games.alea import ALEA
from lusoria.games.alea.model import FACES
from lusoria.games.alea.model import Options as AleaOptions
from lusoria.games.alea.numerals import is_incomplete, readings
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.model import PLAYERS
from lusoria.games.idus_martii.model import Options as IdusOptions
from lusoria.games.idus_martii.next_step import first_round_turn
from lusoria.games.idus_martii.office_rules import check_assignments
from lusoria.laws.walk import perft


def line(name: str, counts: list[int]) -> str:
    return f"{name}: {' '.join(map(str, counts))}"


def after_chance(game: Game[Options, State, Action, Event, View], state: State) -> State:
    """The first state that awaits a seat, always with the first outcome of chance."""
    while isinstance(chance := game.turn(state), Chance):
        state = fold(game, state, chance.outcomes[0][0])
    return state


def idus_counts() -> Iterator[str]:
    yield "# Deals, card by card: sequences of Loyal, Traitor and Merchant cards that the deck allows."
    yield "# The last number is (2n)! / ((n-1)! (n-1)! 2!)."
    for players in PLAYERS:
        yield line(f"deal {players}", deals(players))
    yield ""
    yield "# Steps of play from the first turn. Two Aediles in either order, two colours: 4, then 8;"
    yield "# times two votes to look at: 16; times two answers: 32. Turn 1 has no discard: then 128, 256, ..."
    for players in PLAYERS:
        state = after_chance(IDUS_MARTII, IDUS_MARTII.start(IdusOptions(players, first=0)))
        yield line(f"play {players}", [perft(IDUS_MARTII, state, depth) for depth in range(1, 8)])
    yield ""
    yield "# Assignments of round two: after k turns of it, so many ways to have handed out the offices."
    yield "# At five the first Consul has 6: seat 1 has served twice and may not again, seat 2 may, so"
    yield "# Praetor 1 leaves three pairs of 2, 3, 4, and every other Praetor one."
    for players in PLAYERS:
        yield line(f"offices {players}", office_sequences(players))


def deals(players: int) -> list[int]:
    """Follows every outcome of chance, and merges states with equal decks."""
    piles: Counter[Any] = Counter({IDUS_MARTII.start(IdusOptions(players, first=0)): 1})
    counts = []
    for _ in range(2 * players):
        following: Counter[Any] = Counter()
        for state, ways in piles.items():
            chance = IDUS_MARTII.turn(state)
            assert isinstance(chance, Chance)
            for events, _weight in chance.outcomes:
                following[pile(fold(IDUS_MARTII, state, events[:1]))] += ways
        piles = following
        counts.append(sum(piles.values()))
    return counts


def pile(state: Any) -> Any:
    """The remaining deck, regardless of the order of deals."""
    return replace(state, cards=tuple(sorted(state.cards)))


def office_sequences(players: int) -> list[int]:
    last, before = (
        first_round_turn(players, players, players - 1),
        first_round_turn(players, players - 1, players - 2),
    )
    offices: Counter[Any] = Counter({(last.praetor, last.aediles, before.aediles): 1})
    counts = []
    for consul in range(players):
        following: Counter[Any] = Counter()
        for (praetor, aediles, earlier), ways in offices.items():
            for action in check_assignments(players, consul, praetor, aediles, earlier).allowed:
                following[action.praetor, action.aediles, aediles] += ways
        offices = following
        counts.append(sum(offices.values()))
    return counts


def alea_counts() -> Iterator[str]:
    yield "# Sets of one to six dice: all, those that spell a numeral, and the one that waits (four X)."
    sets = [tuple(dice) for count in range(1, 7) for dice in combinations_with_replacement(FACES, count)]
    yield line("sets", [len(sets), sum(bool(readings(dice)) for dice in sets), sum(map(is_incomplete, sets))])
    by_dice = Counter(len(dice) for dice in sets if readings(dice))
    yield line("numerals of 1 to 6 dice", [by_dice[count] for count in range(1, 7)])
    yield line("numbers that can be spelled", [len({number for dice in sets for number in readings(dice)})])
    yield ""
    yield "# Steps of play: a throw, three faces, then roll on or write into one of seven rows: 1, 3, 24."
    for name, options in {
        "printed rules": AleaOptions(2),
        "multi_roll": AleaOptions(2, multi_roll=True),
        "cards_anytime": AleaOptions(2, cards_anytime=True),
        "ordered": AleaOptions(2, ordered=True),
    }.items():
        yield line(name, [perft(ALEA, ALEA.start(options), depth) for depth in range(1, 7)])


COUNTS = {"idus-martii": idus_counts, "alea": alea_counts}
