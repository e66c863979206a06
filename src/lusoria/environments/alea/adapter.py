"""Adapter of Alea Romana."""

from collections.abc import Hashable, Mapping
from operator import attrgetter
from types import MappingProxyType
from typing import Any

from lusoria.core.game import GameResult, Seat
from lusoria.environments.alea.text import write
from lusoria.environments.game_adapter import MAX_ROUNDS, GameAdapter
from lusoria.games.alea.actions import Action
from lusoria.games.alea.model import CARDS, DICE, FACES, State
from lusoria.games.alea.numerals import readings, rows, twin_places
from lusoria.games.alea.rules import TWIN_CARDS, numbers
from lusoria.games.alea.view import table
from lusoria.lab.alea.encoding import Observation, encode_table, id_among

HOUSE_RULES = ("multi_roll", "cards_anytime", "ordered")
TWIN_SET = frozenset(TWIN_CARDS)


def rewards(result: GameResult, players: int) -> tuple[float, ...]:
    """Each player pays the same stake, winners share the pot (G3). Sums to 0; a sole win is worth 1."""
    share = players / len(result.winners)
    paid = ((share if seat in result.winners else 0.0) - 1 for seat in range(players))
    return tuple(amount / (players - 1) for amount in paid)


def max_length(players: int, rounds: int) -> tuple[int, int]:
    """Most actions and dice. A turn has a roll for each die, each card, a stop before each and at the end.

    A turn may end by leaving it. A card throws at most all dice.
    """
    actions, dice = DICE + 2 * len(CARDS) + 2, DICE * (1 + len(CARDS))
    return actions * players * rounds, dice * players * rounds


def legal_key(state: State) -> Hashable:
    """Free rows for each number that the dice spell; dice and cards while cards may be played."""
    seat, dice, options = state.seat, state.dice, state.options
    spelled = readings(dice, ordered=options.ordered)
    free_rows: Hashable = None
    if state.failed is None:
        free = rows(state.columns[seat])
        free_rows = len(dice) + len(state.aside), spelled, *[free[number] for number in spelled]
        if not options.cards_anytime:
            return free_rows
    cards = state.cards[seat]
    faces = dice if options.ordered else frozenset(dice)
    if spelled and not TWIN_SET.isdisjoint(cards):
        beside = twin_places(state.columns[seat], spelled)
        if beside:
            return free_rows, cards, faces, beside, spelled
    return free_rows, cards, faces


def id_in_state(action: Action, state: State) -> int:
    return id_among(action, numbers(state))


def observe(state: State, seat: Seat) -> Observation:
    """The public part of the view suffices: there is no private information."""
    return encode_table(table(state), seat)


def options_of(parameters: Mapping[str, Any]) -> dict[str, Any]:
    return {name: parameters[name] for name in ("players", *HOUSE_RULES)}


ADAPTER = GameAdapter(
    title="Alea Romana",
    rewards=rewards,
    min_reward=-1.0,
    is_zero_sum=True,
    has_secrets=False,
    max_outcomes=len(FACES),
    max_length=max_length,
    round_of=attrgetter("round"),
    write=write,
    parameters=MappingProxyType({**dict.fromkeys(HOUSE_RULES, False), "most_rounds": MAX_ROUNDS}),
    options_of=options_of,
    legal_key=legal_key,
    id_in_state=id_in_state,
    observe=observe,
)
