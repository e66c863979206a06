"""Enumeration of all worlds a viewer cannot tell apart, by the reference rules alone.

A world is a true state with its weight. Every decision of a game is tried in every world with every choice
that the rules allow there; only those stay whose events the viewer perceives as they were.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from random import Random

import numpy as np

from lusoria.core.game import Chance, Seat, Viewer, fold, sample
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Action, Discard, Keep, Replace, Veto, Vote
from lusoria.games.idus_martii.events import CardDealt, Event, FirstDrawn
from lusoria.games.idus_martii.model import COLOURS, FACTIONS, Faction, Options, State, hand
from lusoria.games.idus_martii.policy_keys import PAIRS, preference
from lusoria.minds.idus_martii.belief.table_policies import Policy

Decision = tuple[Seat, Action]
Worlds = dict[tuple[object, ...], tuple[State, float]]


def dealt_state(options: Options, first: Seat, cards: tuple[Faction, ...]) -> State:
    state = IDUS_MARTII.start(options)
    if options.first == "random":
        state = IDUS_MARTII.evolve(state, FirstDrawn(first))
    for place, card in enumerate(cards):
        events = next(
            events
            for events, _ in dealt(state)
            if isinstance(events[0], CardDealt) and events[0].faction == card and events[0].seat == place // 2
        )
        state = fold(IDUS_MARTII, state, events)
    return state


def dealt(state: State) -> tuple[tuple[tuple[Event, ...], int], ...]:
    turn = IDUS_MARTII.turn(state)
    assert isinstance(turn, Chance)
    return turn.outcomes


def dealt_at_random(options: Options, rng: Random) -> State:
    state = IDUS_MARTII.start(options)
    while isinstance(turn := IDUS_MARTII.turn(state), Chance):
        state = fold(IDUS_MARTII, state, sample(turn, rng))
    return state


def random_game(options: Options, rng: Random) -> tuple[State, list[Decision]]:
    """A state before the first action, and all actions of the game."""
    state = dealt_at_random(options, rng)
    start, decisions = state, []
    while state.result is None:
        seats = [seat for seat in range(options.players) if IDUS_MARTII.legal(state, seat)]
        seat = rng.choice(seats)
        action = rng.choice(IDUS_MARTII.legal(state, seat))
        decisions.append((seat, action))
        state = fold(IDUS_MARTII, state, IDUS_MARTII.decide(state, seat, action))
    return start, decisions


def deals(left: list[int], seats: int) -> Iterator[tuple[tuple[tuple[Faction, ...], ...], int]]:
    """All ways to deal pairs of cards to this number of seats, with their number of orders."""
    if seats == 0:
        yield (), 1
        return
    for pair in combinations_with_replacement(range(3), 2):
        rest = list(left)
        for card in pair:
            rest[card] -= 1
        if min(rest) >= 0:
            for others, ways in deals(rest, seats - 1):
                cards = tuple(FACTIONS[card] for card in pair)
                yield (cards, *others), ways * (1 if pair[0] == pair[1] else 2)


class WorldEnumeration:
    """Exact belief of a viewer if all play by this policy with this mistake rate."""

    def __init__(self, start: State, viewer: Viewer, policy: Policy, slip: float) -> None:
        self.viewer = viewer
        self.policy = policy
        self.mistake_rate = slip
        self.log_evidence = 0.0
        players = start.players
        mine = () if viewer is None else start.cards[2 * viewer : 2 * viewer + 2]
        left = [players - 1, players - 1, 2]
        for card in mine:
            left[FACTIONS.index(card)] -= 1
        self.worlds: Worlds = {}
        for pairs, ways in deals(left, players - (viewer is not None)):
            hands = list(pairs)
            if viewer is not None:
                hands.insert(viewer, mine)
            state = dealt_state(
                start.options, start.first or 0, tuple(card for pair in hands for card in pair)
            )
            self.add(self.worlds, state, ways)
        self.normalise()

    @staticmethod
    def add(worlds: Worlds, state: State, weight: float) -> None:
        """Merges states that differ only in old votes."""
        key = (state.cards, state.discards, state.votes, state.step, state.swapped)
        known = worlds.get(key, (state, 0.0))
        worlds[key] = (known[0], known[1] + weight)

    def normalise(self) -> float:
        total = sum(weight for _, weight in self.worlds.values())
        self.worlds = {key: (state, weight / total) for key, (state, weight) in self.worlds.items()}
        return total

    def perceive(self, truth: State, seat: Seat, action: Action) -> State:
        """Continues by one decision, given the true state after it."""
        events = IDUS_MARTII.decide(truth, seat, action)
        perceived = [IDUS_MARTII.redact(event, self.viewer) for event in events]
        after: Worlds = {}
        for state, weight in self.worlds.values():
            for choice in (action,) if seat == self.viewer else IDUS_MARTII.legal(state, seat):
                if choice not in IDUS_MARTII.legal(state, seat):
                    continue
                decided = IDUS_MARTII.decide(state, seat, choice)
                if [IDUS_MARTII.redact(event, self.viewer) for event in decided] == perceived:
                    chance = 1.0 if seat == self.viewer else self.chance(state, seat, choice)
                    if chance:
                        self.add(after, fold(IDUS_MARTII, state, decided), weight * chance)
        self.worlds = after
        self.log_evidence += float(np.log(self.normalise()))
        return fold(IDUS_MARTII, truth, events)

    def chance(self, state: State, seat: Seat, action: Action) -> float:
        """Probability of this action under the policy."""
        turn, cards = state.turn - 1, hand(state, seat)
        at = (preference(cards), turn, state.loyal, state.traitor)
        choices = len(IDUS_MARTII.legal(state, seat))
        match action:
            case Vote(colour=colour):
                probability = self.policy.vote[at][COLOURS.index(colour)]
            case Veto(swap=swap):
                assert state.looked_colour is not None
                probability = self.policy.swap[at][COLOURS.index(state.looked_colour)]
                probability = probability if swap else 1 - probability
            case Replace(colour=colour):
                assert state.looked_colour is not None
                probability = self.policy.replace[at][
                    COLOURS.index(state.looked_colour), COLOURS.index(colour)
                ]
            case Keep():
                probability = self.policy.replace[at][2, 2]
            case Discard(faction=faction):
                if cards[0] == cards[1]:
                    return 1.0
                kept_card = next(card for card in cards if card != faction)
                pair = at[0] - 3
                probability = self.policy.keep[pair][at[1:]][PAIRS[pair].index(FACTIONS.index(kept_card))]
            case _:
                return 1.0
        return float((1 - self.mistake_rate) * probability + self.mistake_rate / choices)

    def sides(self, seat: Seat) -> tuple[float, float, float]:
        """Final sides of a seat. A seat that has not picked keeps either card."""
        found = [0.0, 0.0, 0.0]
        for state, weight in self.worlds.values():
            cards = hand(state, seat)
            for card in cards:
                found[FACTIONS.index(card)] += weight / len(cards)
        return found[0], found[1], found[2]

    def compositions(self) -> dict[tuple[int, int, int], float]:
        """Of all seats but the viewer's. A seat that has not picked keeps either card."""
        found: dict[tuple[int, int, int], float] = {}
        for state, weight in self.worlds.values():
            partial: dict[tuple[int, int, int], float] = {(0, 0, 0): weight}
            for seat in range(state.players):
                if seat == self.viewer:
                    continue
                cards = hand(state, seat)
                further: dict[tuple[int, int, int], float] = {}
                for card in cards:
                    for counts, share in partial.items():
                        more = list(counts)
                        more[FACTIONS.index(card)] += 1
                        key = (more[0], more[1], more[2])
                        further[key] = further.get(key, 0.0) + share / len(cards)
                partial = further
            for counts, share in partial.items():
                found[counts] = found.get(counts, 0.0) + share
        return found
